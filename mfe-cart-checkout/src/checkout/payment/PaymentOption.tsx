import { Suspense, type ReactNode } from 'react';
import { formatMoney, grosze, useTexts, ZERO_GROSZE } from 'shared-contracts';
import { FailedLine, lazyPart } from 'shared-ui/lazy-part';
import { RadioCard } from 'shared-ui/radio-card';
import { texts, type CheckoutTranslate } from '../texts.ts';
import { BankChoice } from './BankChoice.tsx';
import { OperatorTerms } from './OperatorTerms.tsx';
import { leastMonthly, type PaymentCard, type PlanOption } from './payment-cards.ts';
import * as css from './plan-choice.css.ts';
import type { Lease } from './use-lease.ts';

const PlanChoice = lazyPart(() => import('./PlanChoice.tsx'), FailedLine);

interface PaymentOptionProps {
  readonly card: PaymentCard;
  readonly lease: Lease;
  /** What is chosen of this card; null when another card is. */
  readonly chosen: { readonly method: string; readonly plan: number | undefined } | null;
  readonly bank: number | null;
  readonly isBankMissing: boolean;
  readonly onChoose: () => void;
  readonly onChoosePlan: (plan: PlanOption) => void;
  readonly onChooseBank: (group: number) => void;
}

/** Why a card that is offered cannot be chosen now: a lease that the lessor has not agreed to. Null when it can. */
function obstacleOf({ method }: PaymentCard, lease: Lease, t: CheckoutTranslate): string | null {
  if (method.kind !== 'lease' || lease.kind === 'available') return null;
  return lease.kind === 'refused' ? (lease.reason ?? t('payment.unavailable')) : t(`lease.${lease.kind}`);
}

/** One way to pay, with the bank or the instalments that it asks for. */
export const PaymentOption = ({
  card,
  lease,
  chosen,
  bank,
  isBankMissing,
  onChoose,
  onChoosePlan,
  onChooseBank,
}: PaymentOptionProps): ReactNode => {
  const t = useTexts(texts);
  const { method, isPlans, plans } = card;
  const { code, title, description, fee, banks } = method;
  const obstacle = obstacleOf(card, lease, t);
  const cost = fee === ZERO_GROSZE ? t('free') : formatMoney(fee);
  const plan = plans.find((one) => one.method === chosen?.method && one.terms.id === chosen.plan);
  return (
    <RadioCard
      name="payment_method"
      value={chosen?.method ?? code}
      title={isPlans ? t('plan.title') : title}
      note={obstacle ?? (isPlans ? t('plan.note') : description)}
      end={obstacle === null && plans.length > 0 ? t('plan.from', { amount: formatMoney(grosze(leastMonthly(plans))) }) : cost}
      checked={chosen !== null}
      disabled={obstacle !== null}
      onChange={onChoose}
    >
      {chosen === null || obstacle !== null ? undefined : (
        <>
          {banks.length > 0 && <BankChoice banks={banks} chosen={bank} hasProblem={isBankMissing} onChoose={onChooseBank} />}
          {banks.length === 0 && plans.length > 0 && (
            <Suspense fallback={<div className={css.room} />}>
              <PlanChoice plans={plans} chosen={plan} onChoose={onChoosePlan} />
            </Suspense>
          )}
          <OperatorTerms method={chosen.method} />
        </>
      )}
    </RadioCard>
  );
};
