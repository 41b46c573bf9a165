import { LRUCache } from 'lru-cache';
import { promiseHour } from 'shared-contracts/delivery';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { refusalOf } from '../carts/quantity.ts';
import { goodsOfProduct } from '../checkout/goods.ts';
import type { Store } from '../model/index.ts';
import { DayBook } from './day-book.ts';
import { momentOf } from './moment.ts';
import { methodsIn } from './network.ts';
import type { DeliveryNetwork } from './network.ts';
import type { Place } from './place.ts';
import { promiseOf } from './promise.ts';
import type { Promised } from './promise.ts';

/** Of so many postcodes the days are kept; those of no postcode, which every tile uses, stay because they are used most. */
const mostBooks = 200;

const nothing: Promised = { ways: [], best: null, collection: null, shopsThatDay: 0, freeFrom: null };

/** What is promised of products (J-167): cheap enough for every tile, since the days are worked out once an hour. */
export class ProductPromises {
  readonly #networkNow: () => DeliveryNetwork;
  readonly #now: () => Date;
  #hour = Number.NaN;
  readonly #books = new LRUCache<string, DayBook>({ max: mostBooks });
  #network: DeliveryNetwork;

  /** @param network what delivers now; another one when the hours of a shop have changed */
  constructor(network: () => DeliveryNetwork, now: () => Date) {
    this.#networkNow = network;
    this.#network = network();
    this.#now = now;
  }

  /** The days of this hour for a postcode. */
  days(postcode: string | null): DayBook {
    const now = this.#now();
    const hour = promiseHour(now.getTime());
    const network = this.#networkNow();
    if (hour !== this.#hour || network !== this.#network) {
      this.#hour = hour;
      this.#network = network;
      this.#books.clear();
    }
    const key = postcode ?? '';
    const known = this.#books.get(key);
    if (known !== undefined) return known;
    const book = new DayBook(momentOf(now), postcode);
    this.#books.set(key, book);
    return book;
  }

  /** What is promised of the least that can be bought of a product; nothing of one that cannot be bought, save where shops have it. */
  of(product: ProductRecord, store: Store, { postcode, shopId }: Place): Promised {
    const goods = goodsOfProduct(product);
    const refusal = refusalOf(goods.sale, goods.qty);
    if (refusal !== undefined && refusal.reason !== 'only_in_store') return nothing;
    const days = this.days(postcode);
    const promised = promiseOf(methodsIn(this.#network, store.code), {
      goods: [goods],
      total: goods.finalPrice * goods.qty,
      days,
      shopId,
      network: this.#network,
    });
    return refusal === undefined ? promised : { ...promised, ways: [], best: null, freeFrom: null };
  }
}
