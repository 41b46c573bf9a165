/** What became of the changes that have waited for the connection. */
import type { ApiError, CartOutcome, Grosze } from 'shared-contracts';
import type { CartItem } from './cart-schema.ts';
import type { CartEdit } from './edit-outbox.ts';

export type EditResult =
  /** The cart is as the shopper has wanted it. */
  | { readonly kind: 'taken'; readonly edit: CartEdit }
  /** So it is, but a piece costs something else than the shopper has seen. */
  | { readonly kind: 'repriced'; readonly edit: CartEdit; readonly price: Grosze }
  /** The line was not there any more. */
  | { readonly kind: 'gone'; readonly edit: CartEdit }
  /** The server has refused it; `qty` pieces are in the cart. */
  | { readonly kind: 'refused'; readonly edit: CartEdit; readonly error: ApiError; readonly qty: number };

/** The line that an edit is about: numbers of lines begin anew with each cart. */
export function lineOf({ itemId, sku }: CartEdit, items: readonly CartItem[]): CartItem | undefined {
  return items.find((item) => item.item_id === itemId && item.sku === sku);
}

/** Lines of a cart in the server's answer: those to be bought, and those that lie aside. */
export interface LinesNow {
  readonly items: readonly CartItem[];
  readonly saved_items: readonly CartItem[];
}

/** @param now the cart in the server's answer to the edit */
export function editResult(edit: CartEdit, outcome: CartOutcome, { items, saved_items: saved }: LinesNow): EditResult {
  const inCart = lineOf(edit, items);
  const aside = lineOf(edit, saved);
  // The line is gone, as the edit wanted, whoever removed it.
  if (inCart === undefined && aside === undefined) return edit.qty === 0 ? { kind: 'taken', edit } : { kind: 'gone', edit };
  const line = edit.place === 'aside' ? aside : edit.qty === 0 ? undefined : inCart;
  // Where it was to be it is not: it stays where it was.
  if (!outcome.ok) return { kind: 'refused', edit, error: outcome.error, qty: inCart?.qty ?? 0 };
  if (line === undefined) return { kind: 'gone', edit };
  const price = line.catalog_final_price;
  return price === edit.price ? { kind: 'taken', edit } : { kind: 'repriced', edit, price };
}
