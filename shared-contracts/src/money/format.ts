/**
 * Money as shoppers read it. Written by hand instead of with Intl so that the server and every browser give the same
 * characters whatever their ICU says ('PLN' for zł in Ukrainian, four digits ungrouped in Polish); the tests compare it
 * with Intl's `useGrouping: 'always'`.
 */
import type { Grosze } from './grosze.ts';

const NON_BREAKING_SPACE = '\u00a0';
/** As wide as a digit, unlike the hyphen. */
const MINUS = '\u2212';

/** I-08: złoty is the currency of the shop; the other symbols stand behind the amount like zł (∅52). */
export const CURRENCY_SYMBOLS = { PLN: 'zł', USD: '$', GBP: '£', EUR: '€' } as const;
export type Currency = keyof typeof CURRENCY_SYMBOLS;

export interface MoneyParts {
  readonly negative: boolean;
  /** Whole units, grouped: `1 299` (with a non-breaking space). */
  readonly whole: string;
  /** Two digits: `00`. */
  readonly grosze: string;
  /** `zł` */
  readonly symbol: string;
}

/** Digits in groups of three with non-breaking spaces, also below 10 000. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, NON_BREAKING_SPACE);
}

/** The parts of a price for the split view (whole loud, grosze raised, symbol beside). */
export function moneyParts(amount: Grosze, currency: Currency = 'PLN'): MoneyParts {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return {
    negative: amount < 0,
    whole: groupDigits(digits.slice(0, -2)),
    grosze: digits.slice(-2),
    symbol: CURRENCY_SYMBOLS[currency],
  };
}

/** I-07: comma decimal, two decimals, thousands grouped, suffix: `1 234,50 zł` (spaces do not break). */
export function formatMoney(amount: Grosze, currency: Currency = 'PLN'): string {
  const { negative, whole, grosze, symbol } = moneyParts(amount, currency);
  return `${negative ? MINUS : ''}${whole},${grosze}${NON_BREAKING_SPACE}${symbol}`;
}

/** The amount for machines (structured data, `<data value>`): `1234.50`. */
export function machineMoney(amount: Grosze): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
