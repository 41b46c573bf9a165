import type { Transaction } from '../database/database.ts';
import { areSameAddOns, changedAddOns } from './add-ons.ts';
import type { AddOnChange } from './add-ons.ts';
import type { CartKey, CartResult } from './cart.ts';
import { changed, lockToChange, recordOf } from './cart-rows.ts';
import { noteMade } from './made-changes.ts';

export interface ChangeAddOns {
  readonly cart: CartKey;
  readonly itemId: number;
  /** Checked to be offered with the line's product. */
  readonly change: AddOnChange;
  /** Names this change; null where the caller does not care whether it is made twice. */
  readonly key: string | null;
}

/** A-19 … A-21: another warranty or service of a line. What is so already changes nothing, so that a repeated call does no harm. */
export const changeAddOns: Transaction<ChangeAddOns, CartResult> = async (db, { cart: owner, itemId, change, key }) => {
  const cart = await lockToChange(db, owner, key).executeTakeFirst();
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (cart.is_made) return { cart: recordOf(cart) };
  const line = cart.items.find((item) => item.item_id === itemId);
  if (line === undefined) return { refusal: { reason: 'item_not_found' } };
  const addOns = changedAddOns(line.add_ons, change);
  await noteMade(db, cart.id, key);
  if (areSameAddOns(addOns, line.add_ons)) return { cart: recordOf(cart) };
  await db.updateTable('cart_item').set({ add_ons: addOns }).where('cart_id', '=', cart.id).where('item_id', '=', itemId).execute();
  return changed(
    db,
    cart,
    cart.items.map((item) => (item === line ? { ...item, add_ons: addOns } : item)),
  );
};
