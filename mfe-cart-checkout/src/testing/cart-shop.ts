import { createTestShop, type TestShop, type TestShopOptions } from 'shared-contracts/testing';
import { cartCommandsAtom } from '../service/cart-atoms.ts';
import type { CartCommands } from '../service/cart-service.ts';
import makeCartService from '../service/index.ts';

export interface CartShop extends TestShop {
  /** The rules of the cart themselves, over a commerce server in memory. */
  readonly cart: CartCommands;
}

/** A shop for one test with the real rules of the cart. */
export function createCartShop(options: TestShopOptions = {}): CartShop {
  const shop = createTestShop({ ...options, cartService: makeCartService });
  const cart = shop.store.get(cartCommandsAtom);
  if (cart === null) throw new Error('the service has not been made');
  return { ...shop, cart };
}
