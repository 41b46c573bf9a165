import { randomBytes } from 'node:crypto';
import { readItems, type CartRow } from '../carts/cart-rows.ts';
import type { Connection } from '../database/database.ts';

interface Left {
  readonly id: string;
  readonly storeCode: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * copies the lines of a guest's cart, for the link in its e-mail. Who types the mailbox of another by mistake does not show them
 * name, street and telephone number, which the cart's own id opens; to whom a gift card goes is no less private.
 * @returns the id of the copy; null where there is nothing to copy
 */
export async function copyLines(db: Connection, { id, storeCode, at }: Left): Promise<string | null> {
  const items = (await readItems(db, id)).filter(({ gift }) => gift === null);
  const last = items.at(-1);
  if (last === undefined) return null;
  const copyId = randomBytes(24).toString('base64url');
  const row = { id: copyId, store_code: storeCode, customer_id: null, version: 1, last_item_id: last.item_id };
  await db
    .insertInto('cart')
    .values({ ...row, created_at: at, updated_at: at })
    .execute();
  await db
    .insertInto('cart_item')
    .values(items.map((item) => ({ ...item, cart_id: copyId })))
    .execute();
  return copyId;
}

/** Whether nobody has touched a copy whose cart is no guest's any more: it was ordered, or is in a customer's cart. */
export async function isOutlived(db: Connection, { id, version }: Pick<CartRow, 'id' | 'version'>): Promise<boolean> {
  if (version > 1) return false;
  const row = await db
    .selectFrom('cart_reminder')
    .leftJoin('cart', (join) => join.onRef('cart.id', '=', 'cart_reminder.cart_id').on('cart.customer_id', 'is', null))
    .select('cart.id')
    .where('copy_id', '=', id)
    .executeTakeFirst();
  return row?.id === null;
}
