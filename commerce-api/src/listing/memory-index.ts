import { OFFER } from '../catalogue/offer.ts';
import type { Attribute, StoreCode } from '../model/index.ts';
import { emptyBitset, forEach, has, intersection, size } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type {
  CatalogIndex,
  Filter,
  IndexedProduct,
  ListingQuery,
  ListingResult,
  ProductChange,
  Scope,
  Suggestions,
} from './catalog-index.ts';
import { ColourGroups, inGroups } from './colour-groups.ts';
import { facetCounts } from './facets.ts';
import { Narrowing } from './narrowing.ts';
import { Options } from './options.ts';
import { Orders } from './orders.ts';
import { ProductColumns } from './product-columns.ts';
import { ProductNumbers, priceCode, ratingCode } from './product-numbers.ts';
import { ProductSets } from './product-sets.ts';
import { AttributeTexts } from './product-texts.ts';
import type { TextContext } from './product-texts.ts';
import { Scopes } from './scopes.ts';
import type { PriceBounds } from './search/price-words.ts';
import { ProductSearch } from './search/product-search.ts';
import type { SearchRules } from './search/search-rules.ts';
import { sortedProducts } from './sorted-products.ts';
import { suggest } from './suggest.ts';

/** What a search knows besides the catalogue. */
export interface SearchContext {
  readonly rules: SearchRules;
  /** Other names of an assortment, such as the Ukrainian one. */
  readonly alsoCalled: (name: string) => readonly string[];
}

/** What the index needs to know besides products. */
export interface IndexContext extends TextContext, SearchContext {
  readonly attributes: readonly Attribute[];
}

/** Of the best hits, as many tell what to suggest. */
const hitsSuggestedFrom = 200;
const mostPopular = 6;
/** 'laptop do 3' will be a price. */
const unfinishedPrice = /\s(?:do|od|za)\s+\d{1,2}$/i;
const nothingSuggested: Suggestions = { phrases: [], categories: [], manufacturerIds: [], productIds: [] };

/** The whole catalogue in memory: bitsets for sets, flat lists for counting, sorted lists for orders. */
export class MemoryIndex implements CatalogIndex {
  readonly size: number;
  readonly #context: TextContext;
  readonly #groups: ColourGroups;
  readonly #columns: ProductColumns;
  readonly #sets: ProductSets;
  readonly #options: Options;
  readonly #numbers: ProductNumbers;
  readonly #orders: Orders;
  readonly #scopes: Scopes;
  readonly #search: ProductSearch;

