import type { Connection } from '../database/database.ts';
import { mostItems } from './cart.ts';
import type { CartRow, ItemRow } from './cart-rows.ts';
import { isSameLine } from './same-line.ts';

interface MergedSaved {
  readonly saved: readonly ItemRow[];
  /** The last number that the cart has given. */
  readonly lastItemId: number;
}

/**
 * C-30, J-303: what a guest has put aside comes to what the customer has, with numbers of the customer's cart; of a line in both the greater
 * number of pieces stays. Beyond the most that a cart keeps nothing comes. Both carts are locked.
 */
export async function mergeSaved(db: Connection, guest: CartRow, own: CartRow): Promise<MergedSaved> {
  let lastItemId = own.last_item_id;
  let saved = own.saved;
  for (const line of guest.saved) {
    const same = saved.find((one) => isSameLine(one, line));
    if (same !== undefined) {
      const qty = Math.max(same.qty, line.qty);
      await db.updateTable('cart_saved_item').set({ qty }).where('cart_id', '=', own.id).where('item_id', '=', same.item_id).execute();
      saved = saved.map((one) => (one === same ? { ...one, qty } : one));
    } else if (saved.length < mostItems) {
      lastItemId += 1;
      const row = { ...line, item_id: lastItemId };
      await db
        .insertInto('cart_saved_item')
        .values({ ...row, cart_id: own.id })
        .execute();
      saved = [...saved, row];
    }
  }
  return { saved, lastItemId };
}
