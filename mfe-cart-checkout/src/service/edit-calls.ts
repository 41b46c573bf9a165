/** Which call of the server makes a change that has waited for the connection. */
import type { ApiResult, CartRef } from 'shared-contracts';
import type { Cart, CartItem } from './cart-schema.ts';
import type { CartServer } from './cart-server.ts';
import type { CartEdit } from './edit-outbox.ts';

export type LineCalls = Pick<CartServer, 'changeItem' | 'removeItem' | 'saveForLater' | 'takeBackItem' | 'removeSavedItem'>;

/** Where the line of an edit is, as the server has just said. */
interface Whereabouts {
  readonly inCart: CartItem | undefined;
  readonly isAside: boolean;
}

/** Null where nothing is left to be done: the line is where it was to be, or is gone. */
export function callFor(
  { itemId, qty, place, key }: CartEdit,
  { inCart, isAside }: Whereabouts,
  api: LineCalls,
): ((cart: CartRef) => Promise<ApiResult<Cart>>) | null {
  if (place === 'cart') return isAside ? (cart) => api.takeBackItem(cart, itemId, key) : null;
  if (qty === 0 && isAside) return (cart) => api.removeSavedItem(cart, itemId, key);
  if (inCart === undefined) return null;
  if (place === undefined) return (cart) => (qty === 0 ? api.removeItem(cart, itemId, key) : api.changeItem(cart, itemId, qty, key));
  return async (cart) => {
    // Pieces that were changed before it was put aside go with it.
    const changed = qty === inCart.qty ? null : await api.changeItem(cart, itemId, qty, `${key}-qty`);
    return changed?.ok === false ? changed : await api.saveForLater(cart, itemId, key);
  };
}
