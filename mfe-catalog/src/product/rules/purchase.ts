/** What decides whether and how a product can be bought. */
export interface PurchaseFacts {
  readonly is_sales_blocked: boolean;
  readonly available_only_in_store: boolean;
  readonly is_preorder: boolean;
  readonly is_pre_release: boolean;
  readonly qty: number;
  readonly min_sale_qty: number;
}

/** How the product page offers a product. */
export type Purchase = 'buy' | 'preorder' | 'only-in-store' | 'blocked' | 'sold-out';

/** P-03 … P-05: the offer of a product page. What may not be sold goes first, then what a courier can't bring, then the stock. */
export const purchaseOf = (product: PurchaseFacts): Purchase => {
  if (product.is_sales_blocked) return 'blocked';
  if (product.available_only_in_store) return 'only-in-store';
  if (product.is_preorder) return 'preorder';
  // A pre-release that can't be ordered yet is shown with its date only.
  if (product.is_pre_release) return 'blocked';
  return product.qty >= Math.max(1, product.min_sale_qty) ? 'buy' : 'sold-out';
};

/** Whether the offer has a buy button. */
export const canBuy = (purchase: Purchase): boolean => purchase === 'buy' || purchase === 'preorder';
