import { useInput, useTranslate, ValidationError } from 'ra-core';
import * as styles from '../parts/parts.css.ts';
import * as css from './editing.css.ts';

/** The text of a page as it is written. */
export const SourceField = () => {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({ source: 'source', parse: (value: string) => value });
  const message = fieldState.error?.message;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {translate('pages.source')}
      </label>
      <textarea
        {...field}
        id={id}
        className={css.source}
        rows={14}
        dir="auto"
        required
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-error`}
      />
      {message !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <ValidationError error={message} />
        </p>
      )}
    </div>
  );
};
