import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import { errorOf } from './FormFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { AccountForm } from './form-rules.ts';

interface NewPasswordFieldsProps<Field extends string> {
  readonly form: AccountForm<Field | 'confirm'>;
  /** Name of the first one; the other is `confirm`. */
  readonly passwordField: Field;
}

/** A new password with its rule, and once more. */
export const NewPasswordFields = <Field extends string>({ form, passwordField }: NewPasswordFieldsProps<Field>): ReactNode => {
  const t = useTexts(texts);
  return (
    <>
      <PasswordField
        label={t(passwordField === 'password' ? 'login.password' : 'password.new')}
        name={passwordField}
        hint={t('password.rule')}
        autoComplete="new-password"
        required
        {...errorOf<Field | 'confirm'>(form, passwordField, t)}
      />
      <PasswordField
        label={t('password.repeat')}
        name="confirm"
        autoComplete="new-password"
        required
        {...errorOf<Field | 'confirm'>(form, 'confirm', t)}
      />
    </>
  );
};
