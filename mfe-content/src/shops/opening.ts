import { polishClock, polishDay } from 'shared-contracts/delivery';

/** A day in Poland and when the shop is open on it, `09:00`; null: closed. */
export interface ShopDay {
  readonly day: string;
  readonly hours: { readonly open: string; readonly close: string } | null;
}

/** Whether a shop is open, and until or from when. */
export type Opening =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly day: 'today' | 'tomorrow' | 'later'; readonly date: string; readonly from: string };

/**
 * J-351: whether a shop is open at a moment, by the clock in Poland.
 * @param days in their order; those before that moment do not count
 * @param at ms since 1970
 * @returns null where no day is told on which it opens
 */
export function openingAt(days: readonly ShopDay[], at: number): Opening | null {
  const today = polishDay(at);
  // By the calendar: the day on which summer time ends has 25 hours.
  const tomorrow = new Date(Date.parse(today) + 24 * 3_600_000).toISOString().slice(0, 10);
  const time = polishClock(at);
  for (const { day, hours } of days) {
    if (day < today || hours === null) continue;
    if (day === today) {
      if (time >= hours.close) continue;
      if (time >= hours.open) return { isOpen: true, until: clockText(hours.close) };
    }
    const when = day === today ? 'today' : day === tomorrow ? 'tomorrow' : 'later';
    return { isOpen: false, day: when, date: day, from: clockText(hours.open) };
  }
  return null;
}

/** `09:00` as it is said: `9:00`. */
export const clockText = (time: string): string => time.replace(/^0/, '');

type Hours = { readonly open: string; readonly close: string } | null;

/** Days of the week (Monday = 0) with the same hours together. */
export interface HoursSpan {
  readonly first: number;
  readonly last: number;
  readonly hours: Hours;
}

/** The hours of a week, neighbouring days with the same hours as one. */
export const hoursSpans = (week: readonly Hours[]): readonly HoursSpan[] => {
  const spans: { first: number; last: number; hours: Hours }[] = [];
  for (const [day, hours] of week.entries()) {
    const before = spans.at(-1);
    if (before !== undefined && before.hours?.open === hours?.open && before.hours?.close === hours?.close) before.last = day;
    else spans.push({ first: day, last: day, hours });
  }
  return spans;
};
