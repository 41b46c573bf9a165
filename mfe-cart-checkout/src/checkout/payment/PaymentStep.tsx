import { useAtomValue, useStore } from 'jotai';
import { useRef, useState, type ReactNode } from 'react';
import { checkoutSlice, formatMoney, useTexts, ZERO_GROSZE, type ApiError } from 'shared-contracts';
import { fieldProblemOf } from 'shared-contracts/checkout';
import { useForm } from 'shared-ui/form';
import { RadioCard } from 'shared-ui/radio-card';
import { StepActions } from '../frame/StepActions.tsx';
import type { StepProps } from '../frame/step-props.ts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import * as css from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import { BankChoice } from './BankChoice.tsx';
import { bankOf, paymentSchema } from './payment-choice.ts';

/** A-12, K-27: how to pay. Each choice is saved at once, so that the sum beside it has its fee. */
export const PaymentStep = ({ cart, save, onDone }: StepProps): ReactNode => {
  const t = useTexts(texts);
  const store = useStore();
  const [picked, setPicked] = useState<string | null>(null);
  // Until the shopper picks one here it is the cart's: it may come while the step stands.
  const chosen = picked ?? cart.payment?.method ?? null;
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const bank = bankOf(useAtomValue(checkoutSlice.read).bank, cart);
  const saving = useRef<Promise<ApiError | null>>(Promise.resolve(null));

  const send = (method: string, group: number | null): void => {
    setRefusal(null);
    const sent = save((rest, ref) => rest.selectPayment(ref, method, group === null ? {} : { group }));
    saving.current = sent;
    void sent.then((error) => (saving.current === sent ? setRefusal(error) : undefined));
  };
  const choose = (method: string): void => {
    setPicked(method);
    const asksBank = cart.payment_methods.some(({ code, banks }) => code === method && banks.length > 0);
    send(method, asksBank ? bank : null);
  };
  const chooseBank = (group: number): void => {
    store.set(checkoutSlice.patch, { bank: String(group) }); // K-09
    if (chosen !== null) send(chosen, group);
  };

  const { props, busy, problems } = useForm({
    schema: paymentSchema(cart, chosen, bank),
    parseProblem: fieldProblemOf,
    send: async () => {
      // A choice that was not saved is sent once more; its error is shown as that of any choice.
      if ((await saving.current) !== null && chosen !== null) send(chosen, bank);
      if ((await saving.current) === null) onDone();
      return null;
    },
  });

  return (
    <form {...props} className={css.form}>
      <StepRefusal error={refusal} text={problems.payment_method ? t('payment.required') : null} />
      <fieldset className={css.group} aria-label={t('payment.title')}>
        {cart.payment_methods.map(({ code, title, description, available, reason, fee, banks }) => (
          <RadioCard
            key={code}
            name="payment_method"
            value={code}
            title={title}
            note={available ? description : (reason ?? t('payment.unavailable'))}
            end={fee === ZERO_GROSZE ? t('free') : formatMoney(fee)}
            checked={chosen === code}
            disabled={!available}
            onChange={() => choose(code)}
          >
            {chosen === code && banks.length > 0 ? (
              <BankChoice banks={banks} chosen={bank} hasProblem={problems.bank !== undefined} onChoose={chooseBank} />
            ) : undefined}
          </RadioCard>
        ))}
      </fieldset>
      <StepActions step="payment" total={cart.summary.grand_total} busy={busy} />
    </form>
  );
};
