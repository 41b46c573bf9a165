import type { Connection, Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';

/** More than anybody keeps; keeps a stolen session from filling the database. */
export const mostItems = 500;

export interface WishlistItem {
  /** Never used again. */
  readonly itemId: number;
  readonly productId: number;
  /** ISO 8601 */
  readonly addedAt: string;
}

export type WishlistResult = readonly WishlistItem[] | { readonly refusal: 'unknown_product' | 'too_many_items' };

/** Newest first. */
const itemsOf = async (db: Connection, customerId: number): Promise<readonly WishlistItem[]> => {
  const rows = await db
    .selectFrom('wishlist_item')
    .select(['item_id', 'product_id', 'added_at'])
    .where('customer_id', '=', customerId)
    .orderBy('item_id', 'desc')
    .execute();
  return rows.map((row) => ({ itemId: row.item_id, productId: row.product_id, addedAt: row.added_at.toISOString() }));
};

const read: Transaction<number, readonly WishlistItem[]> = itemsOf;

export interface WishlistAddition {
  readonly customerId: number;
  readonly sku: string;
  /** ISO 8601 */
  readonly now: string;
}

/** a product that is on the list stays where it is, so that a call that comes twice adds once. */
const add: Transaction<WishlistAddition, WishlistResult> = async (db, { customerId, sku, now }) => {
  // Changes of one list come one after the other.
  await db.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
  const product = await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst();
  if (product === undefined) return { refusal: 'unknown_product' };
  const items = await itemsOf(db, customerId);
  if (items.some(({ productId }) => productId === product.id)) return items;
  if (items.length >= mostItems) return { refusal: 'too_many_items' };
  const { item_id: itemId } = await db
    .insertInto('wishlist_item')
    .values({ customer_id: customerId, item_id: nextOf('wishlist_item_id'), product_id: product.id, added_at: now })
    .returning('item_id')
    .executeTakeFirstOrThrow();
  return [{ itemId, productId: product.id, addedAt: now }, ...items];
};

/** ∅34: an item that is not there any more is gone, too. */
const remove: Transaction<{ readonly customerId: number; readonly itemId: number }, readonly WishlistItem[]> = async (
  db,
  { customerId, itemId },
) => {
  await db.deleteFrom('wishlist_item').where('customer_id', '=', customerId).where('item_id', '=', itemId).execute();
  return itemsOf(db, customerId);
};

export const wishlistTransactions = { 'wishlist.read': read, 'wishlist.add': add, 'wishlist.remove': remove } as const;
