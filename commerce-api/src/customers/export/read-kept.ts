import { sql } from 'kysely';
import { consentTransactions } from '../../consents/transactions.ts';
import type { Connection } from '../../database/database.ts';
import { newsletterHistory } from '../../newsletter/history.ts';
import { listsOf } from '../../wishlist/read-wishlist.ts';
import { mailboxOf } from '../mailbox.ts';
import { tokenHash } from '../token.ts';
import { addressOf, type Owner } from './owner.ts';
import { readCarts } from './read-carts.ts';

async function readLists(db: Connection, customerId: number) {
  const items = await db
    .selectFrom('wishlist_item')
    .innerJoin('product', 'product.id', 'wishlist_item.product_id')
    .select(['product.sku', 'product.name as product', 'wishlist_item.list_id', 'wishlist_item.added_at', 'wishlist_item.price_added'])
    .where('customer_id', '=', customerId)
    .orderBy('item_id')
    .execute();
  return (await listsOf(db, customerId)).map(({ listId, name, shareToken }) => ({
    name,
    is_shared: shareToken !== null,
    items: items.filter((item) => item.list_id === listId).map(({ list_id: _list, ...item }) => item),
  }));
}

/** Reminders of the customer, and those that a guest has asked for with the address. */
const readReminders = (db: Connection, owner: Owner) =>
  db
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
    .where((eb) =>
      eb.or([
        eb('product_reminder.customer_id', '=', owner.customerId),
        eb.and([eb('product_reminder.customer_id', 'is', null), eb('product_reminder.email', '=', addressOf(owner))]),
      ]),
    )
    .orderBy('product_reminder.asked_at')
    .execute();

/** Warranties before whose end the customer is written to. */
const readWarrantyReminders = (db: Connection, { customerId }: Pick<Owner, 'customerId'>) =>
  db
    .selectFrom('warranty_reminder')
    .innerJoin('shop_order', 'shop_order.id', 'warranty_reminder.order_id')
    .select([
      'shop_order.number as order_number',
      'warranty_reminder.until',
      'warranty_reminder.asked_at',
      'warranty_reminder.sent_at',
      'warranty_reminder.ended_at',
    ])
    .where('warranty_reminder.customer_id', '=', customerId)
    .orderBy('warranty_reminder.until')
    .execute();

/** Whether the customer is reminded of ratings, and since when. */
const readRatingReminder = (db: Connection, { customerId }: Pick<Owner, 'customerId'>) =>
  db.selectFrom('rating_reminder').select(['asked_at', 'ended_at']).where('customer_id', '=', customerId).execute();

async function readReservations(db: Connection, customerId: number) {
  const reservations = await db
    .selectFrom('reservation')
    .select(['id', 'number', 'store_code', 'shop_id', 'status', 'created_at', 'expires_at', 'document'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
  const lines = await db
    .selectFrom('reservation_line')
    .innerJoin('reservation', 'reservation.id', 'reservation_line.reservation_id')
    .innerJoin('product', 'product.id', 'reservation_line.product_id')
    .select(['reservation_line.reservation_id', 'product.sku', 'product.name as product', 'reservation_line.qty', 'reservation_line.price'])
    .where('reservation.customer_id', '=', customerId)
    .orderBy('reservation_line.line_id')
    .execute();
  // Id and code of a reservation are keys: to change it, and to its goods. The SMS has the code.
  return reservations.map(({ id, document, ...reservation }) => ({
    ...reservation,
    contact: document.contact,
    lines: lines.filter((line) => line.reservation_id === id).map(({ reservation_id: _reservation, ...line }) => line),
  }));
}

/** What is kept by the address alone, in all stores. */
async function readOfAddress(db: Connection, email: string) {
  const messages = await db
    .selectFrom('error_report')
    .leftJoin('error_picture', 'error_picture.report_id', 'error_report.id')
    .select(['store_code', 'created_at', 'name', 'email', 'phone', 'topic', 'comment', 'page', 'browser', 'closed_at'])
    .select(sql<boolean>`error_picture.report_id is not null`.as('has_picture'))
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('created_at')
    .execute();
  const cartReminders = await db
    .selectFrom('cart_reminder')
    .select(['store_code', 'sent_at', 'ended_at'])
    .where('mailbox', '=', tokenHash(mailboxOf(email)))
    .execute();
  const subscriptions = await db
    .selectFrom('newsletter_subscription')
    .select(['store_code', 'asked_at', 'confirmed_at', 'ended_at'])
    .where('email', '=', email)
    .orderBy('asked_at')
    .execute();
  return { messages, cartReminders, subscriptions, newsletter: await newsletterHistory(db, email).execute() };
}

const nothing = { messages: [], cartReminders: [], subscriptions: [], newsletter: [] };

/** What a customer keeps in the shop, has asked it for, has written to it and has consented to. */
export async function readKept(db: Connection, owner: Owner, visitor: string | null) {
  const ofAddress = owner.provenEmail === null ? nothing : await readOfAddress(db, owner.provenEmail);
  const { messages, cartReminders, subscriptions, newsletter } = ofAddress;
  const cookies = visitor === null ? [] : await consentTransactions['consents.of-visitor'](db, visitor);
  return {
    lists: await readLists(db, owner.customerId),
    carts: await readCarts(db, owner),
    cart_reminders: cartReminders,
    reminders: await readReminders(db, owner),
    warranty_reminders: await readWarrantyReminders(db, owner),
    rating_reminders: await readRatingReminder(db, owner),
    reservations: await readReservations(db, owner.customerId),
    messages,
    consents: { newsletter, subscriptions, cookies: cookies.map((decision) => ({ ...decision })) },
  };
}
