import type { SaleRules } from './quantity.ts';
import { isSoldWithoutStock } from './sold-without-stock.ts';

/** What decides about the sale of a product, as statements read it (`saleColumns`). */
export interface SaleRow {
  readonly stock_qty: number;
  readonly min_sale_qty: number;
  readonly max_sale_qty: number;
  readonly is_sales_blocked: boolean;
  readonly availability: number;
  readonly only_in_store: boolean;
  readonly is_preorder: boolean;
  readonly is_pre_release: boolean;
}

/** Columns of `product p`. */
export const saleColumns = `p.qty as stock_qty, p.min_sale_qty, p.max_sale_qty, p.is_sales_blocked, p.availability,
  (p.document->>'availableOnlyInStore')::boolean as only_in_store, (p.document->>'isPreorder')::boolean as is_preorder,
  (p.document->>'isPreRelease')::boolean as is_pre_release`;

export const saleRules = (row: SaleRow): SaleRules => ({
  minSaleQty: row.min_sale_qty,
  maxSaleQty: row.max_sale_qty,
  qty: row.stock_qty,
  isSalesBlocked: row.is_sales_blocked,
  isOnlyInStore: row.only_in_store,
  isSoldWithoutStock: isSoldWithoutStock({ availability: row.availability, isPreorder: row.is_preorder, isPreRelease: row.is_pre_release }),
});
