import type { InstallmentPlan } from '../../../model/commerce.ts';
import type { Grosze } from '../../../model/basics.ts';
import { zloty } from '../money.ts';

/** '1 999,00 zł': credits are shown with grosze. */
const exact = (amount: number): string => `${decimalPlaces(Math.round(amount) / 100).replace(/\B(?=(\d{3})+,)/g, '\u00a0')}\u00a0zł`;
const decimalPlaces = (value: number): string => value.toFixed(2).replace('.', ',');

/** Nominal yearly rate of a plan in percent. */
const nominalRate = (rrsoBasisPoints: number): number => (rrsoBasisPoints / 100) * 0.93;

/** The monthly payment for a credit of `amount`, rounded so that the payments of a 0 % plan add up to the price at least. */
export function monthlyInstallment({ months, rrsoBasisPoints }: Terms, amount: Grosze): Grosze {
  if (rrsoBasisPoints === 0) return Math.ceil(amount / months);
  const monthlyRate = nominalRate(rrsoBasisPoints) / 100 / 12;
  return Math.round((amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months));
}

type Terms = Pick<InstallmentPlan, 'months' | 'rrsoBasisPoints'>;

/** ∅61: the representative example of a credit of `amount`. */
export function representativeExample(terms: Terms, amount: Grosze): string {
  const { months, rrsoBasisPoints } = terms;
  const monthly = monthlyInstallment(terms, amount);
  const zero = rrsoBasisPoints === 0;
  // With 0 % the last instalment compensates the rounding, so that the sum is the price.
  const total = zero ? amount : monthly * months;
  const last = amount - monthly * (months - 1);
  const rates =
    zero && last !== monthly
      ? `${months - 1} miesięcznych rat po ${exact(monthly)} i ostatnia rata ${exact(last)}`
      : `${months} miesięcznych rat po ${exact(monthly)}`;
  return `Przykład reprezentatywny: RRSO ${decimalPlaces(rrsoBasisPoints / 100)}%, całkowita kwota kredytu ${exact(amount)}, całkowita kwota do zapłaty ${exact(total)}, oprocentowanie stałe ${decimalPlaces(nominalRate(rrsoBasisPoints))}%, całkowity koszt kredytu ${exact(total - amount)}, ${rates}.`;
}

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
