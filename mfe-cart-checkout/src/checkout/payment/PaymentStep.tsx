import { useAtomValue, useStore } from 'jotai';
import { useRef, useState, type ReactNode } from 'react';
import { checkoutSlice, useTexts, type ApiError } from 'shared-contracts';
import { instalmentPlanId, PAYMENT } from 'shared-contracts/codes';
import { fieldProblemOf } from 'shared-contracts/checkout';
import { useForm } from 'shared-ui/form';
import { installmentsSlice } from '../../service/instalment-plan.ts';
import { usePayableHere } from '../../wallets/payable-here.ts';
import { toPayOf } from '../cart/to-pay.ts';
import { NotOffered } from '../frame/NotOffered.tsx';
import { StepActions } from '../frame/StepActions.tsx';
import type { StepProps } from '../frame/step-props.ts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import * as more from '../frame/not-offered.css.ts';
import * as css from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import { firstPlan, paymentCards, sortedCards, type PaymentCard } from './payment-cards.ts';
import { bankOf, paymentSchema } from './payment-choice.ts';
import { PaymentOption } from './PaymentOption.tsx';
import { useLease } from './use-lease.ts';
import { VoucherField } from './VoucherField.tsx';
import * as voucherCss from './voucher.css.ts';

/** A payment with what belongs to it: the bank of a transfer, the instalments of a credit. */
interface Pick {
  readonly method: string;
  readonly plan?: number | undefined;
}

/** A-12, K-27: how to pay. Each choice is saved at once, so that the sum beside it has its fee. */
export const PaymentStep = ({ cart, save, onDone }: StepProps): ReactNode => {
  const t = useTexts(texts);
  const store = useStore();
  const [picked, setPicked] = useState<Pick | null>(null);
  const isCovered = cart.payment?.method === PAYMENT.EXTERNAL_VOUCHER;
  // Until the shopper picks one here it is the cart's: it may come while the step stands.
  const known = cart.payment && { method: cart.payment.method, plan: cart.payment.additional_data.plan };
  const chosen = isCovered ? known : (picked ?? known);
  const plan = chosen === null ? undefined : (instalmentPlanId(chosen.method) ?? chosen.plan);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const bank = bankOf(useAtomValue(checkoutSlice.read).bank, cart);
  const kept = useAtomValue(installmentsSlice.read);
  const lease = useLease(cart);
  const saving = useRef<Promise<ApiError | null>>(Promise.resolve(null));

  const send = (pick: Pick, group: number | null): void => {
    setRefusal(null);
    setPicked(pick);
    const data = { ...(group !== null && { group }), ...(pick.plan !== undefined && { plan: pick.plan }) };
    const sent = save((rest, ref) => rest.selectPayment(ref, pick.method, data));
    saving.current = sent;
    void sent.then((error) => (saving.current === sent ? setRefusal(error) : undefined));
  };
  const groupFor = (method: string): number | null =>
    cart.payment_methods.some(({ code, banks }) => code === method && banks.length > 0) ? bank : null;
  const choose = ({ method, plans }: PaymentCard): void => {
    const first = firstPlan(plans, kept);
    send(first === undefined ? { method: method.code } : { method: first.method, plan: first.terms.id }, groupFor(method.code));
  };
  const chooseBank = (group: number): void => {
    store.set(checkoutSlice.patch, { bank: String(group) }); // K-09
    if (chosen !== null) send(chosen, group);
  };

  const { props, busy, problems } = useForm({
    schema: paymentSchema(cart, chosen?.method ?? null, bank),
    parseProblem: fieldProblemOf,
    send: async () => {
      // A choice that was not saved is sent once more; its error is shown as that of any choice.
      if ((await saving.current) !== null && chosen !== null) send(chosen, groupFor(chosen.method));
      if ((await saving.current) === null) onDone();
      return null;
    },
  });

  const { shown, others, closed } = sortedCards(paymentCards(usePayableHere(cart.payment_methods, chosen?.method)));
  const isChosen = ({ codes }: PaymentCard): boolean => chosen !== null && codes.includes(chosen.method);
  const optionOf = (card: PaymentCard): ReactNode => (
    <PaymentOption
      key={card.codes[0]}
      card={card}
      lease={lease}
      chosen={chosen !== null && isChosen(card) ? { method: chosen.method, plan } : null}
      bank={bank}
      isBankMissing={problems.bank !== undefined}
      onChoose={() => choose(card)}
      onChoosePlan={({ method, terms }) => send({ method, plan: terms.id }, null)}
      onChooseBank={chooseBank}
    />
  );

  return (
    <>
      <VoucherField voucher={cart.external_voucher} save={save} />
      <form {...props} className={css.form}>
        <StepRefusal error={refusal} text={problems.payment_method ? t('payment.required') : null} />
        {isCovered ? (
          <p className={voucherCss.covered}>
            <input type="hidden" name="payment_method" value={PAYMENT.EXTERNAL_VOUCHER} />
            {t('voucher.covers')}
          </p>
        ) : (
          <fieldset className={css.group} aria-label={t('payment.title')}>
            {shown.map(optionOf)}
            {others.length > 0 && (
              <details className={more.details} open={others.some(isChosen)}>
                <summary className={more.summary}>{t('payment.others', { count: others.length })}</summary>
                <div className={more.more}>{others.map(optionOf)}</div>
              </details>
            )}
            <NotOffered
              methods={closed.map(({ method: { code, title, reason }, isPlans }) => ({
                code,
                title: isPlans ? t('plan.title') : title,
                reason: reason ?? t('payment.unavailable'),
              }))}
              isOpen={shown.length === 0 || closed.some(isChosen)}
            />
          </fieldset>
        )}
        <StepActions step="payment" total={toPayOf(cart)} busy={busy} isVirtual={cart.has_virtual_address} />
      </form>
    </>
  );
};
