import { LRUCache } from 'lru-cache';
import { instalmentPlanId } from 'shared-contracts/codes';
import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { monthlyInstallment, representativeExample } from '../catalogue/instalments.ts';
import type { InstallmentPlan, PaymentMethod } from '../model/commerce.ts';
import type { InstalmentTerms } from '../rest/schemas/index.ts';

type Rates = Pick<InstallmentPlan, 'months' | 'rrsoBasisPoints'>;

/** A cart is answered with the same terms again and again; writing a dozen of them takes a tenth of a millisecond, half a kilobyte each. */
const written = new LRUCache<string, InstalmentTerms>({ max: 2000 });

function termsOf(id: number, rates: Rates, amount: Grosze): InstalmentTerms {
  const key = `${id} ${rates.months} ${rates.rrsoBasisPoints} ${amount}`;
  const before = written.get(key);
  if (before !== undefined) return before;
  const terms = writtenTerms(id, rates, amount);
  written.set(key, terms);
  return terms;
}

function writtenTerms(id: number, rates: Rates, amount: Grosze): InstalmentTerms {
  const monthly = grosze(monthlyInstallment(rates, amount));
  return {
    id,
    months: rates.months,
    monthly,
    // With 0 % the last instalment is smaller: together they are the amount.
    total: rates.rrsoBasisPoints === 0 ? amount : grosze(monthly * rates.months),
    rrso: rates.rrsoBasisPoints,
    example: representativeExample(rates, amount),
  };
}

/** Y-14: the instalments by which a method pays an amount: those of the plan in its code, else its own; none for other methods. */
export function instalmentTerms(
  { code, instalments = [] }: Pick<PaymentMethod, 'code' | 'instalments'>,
  plans: readonly InstallmentPlan[],
  amount: Grosze,
): readonly InstalmentTerms[] {
  const planId = instalmentPlanId(code);
  if (planId === undefined) return instalments.map((rates) => termsOf(rates.months, rates, amount));
  return plans.filter(({ id }) => id === planId).map((plan) => termsOf(plan.id, plan, amount));
}
