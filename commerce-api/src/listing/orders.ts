import type { Order, Sort } from './catalog-index.ts';

/** What sorting looks at, by dense number. */
export interface SortKeys {
  readonly ids: Int32Array;
  readonly popularity: Int32Array;
  readonly prices: Int32Array;
  readonly createdAt: Float64Array;
  readonly ratings: Float64Array;
}

type Compare = (a: number, b: number) => number;

/** The default direction of each sort. */
export const naturalOrder: Readonly<Record<Sort, Order>> = {
  popularity: 'DESC',
  price: 'ASC',
  rating: 'DESC',
  newest: 'DESC',
  name: 'ASC',
  relevance: 'DESC',
};

/** Sorted lists of all products, one per sort and direction, made when first asked and kept right after changes. */
export class Orders {
  readonly #keys: SortKeys;
  readonly #lists = new Map<string, Int32Array>();
  readonly #nameRanks: Int32Array;

  /** @param names of the products; only their order is kept */
  constructor(keys: SortKeys, names: readonly string[]) {
    this.#keys = keys;
    const collator = new Intl.Collator('pl', { numeric: true });
    const byName = Int32Array.from(names.keys()).toSorted((a, b) => collator.compare(names[a] ?? '', names[b] ?? ''));
    this.#nameRanks = new Int32Array(byName.length);
    for (const [rank, product] of byName.entries()) this.#nameRanks[product] = rank;
  }

  /** All products in this order. Relevance without a search is popularity. */
  list(sort: Exclude<Sort, 'relevance'>, order: Order): Int32Array {
    const key = `${sort} ${order}`;
    let list = this.#lists.get(key);
    if (list === undefined) {
      list = Int32Array.from(this.#keys.ids.keys()).toSorted(this.#comparison(sort, order));
      this.#lists.set(key, list);
    }
    return list;
  }

  /** More popular first, then the newer id. */
  byPopularity(a: number, b: number): number {
    const { popularity, ids } = this.#keys;
    return (popularity[b] ?? 0) - (popularity[a] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0);
  }

  /** To be called after keys of a product have changed: moves it to its new place. */
  reposition(product: number): void {
    for (const [key, list] of this.#lists) {
      const [sort, order] = key.split(' ') as [Exclude<Sort, 'relevance'>, Order]; // keys are written in this form alone
      const compare = this.#comparison(sort, order);
      const from = list.indexOf(product);
      list.copyWithin(from, from + 1);
      let low = 0;
      let high = list.length - 1;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (compare(list[middle] ?? 0, product) < 0) low = middle + 1;
        else high = middle;
      }
      list.copyWithin(low + 1, low, list.length - 1);
      list[low] = product;
    }
  }

  #comparison(sort: Exclude<Sort, 'relevance'>, order: Order): Compare {
    const values = this.#values(sort);
    const sign = order === 'ASC' ? 1 : -1;
    return (a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)) || this.byPopularity(a, b);
  }

  #values(sort: Exclude<Sort, 'relevance'>): Int32Array | Float64Array {
    switch (sort) {
      case 'popularity':
        return this.#keys.popularity;
      case 'price':
        return this.#keys.prices;
      case 'rating':
        return this.#keys.ratings;
      case 'newest':
        return this.#keys.createdAt;
      case 'name':
        return this.#nameRanks;
    }
  }
}
