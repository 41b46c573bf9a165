import { formatRange, type Range } from '../address/filters.ts';

const numberOf = (text: string): number | null => {
  const digits = text.replace(/[\s\u00a0]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : null;
};

/** What a shopper typed into the two fields of a range; an empty or unreadable field leaves that end open, swapped ends are turned. */
export const typedRange = (from: string, to: string): Range => {
  const low = numberOf(from);
  const high = numberOf(to);
  return low !== null && high !== null && low > high ? { from: high, to: low } : { from: low, to: high };
};

/** The filter value of a range: ends that lie at or beyond the bounds say nothing and are left out; null removes the filter. */
export const rangeValue = (range: Range, { min, max }: { readonly min: number; readonly max: number }): string | null =>
  formatRange({
    from: range.from !== null && range.from > min ? range.from : null,
    to: range.to !== null && range.to < max ? range.to : null,
  });
