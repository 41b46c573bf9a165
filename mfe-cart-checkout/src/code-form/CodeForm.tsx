import type { ReactNode } from 'react';
import type { ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { TextField } from 'shared-ui/text-field';
import { nonEmpty, object, pipe, string, trim } from 'valibot';
import * as css from './code-form.css.ts';

const schema = object({ code: pipe(string(), trim(), nonEmpty('required')) });

/** Nothing was typed, or the server has refused the code. */
type Problem = 'required' | ApiError;
const parseProblem = (code: unknown): Problem | undefined => (code === 'required' ? code : undefined);

interface CodeFormProps {
  readonly label: string;
  readonly submit: string;
  readonly maxLength: number;
  /** Null: the code is taken, and the form goes. */
  readonly send: (code: string) => Promise<ApiError | null>;
  readonly problemText: (problem: Problem) => string;
}

/** The code of a coupon or a voucher; an error is shown at the field, and the code stays. */
export const CodeForm = ({ label, submit, maxLength, send, problemText }: CodeFormProps): ReactNode => {
  // The form appears because the shopper has asked for it.
  const field = useInitialFocus<HTMLInputElement>();
  const { props, busy, problems } = useForm<typeof schema, Problem>({
    schema,
    parseProblem,
    send: ({ code }) => send(code),
    problemsOfError: (error) => ({ code: error }),
  });
  return (
    <form {...props} className={css.form}>
      <TextField
        ref={field}
        label={label}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxLength}
        {...(problems.code && { error: problemText(problems.code) })}
      />
      <Button type="submit" variant="secondary" busy={busy} className={css.use}>
        {submit}
      </Button>
    </form>
  );
};
