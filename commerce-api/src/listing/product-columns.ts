import type { IndexedProduct, ProductChange } from './catalog-index.ts';

/** What is kept of each product itself: flat lists by dense number. */
export class ProductColumns {
  readonly ids: Int32Array;
  readonly popularity: Int32Array;
  /** Grosze. */
  readonly prices: Int32Array;
  /** Milliseconds. */
  readonly createdAt: Float64Array;
  /** Keys to sort by: better first; among equals the more often rated one. */
  readonly ratings: Float64Array;
  readonly kinds: readonly string[];
  readonly manufacturerIds: Int32Array;
  readonly mainCategoryIds: Int32Array;
  /** 0-100; 0 of products without reviews. */
  readonly ratingSummaries: Int32Array;
  readonly #ratingCounts: Int32Array;

  constructor(products: readonly IndexedProduct[]) {
    this.ids = Int32Array.from(products, (product) => product.id);
    this.popularity = Int32Array.from(products, (product) => product.popularity);
    this.prices = Int32Array.from(products, (product) => product.finalPrice);
    this.createdAt = Float64Array.from(products, (product) => product.createdAt);
    this.ratings = Float64Array.from(products, (product) => ratingKey(product.ratingSummary, product.ratingCount));
    this.kinds = products.map((product) => product.kind);
    this.manufacturerIds = Int32Array.from(products, (product) => product.manufacturerId);
    this.mainCategoryIds = Int32Array.from(products, (product) => product.mainCategoryId);
    this.ratingSummaries = Int32Array.from(products, (product) => product.ratingSummary);
    this.#ratingCounts = Int32Array.from(products, (product) => product.ratingCount);
  }

  /** Takes over what has changed of a product. @returns whether anything has changed */
  change(product: number, { finalPrice, popularity, ratingSummary, ratingCount }: ProductChange): boolean {
    const taken = [
      replace(this.prices, product, finalPrice),
      replace(this.popularity, product, popularity),
      replace(this.ratingSummaries, product, ratingSummary),
      replace(this.#ratingCounts, product, ratingCount),
    ];
    this.ratings[product] = ratingKey(this.ratingSummaries[product] ?? 0, this.#ratingCounts[product] ?? 0);
    return taken.includes(true);
  }
}

const ratingKey = (summary: number, count: number): number => summary + Math.min(count, 999) / 1000;

/** @returns whether there was another value before */
const replace = (column: Int32Array, product: number, value: number | undefined): boolean => {
  if (value === undefined || column[product] === value) return false;
  column[product] = value;
  return true;
};
