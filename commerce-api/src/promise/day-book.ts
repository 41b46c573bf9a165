import type { PhysicalStore, ShippingMethod } from '../model/commerce.ts';
import { arrival } from './carriage.ts';
import type { DaySpan, Readiness } from './carriage.ts';
import { broughtTo, shelfReady } from './shop-hours.ts';
import type { ShelfTime } from './shop-hours.ts';
import { momentOf } from './moment.ts';
import type { Moment } from './moment.ts';

const keyOf = ({ code }: ShippingMethod, { notBefore, from, to }: Readiness): string => `${code} ${notBefore ?? ''} ${from} ${to}`;

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/**
 * The days of one moment and postcode, each worked out once: a listing asks for the same few again and again. Classes of goods that are ready
 * alike share them, so that there are some hundreds at most.
 */
export class DayBook {
  readonly moment: Moment;
  readonly #postcode: string | null;
  readonly #arrivals = new Map<string, DaySpan>();
  readonly #brought = new Map<string, DaySpan>();
  readonly #shelves = new Map<number, ShelfTime>();

  constructor(moment: Moment, postcode: string | null) {
    this.moment = moment;
    this.#postcode = postcode;
  }

  /** First and last day on which a carrier brings goods to the shopper. */
  arrival(method: ShippingMethod, ready: Readiness): DaySpan {
    return remembered(this.#arrivals, keyOf(method, ready), () => arrival(method, ready, this.moment, this.#postcode));
  }

  /** First and last day on which goods that do not lie in a shop can be collected there. */
  brought(shop: PhysicalStore, method: ShippingMethod, ready: Readiness): DaySpan {
    return remembered(this.#brought, `${shop.id} ${keyOf(method, ready)}`, () => broughtTo(shop, method, ready, this.moment));
  }

  /** When what lies on the shelves of a shop can be collected. @param start not before this day; today or a later one */
  shelf(shop: PhysicalStore, start: string): ShelfTime {
    if (start > this.moment.day) return shelfReady(shop, { day: start, hour: 0 });
    return remembered(this.#shelves, shop.id, () => shelfReady(shop, this.moment));
  }
}

/** The days of the hour of `now` by postcode, for one question: who asks more often keeps them (`ProductPromises`). */
export const daysAt =
  (now: Date) =>
  (postcode: string | null): DayBook =>
    new DayBook(momentOf(now), postcode);
