import { useTranslate } from 'ra-core';
import { useFormContext, type FieldValues } from 'react-hook-form';
import * as styles from '../parts/parts.css.ts';
import * as css from './editing.css.ts';

interface ConflictProps {
  /** Who was faster, and when. */
  readonly message: string;
  /** One's own text becomes the newest version. */
  readonly onKeep: (values: FieldValues) => Promise<unknown>;
  readonly onTake: () => void;
}

/** J-218: somebody else has saved meanwhile. One's own text stays in the form until one has decided. */
export const Conflict = ({ message, onKeep, onTake }: ConflictProps) => {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  return (
    <div className={css.conflict} role="alert">
      <p>{message}</p>
      <p>{translate('content.conflict')}</p>
      <div className={styles.row}>
        <button type="button" className={styles.button.plain} onClick={() => void onKeep(getValues())}>
          {translate('content.keepMine')}
        </button>
        <button type="button" className={styles.button.danger} onClick={onTake}>
          {translate('content.takeTheirs')}
        </button>
      </div>
    </div>
  );
};
