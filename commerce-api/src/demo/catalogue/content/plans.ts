import { representativeExample } from '../../../catalogue/instalments.ts';
import type { InstallmentPlan } from '../../../model/commerce.ts';
import { zloty } from '../money.ts';

/** The amount of the example without a product. */
const usualAmount = zloty(2000);

function plan(id: number, months: number, rrsoBasisPoints: number, minPrice: number, maxPrice: number): InstallmentPlan {
  const zero = rrsoBasisPoints === 0;
  return {
    id,
    months,
    rrsoBasisPoints,
    isZeroPercent: zero,
    name: zero ? `${months} rat 0%` : `${months} rat`,
    bankType: zero ? 'bank_rzeczny' : 'bank_jeziorny',
    minPrice: zloty(minPrice),
    maxPrice: zloty(maxPrice),
    description: zero
      ? `Cena produktu podzielona na ${months} równych rat, bez odsetek i prowizji.`
      : `Niższa rata miesięczna, spłata przez ${months} miesięcy.`,
    representativeExample: representativeExample({ months, rrsoBasisPoints }, usualAmount),
  };
}

/** Plans of instalments; the payment code is `global4net_installments_<id>` (Y-14). */
export const installmentPlans: readonly InstallmentPlan[] = [
  plan(10, 10, 0, 300, 20_000),
  plan(20, 20, 0, 1500, 30_000),
  plan(30, 30, 0, 4000, 40_000),
  plan(36, 36, 1549, 500, 50_000),
  plan(48, 48, 1549, 1000, 50_000),
];
