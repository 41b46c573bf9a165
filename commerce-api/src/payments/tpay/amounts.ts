/** Tpay writes sums in złoty: 1234 grosze are 12.34. */
export const zlotyOf = (grosze: number): number => Number((grosze / 100).toFixed(2));

/** Grosze of a sum in złoty, a number or a text with at most two decimals; undefined for anything else. */
export function groszeOf(zloty: string | number): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(zloty)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
