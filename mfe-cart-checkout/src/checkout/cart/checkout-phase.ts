import type { CheckoutCart } from './checkout-cart.ts';
import type { CartState } from '../../service/cart-state.ts';

/** What stands in the place of the checkout. */
export type CheckoutPhase = 'loading' | 'failed' | 'empty' | 'filled';

type Known = Pick<CartState, 'items' | 'fetched' | 'loadError' | 'pending'>;

/** @param isRead the whole cart has been asked for on this page, and the answer is there */
export function checkoutPhase(cart: CheckoutCart | null, { items, fetched, loadError, pending }: Known, isRead: boolean): CheckoutPhase {
  if (cart !== null) return 'filled';
  if (loadError !== null) return 'failed';
  if (!isRead || pending.length > 0) return 'loading';
  if (fetched && items.length === 0) return 'empty';
  return 'failed'; // Read, filled, and yet nothing that a checkout could be made of.
}
