import type { Refusal } from './refusal.ts';

/** What decides how many pieces of a product may be bought. */
export interface SaleRules {
  readonly minSaleQty: number;
  readonly maxSaleQty: number;
  /** Pieces in all warehouses. */
  readonly qty: number;
  readonly isSalesBlocked: boolean;
  readonly isOnlyInStore: boolean;
  /** Bought before it is in stock: preorder, pre-release or delivered by the manufacturer. */
  readonly isSoldWithoutStock: boolean;
}

/** The most pieces that can be bought now; 0 when none can. */
export const mostPieces = ({ maxSaleQty, qty, isSoldWithoutStock }: Pick<SaleRules, 'maxSaleQty' | 'qty' | 'isSoldWithoutStock'>): number =>
  isSoldWithoutStock ? maxSaleQty : Math.max(0, Math.min(maxSaleQty, qty));

/** C-23: why so many pieces cannot be bought; undefined when they can. */
export function refusalOf(rules: SaleRules, wanted: number): Refusal | undefined {
  if (rules.isSalesBlocked) return { reason: 'sales_blocked' };
  if (rules.isOnlyInStore) return { reason: 'only_in_store' };
  const most = mostPieces(rules);
  if (most < rules.minSaleQty) return { reason: 'out_of_stock' };
  if (wanted < Math.max(1, rules.minSaleQty) || wanted > rules.maxSaleQty) return { reason: 'wrong_qty', min: rules.minSaleQty, max: most };
  if (wanted > most) return { reason: 'not_enough_stock', max: most };
  return undefined;
}
