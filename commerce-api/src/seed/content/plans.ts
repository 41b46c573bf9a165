import type { InstallmentPlanSeed } from '../model/commerce.ts';
import { zloty } from '../money.ts';

function plan(id: number, months: number, rrsoBasisPoints: number, minPrice: number, maxPrice: number): InstallmentPlanSeed {
  const zero = rrsoBasisPoints === 0;
  const monthly = zero ? 2000 / months : (2000 * (1 + (rrsoBasisPoints / 10_000) * (months / 12) * 0.52)) / months;
  const total = monthly * months;
  const text = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} zł`;
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
    representativeExample: `Przykład reprezentatywny: RRSO ${(rrsoBasisPoints / 100).toFixed(2).replace('.', ',')}%, całkowita kwota kredytu 2000,00 zł, całkowita kwota do zapłaty ${text(total)}, oprocentowanie stałe ${(zero ? 0 : (rrsoBasisPoints / 100) * 0.93).toFixed(2).replace('.', ',')}%, całkowity koszt kredytu ${text(total - 2000)}, ${months} miesięcznych rat po ${text(monthly)}.`,
  };
}

/** Plans of instalments; the payment code is `global4net_installments_<id>` (Y-14). */
export const installmentPlans: readonly InstallmentPlanSeed[] = [
  plan(10, 10, 0, 300, 20_000),
  plan(20, 20, 0, 1500, 30_000),
  plan(30, 30, 0, 4000, 40_000),
  plan(36, 36, 1549, 500, 50_000),
  plan(48, 48, 1549, 1000, 50_000),
];
