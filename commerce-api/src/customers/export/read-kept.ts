import { consentTransactions } from '../../consents/transactions.ts';
import type { Connection } from '../../database/database.ts';
import { newsletterHistory } from '../../newsletter/history.ts';
import { listsOf } from '../../wishlist/read-wishlist.ts';

interface Of {
  readonly customerId: number;
  readonly provenEmail: string | null;
  readonly visitor: string | null;
}

/** What a customer keeps in the shop, has asked it for and has consented to. */
export async function readKept(db: Connection, { customerId, provenEmail, visitor }: Of) {
  const items = await db
    .selectFrom('wishlist_item')
    .innerJoin('product', 'product.id', 'wishlist_item.product_id')
    .select(['product.sku', 'product.name as product', 'wishlist_item.list_id', 'wishlist_item.added_at', 'wishlist_item.price_added'])
    .where('customer_id', '=', customerId)
    .orderBy('item_id')
    .execute();
  const lists = await listsOf(db, customerId);
  const carts = await db
    .selectFrom('cart')
    .innerJoin('cart_item', 'cart_item.cart_id', 'cart.id')
    .innerJoin('product', 'product.id', 'cart_item.product_id')
    .select(['cart.store_code', 'product.sku', 'product.name as product', 'cart_item.qty'])
    .where('cart.customer_id', '=', customerId)
    .orderBy('cart_item.item_id')
    .execute();
  const reminders = await db
    .selectFrom('product_reminder')
    .innerJoin('product', 'product.id', 'product_reminder.product_id')
    .select([
      'product.sku',
      'product.name as product',
      'product_reminder.store_code',
      'product_reminder.email',
      'product_reminder.kind',
      'product_reminder.price_seen',
      'product_reminder.asked_at',
      'product_reminder.confirmed_at',
      'product_reminder.sent_at',
      'product_reminder.ended_at',
    ])
    .where('product_reminder.customer_id', '=', customerId)
    .orderBy('product_reminder.asked_at')
    .execute();
  const reservations = await db
    .selectFrom('reservation')
    .select(['number', 'store_code', 'status', 'created_at', 'expires_at', 'document'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  const newsletter = provenEmail === null ? [] : await newsletterHistory(db, provenEmail);
  const cookies = visitor === null ? [] : await consentTransactions['consents.of-visitor'](db, visitor);
  return {
    lists: lists.map(({ listId, name, shareToken }) => ({
      name,
      is_shared: shareToken !== null,
      items: items.filter((item) => item.list_id === listId).map(({ list_id: _list, ...item }) => item),
    })),
    carts,
    reminders,
    // The code of a reservation hands goods out; the SMS has it.
    reservations: reservations.map(({ document, ...reservation }) => ({ ...reservation, contact: document.contact })),
    consents: { newsletter, cookies: cookies.map((decision) => ({ ...decision })) },
  };
}
