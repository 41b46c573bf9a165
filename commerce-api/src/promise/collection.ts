import type { PhysicalStore, ShippingMethod } from '../model/commerce.ts';
import { readinessOf } from './carriage.ts';
import type { DaySpan } from './carriage.ts';
import type { DayBook } from './day-book.ts';
import { onlyInShops } from './goods.ts';
import type { PromisedGoods } from './goods.ts';

/** When goods can be collected in a shop. */
export interface Collection {
  readonly shop: PhysicalStore;
  readonly days: DaySpan;
  /** Hour of the first day from which on they lie ready; null when they are brought there that day. */
  readonly hour: number | null;
  /** How often these goods lie on the shelves of this shop; 0 when they have to be brought. */
  readonly pieces: number;
}

const piecesOf = (goods: readonly PromisedGoods[], shopId: number): number =>
  Math.min(...goods.map(({ stock, qty }) => Math.floor((stock.get(shopId) ?? 0) / Math.max(1, qty))));

/** The day from which on all of these goods may leave the shop: the last that one of them names. */
const lastStart = (goods: readonly PromisedGoods[], today: string): string =>
  goods.reduce((last, { shippingFromDate: date }) => (date !== null && date > last ? date : last), today);

/**
 * When some goods can be collected together in a shop (Y-24); undefined when never: what lies in shops alone is not brought from one to another.
 * @param method the collection in shops, which brings goods from the warehouse
 */
export function collectionIn(
  shop: PhysicalStore,
  method: ShippingMethod,
  goods: readonly PromisedGoods[],
  days: DayBook,
  centralIds: ReadonlySet<number>,
): Collection | undefined {
  const pieces = piecesOf(goods, shop.id);
  if (pieces >= 1) {
    const { day, hour } = days.shelf(shop, lastStart(goods, days.moment.day));
    return { shop, days: [day, day], hour, pieces };
  }
  if (goods.some(({ availability }) => availability === onlyInShops)) return undefined;
  return { shop, days: days.brought(shop, method, readinessOf(goods, centralIds)), hour: null, pieces: 0 };
}

const lastHour = 24;

/** Sooner first; of equal ones the shop with more pieces, then the one with the lower id. */
export const bySoonest = (a: Collection, b: Collection): number =>
  (a.days[0] < b.days[0] ? -1 : a.days[0] > b.days[0] ? 1 : 0) ||
  (a.hour ?? lastHour) - (b.hour ?? lastHour) ||
  b.pieces - a.pieces ||
  a.shop.id - b.shop.id;
