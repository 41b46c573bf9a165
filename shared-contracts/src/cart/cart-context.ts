import { createContext, useContext } from 'react';

import type { CartService } from './cart-port.ts';

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
const missingService: CartService = { load: missing, add: missing, deliver: missing, reset: missing, assignToCustomer: missing };
