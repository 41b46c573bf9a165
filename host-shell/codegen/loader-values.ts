import { CART_ID, NEOPORTAL_USER_ID, SIGNIN_TOKEN } from 'shared-contracts';
import { cartPath, cartReadQuery } from 'shared-contracts/cart-service';
import { NEOPORTAL_MARK } from '../src/shell/neoportal/logo-mark.ts';

/** The values of `src/loader/contracts.d.ts`. */
export const loaderValues = {
  SIGNIN_TOKEN_NAME: SIGNIN_TOKEN.name,
  NEOPORTAL_USER_NAME: NEOPORTAL_USER_ID.name,
  NEOPORTAL_MARK,
  CART_ID_NAME: CART_ID.name,
  CART_ID_VERSION: CART_ID.version,
  CUSTOMER_CART_PATH: cartPath({ kind: 'mine' }),
  GUEST_CART_PATH: cartPath({ kind: 'guest', cartId: '' }),
  CART_QUERY: cartReadQuery('full'),
} as const;
