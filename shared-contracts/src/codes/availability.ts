/**
 * Availability codes (Y-25 … Y-39). Each has the days of delivery (for date arithmetic) and a label (what shoppers read, ≠41).
 * Texts are keys with parameters; the catalogue of the reader's language has the words.
 */

export interface DayRange {
  readonly from: number;
  readonly to: number;
}

interface AvailabilityRule {
  readonly delivery?: DayRange;
  readonly label?: DayRange;
}

const days = (from: number, to = from): DayRange => ({ from, to });

const RULES: Readonly<Record<number, AvailabilityRule>> = {
  1: { delivery: days(1, 2), label: days(4) },
  2: { delivery: days(3, 9), label: days(5, 11) },
  3: { delivery: days(3, 21), label: days(23) },
  4: { delivery: days(5, 28), label: days(7, 30) },
  5: { delivery: days(3, 7), label: days(5, 9) },
  6: { delivery: days(5, 9), label: days(7, 11) },
  7: { delivery: days(1), label: days(2, 3) },
  8: { delivery: days(28, 56) },
  10: { delivery: days(1, 3), label: days(5) },
  11: {},
  12: {},
  13: { delivery: days(3, 7), label: days(5, 9) },
  14: { delivery: days(3, 28), label: days(30) },
  15: { delivery: days(2, 5) },
};

/** Y-35 */
export const AVAILABILITY_PRE_RELEASE = 11;
/** Y-36 */
export const AVAILABILITY_IN_SHOPS = 12;

/** What to say about availability. `note` is the shop's own text; the other kinds are texts of the reader's catalogue. */
export type AvailabilityText =
  /** An own note of the product, to be shown as it is. */
  | { readonly kind: 'note'; readonly note: string }
  /** 'Dostawa do 48h': code 1 on cards (Y-25). */
  | { readonly kind: 'within48h' }
  /** 'Dostawa w ciągu {days} dni' with `5-11` or `4`. */
  | { readonly kind: 'days'; readonly days: string; readonly to: number }
  /** 'Przedsprzedaż' */
  | { readonly kind: 'preRelease' }
  /** 'Dostępny w salonach' */
  | { readonly kind: 'inShops' }
  /** 'Sprawdź dostępność': any code that is not known, 9 among them (Y-33). */
  | { readonly kind: 'check' };

function rangeText({ from, to }: DayRange): string {
  return from === to ? String(from) : `${from}-${to}`;
}

/** ∅39, ≠41. `place`: on cards code 1 reads 'do 48h' unless the product has its own note. */
export function availabilityText(
  code: number,
  { note, place = 'page' }: { readonly note?: string | null | undefined; readonly place?: 'card' | 'page' } = {},
): AvailabilityText {
  if (note) return { kind: 'note', note };
  if (code === AVAILABILITY_PRE_RELEASE) return { kind: 'preRelease' };
  if (code === AVAILABILITY_IN_SHOPS) return { kind: 'inShops' };
  if (code === 1 && place === 'card') return { kind: 'within48h' };
  const range = RULES[code]?.label ?? RULES[code]?.delivery;
  return range ? { kind: 'days', days: rangeText(range), to: range.to } : { kind: 'check' };
}

/** Days of delivery for reckoning a date; undefined for pre-releases, shop-only and unknown codes. */
export function deliveryDays(code: number): DayRange | undefined {
  return RULES[code]?.delivery;
}
