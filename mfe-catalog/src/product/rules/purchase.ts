import { buyingWay, canBeOrdered, type BuyingWay, type SaleFacts } from 'shared-contracts/catalogue';

interface PurchaseFacts extends SaleFacts {
  readonly is_pre_release: boolean;
}

/** How the product page offers a product: a way to buy it, or the reason why there is none. */
export type Purchase = Exclude<BuyingWay, 'unavailable'> | 'blocked' | 'sold-out';

/** P-03 … P-05: the offer of a product page. A pre-release that can't be ordered yet is only shown. */
export const purchaseOf = (product: PurchaseFacts): Purchase => {
  const way = buyingWay(product);
  if (way === 'buy' && !canBeOrdered(product)) return 'blocked';
  if (way === 'unavailable') return product.is_sales_blocked ? 'blocked' : 'sold-out';
  return way;
};

/** Whether the offer has a buy button. */
export const canBuy = (purchase: Purchase): boolean => purchase === 'buy' || purchase === 'preorder';

/** Whether there is no way to the product at all now, neither here nor in a shop. */
export const isUnavailable = (purchase: Purchase): boolean => purchase === 'blocked' || purchase === 'sold-out';
