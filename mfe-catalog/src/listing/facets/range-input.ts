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

interface Bounds {
  readonly code?: string;
  readonly min: number;
  readonly max: number;
}

/**
 * The filter value of a range: ends at or beyond the bounds do not filter and are left out, prices are widened to
 * whole złoty; null removes the filter.
 */
export const rangeValue = ({ from, to }: Range, { code, min, max }: Bounds): string | null => {
  const whole = code === 'price';
  return formatRange({
    from: from !== null && from > min ? (whole ? Math.floor(from) : from) : null,
    to: to !== null && to < max ? (whole ? Math.ceil(to) : to) : null,
  });
};
