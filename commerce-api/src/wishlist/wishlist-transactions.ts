import type { Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { listTransactions } from './list-transactions.ts';
import { firstList, listsOf, lockWishlist, wishlistOf } from './read-wishlist.ts';
import type { CustomerWishlist } from './read-wishlist.ts';

/** More than anybody keeps; keeps a stolen session from filling the database. */
export const mostItems = 500;

export type WishlistResult = CustomerWishlist | { readonly refusal: 'too_many_items' };

const read: Transaction<number, CustomerWishlist> = wishlistOf;

export interface WishlistAddition {
  readonly customerId: number;
  /** As it is sold now. */
  readonly product: { readonly id: number; readonly price: number; readonly isSoldOut: boolean };
  /** One that is not there any more stands for the first one: another device has deleted it meanwhile. */
  readonly listId: number;
  /** ISO 8601 */
  readonly now: string;
}

/** a product that is on the list stays where it is, so that a call that comes twice adds once. */
const add: Transaction<WishlistAddition, WishlistResult> = async (db, { customerId, product, listId: wanted, now }) => {
  await lockWishlist(db, customerId);
  const before = await wishlistOf(db, customerId);
  const listId = before.lists.some((list) => list.listId === wanted) ? wanted : firstList;
  if (before.items.some((item) => item.productId === product.id && item.listId === listId)) return before;
  if (before.items.length >= mostItems) return { refusal: 'too_many_items' };
  await db
    .insertInto('wishlist_item')
    .values({
      customer_id: customerId,
      item_id: nextOf('wishlist_item_id'),
      product_id: product.id,
      list_id: listId,
      added_at: now,
      price_added: product.price,
      was_sold_out: product.isSoldOut,
    })
    .execute();
  return wishlistOf(db, customerId);
};

interface OneItem {
  readonly customerId: number;
  readonly itemId: number;
}

/** ∅34: an item that is not there any more is gone, too. */
const remove: Transaction<OneItem, CustomerWishlist> = async (db, { customerId, itemId }) => {
  await db.deleteFrom('wishlist_item').where('customer_id', '=', customerId).where('item_id', '=', itemId).execute();
  return wishlistOf(db, customerId);
};

/** J-173: what the other list has already becomes one item; an item that is gone changes nothing. */
const move: Transaction<OneItem & { readonly listId: number }, CustomerWishlist | { readonly refusal: 'unknown_list' }> = async (
  db,
  { customerId, itemId, listId },
) => {
  await lockWishlist(db, customerId);
  const lists = await listsOf(db, customerId);
  if (!lists.some((list) => list.listId === listId)) return { refusal: 'unknown_list' };
  const { items } = await wishlistOf(db, customerId);
  const item = items.find((one) => one.itemId === itemId);
  const isThere = items.some((one) => one.listId === listId && one.productId === item?.productId);
  if (item === undefined || item.listId === listId) return { items, lists };
  const own = { customerId, itemId };
  if (isThere) return remove(db, own);
  await db
    .updateTable('wishlist_item')
    .set({ list_id: listId })
    .where('customer_id', '=', customerId)
    .where('item_id', '=', itemId)
    .execute();
  return wishlistOf(db, customerId);
};

export const wishlistTransactions = {
  'wishlist.read': read,
  'wishlist.add': add,
  'wishlist.remove': remove,
  'wishlist.move': move,
  ...listTransactions,
} as const;
