/** Addresses of the cart calls. */
import type { CartRef } from './cart-api.ts';

const PREFIX = '/rest/V1/pwa';

/** Where new carts are made. */
export const newCartPath = (owner: CartRef['kind']): string => `${PREFIX}/${owner === 'mine' ? 'carts/mine' : 'guest-carts'}`;

export const cartPath = (cart: CartRef): string =>
  cart.kind === 'mine' ? newCartPath('mine') : `${newCartPath('guest')}/${encodeURIComponent(cart.cartId)}`;

/** What a reading of the cart adds to its path. */
export const cartReadQuery = (answer: 'full' | 'mini'): string => `?response_type=${answer}`;
