import type { Connection } from '../../database/database.ts';
import { blankOrders } from './blank-orders.ts';
import { forgetAddress } from './forget-address.ts';

/** Tables whose rows of a customer are the customer's alone. */
const ownTables = [
  'customer_session',
  'known_browser',
  'passkey',
  'second_factor',
  'recovery_code',
  'sign_in_challenge',
  'password_reset',
  'customer_address',
  'wishlist_item',
  'wishlist',
  'neoportal_store',
  'warranty_reminder',
  'rating_reminder',
] as const;

/** J-241: removes what belongs to a customer alone, and takes the customer's name off what the law wants to be kept. */
export async function removeOwn(
  db: Connection,
  { customerId, email, at }: { readonly customerId: number; readonly email: string; readonly at: string },
): Promise<void> {
  for (const table of ownTables) await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
  const carts = db.selectFrom('cart').select('id').where('customer_id', '=', customerId);
  await db.deleteFrom('cart_addition').where('cart_id', 'in', carts).execute();
  await db.deleteFrom('cart_item').where('cart_id', 'in', carts).execute();
  await db.deleteFrom('cart').where('customer_id', '=', customerId).execute();
  await db.deleteFrom('product_reminder').where('customer_id', '=', customerId).execute();
  await forgetAddress(db, email);
  await blankOrders(db, { customerId, email, at });
  // What was collected or given up needs nobody's name any more; what still waits in a shop is handed out by it.
  await db
    .updateTable('reservation')
    .set({ customer_id: null, document: { contact: null, code: null } })
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'waiting')
    .execute();
  for (const table of ['shop_order', 'complaint', 'reservation'] as const)
    await db.updateTable(table).set({ customer_id: null }).where('customer_id', '=', customerId).execute();
  await db.deleteFrom('customer').where('id', '=', customerId).execute();
}
