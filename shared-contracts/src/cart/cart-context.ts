import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';

import type { CartService } from './cart-service.ts';
import { cartViewAtom } from './cart-slice.ts';
import type { CartView } from './cart-view.ts';

/** The page's cart service; the host provides it (null on the server, where there is no cart). */
export const CartServiceContext = /* @__PURE__ */ createContext<CartService | null>(null);

/** Commands of the cart. To be called in handlers; throws where nobody provides a cart. */
export function useCartService(): CartService {
  const service = useContext(CartServiceContext);
  return service ?? missingService;
}

function missing(): never {
  throw new Error('No cart service: the host must provide CartServiceContext');
}

// Rendering without a service is fine (server, parts shown alone), commanding it is not.
const missingService: CartService = {
  load: missing,
  add: missing,
  deliver: missing,
  changeQuantity: missing,
  remove: missing,
  undoRemoval: missing,
  dismissUndo: missing,
  dismissError: missing,
  change: missing,
  reset: missing,
  assignToCustomer: missing,
};

/** The cart as the shopper sees it, pending changes included. */
export function useCart(): CartView {
  return useAtomValue(cartViewAtom);
}
