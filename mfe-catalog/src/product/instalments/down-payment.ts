import { grosze, type Grosze } from 'shared-contracts';

/**
 * The amount that remains to be paid in instalments.
 * @param typed what the shopper pays at once, in złoty; empty for nothing
 * @returns null when it is no amount, or nothing would remain
 */
export const creditAfter = (price: Grosze, typed: string): Grosze | null => {
  const text = typed.replaceAll(/\s|zł/g, '').replace(',', '.');
  if (!/^(\d{0,7}(\.\d{0,2})?)$/.test(text)) return null;
  const rest = price - Math.round(Number(text || '0') * 100);
  return rest > 0 ? grosze(rest) : null;
};
