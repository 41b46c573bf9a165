import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { emailInput, TextField } from 'shared-ui/text-field';
import { texts } from '../texts.ts';
import { errorOf } from './FormFrame.tsx';
import type { AccountForm } from './form-rules.ts';

interface EmailFieldProps<Field extends string> {
  readonly form: AccountForm<Field | 'email'>;
  /** `username` where it opens an account, else `email`. */
  readonly autoComplete: 'username' | 'email';
  /** What is known of it. */
  readonly start?: string;
}

/** The e-mail address of a form. */
export const EmailField = <Field extends string>({ form, autoComplete, start }: EmailFieldProps<Field>): ReactNode => {
  const t = useTexts(texts);
  return (
    <TextField
      label={t('login.email')}
      name="email"
      {...emailInput}
      autoComplete={autoComplete}
      required
      {...(start !== undefined && { defaultValue: start })}
      {...errorOf(form, 'email', t)}
    />
  );
};
