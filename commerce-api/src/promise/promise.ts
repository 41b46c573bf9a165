import type { Grosze } from 'shared-contracts/money';
import type { ShippingMethod } from '../model/commerce.ts';
import { readinessOf } from './carriage.ts';
import type { DaySpan } from './carriage.ts';
import { bySoonest, collectionIn } from './collection.ts';
import type { Collection } from './collection.ts';
import type { DayBook } from './day-book.ts';
import { fitsGoods, isTooHeavy } from './goods.ts';
import type { PromisedGoods } from './goods.ts';
import type { DeliveryNetwork } from './network.ts';
import { freeFrom, priceOf } from './price.ts';

/** What is promised of goods is worked out from them and from the days of a moment and postcode (J-167). */
export interface PromiseInput {
  readonly goods: readonly PromisedGoods[];
  /** What the goods cost, the coupon taken off. */
  readonly total: number;
  readonly days: DayBook;
  /** The shop that the visitor has chosen; null: any. */
  readonly shopId: number | null;
  readonly network: Pick<DeliveryNetwork, 'shops' | 'centralIds'>;
}

/** A way in which the goods are brought. */
export interface Way {
  readonly method: ShippingMethod;
  readonly price: Grosze;
  readonly days: DaySpan;
}

export interface Promised {
  /** All ways that bring the goods, in their order. */
  readonly ways: readonly Way[];
  /** The soonest of them; of equally soon ones the cheapest. */
  readonly best: Way | null;
  /** The shop that was chosen, else the one in which the goods can be collected soonest; null when none has them. */
  readonly collection: Collection | null;
  /** Shops in which they can be collected on that day. */
  readonly shopsThatDay: number;
  /** From this value of goods on one of these ways is free; null when none ever is. */
  readonly freeFrom: Grosze | null;
}

const compareDays = (a: Way, b: Way): number => (a.days[0] < b.days[0] ? -1 : a.days[0] > b.days[0] ? 1 : 0);

const soonest = (ways: readonly Way[]): Way | null =>
  ways.reduce<Way | null>((best, way) => (best === null || (compareDays(way, best) || way.price - best.price) < 0 ? way : best), null);

/** Collections of these goods, the soonest first; that of the chosen shop alone when one is. */
function collectionsOf(
  method: ShippingMethod | undefined,
  { goods, days, shopId, network }: Omit<PromiseInput, 'total'>,
): readonly Collection[] {
  if (method === undefined || goods.length === 0 || !fitsGoods(method, goods)) return [];
  const { shops, centralIds } = network;
  const chosen = shopId === null ? undefined : shops.get(shopId);
  return (chosen === undefined ? [...shops.values()] : [chosen])
    .flatMap((shop) => {
      const collection = collectionIn(shop, method, goods, days, centralIds);
      return collection === undefined ? [] : [collection];
    })
    .toSorted(bySoonest);
}

/** When one way brings these goods; of a collection the shop that was chosen or has them soonest. */
export function daysOf(
  method: ShippingMethod,
  input: Omit<PromiseInput, 'total'>,
): { readonly days: DaySpan; readonly collection: Collection | null } {
  const [collection = null] = method.kind === 'store' ? collectionsOf(method, input) : [];
  return { days: collection?.days ?? input.days.arrival(method, readinessOf(input.goods, input.network.centralIds)), collection };
}

/** The days of the way that brings these goods soonest; null where none does. Shops, in which they may lie, are left out. */
export function soonestDays(methods: readonly ShippingMethod[], input: Omit<PromiseInput, 'total' | 'shopId'>): DaySpan | null {
  const { goods, days, network } = input;
  const ready = readinessOf(goods, network.centralIds);
  return methods
    .filter((method) => method.kind !== 'store' && fitsGoods(method, goods) && !isTooHeavy(method, goods))
    .map((method) => days.arrival(method, ready))
    .reduce<DaySpan | null>((best, one) => (best === null || one[0] < best[0] ? one : best), null);
}

/**
 * How some goods get to the shopper. Of goods that cannot be bought nothing is promised: ask only for those that can.
 * @param methods ways of a store, in their order
 */
export function promiseOf(methods: readonly ShippingMethod[], input: PromiseInput): Promised {
  const { goods, total, days, network } = input;
  const ready = readinessOf(goods, network.centralIds);
  const brought = methods.filter((method) => method.kind !== 'store' && fitsGoods(method, goods) && !isTooHeavy(method, goods));
  const ways = brought.map((method) => ({ method, price: priceOf(method, total), days: days.arrival(method, ready) }));
  const collections = collectionsOf(
    methods.find(({ kind }) => kind === 'store'),
    input,
  );
  const [collection = null] = collections;
  return {
    ways,
    best: soonest(ways),
    collection,
    shopsThatDay: collection === null ? 0 : collections.filter((one) => one.days[0] === collection.days[0]).length,
    freeFrom: freeFrom(brought),
  };
}