  /** Of `all` nothing is kept but names, once the search has taken in their texts. */
  constructor(all: readonly IndexedProduct[], { attributes, categories, manufacturers, rules, alsoCalled }: IndexContext) {
    const products = inGroups(all);
    this.size = products.length;
    this.#groups = new ColourGroups(products);
    this.#context = { categories, manufacturers };
    this.#columns = new ProductColumns(products);
    this.#sets = new ProductSets(products);
    this.#options = new Options(products, attributes, this.#groups);
    this.#numbers = new ProductNumbers(products, this.#columns, this.#groups);
    this.#orders = new Orders(
      this.#columns,
      products.map((product) => product.name),
    );
    this.#scopes = new Scopes({ sets: this.#sets, options: this.#options, numbers: this.#numbers, groups: this.#groups, categories });
    this.#search = new ProductSearch({
      products,
      sets: this.#sets,
      context: this.#context,
      attributeTexts: new AttributeTexts(attributes, new Set(rules.unsearchedNumbers)),
      rules,
      alsoCalled,
    });
  }

  listing(query: ListingQuery): ListingResult {
    const scope = this.#scopes.of(query.store, query.scope);
    const found = query.text === undefined ? undefined : this.#search.search(query.text);
    const summary = found === undefined ? scope : this.#scopes.summarise(intersection(scope.products, [found.products]), query.scope);
    const { narrowing, filters, statedPrice } = this.#narrowed(summary.products, query.filters, found?.price);
    return {
      ids: this.#idsOf(this.#groups.firsts(sortedProducts(narrowing.result, query, this.#orders, found?.scores))),
      facets: facetCounts(this.#options, summary, filters, narrowing),
      stats: [priceCode, ratingCode, ...summary.numbers]
        .map((code) => this.#numbers.stats(code, narrowing.without(code)))
        .filter((stats) => stats !== undefined),
      correctedText: found?.correctedText ?? null,
      statedPrice,
      categories: found === undefined ? [] : this.#categoriesOf(narrowing.members),
    };
  }

  /** Narrowed by the filters, and by the price that the words of a search state where no filter is about it. */
  #narrowed(products: Bitset, filters: readonly Filter[], price: PriceBounds | undefined) {
    const narrowing = (by: readonly Filter[]) => new Narrowing(products, by, { options: this.#options, numbers: this.#numbers });
    const plain = narrowing(filters);
    if (price === undefined || filters.some(({ code }) => code === priceCode)) return { narrowing: plain, filters, statedPrice: null };
    const priced = [...filters, { code: priceCode, ...price }];
    const narrowed = narrowing(priced);
    const isApplied = size(narrowed.result) > 0;
    const statedPrice = { from: price.from ?? null, to: price.to ?? null, isApplied };
    return isApplied ? { narrowing: narrowed, filters: priced, statedPrice } : { narrowing: plain, filters, statedPrice };
  }

  suggestions(store: StoreCode, text: string): Suggestions {
    if (text.trim() === '') return { ...nothingSuggested, phrases: this.#popularNames(store) };
    const found = this.#search.search(text.replace(unfinishedPrice, ''));
    const sold = this.#sets.stores.get(store);
    const fitting = sold === undefined ? emptyBitset(this.size) : intersection(found.products, [sold]);
    const { narrowing } = this.#narrowed(fitting, [], found.price);
    const hits = sortedProducts(narrowing.result, { sort: 'relevance' }, this.#orders, found.scores);
    const best = this.#groups.firsts(hits).slice(0, hitsSuggestedFrom);
    const { ids, kinds, manufacturerIds } = this.#columns;
    return suggest({
      text: found.correctedText ?? text,
      products: Array.from(best, (dense) => ({
        id: ids[dense] ?? 0,
        kind: kinds[dense] ?? '',
        manufacturerId: manufacturerIds[dense] ?? 0,
      })),
      categories: this.#categoriesOf(narrowing.members),
      categoryNames: this.#context.categories,
      manufacturers: this.#context.manufacturers,
    });
  }

  count(store: StoreCode, scope: Scope): number {
    return this.#scopes.of(store, scope).count;
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

  update(changes: readonly ProductChange[]): readonly number[] {
    return changes.flatMap((change) => {
      const dense = this.#sets.denseOf.get(change.id);
      if (dense === undefined || !this.#columns.change(dense, change)) return [];
      this.#orders.reposition(dense);
      return [change.id];
    });
  }

  rename(products: readonly IndexedProduct[]): readonly number[] {
    const renamed = products.flatMap((product) => {
      const dense = this.#sets.denseOf.get(product.id);
      return dense === undefined || this.#orders.nameOf(dense) === product.name ? [] : [{ dense, product }];
    });
    for (const { dense, product } of renamed) this.#orders.rename(dense, product.name);
    if (renamed.length > 0) this.#search.rename(renamed);
    return renamed.map(({ product }) => product.id);
  }

  prepare(): void {
    this.#search.prepare();
  }

  takeIn(milliseconds: number): boolean {
    return this.#search.takeIn(milliseconds);
  }

  relist(products: readonly IndexedProduct[]): void {
    const moved = products.filter(({ id, landingIds, options }) => {
      const dense = this.#sets.denseOf.get(id);
      if (dense === undefined) return false;
      const hasLeft = this.#options.keep(dense, OFFER.code, options);
      return this.#sets.moveLandings(dense, landingIds) || hasLeft;
    });
    if (moved.length > 0) this.#scopes.forget();
  }

  useSynonyms(synonyms: SearchRules['synonyms']): void {
    this.#search.useSynonyms(synonyms);
  }

  isCalled(id: number, name: string): boolean {
    const dense = this.#sets.denseOf.get(id);
    return dense === undefined || this.#orders.nameOf(dense) === name;
  }

  #idsOf(products: Int32Array): readonly number[] {
    const { ids } = this.#columns;
    const found: number[] = [];
    for (let at = 0; at < products.length; at += 1) found.push(ids[products[at] ?? 0] ?? 0);
    return found;
  }

  /** What the assortments are called that are bought most now: shoppers search for them. */
  #popularNames(store: StoreCode): readonly string[] {
    const sold = new Map<number, number>();
    forEach(this.#scopes.of(store, { kind: 'all' }).products, (product) => {
      const id = this.#columns.mainCategoryIds[product] ?? 0;
      sold.set(id, (sold.get(id) ?? 0) + (this.#columns.popularity[product] ?? 0));
    });
    return [...sold]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, mostPopular)
      .flatMap(([id]) => this.#context.categories.get(id)?.name.toLocaleLowerCase('pl') ?? []);
  }

  /** Leaf categories of the products, which are in rising order; most products first. */
  #categoriesOf(products: Int32Array): readonly { readonly id: number; readonly count: number }[] {
    const counts = new Map<number, number>();
    let last = -1;
    for (let at = 0; at < products.length; at += 1) {
      const product = products[at] ?? 0;
      const group = this.#groups.of[product] ?? 0;
      if (group === last) continue;
      last = group;
      const id = this.#columns.mainCategoryIds[product];
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [...counts].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count || a.id - b.id);
  }
}
