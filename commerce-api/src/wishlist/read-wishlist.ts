import type { Connection } from '../database/database.ts';

/** The list that everybody has: it cannot be renamed or deleted. */
export const firstList = 0;

export interface WishlistItem {
  /** Never used again. */
  readonly itemId: number;
  readonly productId: number;
  readonly listId: number;
  /** ISO 8601 */
  readonly addedAt: string;
  /** Grosze; null for what was put there before prices were noted. */
  readonly priceAdded: number | null;
  /** Whether it could not be bought then. */
  readonly wasSoldOut: boolean;
}

export interface NamedList {
  readonly listId: number;
  /** Empty for the first one: pages name it in their language. */
  readonly name: string;
  readonly shareToken: string | null;
}

export interface CustomerWishlist {
  /** Newest first. */
  readonly items: readonly WishlistItem[];
  /** The first one first, then the oldest. */
  readonly lists: readonly NamedList[];
}

/** The lists of a customer. */
export async function listsOf(db: Connection, customerId: number): Promise<readonly NamedList[]> {
  const rows = await db
    .selectFrom('wishlist')
    .select(['list_id', 'name', 'share_token'])
    .where('customer_id', '=', customerId)
    .orderBy('list_id')
    .execute();
  const lists = rows.map((row) => ({ listId: row.list_id, name: row.name, shareToken: row.share_token }));
  return lists[0]?.listId === firstList ? lists : [{ listId: firstList, name: '', shareToken: null }, ...lists];
}

/** Everything that a customer keeps. */
export async function wishlistOf(db: Connection, customerId: number): Promise<CustomerWishlist> {
  const rows = await db.selectFrom('wishlist_item').selectAll().where('customer_id', '=', customerId).orderBy('item_id', 'desc').execute();
  const items = rows.map((row) => ({
    itemId: row.item_id,
    productId: row.product_id,
    listId: row.list_id,
    addedAt: row.added_at.toISOString(),
    priceAdded: row.price_added,
    wasSoldOut: row.was_sold_out,
  }));
  return { items, lists: await listsOf(db, customerId) };
}

/** Changes of one customer's lists come one after the other. */
export async function lockWishlist(db: Connection, customerId: number): Promise<void> {
  await db.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
}
