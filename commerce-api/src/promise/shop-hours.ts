import type { PhysicalStore, ShippingMethod } from '../model/commerce.ts';
import { arrival } from './carriage.ts';
import type { DaySpan, Readiness } from './carriage.ts';
import type { Moment } from './moment.ts';
import { dayAfter, isWorkingDay, weekdayOf } from './working-days.ts';

/** Hours that a shop needs to lay goods from its shelves ready. */
const preparingHours = 2;

interface OpenHours {
  readonly open: number;
  readonly close: number;
}

const hourOf = (time: string, round: (hours: number) => number): number => round(Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60);

/** Full hours in which a shop is open on a day; undefined when it is closed, as on all holidays. */
function openHours({ openingHours }: PhysicalStore, day: string): OpenHours | undefined {
  const hours = isWorkingDay(day) ? openingHours[weekdayOf(day)] : null;
  return hours == null ? undefined : { open: hourOf(hours[0], Math.ceil), close: hourOf(hours[1], Math.floor) };
}

/** The day itself when the shop is open on it, else the next one; the same day for a shop that never opens. */
function openDayFrom(shop: PhysicalStore, day: string): string {
  const daysOfAWeekWithHolidays = 14;
  let next = day;
  for (let tries = 0; tries < daysOfAWeekWithHolidays; tries += 1) {
    if (openHours(shop, next) !== undefined) return next;
    next = dayAfter(next, 1);
  }
  return day;
}

/** Day and hour from which on goods lie ready. */
export interface ShelfTime {
  readonly day: string;
  readonly hour: number;
}

/**
 * When a shop has laid ready what lies on its shelves: two hours after the end of this hour or after it opens, while it is open; else, and in
 * shops that need a day for it, on the next day on which it is open.
 */
export function shelfReady(shop: PhysicalStore, { day, hour }: Moment): ShelfTime {
  const today = shop.pickupToday ? openHours(shop, day) : undefined;
  if (today !== undefined) {
    const ready = Math.max(hour + 1, today.open) + preparingHours;
    if (ready < today.close) return { day, hour: ready };
  }
  const next = openDayFrom(shop, dayAfter(day, 1));
  return { day: next, hour: (openHours(shop, next)?.open ?? 0) + preparingHours };
}

/** When goods that do not lie in a shop are brought there: days on which it is open. */
export function broughtTo(shop: PhysicalStore, method: ShippingMethod, ready: Readiness, moment: Moment): DaySpan {
  const [from, to] = arrival(method, ready, moment, null);
  return [openDayFrom(shop, from), openDayFrom(shop, to)];
}
