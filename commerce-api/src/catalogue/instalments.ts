import type { Grosze } from '../model/basics.ts';
import type { InstallmentPlan } from '../model/commerce.ts';

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

const plural = new Intl.PluralRules('pl');
/** '3 miesięczne raty', '12 miesięcznych rat'; nobody pays in one. */
const monthlyPayments = (count: number): string => `${count} ${plural.select(count) === 'few' ? 'miesięczne raty' : 'miesięcznych rat'}`;

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
      ? `${monthlyPayments(months - 1)} po ${exact(monthly)} i ostatnia rata ${exact(last)}`
      : `${monthlyPayments(months)} po ${exact(monthly)}`;
  return `Przykład reprezentatywny: RRSO ${decimalPlaces(rrsoBasisPoints / 100)}%, całkowita kwota kredytu ${exact(amount)}, całkowita kwota do zapłaty ${exact(total)}, oprocentowanie stałe ${decimalPlaces(nominalRate(rrsoBasisPoints))}%, całkowity koszt kredytu ${exact(total - amount)}, ${rates}.`;
}

/** What a plan means for an amount. */
interface InstalmentOffer {
  readonly plan: InstallmentPlan;
  readonly monthly: Grosze;
  /** All payments together. */
  readonly total: Grosze;
  readonly example: string;
}

/** The plans for an amount, the shortest first; those that do not admit it are left out. */
export const instalmentOffers = (plans: readonly InstallmentPlan[], amount: Grosze): readonly InstalmentOffer[] =>
  plans
    .filter(({ minPrice, maxPrice }) => amount >= minPrice && amount <= maxPrice)
    .toSorted((a, b) => a.months - b.months)
    .map((plan) => {
      const monthly = monthlyInstallment(plan, amount);
      // With 0 % the last payment is smaller: they add up to the amount.
      const total = plan.rrsoBasisPoints === 0 ? amount : monthly * plan.months;
      return { plan, monthly, total, example: representativeExample(plan, amount) };
    });
