import { randomBytes } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import { now } from '../database/expressions.ts';

/**
 * J-303: what is put aside in a cart outlives its order: it comes into a new cart of the same guest or customer. A cart is ordered once, so
 * the old one cannot stay. The old cart is locked.
 * @returns the id of the new cart; null where nothing is put aside
 */
export async function keepSaved(db: Connection, cartId: string): Promise<string | null> {
  const id = randomBytes(24).toString('base64url');
  const made = await db
    .insertInto('cart')
    .columns(['id', 'store_code', 'customer_id', 'version', 'last_item_id', 'created_at', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('cart')
        .select((old) => [
          old.val(id).as('id'),
          'cart.store_code',
          'cart.customer_id',
          old.lit(1).as('version'),
          'cart.last_item_id',
          now.as('created_at'),
          now.as('updated_at'),
        ])
        .where('cart.id', '=', cartId)
        .where((old) =>
          old.exists(old.selectFrom('cart_saved_item').select('item_id').whereRef('cart_saved_item.cart_id', '=', 'cart.id')),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return null;
  await db.updateTable('cart_saved_item').set({ cart_id: id }).where('cart_id', '=', cartId).execute();
  return id;
}
