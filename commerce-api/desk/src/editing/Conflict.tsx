import { useTranslate } from 'ra-core';
import { useFormContext, type FieldValues } from 'react-hook-form';
import * as styles from '../parts/parts.css.ts';
import type { FieldErrors } from '../parts/use-change.ts';
import * as css from './editing.css.ts';

interface ConflictProps {
  /** Who was faster, and when. */
  readonly message: string;
  /** One's own text becomes the newest version. */
  readonly onKeep: (values: FieldValues) => Promise<FieldErrors | undefined>;
  readonly onTake: () => void;
}

/** J-218: somebody else has saved meanwhile. One's own text stays in the form until one has decided. */
export const Conflict = ({ message, onKeep, onTake }: ConflictProps) => {
  const translate = useTranslate();
  const { getValues, setError } = useFormContext();
  const keep = async (): Promise<void> => {
    for (const [field, problem] of Object.entries((await onKeep(getValues())) ?? {})) setError(field, { type: 'manual', message: problem });
  };
  return (
    <div className={css.conflict} role="alert">
      <p>{message}</p>
      <p>{translate('content.conflict')}</p>
      <div className={styles.row}>
        <button type="button" className={styles.button.plain} onClick={() => void keep()}>
          {translate('content.keepMine')}
        </button>
        <button type="button" className={styles.button.danger} onClick={onTake}>
          {translate('content.takeTheirs')}
        </button>
      </div>
    </div>
  );
};
