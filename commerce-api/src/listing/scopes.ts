import { LRUCache } from 'lru-cache';
import type { Category, StoreCode } from '../model/index.ts';
import { emptyBitset, intersection, membersOf } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type { Scope } from './catalog-index.ts';
import type { ColourGroups } from './colour-groups.ts';
import type { Options } from './options.ts';
import type { ProductNumbers } from './product-numbers.ts';
import type { ProductSets } from './product-sets.ts';

/** Facets offered where no category says which: those that at least this share of the products has. */
const facetShare = 0.3;
/** More would not fit into the first packets of a document (J-110). */
const mostFacets = 9;
const scopesKept = 400;

/** Products without filters, and they are offered with. */
export interface Summary {
  readonly products: Bitset;
  /** Those that differ in colour alone as one. */
  readonly count: number;
  /** By number of the option. */
  readonly counts: Uint32Array;
  readonly facets: readonly string[];
  readonly numbers: readonly string[];
}

interface ScopesInput {
  readonly sets: ProductSets;
  readonly options: Options;
  readonly numbers: ProductNumbers;
  readonly groups: ColourGroups;
  readonly categories: ReadonlyMap<number, Category>;
}

/** Summaries of what listings lie in: made when first asked, those of scopes are kept. */
export class Scopes {
  readonly #input: ScopesInput;
  readonly #kept = new LRUCache<string, Summary>({ max: scopesKept });

  constructor(input: ScopesInput) {
    this.#input = input;
  }

  /** Everything that a scope holds in a store. */
  of(store: StoreCode, scope: Scope): Summary {
    const key = `${store} ${scope.kind} ${scope.kind === 'all' ? '' : scope.id}`;
    let summary = this.#kept.get(key);
    if (summary === undefined) {
      const { sets } = this.#input;
      const sold = sets.stores.get(store);
      const set = sets.inScope(scope);
      summary = this.summarise(sold === undefined || set === undefined ? emptyBitset(sets.size) : intersection(set, [sold]), scope);
      this.#kept.set(key, summary);
    }
    return summary;
  }

  /** To be called when scopes hold other products than before. */
  forget(): void {
    this.#kept.clear();
  }

  /** Of some products in a scope, such as the hits of a search. */
  summarise(products: Bitset, scope: Scope): Summary {
    const { options, numbers, groups, categories } = this.#input;
    const members = membersOf(products);
    const counts = options.count(members);
    const count = groups.count(members);
    const own = scope.kind === 'category' ? categories.get(scope.id)?.facets : undefined;
    const codes = own !== undefined && own.length > 0 ? own : this.#commonFacets(members, count, counts, scope);
    return {
      products,
      count,
      counts,
      facets: codes.filter((code) => options.byCode.get(code)?.some((number) => (counts[number] ?? 0) > 0) === true),
      numbers: codes.filter((code) => numbers.has(code)),
    };
  }

  #commonFacets(products: Int32Array, count: number, counts: Uint32Array, scope: Scope): readonly string[] {
    const { options } = this.#input;
    const least = facetShare * Math.max(1, count);
    const common: string[] = [];
    for (const [code, numbers] of options.byCode) {
      if (common.length === mostFacets) break;
      if (scope.kind === 'manufacturer' && code === 'manufacturer') continue;
      // Counts are at hand; only where their sum would do is it worth asking how many products it stands for.
      const sum = numbers.reduce((total, number) => total + (counts[number] ?? 0), 0);
      if (sum >= least && options.reach(code, products) >= least) common.push(code);
    }
    return common;
  }
}
