import type { Database } from '../database/database.ts';
import type { ProductStore } from './product-store.ts';
import type { Reference } from './reference.ts';
import type { CatalogueTransactions } from './transactions.ts';

/** Prices of the listings in memory. */
export interface PriceIndex {
  /** Takes over new prices, in grosze; returns the ids of the products whose price is another than before. */
  update(prices: readonly { readonly id: number; readonly finalPrice: number }[]): readonly number[];
}

/** What changes of the catalogue work on. */
export interface CatalogueServices {
  readonly database: Database<CatalogueTransactions>;
  readonly reference: Reference;
  readonly products: ProductStore;
  readonly index: PriceIndex;
  readonly now: () => Date;
}
