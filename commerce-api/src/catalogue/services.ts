import type { Database } from '../database/database.ts';
import type { IndexedProduct } from '../listing/catalog-index.ts';
import type { SearchRules } from '../listing/search/search-rules.ts';
import type { Products } from './product-store.ts';
import type { Reference } from './reference.ts';
import type { CatalogueTransactions } from './transactions.ts';
import type { UrlRewrites } from './url-rewrites.ts';

export interface IndexedChange {
  readonly id: number;
  /** Grosze. */
  readonly finalPrice?: number;
  /** 0-100. */
  readonly ratingSummary?: number;
  readonly ratingCount?: number;
}

/** What listings in memory know of products. */
export interface ProductIndex {
  /**
   * Takes over names of products.
   * @returns the ids of those that are called otherwise than before
   */
  rename(products: readonly IndexedProduct[]): readonly number[];
  /** Takes over on which landing pages products are listed. */
  relist(products: readonly IndexedProduct[]): void;
  /** Whether a product has this name here. */
  isCalled(id: number, name: string): boolean;
  /** Takes over all synonyms of the search. */
  useSynonyms(synonyms: SearchRules['synonyms']): void;
  /** Takes over what has changed; returns the ids of the products for which something is another than before. */
  update(changes: readonly IndexedChange[]): readonly number[];
}

/** What changes of the catalogue work on. */
export interface CatalogueServices {
  readonly database: Database<CatalogueTransactions>;
  readonly reference: Reference;
  readonly urlRewrites: UrlRewrites;
  readonly products: Products;
  readonly index: ProductIndex;
  /** Products as the database has them now, for the index. */
  readonly readForIndex: (ids: readonly number[]) => Promise<readonly IndexedProduct[]>;
  readonly now: () => Date;
}
