import { useInput, useTranslate, ValidationError } from 'ra-core';
import * as styles from '../parts/parts.css.ts';

interface ChoiceProps {
  readonly source: string;
  readonly label: string;
  /** Values, and keys of their texts. */
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** A labelled list of which one is chosen. */
export const ChoiceField = ({ source, label, choices }: ChoiceProps) => {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({ source });
  const message = fieldState.error?.message;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {translate(label)}
      </label>
      <select {...field} id={id} className={styles.input} aria-invalid={message !== undefined} aria-describedby={`${id}-error`}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {translate(text)}
          </option>
        ))}
      </select>
      {message !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <ValidationError error={message} />
        </p>
      )}
    </div>
  );
};

interface CheckProps {
  readonly source: string;
  readonly label: string;
}

/** A box to tick. */
export const CheckField = ({ source, label }: CheckProps) => {
  const translate = useTranslate();
  const {
    id,
    field: { value, onChange, ...others },
    fieldState,
  } = useInput({ source });
  const message = fieldState.error?.message;
  return (
    <>
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className={styles.tick}
          {...others}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
          {...(message !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        {translate(label)}
      </label>
      {message !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <ValidationError error={message} />
        </p>
      )}
    </>
  );
};

/** What is wrong with something that has no field of its own, or several. */
export const FieldError = ({ source }: { readonly source: string }) => {
  const { fieldState } = useInput({ source });
  const message = fieldState.error?.message;
  if (message === undefined) return null;
  return (
    <p className={styles.error} id={`${source}-error`} role="alert">
      <ValidationError error={message} />
    </p>
  );
};
