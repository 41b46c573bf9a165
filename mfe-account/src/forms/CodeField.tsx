import type { ReactNode, Ref } from 'react';
import { useTexts } from 'shared-contracts';
import { TextField } from 'shared-ui/text-field';
import { texts } from '../texts.ts';
import { errorOf } from './FormFrame.tsx';
import type { AccountForm } from './form-rules.ts';
import * as css from './form.css.ts';

interface CodeFieldProps<Field extends string> {
  readonly form: AccountForm<Field | 'code'>;
  readonly label: string;
  readonly hint?: string;
  /** `app`: six digits, which phones and password managers fill in. */
  readonly kind: 'app' | 'recovery' | 'any';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A code of an authenticator app, or a recovery code. */
export const CodeField = <Field extends string>({ form, label, hint, kind, ref }: CodeFieldProps<Field>): ReactNode => {
  const t = useTexts(texts);
  return (
    <TextField
      {...(ref !== undefined && { ref })}
      {...(hint !== undefined && { hint })}
      label={label}
      name="code"
      className={css.code}
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      {...(kind === 'app' && { inputMode: 'numeric', maxLength: 7 })}
      {...(kind !== 'app' && { maxLength: 40 })}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      {...errorOf<Field | 'code'>(form, 'code', t)}
    />
  );
};
