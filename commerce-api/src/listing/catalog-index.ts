import type { SearchRules } from './search/search-rules.ts';
import type { StoreCode } from '../model/index.ts';

/** What the index knows of a product. */
export interface IndexedProduct {
  readonly id: number;
  readonly sku: string;
  readonly gid: number;
  /** The same of products that differ in colour alone; of any other product its id. */
  readonly colourGroup: number;
  readonly ean: string;
  readonly name: string;
  readonly kind: string;
  readonly model: string;
  /** The producer's own code. */
  readonly manufacturerCode: string;
  readonly manufacturerId: number;
  readonly mainCategoryId: number;
  readonly popularity: number;
  /** Milliseconds. */
  readonly createdAt: number;
  /** Grosze; what the shopper pays now. */
  readonly finalPrice: number;
  /** 0-100. */
  readonly ratingSummary: number;
  readonly ratingCount: number;
  readonly stores: readonly StoreCode[];
  readonly categoryIds: readonly number[];
  readonly landingIds: readonly number[];
  /** Options by attribute code. */
  readonly options: readonly { readonly code: string; readonly optionId: number }[];
  readonly numbers: readonly { readonly code: string; readonly value: number }[];
}

/** What can change while the server runs, without a new index. */
export type ProductChange = { readonly id: number } & Partial<
  Pick<IndexedProduct, 'finalPrice' | 'popularity' | 'ratingSummary' | 'ratingCount'>
>;

export type Scope =
  | { readonly kind: 'all' }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'manufacturer'; readonly id: number }
  | { readonly kind: 'landing'; readonly id: number };

export interface Filter {
  readonly code: string;
  /** Option ids or keys; any of them fits. */
  readonly values?: readonly string[];
  /** Bounds of a number, both included; `price` in grosze. */
  readonly from?: number;
  readonly to?: number;
}

export type Sort = 'popularity' | 'price' | 'rating' | 'newest' | 'name' | 'relevance';
export type Order = 'ASC' | 'DESC';

export interface ListingQuery {
  readonly store: StoreCode;
  readonly scope: Scope;
  /** Words that products must have. */
  readonly text?: string;
  readonly filters: readonly Filter[];
  readonly sort?: Sort;
  readonly order?: Order;
}

export interface FacetCount {
  readonly code: string;
  readonly values: readonly { readonly optionId: number; readonly count: number; readonly isSelected: boolean }[];
}

export interface NumberStats {
  readonly code: string;
  readonly min: number;
  readonly max: number;
  readonly count: number;
}

/** Bounds in grosze. */
export interface StatedPrice {
  readonly from: number | null;
  readonly to: number | null;
  readonly isApplied: boolean;
}

export interface ListingResult {
  /** Of products that differ in colour alone the one that comes first; facets and sums count these as one, too (J-262). */
  readonly ids: readonly number[];
  /** In the order of the category; values that the scope has, those without results included. */
  readonly facets: readonly FacetCount[];
  readonly stats: readonly NumberStats[];
  /** For searches: what was searched instead of misspelt words. */
  readonly correctedText: string | null;
  /** For searches: the price that the words state; it narrows the results unless that leaves nothing, or a filter says otherwise. */
  readonly statedPrice: StatedPrice | null;
  /** For searches: where the results lie, most results first. */
  readonly categories: readonly { readonly id: number; readonly count: number }[];
}

export interface Suggestions {
  readonly phrases: readonly string[];
  readonly categories: readonly { readonly id: number; readonly count: number }[];
  readonly manufacturerIds: readonly number[];
  readonly productIds: readonly number[];
}

/** Listings, facets and search. In memory here; a search server may stand behind it instead. */
export interface CatalogIndex {
  readonly size: number;
  listing(query: ListingQuery): ListingResult;
  suggestions(store: StoreCode, text: string): Suggestions;
  /** Products in a scope of a store, those that differ in colour alone as one. */
  count(store: StoreCode, scope: Scope): number;
  /** Ids of the products with these SKUs, in that order; unknown ones are left out. */
  idsOfSkus(skus: readonly string[]): readonly number[];
  /** Ids of the members of these variant groups. */
  idsOfGids(gids: readonly number[]): readonly number[];
  isSoldIn(store: StoreCode, id: number): boolean;
  /**
   * Takes over changes of products; unknown ids are ignored.
   * @returns the ids of those for which something has become another
   */
  update(changes: readonly ProductChange[]): readonly number[];
  /**
   * Takes over names: searches and the order by name know them from now on.
   * @returns the ids of products that were called otherwise before
   */
  rename(products: readonly IndexedProduct[]): readonly number[];
  /** Takes over on which landing pages products are listed, and which values of the filter of offers they have no more. */
  relist(products: readonly IndexedProduct[]): void;
  /** Whether a product has this name here; true for what is not in the index. */
  isCalled(id: number, name: string): boolean;
  /** Takes texts of products into the search for about so long; the first search takes in what is left (J-356). @returns whether some are left */
  takeIn(milliseconds: number): boolean;
  /** Makes what the first misspelt search would wait for. */
  prepare(): void;
  /** Takes over all synonyms of the search: by a word those that mean the same (J-258). */
  useSynonyms(synonyms: SearchRules['synonyms']): void;
}
