import { readCart } from '../carts/cart-rows.ts';
import type { CartKey } from '../carts/cart.ts';
import { parseChoices } from '../checkout/choices.ts';
import type { Transaction } from '../database/database.ts';

/** Who orders, as the cart has it. */
export interface CartContact {
  readonly email: string | null;
  readonly telephone: string;
}

/** The e-mail address and telephone number that were given with a cart; null before there is an address. */
export const cartContact: Transaction<CartKey, CartContact | null> = async (db, cart) => {
  const row = await readCart(db, cart);
  const billing = row === undefined ? null : parseChoices(row.checkout).billing;
  return billing === null ? null : { email: billing.email, telephone: billing.telephone };
};
