import type { ApiError } from 'shared-contracts';
import type { DeliveryCalendar } from 'shared-contracts/rest';

export interface DayChoice {
  /** `2026-11-24`; empty until one is chosen, as all of them. */
  readonly date: string;
  readonly range: string;
  readonly pin: string;
}

/** The first thing that is missing, in the order of the form; days and hours must be offered ones. */
export function dayProblem({ date, range, pin }: DayChoice, { days }: Pick<DeliveryCalendar, 'days'>): keyof DayChoice | null {
  const day = days.find((offered) => offered.date === date);
  if (day === undefined) return 'date';
  if (!day.ranges.includes(range)) return 'range';
  return pin.trim() === '' ? 'pin' : null;
}

/** the pin is not that of the e-mail. */
export const isWrongPin = ({ code }: Pick<ApiError, 'code'>): boolean => code === 'invalid_pin';

/** `8-12` as shoppers read it: `8:00–12:00`. */
export function hours(range: string): string {
  const [from, to] = range.split('-').map(Number);
  return from === undefined || to === undefined || Number.isNaN(from + to) ? range : `${from}:00–${to}:00`;
}
