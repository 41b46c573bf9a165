import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CodeField } from '../../forms/CodeField.tsx';
import type { AccountForm } from '../../forms/form-rules.ts';
import { errorOf } from '../../forms/FormFrame.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { texts } from '../../texts.ts';
import { factorTexts } from '../factor/texts.ts';

interface ProofFieldsProps<Field extends string> {
  readonly form: AccountForm<Field | 'password' | 'code'>;
  /** Whether a code is asked for, too: the second factor is on. */
  readonly withCode: boolean;
}

/** The password again, and a code where the second factor is on. */
export const ProofFields = <Field extends string>({ form, withCode }: ProofFieldsProps<Field>): ReactNode => {
  const t = useTexts(factorTexts);
  const translate = useTexts(texts);
  return (
    <>
      <PasswordField
        label={translate('password.current')}
        name="password"
        autoComplete="current-password"
        required
        {...errorOf(form, 'password', translate)}
      />
      {withCode && <CodeField form={form} label={t('proof.code')} kind="any" />}
    </>
  );
};
