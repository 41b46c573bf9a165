import { intersection, membersOf } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type { Filter } from './catalog-index.ts';
import type { Options } from './options.ts';
import type { ProductNumbers } from './product-numbers.ts';

/** Products narrowed by the filters of a listing. */
export class Narrowing {
  /** What fits all filters. */
  readonly result: Bitset;
  readonly #base: Bitset;
  readonly #filters: readonly { readonly code: string; readonly products: Bitset }[];
  #members: Int32Array | undefined;

  /** Filters by codes that nothing is known by are left aside. */
  constructor(
    base: Bitset,
    filters: readonly Filter[],
    { options, numbers }: { readonly options: Options; readonly numbers: ProductNumbers },
  ) {
    this.#base = base;
    this.#filters = filters.flatMap((filter) => {
      const products = numbers.within(filter, base) ?? options.having(filter.code, filter.values ?? []);
      return products === undefined ? [] : [{ code: filter.code, products }];
    });
    this.result = intersection(
      base,
      this.#filters.map((filter) => filter.products),
    );
  }

  /** True when no filter took anything away. */
  get isWide(): boolean {
    return this.#filters.length === 0;
  }

  /** The result as a list, in rising order. */
  get members(): Int32Array {
    return (this.#members ??= membersOf(this.result));
  }

  /** What is left when a facet's own filter is aside, in rising order: its other values can still be chosen. */
  without(code: string): Int32Array {
    if (!this.#filters.some((filter) => filter.code === code)) return this.members;
    return membersOf(
      intersection(
        this.#base,
        this.#filters.filter((filter) => filter.code !== code).map((filter) => filter.products),
      ),
    );
  }
}
