import type { Connection, Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { firstList, listsOf, lockWishlist, wishlistOf } from './read-wishlist.ts';
import type { CustomerWishlist } from './read-wishlist.ts';

/** Beside the first one. */
export const mostLists = 20;

export type ListResult = CustomerWishlist | { readonly refusal: 'list_exists' | 'too_many_lists' | 'unknown_list' };

interface OneList {
  readonly customerId: number;
  readonly listId: number;
}

const sameName = (a: string, b: string): boolean => a.toLocaleLowerCase('pl') === b.toLocaleLowerCase('pl');

const create: Transaction<{ readonly customerId: number; readonly name: string; readonly now: string }, ListResult> = async (
  db,
  { customerId, name, now },
) => {
  await lockWishlist(db, customerId);
  const lists = await listsOf(db, customerId);
  if (lists.some((list) => sameName(list.name, name))) return { refusal: 'list_exists' };
  if (lists.length > mostLists) return { refusal: 'too_many_lists' };
  await db
    .insertInto('wishlist')
    .values({ customer_id: customerId, list_id: nextOf('wishlist_list_id'), name, created_at: now })
    .execute();
  return wishlistOf(db, customerId);
};

const rename: Transaction<OneList & { readonly name: string }, ListResult> = async (db, { customerId, listId, name }) => {
  await lockWishlist(db, customerId);
  const lists = await listsOf(db, customerId);
  if (listId === firstList || !lists.some((list) => list.listId === listId)) return { refusal: 'unknown_list' };
  if (lists.some((list) => list.listId !== listId && sameName(list.name, name))) return { refusal: 'list_exists' };
  await db.updateTable('wishlist').set({ name }).where('customer_id', '=', customerId).where('list_id', '=', listId).execute();
  return wishlistOf(db, customerId);
};

/** A list goes with what is on it; one that is not there any more is gone, too. */
const remove: Transaction<OneList, ListResult> = async (db, { customerId, listId }) => {
  await lockWishlist(db, customerId);
  if (listId === firstList) return { refusal: 'unknown_list' };
  await db.deleteFrom('wishlist_item').where('customer_id', '=', customerId).where('list_id', '=', listId).execute();
  await db.deleteFrom('wishlist').where('customer_id', '=', customerId).where('list_id', '=', listId).execute();
  return wishlistOf(db, customerId);
};

/** The link of a list, a new one in the place of the one before; null ends it. */
const share: Transaction<OneList & { readonly token: string | null; readonly now: string }, ListResult> = async (
  db,
  { customerId, listId, token, now },
) => {
  await lockWishlist(db, customerId);
  const lists = await listsOf(db, customerId);
  if (!lists.some((list) => list.listId === listId)) return { refusal: 'unknown_list' };
  await db
    .insertInto('wishlist')
    .values({ customer_id: customerId, list_id: listId, name: '', created_at: now, share_token: token })
    .onConflict((conflict) => conflict.columns(['customer_id', 'list_id']).doUpdateSet({ share_token: token }))
    .execute();
  return wishlistOf(db, customerId);
};

/** What anybody with the link sees: nothing of whose it is. */
export interface SharedList {
  readonly name: string;
  /** Newest first. */
  readonly productIds: readonly number[];
}

const readShared: Transaction<string, SharedList | null> = async (db: Connection, token) => {
  const list = await db
    .selectFrom('wishlist')
    .select(['customer_id', 'list_id', 'name'])
    .where('share_token', '=', token)
    .executeTakeFirst();
  if (list === undefined) return null;
  const rows = await db
    .selectFrom('wishlist_item')
    .select('product_id')
    .where('customer_id', '=', list.customer_id)
    .where('list_id', '=', list.list_id)
    .orderBy('item_id', 'desc')
    .execute();
  return { name: list.name, productIds: rows.map(({ product_id: id }) => id) };
};

export const listTransactions = {
  'wishlist.create-list': create,
  'wishlist.rename-list': rename,
  'wishlist.remove-list': remove,
  'wishlist.share-list': share,
  'wishlist.read-shared': readShared,
} as const;
