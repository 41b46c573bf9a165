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

const collator = new Intl.Collator('pl', { numeric: true });

/** Moves a product of a sorted list to where it belongs now. */
function moveTo(list: Int32Array, product: number, compare: Compare): void {
  list.copyWithin(list.indexOf(product), list.indexOf(product) + 1);
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

/** Sorted lists of all products, one per sort and direction, made when first asked and kept right after changes. */
export class Orders {
  readonly #keys: SortKeys;
  readonly #lists = new Map<string, Int32Array>();
  readonly #nameRanks: Int32Array;
  readonly #names: string[];
  readonly #byName: Int32Array;

  /** @param names of the products, by dense number */
  constructor(keys: SortKeys, names: readonly string[]) {
    this.#keys = keys;
    this.#names = [...names];
    this.#byName = Int32Array.from(names.keys()).toSorted((a, b) => this.#compareNames(a, b));
    this.#nameRanks = new Int32Array(this.#byName.length);
    this.#rankNames();
  }

  nameOf(product: number): string | undefined {
    return this.#names[product];
  }

  /** Gives a product another name, and its place by it. */
  rename(product: number, name: string): void {
    this.#names[product] = name;
    moveTo(this.#byName, product, (a, b) => this.#compareNames(a, b) || (this.#nameRanks[a] ?? 0) - (this.#nameRanks[b] ?? 0));
    this.#rankNames();
    for (const order of ['ASC', 'DESC'] as const) this.#lists.delete(`name ${order}`);
  }

  #compareNames(a: number, b: number): number {
    return collator.compare(this.#names[a] ?? '', this.#names[b] ?? '');
  }

  #rankNames(): void {
    for (const [rank, product] of this.#byName.entries()) this.#nameRanks[product] = rank;
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
      moveTo(list, product, this.#comparison(sort, order));
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
