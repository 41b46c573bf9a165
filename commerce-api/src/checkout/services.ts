import type { ProductStore } from '../catalogue/product-store.ts';
import type { StoreCode } from '../model/index.ts';
import type { Reference } from '../catalogue/reference.ts';
import type { Database } from '../database/database.ts';
import type { Bank } from './banks.ts';
import type { VoucherTransactions } from '../vouchers/transactions.ts';

/** What carts are quoted with: records in memory, vouchers, and the time. */
export interface CheckoutServices {
  readonly reference: Reference;
  /** Banks to choose from for a quick transfer. */
  readonly banks: () => readonly Bank[];
  readonly products: Pick<ProductStore, 'list'>;
  readonly database: Database<VoucherTransactions>;
  readonly index: { isSoldIn(store: StoreCode, productId: number): boolean };
  readonly now: () => Date;
}
