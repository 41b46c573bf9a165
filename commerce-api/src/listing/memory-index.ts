import { LRUCache } from 'lru-cache';
import type { AttributeSeed, StoreCode } from '../seed/model.ts';
import { add, emptyBitset, forEach, has, intersection, size, unite } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type {
  CatalogIndex,
  FacetCount,
  Filter,
  IndexedProduct,
  ListingQuery,
  ListingResult,
  NumberStats,
  ProductChange,
  Scope,
  Sort,
  Suggestions,
} from './catalog-index.ts';
import { Options } from './options.ts';
import { Orders, naturalOrder } from './orders.ts';
import { ProductSets } from './product-sets.ts';
import { productTexts } from './product-texts.ts';
import type { TextContext } from './product-texts.ts';
import { suggest } from './suggest.ts';
import { TextIndex } from './text/text-index.ts';
import type { TextResult } from './text/text-index.ts';

/** What the index needs to know besides products. */
export interface IndexContext extends TextContext {
  readonly attributes: readonly AttributeSeed[];
}

const priceCode = 'price';
/** Facets offered where no category says which: those that at least this share of the products has. */
const facetShare = 0.3;
const mostFacets = 12;
const scopesKept = 400;

/** The counts of a scope without filters. */
interface ScopeSummary {
  readonly products: Bitset;
  readonly count: number;
  /** By number of the option. */
  readonly counts: Uint32Array;
  readonly facets: readonly string[];
  readonly numbers: readonly string[];
}

/** The whole catalogue in memory: bitsets for sets, flat lists for counting, sorted lists for orders. */
export class MemoryIndex implements CatalogIndex {
  readonly size: number;
  readonly #products: IndexedProduct[];
  readonly #context: IndexContext;
  readonly #options: Options;
  readonly #orders: Orders;
  readonly #text: TextIndex;
  readonly #ids: Int32Array;
  readonly #popularity: Int32Array;
  readonly #prices: Int32Array;
  readonly #ratings: Float64Array;
  readonly #sets: ProductSets;
  readonly #scopes = new LRUCache<string, ScopeSummary>({ max: scopesKept });

