import { isOutlived } from '../cart-reminders/copy.ts';
import { parseChoices } from '../checkout/choices.ts';
import type { Transaction } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import { changed, lockCart, readItems, recordOf } from './cart-rows.ts';
import type { CartKey, CartResult } from './cart.ts';
import { piecesLeft } from './pieces-left.ts';
import { saleColumns, saleRules } from './sale-row.ts';

/**
 * A-26, C-31: makes a cart that was left one that can be bought again: lines keep as many pieces as there are, what cannot be bought any
 * more goes, and the cart remembers that something is missing until it changes next (C-20). Done again it changes nothing.
 */
export const restoreCart: Transaction<CartKey, CartResult> = async (db, key) => {
  const cart = await lockCart(db, key);
  if (cart === undefined || (await isOutlived(db, cart))) return { refusal: { reason: 'cart_not_found' } };
  const items = await readItems(db, cart.id);
  const rows = await db
    .selectFrom('product')
    .select('product.id')
    .select(saleColumns)
    .where('product.id', '=', anyOf(items.map((item) => item.product_id)))
    .execute();
  const kept = piecesLeft(items, new Map(rows.map((row) => [row.id, saleRules(row)])));
  const isWhole = kept.length === items.length && kept.every((item, index) => item.qty === items[index]?.qty);
  if (isWhole) return { cart: recordOf({ ...cart, items }) };
  const qtyOf = new Map(kept.map((item) => [item.item_id, item.qty]));
  for (const { item_id: itemId } of items) {
    const qty = qtyOf.get(itemId);
    if (qty === undefined) await db.deleteFrom('cart_item').where('cart_id', '=', cart.id).where('item_id', '=', itemId).execute();
    else await db.updateTable('cart_item').set({ qty }).where('cart_id', '=', cart.id).where('item_id', '=', itemId).execute();
  }
  return changed(db, cart, kept, { checkout: { ...parseChoices(cart.checkout), shortSince: cart.version + 1 } });
};
