import { polishDay, polishHour } from './working-days.ts';

/**
 * When a question is asked, as far as promises care: to the hour. Hours of shops and of carriers begin and end at full hours, so that what is
 * promised is the same for a whole hour, wherever it is asked (ADR 083).
 */
export interface Moment {
  /** Calendar day in Poland. */
  readonly day: string;
  /** 0-23 */
  readonly hour: number;
}

export const momentOf = (now: Date): Moment => ({ day: polishDay(now), hour: polishHour(now) });
