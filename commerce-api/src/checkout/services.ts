import type { ProductStore } from '../catalogue/product-store.ts';
import type { StoreCode } from '../model/index.ts';
import type { Reference } from '../catalogue/reference.ts';
import type { Database } from '../database/database.ts';
import type { Bank } from './banks.ts';
import type { ProductPromises } from '../promise/product-promise.ts';
import type { VoucherTransactions } from '../vouchers/transactions.ts';

/** What carts are quoted with: records in memory, days of this hour, vouchers, and the time. */
export interface CheckoutServices {
  readonly reference: Reference;
  /** Banks to choose from for a quick transfer. */
  readonly banks: () => readonly Bank[];
  readonly products: Pick<ProductStore, 'list'>;
  /** The days on which goods arrive are worked out once an hour: for each cart anew they would take half of an answer's time. */
  readonly promises: Pick<ProductPromises, 'days'>;
  readonly database: Database<VoucherTransactions>;
  readonly index: { isSoldIn(store: StoreCode, productId: number): boolean };
  readonly now: () => Date;
}
