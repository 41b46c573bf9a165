import { useEffect, useRef, type ReactNode } from 'react';
import { useConnection, useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { TextField } from 'shared-ui/text-field';
import { nonEmpty, object, pipe, string, trim } from 'valibot';
import { texts } from '../texts.ts';
import { useCartCommands } from '../service/use-cart.ts';
import { couponErrorText } from './coupon-error.ts';
import * as css from './coupon.css.ts';
import { sendCoupon } from './send-coupon.ts';

const MAX_LENGTH = 40;

const schema = object({ coupon: pipe(string(), trim(), nonEmpty('required')) });

/** Nothing was typed, or the server has refused the code. */
type Problem = 'required' | ApiError;
const parseProblem = (code: unknown): Problem | undefined => (code === 'required' ? code : undefined);

/** C-24: adds a coupon to the cart; an error is shown at the field, and the code stays. */
export default function CouponForm(): ReactNode {
  const t = useTexts(texts);
  const commands = useCartCommands();
  const connection = useConnection();
  const field = useRef<HTMLInputElement>(null);
  const { props, busy, problems } = useForm<typeof schema, Problem>({
    schema,
    parseProblem,
    // On success the coupon takes the place of this form.
    send: ({ coupon }) => sendCoupon(commands(), connection(), 'put', coupon),
    problemsOfError: (error) => ({ coupon: error }),
  });
  const problem = problems.coupon;
  // The form appears because the shopper has asked for it.
  useEffect(() => field.current?.focus(), []);

  return (
    <form {...props} className={css.form}>
      <TextField
        ref={field}
        label={t('coupon.label')}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        className={css.field}
        {...(problem && { error: problem === 'required' ? t('coupon.required') : couponErrorText(problem, t) })}
      />
      <Button type="submit" variant="secondary" busy={busy} className={css.use}>
        {t('coupon.use')}
      </Button>
    </form>
  );
}
