import type { PromisedGoods } from './goods.ts';
import { bySoonest, collectionIn } from './collection.ts';
import type { Collection } from './collection.ts';
import type { DayBook } from './day-book.ts';
import { methodsIn } from './network.ts';
import type { DeliveryNetwork } from './network.ts';
import type { Place } from './place.ts';
import type { StoreCode } from '../model/index.ts';

export interface ShelfQuestion {
  readonly goods: readonly (PromisedGoods & { readonly sale: { readonly isSalesBlocked: boolean } })[];
  readonly network: DeliveryNetwork;
  readonly store: StoreCode;
  readonly days: DayBook;
  readonly place: Place;
}

/** How many digits at the beginning of two postcodes are the same: the more, the nearer. */
function nearness(a: string | null, b: string): number {
  if (a === null) return 0;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same;
}

/** Shops that have all goods on their shelves now: the visitor's own first, then by nearness of its postcode, then the soonest. */
export function shelfShops({ goods, network, store, days, place }: ShelfQuestion): readonly Collection[] {
  const method = methodsIn(network, store).find(({ kind }) => kind === 'store');
  if (method === undefined || goods.length === 0 || goods.some(({ sale }) => sale.isSalesBlocked)) return [];
  const rank = ({ shop }: Collection): number => (shop.id === place.shopId ? Infinity : nearness(place.postcode, shop.postcode));
  return [...network.shops.values()]
    .flatMap((shop) => {
      const collection = collectionIn(shop, method, goods, days, network.centralIds);
      return collection === undefined || collection.pieces < 1 ? [] : [collection];
    })
    .toSorted((a, b) => (rank(a) === rank(b) ? bySoonest(a, b) : rank(b) - rank(a)));
}
