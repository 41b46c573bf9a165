import type { PhysicalStore } from '../model/commerce.ts';
import { dayAfter, isWorkingDay, polishDay, weekdayOf } from './working-days.ts';

/** Today and a week: no shop is closed for longer, holidays included. */
const daysTold = 8;

/** A day in Poland with the hours in which a shop is open. */
export interface ShopDay {
  /** `2026-11-26` */
  readonly day: string;
  /** `['09:00', '21:00']`; null: closed, as on all public holidays. */
  readonly hours: readonly [open: string, close: string] | null;
}

/** J-351: when a shop is open today and on the days after it. */
export const shopDays = ({ openingHours }: Pick<PhysicalStore, 'openingHours'>, now: Date): readonly ShopDay[] => {
  const today = polishDay(now);
  return Array.from({ length: daysTold }, (_, later) => {
    const day = dayAfter(today, later);
    return { day, hours: isWorkingDay(day) ? (openingHours[weekdayOf(day)] ?? null) : null };
  });
};
