import { CART_ID, SIGNIN_TOKEN, VISIT_ID } from './keys.ts';
import type { ShopStorage } from './shop-storage.ts';

/**
 * Whose cart this browser has: what it keeps of it is marked with a hash of this. A session's token is replaced daily (J-267), so it is
 * the mark only where no visit was noted at its sign-in.
 * @returns undefined for a guest without a cart
 */
export function visitOf(storage: Pick<ShopStorage, 'read'>): string | undefined {
  const token = storage.read(SIGNIN_TOKEN);
  return token === undefined ? storage.read(CART_ID) : (storage.read(VISIT_ID) ?? token);
}
