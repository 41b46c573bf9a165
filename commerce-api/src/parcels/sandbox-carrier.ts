import { addWorkingDays, dayAfter, polishDay, polishHour } from '../promise/working-days.ts';
import type { CarriedParcel, ParcelCarrier } from './carrier.ts';
import type { ParcelEvent, ParcelState } from './parcel.ts';

/** Its courier finds nobody at home the first time; for trying out what is told then. */
const missedNumber = /9\s*$/;
/** Parcels that are handed over later leave on the next working day. */
const cutOffHour = 16;

/** An hour of the clock in Poland. @param day `YYYY-MM-DD` */
function atHour(day: string, hour: number): Date {
  const inWinter = new Date(`${day}T${String(hour - 1).padStart(2, '0')}:00:00Z`);
  return polishHour(inWinter) === hour ? inWinter : new Date(inWinter.getTime() - 60 * 60_000);
}

/** The whole way of a parcel, also what is ahead. */
function wayAhead({ number, isToPoint, sentAt }: CarriedParcel): readonly ParcelEvent[] {
  const sent = polishDay(sentAt);
  const leaves = polishHour(sentAt) < cutOffHour ? addWorkingDays(sent, 0) : addWorkingDays(dayAfter(sent, 1), 0);
  const comes = addWorkingDays(leaves, 1);
  const again = addWorkingDays(comes, 1);
  const on = (state: ParcelState, day: string, hour: number): ParcelEvent => ({ state, at: atHour(day, hour) });
  const start = [
    { state: 'label_made', at: sentAt } as const,
    on('taken_over', leaves, 17),
    on('on_its_way', leaves, 21),
    on('out_for_delivery', comes, 8),
  ];
  if (isToPoint) return [...start, on('waits_at_point', comes, 12), on('delivered', again, 18)];
  if (!missedNumber.test(number)) return [...start, on('delivered', comes, 13)];
  return [...start, on('attempt_failed', comes, 13), on('out_for_delivery', again, 8), on('delivered', again, 13)];
}

/** A carrier that needs no contract: its parcels move with the time. It keeps nothing. */
export const sandboxCarrier = (now: () => Date): ParcelCarrier => ({
  track: async (parcel) => wayAhead(parcel).filter(({ at }) => at <= now()),
});
