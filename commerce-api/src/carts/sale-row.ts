import type { ExpressionBuilder } from 'kysely';
import { castTo } from '../database/expressions.ts';
import type { Tables } from '../database/tables.ts';
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
  readonly is_gift_card: boolean;
}

/** Columns of a product, for `select`. */
export const saleColumns = (eb: ExpressionBuilder<Tables, 'product'>) => {
  const flag = (name: 'availableOnlyInStore' | 'isPreorder' | 'isPreRelease') =>
    castTo(eb.ref('product.document', '->>').key(name), 'boolean');
  return [
    'product.qty as stock_qty',
    'product.min_sale_qty',
    'product.max_sale_qty',
    'product.is_sales_blocked',
    'product.availability',
    'product.is_gift_card',
    flag('availableOnlyInStore').as('only_in_store'),
    flag('isPreorder').as('is_preorder'),
    flag('isPreRelease').as('is_pre_release'),
  ] as const;
};

export const saleRules = (row: SaleRow): SaleRules => ({
  minSaleQty: row.min_sale_qty,
  maxSaleQty: row.max_sale_qty,
  qty: row.stock_qty,
  isSalesBlocked: row.is_sales_blocked,
  isOnlyInStore: row.only_in_store,
  isSoldWithoutStock: isSoldWithoutStock({
    availability: row.availability,
    isPreorder: row.is_preorder,
    isPreRelease: row.is_pre_release,
    isGiftCard: row.is_gift_card,
  }),
});
