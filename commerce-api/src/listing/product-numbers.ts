import { add, emptyBitset, forEach } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type { Filter, IndexedProduct, NumberStats } from './catalog-index.ts';
import type { ColourGroups } from './colour-groups.ts';
import type { ProductColumns } from './product-columns.ts';

export const priceCode = 'price';
/** What reviews say of a product, 0-100 (J-266). */
export const ratingCode = 'rating';

type Values = Int32Array | Float64Array;

/** Prices and number attributes: which products lie within bounds, and what bounds products have. */
export class ProductNumbers {
  readonly #size: number;
  readonly #groups: ColourGroups;
  /** By code; NaN where a product has none. */
  readonly #values = new Map<string, Values>();

  /** @param live prices in grosze and ratings by dense number; changes of them are seen here */
  constructor(products: readonly IndexedProduct[], live: Pick<ProductColumns, 'prices' | 'ratingSummaries'>, groups: ColourGroups) {
    this.#groups = groups;
    this.#size = products.length;
    for (const [dense, product] of products.entries()) {
      for (const { code, value } of product.numbers) this.#listOf(code)[dense] = value;
    }
    this.#values.set(priceCode, live.prices);
    this.#values.set(ratingCode, live.ratingSummaries);
  }

  has(code: string): boolean {
    return this.#values.has(code);
  }

  /** The members of `base` within the bounds of a filter; undefined when it has none or its code is no number's. */
  within({ code, from, to }: Filter, base: Bitset): Bitset | undefined {
    const values = this.#values.get(code);
    if (values === undefined || (from === undefined && to === undefined)) return undefined;
    const [least, most] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
    const set = emptyBitset(this.#size);
    forEach(base, (product) => {
      const value = values[product] ?? Number.NaN;
      if (value >= least && value <= most) add(set, product);
    });
    return set;
  }

  /** Least and greatest value among the products, which are in rising order; undefined when none of them has one. */
  stats(code: string, products: Int32Array): NumberStats | undefined {
    const values = this.#values.get(code);
    if (values === undefined) return undefined;
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    let count = 0;
    let last = -1;
    const groups = this.#groups.of;
    for (let at = 0; at < products.length; at += 1) {
      const product = products[at] ?? 0;
      const value = values[product] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      if (value < min) min = value;
      if (value > max) max = value;
      const group = groups[product] ?? 0;
      if (group !== last) count += 1;
      last = group;
    }
    return count === 0 ? undefined : { code, min, max, count };
  }

  #listOf(code: string): Values {
    let values = this.#values.get(code);
    if (values === undefined) {
      values = new Float64Array(this.#size).fill(Number.NaN);
      this.#values.set(code, values);
    }
    return values;
  }
}
