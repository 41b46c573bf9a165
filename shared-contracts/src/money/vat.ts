import { grosze, subtractGrosze, type Grosze } from './grosze.ts';

/**
 * The tax inside a gross amount, half a grosz rounded up (art. 106e ust. 7 of the VAT act).
 *
 * @param gross grosze
 * @param rate per cent
 */
export const vatIn = (gross: number, rate: number): Grosze => grosze(Math.floor((2 * gross * rate + 100 + rate) / (2 * (100 + rate))));

/** J-326: what is left of a gross price without its tax: the net price that a store for companies shows, and its invoice has. */
export const netOf = (gross: Grosze, rate: number): Grosze => subtractGrosze(gross, vatIn(gross, rate));
