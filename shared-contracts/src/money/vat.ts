import { grosze, subtractGrosze, sumGrosze, type Grosze } from './grosze.ts';

/**
 * The tax inside a gross amount, half a grosz rounded up (art. 106e ust. 7 of the VAT act).
 *
 * @param gross grosze
 * @param rate per cent
 */
export const vatIn = (gross: number, rate: number): Grosze => grosze(Math.floor((2 * gross * rate + 100 + rate) / (2 * (100 + rate))));

/** J-326: what is left of a gross price without its tax: the net price that a store for companies shows, and its invoice has. */
export const netOf = (gross: Grosze, rate: number): Grosze => subtractGrosze(gross, vatIn(gross, rate));

/** What of a sum is tax, as an invoice tells it (J-354). */
export interface TaxInSum {
  /** Per cent, of everything that is taxed. */
  readonly rate: number;
  /** What of the sum has no tax: gift cards. */
  readonly untaxed: Grosze;
}

/** J-354: a sum without its tax. The tax is worked out from the whole sum and from nothing else, so that it is what the invoice says. */
export const netOfSum = (gross: Grosze, { rate, untaxed }: TaxInSum): Grosze =>
  sumGrosze([netOf(subtractGrosze(gross, untaxed), rate), untaxed]);
