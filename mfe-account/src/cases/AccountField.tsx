import type { ReactNode } from 'react';
import { TextField } from 'shared-ui/text-field';

interface AccountFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly start: string | undefined;
  readonly error: { readonly error?: string };
}

/** The account to which the shop pays money back, `iban` of the form. */
export const AccountField = ({ label, hint, start, error }: AccountFieldProps): ReactNode => (
  <TextField
    label={label}
    {...(hint !== undefined && { hint })}
    name="iban"
    autoComplete="off"
    spellCheck={false}
    defaultValue={start}
    required
    {...error}
  />
);
