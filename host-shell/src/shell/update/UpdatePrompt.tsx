import { useId, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { updateTexts } from './texts.ts';
import * as css from './update.css.ts';

interface UpdatePromptProps {
  readonly onTake: () => void;
  readonly onLater: () => void;
}

/** A new version of the shop waits: it floats over the lower edge and asks for nothing. */
export const UpdatePrompt = ({ onTake, onLater }: UpdatePromptProps): ReactNode => {
  const t = useTexts(updateTexts);
  const text = useId();
  return (
    <section className={css.prompt} aria-label={t('title')}>
      <p className={css.words} role="status" id={text}>
        {t('text')}
      </p>
      <div className={css.actions}>
        <button type="button" className={css.take} onClick={onTake} aria-describedby={text}>
          {t('take')}
        </button>
        <button type="button" className={css.later} onClick={onLater}>
          {t('later')}
        </button>
      </div>
    </section>
  );
};
