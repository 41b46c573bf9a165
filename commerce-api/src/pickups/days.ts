import type { ComplaintState, ReturnWay } from 'shared-contracts/complaints';
import { drivingDays } from '../promise/carriage.ts';
import { dayAfter, polishDay, polishHour } from '../promise/working-days.ts';

const daysOffered = 10;
/** From this hour on the courier has its list for tomorrow. */
const cutOffHour = 16;

/** J-288: the next days on which a courier collects, `YYYY-MM-DD`: days on which it drives, neither Saturdays nor Sundays nor holidays. */
export function pickupDays(now: Date): readonly string[] {
  const start = dayAfter(polishDay(now), polishHour(now) < cutOffHour ? 1 : 2);
  return drivingDays(start, daysOffered, { isSaturdayDriven: false });
}

interface ChangeablePickup {
  readonly returnWay: ReturnWay;
  readonly state: ComplaintState;
  /** Null while no day was chosen. */
  readonly pickup: ChosenDay;
}

type ChosenDay = { readonly day: string; readonly collected_at: Date | null } | null;

/** Whether there is no day yet, or another one can be chosen: until the day before, and anew where the courier did not come. */
export const isDayOpen = (pickup: ChosenDay, now: Date): boolean =>
  pickup === null || (pickup.collected_at === null && pickup.day !== polishDay(now));

/** J-288: whether the day of a complaint can be chosen. */
export const canChoosePickup = ({ returnWay, state, pickup }: ChangeablePickup, now: Date): boolean =>
  returnWay === 'courier' && state !== 'rejected' && isDayOpen(pickup, now);
