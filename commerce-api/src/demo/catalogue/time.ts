import type { IsoDate, IsoDateTime } from '../../model/basics.ts';

const dayMs = 86_400_000;

/** Midnight UTC of the day that lies `days` days after (before, when negative) `now`, plus whole hours. */
export function dayFrom(now: Date, days: number, hours = 0): IsoDateTime {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  return new Date(midnight + days * dayMs + hours * 3_600_000).toISOString();
}

/** The calendar day only. */
export function dateFrom(now: Date, days: number): IsoDate {
  return dayFrom(now, days).slice(0, 10);
}
