import { useId, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import { BLIK_DIGITS, blikDigits } from './blik-code.ts';
import * as css from './blik.css.ts';

interface BlikCodeFieldProps {
  readonly value: string;
  readonly isWrong: boolean;
  /** Why a code of six digits was refused; else what is wrong with what is typed is said. */
  readonly refusal?: string | null;
  readonly onChange: (code: string) => void;
}

/** K-08: the six digits of the bank's app: one field to type and paste into, rendered as six boxes. */
export const BlikCodeField = ({ value, isWrong, refusal = null, onChange }: BlikCodeFieldProps): ReactNode => {
  const t = useTexts(texts);
  const id = useId();
  const error = refusal ?? (isWrong ? t('blik.wrong') : null);
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {t('blik.code')}
      </label>
      <div className={error === null ? css.code : css.wrongCode}>
        <span className={css.boxes} aria-hidden="true">
          {Array.from({ length: BLIK_DIGITS }, (_, at) => (
            <i key={at} className={at === value.length ? css.nextBox : css.box} />
          ))}
        </span>
        <input
          id={id}
          name="blik_code"
          className={css.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(blikDigits(target.value))}
          aria-describedby={error === null ? `${id}-hint` : `${id}-error ${id}-hint`}
          {...(error !== null && { 'aria-invalid': true })}
        />
      </div>
      <p id={`${id}-error`} role="alert" className={css.error}>
        {error}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {t('blik.hint')}
      </p>
    </div>
  );
};
