import { useCallback } from 'react';
import { useCartService } from 'shared-contracts';

/** What must be known of a product to put it into the cart. */
export interface Buyable {
  readonly sku: string;
  readonly min_sale_qty: number;
}

/** Command of a buy button: the smallest allowed quantity into the cart (C-23); the cart service tells the shopper about a refusal. */
export const useBuy = ({ sku, min_sale_qty }: Buyable): (() => Promise<unknown>) => {
  const cart = useCartService();
  return useCallback(() => cart.add({ sku, qty: Math.max(1, min_sale_qty) }), [cart, sku, min_sale_qty]);
};
