import type { Grosze } from '../../model/basics.ts';

/** Whole or fractional złote → grosze. */
export function zloty(amount: number): Grosze {
  return Math.round(amount * 100);
}

/** The nearest typical retail price: 34,99 – 189 – 1 799 – 12 999 zł. */
export function shopPrice(amountZloty: number): Grosze {
  if (amountZloty < 60) return zloty(Math.max(5, Math.round(amountZloty)) - 0.01);
  if (amountZloty < 500) return zloty(Math.round(amountZloty / 10) * 10 - 1);
  if (amountZloty < 1500) return zloty(Math.round(amountZloty / 50) * 50 - 1);
  return zloty(Math.round(amountZloty / 100) * 100 - 1);
}
