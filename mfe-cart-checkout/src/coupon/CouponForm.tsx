import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useConnection, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/text-field';
import { texts } from '../texts.ts';
import { useCartCommands } from '../service/use-cart.ts';
import { couponErrorText } from './coupon-error.ts';
import * as css from './coupon.css.ts';
import { sendCoupon } from './send-coupon.ts';

const LONGEST_CODE = 40;

/** C-24: takes a code; why it was refused stands at the field, with what was typed. */
export default function CouponForm(): ReactNode {
  const t = useTexts(texts);
  const commands = useCartCommands();
  const connection = useConnection();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // It comes because the shopper has asked for it.
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const typed = code.trim();
    if (typed === '') {
      setError(t('coupon.required'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    const refusal = await sendCoupon(commands(), connection(), 'put', typed);
    setBusy(false);
    if (refusal === null) return; // The coupon stands in the place of this form now.
    setError(couponErrorText(refusal, t));
    field.current?.focus();
  };

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label={t('coupon.label')}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_CODE}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setError(null);
        }}
        className={css.field}
        {...(error !== null && { error })}
      />
      <Button type="submit" variant="secondary" busy={isBusy} className={css.use}>
        {t('coupon.use')}
      </Button>
    </form>
  );
}
