import { CART_ID, NEOPORTAL_USER_ID, SIGNIN_TOKEN } from 'shared-contracts';
import type { paths } from 'shared-contracts/rest';
import { NEOPORTAL_MARK } from '../src/shell/neoportal/logo-mark.ts';

// what the cart's rules ask for first; the early answer is taken only if it is for the same address.
const GUEST_CARTS = '/rest/V1/pwa/guest-carts' satisfies keyof paths;

/** The values of `src/loader/contracts.d.ts`. */
export const loaderValues = {
  SIGNIN_TOKEN_NAME: SIGNIN_TOKEN.name,
  NEOPORTAL_USER_NAME: NEOPORTAL_USER_ID.name,
  NEOPORTAL_MARK,
  CART_ID_NAME: CART_ID.name,
  CART_ID_VERSION: CART_ID.version,
  CUSTOMER_CART_PATH: '/rest/V1/pwa/carts/mine' satisfies keyof paths,
  GUEST_CART_PATH: `${GUEST_CARTS}/`,
  CART_QUERY: '?response_type=full',
} as const;
