import { useCallback } from 'react';
import { useCartService, type NewCartItem } from 'shared-contracts';

/** What must be known of a product to put it into the cart. */
export interface Buyable {
  readonly sku: string;
  readonly min_sale_qty: number;
}

/** What goes into the cart with it. */
type AddOns = Pick<NewCartItem, 'warrantyId' | 'services'>;

const noAddOns = (): AddOns => ({});

/**
 * Command of a buy button: the smallest allowed quantity into the cart (C-23), with the add-ons that are chosen in the moment of the press
 * (C-26, C-27); the cart service tells the shopper about a refusal.
 */
export const useBuy = ({ sku, min_sale_qty }: Buyable, addOns: () => AddOns = noAddOns): (() => Promise<unknown>) => {
  const cart = useCartService();
  return useCallback(() => cart.add({ sku, qty: Math.max(1, min_sale_qty), ...addOns() }), [cart, sku, min_sale_qty, addOns]);
};
