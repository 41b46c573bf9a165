import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { TextField } from 'shared-ui/text-field';
import { nonEmpty, object, pipe, string, trim } from 'valibot';
import type { SaveStep } from '../cart/use-checkout.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { texts } from '../texts.ts';
import * as css from './voucher.css.ts';

const MAX_LENGTH = 64;
const schema = object({ voucher: pipe(string(), trim(), nonEmpty('required')) });

type Problem = 'required' | ApiError;
const parseProblem = (code: unknown): Problem | undefined => (code === 'required' ? code : undefined);

interface VoucherFormProps {
  readonly save: SaveStep;
  readonly onUsed: () => void;
}

/** Y-13: pays with a voucher; an error is shown at the field, and the code stays. */
export default function VoucherForm({ save, onUsed }: VoucherFormProps): ReactNode {
  const t = useTexts(texts);
  const field = useRef<HTMLInputElement>(null);
  const { props, busy, problems } = useForm<typeof schema, Problem>({
    schema,
    parseProblem,
    send: async ({ voucher }) => {
      const error = await save((rest, ref) => rest.putVoucher(ref, voucher));
      if (error === null) onUsed();
      return error;
    },
    problemsOfError: (error) => ({ voucher: error }),
  });
  const problem = problems.voucher;
  // The form appears because the shopper has asked for it.
  useEffect(() => field.current?.focus(), []);
  return (
    <form {...props} className={css.form}>
      <TextField
        ref={field}
        label={t('voucher.label')}
        name="voucher"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        {...(problem && { error: problem === 'required' ? t('voucher.required') : refusalText(problem, t) })}
      />
      <Button type="submit" variant="secondary" busy={busy} className={css.use}>
        {t('voucher.use')}
      </Button>
    </form>
  );
}
