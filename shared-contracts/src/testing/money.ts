import { type Grosze, grosze } from '../money/grosze.ts';

/** Whole złoty to grosze: `zloty(1299)` is 1 299,00 zł. */
export const zloty = (amount: number): Grosze => grosze(amount * 100);
