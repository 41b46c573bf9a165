import type { Bitset } from './bitset.ts';
import { forEach } from './bitset.ts';
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

  /** How many tiles a listing of these products has. */
  count(products: Bitset): number {
    let count = 0;
    let last = -1;
    forEach(products, (product) => {
      const group = this.of[product] ?? 0;
      if (group !== last) count += 1;
      last = group;
    });
    return count;
  }

  /** Of each group the member that comes first: in the chosen order, of those that fit the filters. */
  firsts(sorted: readonly number[]): readonly number[] {
    this.#turn += 1;
    const [seen, turn] = [this.#seen, this.#turn];
    return sorted.filter((product) => {
      const group = this.of[product] ?? 0;
      if (seen[group] === turn) return false;
      seen[group] = turn;
      return true;
    });
  }
}

/** The products with the members of each group beside each other. */
export const inGroups = (products: readonly IndexedProduct[]): readonly IndexedProduct[] =>
  products.toSorted((a, b) => a.colourGroup - b.colourGroup || a.id - b.id);