  constructor(products: readonly IndexedProduct[], context: IndexContext) {
    this.#products = [...products];
    this.#context = context;
    this.size = products.length;
    this.#ids = Int32Array.from(products, (product) => product.id);
    this.#popularity = Int32Array.from(products, (product) => product.popularity);
    this.#prices = Int32Array.from(products, (product) => product.finalPrice);
    this.#ratings = Float64Array.from(products, ratingKey);
    this.#options = new Options(products, context.attributes);
    this.#orders = new Orders({
      ids: this.#ids,
      names: products.map((product) => product.name),
      popularity: this.#popularity,
      prices: this.#prices,
      createdAt: Float64Array.from(products, (product) => product.createdAt),
      ratings: this.#ratings,
    });
    this.#text = new TextIndex(products.length);
    this.#sets = new ProductSets(products);
    for (const [dense, product] of products.entries()) this.#text.add(dense, productTexts(product, context));
  }

  listing(query: ListingQuery): ListingResult {
    const scope = this.#scope(query.store, query.scope);
    const found = query.text === undefined ? undefined : this.#text.search(query.text);
    const base = found === undefined ? scope.products : intersection(scope.products, [found.products]);
    const summary = found === undefined ? scope : this.#summarise(base, query.scope);
    const filters = query.filters.flatMap((filter) => {
      const products = this.#filtered(filter, base);
      return products === undefined ? [] : [{ filter, products }];
    });
    const result = intersection(
      base,
      filters.map((one) => one.products),
    );
    /** What is left when the facet's own filter is aside. */
    const without = (code: string): Bitset =>
      filters.some((one) => one.filter.code === code)
        ? intersection(
            base,
            filters.filter((one) => one.filter.code !== code).map((one) => one.products),
          )
        : result;
    return {
      ids: this.#sorted(result, query, found),
      facets: this.#facets(summary, query.filters, filters.length === 0 ? summary.counts : this.#count(result), without),
      stats: [priceCode, ...summary.numbers].flatMap((code) => this.#stats(code, without(code))),
      correctedText: found?.correctedText ?? null,
      categories: found === undefined ? [] : this.#categoriesOf(result),
    };
  }

  suggestions(store: StoreCode, text: string): Suggestions {
    const found = this.#text.search(text);
    const sold = this.#sets.stores.get(store);
    const products = sold === undefined ? emptyBitset(this.size) : intersection(found.products, [sold]);
    const order = this.#sorted(products, { store, scope: { kind: 'all' }, filters: [], sort: 'relevance' }, found);
    return suggest({
      text,
      products: order
        .slice(0, 200)
        .map((id) => this.#products[this.#sets.denseOf.get(id) ?? -1])
        .filter((product) => product !== undefined),
      categories: this.#categoriesOf(products),
      categoryNames: this.#context.categories,
      manufacturers: this.#context.manufacturers,
    });
  }

  count(store: StoreCode, scope: Scope): number {
    return this.#scope(store, scope).count;
  }

  idsOfSkus(skus: readonly string[]): readonly number[] {
    return skus.map((sku) => this.#sets.idOfSku.get(sku)).filter((id) => id !== undefined);
  }

  idsOfGids(gids: readonly number[]): readonly number[] {
    return gids.flatMap((gid) => this.#sets.idsOfGid.get(gid) ?? []);
  }

  isSoldIn(store: StoreCode, id: number): boolean {
    const dense = this.#sets.denseOf.get(id);
    const sold = this.#sets.stores.get(store);
    return dense !== undefined && sold !== undefined && has(sold, dense);
  }

  update(changes: readonly ProductChange[]): void {
    for (const change of changes) {
      const dense = this.#sets.denseOf.get(change.id);
      const before = dense === undefined ? undefined : this.#products[dense];
      if (dense === undefined || before === undefined) continue;
      const product = { ...before, ...change };
      this.#products[dense] = product;
      this.#prices[dense] = product.finalPrice;
      this.#popularity[dense] = product.popularity;
      this.#ratings[dense] = ratingKey(product);
      this.#orders.reposition(dense);
    }
  }

  #scope(store: StoreCode, scope: Scope): ScopeSummary {
    const key = `${store} ${scope.kind} ${scope.kind === 'all' ? '' : scope.id}`;
    let summary = this.#scopes.get(key);
    if (summary === undefined) {
      const sold = this.#sets.stores.get(store);
      const set = this.#sets.inScope(scope);
      summary = this.#summarise(sold === undefined || set === undefined ? emptyBitset(this.size) : intersection(set, [sold]), scope);
      this.#scopes.set(key, summary);
    }
    return summary;
  }

  #summarise(products: Bitset, scope: Scope): ScopeSummary {
    const counts = this.#count(products);
    const count = size(products);
    const own = scope.kind === 'category' ? this.#context.categories.get(scope.id)?.facets : undefined;
    const codes = own !== undefined && own.length > 0 ? own : this.#commonFacets(counts, count, scope);
    return {
      products,
      count,
      counts,
      facets: codes.filter((code) => this.#options.byCode.get(code)?.some((number) => (counts[number] ?? 0) > 0) === true),
      numbers: codes.filter((code) => this.#sets.numbers.has(code)),
    };
  }

  #commonFacets(counts: Uint32Array, products: number, scope: Scope): readonly string[] {
    const coverage = [...this.#options.byCode].map(([code, numbers]) => ({
      code,
      share: numbers.reduce((sum, number) => sum + (counts[number] ?? 0), 0) / Math.max(1, products),
    }));
    return coverage
      .filter(({ code, share }) => share >= facetShare && !(scope.kind === 'manufacturer' && code === 'manufacturer'))
      .slice(0, mostFacets)
      .map(({ code }) => code);
  }

  /** Which products fit a filter; undefined when nothing is known by its code. */
  #filtered(filter: Filter, base: Bitset): Bitset | undefined {
    const numbers = filter.code === priceCode ? this.#prices : this.#sets.numbers.get(filter.code);
    if (numbers !== undefined && (filter.from !== undefined || filter.to !== undefined)) {
      const set = emptyBitset(this.size);
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = filter;
      forEach(base, (product) => {
        const value = numbers[product] ?? Number.NaN;
        if (value >= from && value <= to) add(set, product);
      });
      return set;
    }
    if (filter.values === undefined || filter.values.length === 0 || !this.#options.byCode.has(filter.code)) return undefined;
    const set = emptyBitset(this.size);
    for (const number of this.#options.matching(filter.code, filter.values)) {
      const option = this.#options.all[number];
      if (option !== undefined) unite(set, option.products);
    }
    return set;
  }

  #count(products: Bitset): Uint32Array {
    const { offsets, values, all } = this.#options;
    const counts = new Uint32Array(all.length);
    forEach(products, (product) => {
      const end = offsets[product + 1] ?? 0;
      for (let index = offsets[product] ?? 0; index < end; index += 1) {
        const option = values[index] ?? 0;
        counts[option] = (counts[option] ?? 0) + 1;
      }
    });
    return counts;
  }

  #facets(
    summary: ScopeSummary,
    filters: readonly Filter[],
    counts: Uint32Array,
    without: (code: string) => Bitset,
  ): readonly FacetCount[] {
    return summary.facets.map((code) => {
      const own = filters.find((filter) => filter.code === code)?.values;
      const selected = new Set(own === undefined ? [] : this.#options.matching(code, own));
      const ownCounts = own === undefined ? counts : this.#count(without(code));
      const numbers = (this.#options.byCode.get(code) ?? []).filter((number) => (summary.counts[number] ?? 0) > 0 || selected.has(number));
      return {
        code,
        values: numbers.map((number) => ({
          optionId: this.#options.all[number]?.optionId ?? 0,
          count: ownCounts[number] ?? 0,
          isSelected: selected.has(number),
        })),
      };
    });
  }

  #stats(code: string, products: Bitset): readonly NumberStats[] {
    const values = code === priceCode ? this.#prices : this.#sets.numbers.get(code);
    if (values === undefined) return [];
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    let count = 0;
    forEach(products, (product) => {
      const value = values[product] ?? Number.NaN;
      if (Number.isNaN(value)) return;
      if (value < min) min = value;
      if (value > max) max = value;
      count += 1;
    });
    return count === 0 ? [] : [{ code, min, max, count }];
  }

  #sorted(products: Bitset, query: ListingQuery, found: TextResult | undefined): readonly number[] {
    const sort: Sort = query.sort ?? (found === undefined ? 'popularity' : 'relevance');
    const order = query.order ?? naturalOrder[sort];
    if (sort === 'relevance' && found !== undefined) {
      const dense: number[] = [];
      forEach(products, (product) => dense.push(product));
      const { scores } = found;
      const sign = order === 'DESC' ? 1 : -1;
      // Scores in steps, so that among hits of the same kind the popular ones come first.
      const step = (product: number): number => Math.round((scores[product] ?? 0) * 2);
      dense.sort((a, b) => sign * (step(b) - step(a)) || this.#orders.byPopularity(a, b));
      return dense.map((product) => this.#ids[product] ?? 0);
    }
    const ids: number[] = [];
    for (const product of this.#orders.list(sort === 'relevance' ? 'popularity' : sort, order)) {
      if (has(products, product)) ids.push(this.#ids[product] ?? 0);
    }
    return ids;
  }

  /** Leaf categories of the products, most products first. */
  #categoriesOf(products: Bitset): readonly { readonly id: number; readonly count: number }[] {
    const counts = new Map<number, number>();
    forEach(products, (product) => {
      const id = this.#products[product]?.mainCategoryId;
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    });
    return [...counts].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count || a.id - b.id);
  }
}

/** Better first; among equals the more often rated one. */
const ratingKey = (product: IndexedProduct): number => product.ratingSummary + Math.min(product.ratingCount, 999) / 1000;
