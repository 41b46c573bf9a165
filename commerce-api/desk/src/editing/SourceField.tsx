import { useRef } from 'react';
import { useInput, useTranslate, ValidationError } from 'ra-core';
import { InsertPicture } from '../pictures/InsertPicture.tsx';
import * as styles from '../parts/parts.css.ts';
import * as css from './editing.css.ts';

interface SourceFieldProps {
  readonly source?: string;
  /** The field that says how it is written. */
  readonly format?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  /** Uploaded pictures may stand in it. */
  readonly hasPictures?: boolean;
}

/** A long text as it is written: of a page, unless another field is named. */
export const SourceField = ({
  source = 'source',
  format = 'format',
  label = 'pages.source',
  hint,
  isRequired = true,
  hasPictures = false,
}: SourceFieldProps) => {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({ source, parse: (value: string) => value });
  const area = useRef<HTMLTextAreaElement>(null);
  const message = fieldState.error?.message;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {translate(label)}
      </label>
      {hint !== undefined && (
        <p className={styles.muted} id={`${id}-hint`}>
          {translate(hint)}
        </p>
      )}
      <textarea
        {...field}
        ref={(element) => {
          field.ref(element);
          area.current = element;
        }}
        id={id}
        className={css.source}
        rows={14}
        dir="auto"
        required={isRequired}
        aria-invalid={message !== undefined}
        aria-describedby={hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`}
      />
      {hasPictures && <InsertPicture area={area} format={format} onInsert={field.onChange} />}
      {message !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <ValidationError error={message} />
        </p>
      )}
    </div>
  );
};
