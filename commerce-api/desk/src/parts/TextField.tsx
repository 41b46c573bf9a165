import type { ChangeEvent } from 'react';
import { useInput, useTranslate, ValidationError } from 'ra-core';
import { keepDraft } from '../session.ts';
import * as styles from './parts.css.ts';

interface TextFieldProps {
  /** Of the form's values. */
  readonly source: string;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
  /** `time`: a date and a time as clocks in Poland show them. */
  readonly kind?: 'line' | 'lines' | 'secret' | 'time';
  /** Keeps what is typed under this name until it is sent. */
  readonly draft?: string;
  /** When it appears. */
  readonly takesFocus?: boolean;
}

const asTyped = (value: string): string => value;
const requireText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'field.required';

const inputTypes = { line: 'text', secret: 'password', time: 'datetime-local' } as const;

/** A labelled field with its hint and its error. */
export const TextField = ({ source, label, hint, isRequired = false, kind = 'line', draft, takesFocus = false }: TextFieldProps) => {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({
    source,
    parse: asTyped,
    ...(isRequired ? { validate: requireText } : {}),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (draft !== undefined) keepDraft(draft, event.target.value);
    },
  });
  const message = fieldState.error?.message;
  const described = [hint === undefined ? '' : `${id}-hint`, message === undefined ? '' : `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    ...field,
    id,
    required: isRequired,
    autoFocus: takesFocus,
    'aria-invalid': message !== undefined,
    ...(described === '' ? {} : { 'aria-describedby': described }),
  };
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
      {kind === 'lines' ? (
        <textarea {...shared} className={styles.area} rows={3} dir="auto" />
      ) : (
        <input
          {...shared}
          className={styles.input}
          type={inputTypes[kind]}
          autoComplete={kind === 'secret' ? 'current-password' : 'off'}
          spellCheck={kind === 'line'}
        />
      )}
      {message !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <ValidationError error={message} />
        </p>
      )}
    </div>
  );
};
