import { deliveryDays } from 'shared-contracts/codes';
import type { ShippingMethod } from '../model/commerce.ts';
import type { PromisedGoods } from './goods.ts';
import type { Moment } from './moment.ts';
import { addWorkingDays, dayAfter, isWorkingDay, weekdayOf, workingDayFrom } from './working-days.ts';

/** First and last calendar day. */
export type DaySpan = readonly [from: string, to: string];

const saturday = 5;
/** Goods that lie in shops alone are brought to the central warehouse first. */
const shopToWarehouseDays = 1;

/** The working day on which an order of this moment is taken up: today until the cut-off, else the next one. */
const takenUp = ({ day, hour }: Moment, { cutOffHour }: Pick<ShippingMethod, 'cutOffHour'>): string =>
  workingDayFrom(hour < cutOffHour ? day : dayAfter(day, 1));

const isDrivingDay = (day: string, { isSaturdayDriven }: Pick<ShippingMethod, 'isSaturdayDriven'>): boolean =>
  isWorkingDay(day) && (isSaturdayDriven || weekdayOf(day) !== saturday);

/** The day itself when the carrier drives on it, else the next one on which it does. */
function drivingDayFrom(day: string, method: Pick<ShippingMethod, 'isSaturdayDriven'>): string {
  let next = day;
  while (!isDrivingDay(next, method)) next = dayAfter(next, 1);
  return next;
}

/** So many days on which the carrier drives, from a day on. */
export function drivingDays(start: string, count: number, method: Pick<ShippingMethod, 'isSaturdayDriven'>): readonly string[] {
  const days: string[] = [];
  for (let next = drivingDayFrom(start, method); days.length < count; next = drivingDayFrom(dayAfter(next, 1), method)) days.push(next);
  return days;
}

/** Working days that a carrier needs beyond its usual ones for a postcode; 0 while nobody has said where to. */
function zoneDays({ zones }: Pick<ShippingMethod, 'zones'>, postcode: string | null): number {
  if (postcode === null) return 0;
  return Math.max(0, ...zones.filter(({ postcodes }) => postcodes.some((start) => postcode.startsWith(start))).map(({ days }) => days));
}

const piecesIn = ({ stock }: PromisedGoods, warehouses: ReadonlySet<number>): number => {
  let pieces = 0;
  for (const [id, qty] of stock) if (warehouses.has(id)) pieces += qty;
  return pieces;
};

/** Whether a line has to come out of shops before it can be sent. */
const isSentFromShops = (goods: PromisedGoods, centralIds: ReadonlySet<number>): boolean =>
  !goods.sale.isSoldWithoutStock && piecesIn(goods, centralIds) < goods.qty;

/** The slowest of some goods: from which day on they can be sent, and how many working days it takes to have them ready (≠41). */
export interface Readiness {
  /** Calendar day; null: at once. */
  readonly notBefore: string | null;
  readonly from: number;
  readonly to: number;
}

/** What the slowest of some goods needs before a carrier has it. */
export function readinessOf(goods: readonly PromisedGoods[], centralIds: ReadonlySet<number>): Readiness {
  let ready: Readiness = { notBefore: null, from: 0, to: 0 };
  for (const one of goods) {
    const { shippingFromDate: date } = one;
    const { from, to } = deliveryDays(one.availability) ?? { from: 0, to: 0 };
    const extra = isSentFromShops(one, centralIds) ? shopToWarehouseDays : 0;
    ready = {
      notBefore: date !== null && (ready.notBefore === null || date > ready.notBefore) ? date : ready.notBefore,
      from: Math.max(ready.from, from + extra),
      to: Math.max(ready.to, to + extra),
    };
  }
  return ready;
}

/** First and last day on which a carrier may bring goods that are ready then: its days after theirs, from the cut-off on counted from the next working day. */
export function arrival(method: ShippingMethod, ready: Readiness, moment: Moment, postcode: string | null): DaySpan {
  if (method.kind === 'electronic') return [moment.day, moment.day];
  const taken = takenUp(moment, method);
  const start = ready.notBefore !== null && ready.notBefore > taken ? ready.notBefore : taken;
  const [first, last] = method.deliveryDays;
  const far = zoneDays(method, postcode);
  return [
    drivingDayFrom(addWorkingDays(start, ready.from + first + far), method),
    drivingDayFrom(addWorkingDays(start, ready.to + last + far), method),
  ];
}
