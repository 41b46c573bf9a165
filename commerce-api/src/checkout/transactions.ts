import { changed, lockCart, readItems } from '../carts/cart-rows.ts';
import type { CartKey, CartResult } from '../carts/cart.ts';
import type { Transaction } from '../database/database.ts';
import { parseChoices } from './choices.ts';
import type { Choices } from './choices.ts';

export interface Choose {
  readonly cart: CartKey;
  /** What is chosen again; the rest stays. */
  readonly choices: Partial<Choices>;
}

/** A-12 …: keeps what the shopper has chosen. */
const choose: Transaction<Choose, CartResult> = async (db, { cart: key, choices }) => {
  const cart = await lockCart(db, key);
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  const all: Choices = { ...parseChoices(cart.checkout), ...choices };
  return changed(db, cart, await readItems(db, cart.id), { checkout: all });
};

export const checkoutTransactions = { 'checkout.choose': choose } as const;

export type CheckoutTransactions = typeof checkoutTransactions;
