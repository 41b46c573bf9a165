import type { IndexedProduct } from './catalog-index.ts';

/**
 * Products that differ in colour alone: a listing shows them as one (J-262, ADR 108). Members have neighbouring dense numbers, which is what
 * makes counting them once cheap.
 */
export class ColourGroups {
  /** The group of a product, by dense number. */
  readonly of: Int32Array;
  readonly #seen: Int32Array;
  #turn = 0;

  /** @param products in the order of `inGroups` */
  constructor(products: readonly IndexedProduct[]) {
    this.of = Int32Array.from(products, (product) => product.colourGroup);
    const numberOf = new Map<number, number>();
    for (const [dense, group] of this.of.entries()) {
      let number = numberOf.get(group);
      if (number === undefined) {
        number = numberOf.size;
        numberOf.set(group, number);
      }
      this.of[dense] = number;
    }
    this.#seen = new Int32Array(numberOf.size);
  }

  /** How many tiles a listing of these products has; they are in rising order. */
  count(products: Int32Array): number {
    const groups = this.of;
    let count = 0;
    let last = -1;
    for (let at = 0; at < products.length; at += 1) {
      const group = groups[products[at] ?? 0] ?? 0;
      if (group !== last) count += 1;
      last = group;
    }
    return count;
  }

  /**
   * Of each group the member that comes first: in the chosen order, of those that fit the filters.
   * @param sorted the caller's own list: the answer is its beginning, what stood there is overwritten
   */
  firsts(sorted: Int32Array): Int32Array {
    this.#turn += 1;
    const [seen, turn, groups] = [this.#seen, this.#turn, this.of];
    let count = 0;
    for (let at = 0; at < sorted.length; at += 1) {
      const product = sorted[at] ?? 0;
      const group = groups[product] ?? 0;
      if (seen[group] === turn) continue;
      seen[group] = turn;
      sorted[count] = product;
      count += 1;
    }
    return sorted.subarray(0, count);
  }
}

/** The products with the members of each group beside each other. */
export const inGroups = (products: readonly IndexedProduct[]): readonly IndexedProduct[] =>
  products.toSorted((a, b) => a.colourGroup - b.colourGroup || a.id - b.id);
