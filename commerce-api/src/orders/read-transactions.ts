import type { Transaction, Connection } from '../database/database.ts';
import { hasProduct, patternsOf, periodOf, type OrderFilter } from './list-filter.ts';
import { readGiftCards } from '../gift-cards/rows.ts';
import { readInvoices } from '../invoices/invoice-rows.ts';
import { orderColumns } from './order-record.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderHistory } from './order-view.ts';
import { readParcel } from '../parcels/rows.ts';
import { readRefunds } from './refund-rows.ts';

/** What has happened to an order, and what is paid back of it. */
export async function withHistory(db: Connection, order: OrderRecord): Promise<OrderHistory> {
  const events = await db.selectFrom('order_event').select(['event', 'at']).where('order_id', '=', order.id).orderBy('position').execute();
  const refunds = await readRefunds(db, order.id);
  const giftCards = await readGiftCards(db, order.id);
  return { order, events, refunds, giftCards, invoices: await readInvoices(db, order.id), parcel: await readParcel(db, order.id) };
}

/** An order by its number; null when there is none. Who may see it is for the caller to say. */
export async function readOrder(db: Connection, number: string): Promise<OrderHistory | null> {
  const order = await db.selectFrom('shop_order').select(orderColumns).where('number', '=', number).executeTakeFirst();
  return order === undefined ? null : withHistory(db, order);
}

const read: Transaction<string, OrderHistory | null> = readOrder;

export interface OrdersPage {
  readonly customerId: number;
  readonly offset: number;
  readonly limit: number;
  readonly filter: OrderFilter;
  /** ISO 8601; periods are counted back from it. */
  readonly now: string;
}

/** J-243: the customer's orders that are looked for. */
function ownOrders(db: Connection, { customerId, filter: { state, period, text = '' }, now }: OrdersPage) {
  const { from, until } = period === undefined ? {} : periodOf(period, new Date(now));
  const number = text.replaceAll(/\s/g, '');
  return db
    .selectFrom('shop_order')
    .where('customer_id', '=', customerId)
    .$if(state === 'open', (all) => all.where('status', 'not in', ['delivered', 'cancelled']))
    .$if(state === 'delivered' || state === 'cancelled', (all) => all.where('status', '=', state === 'cancelled' ? state : 'delivered'))
    .$if(from !== undefined, (all) => all.where('placed_at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (all) => all.where('placed_at', '<', until ?? new Date(0)))
    .$if(patternsOf(text).length > 0, (all) =>
      all.where((eb) => eb.or([eb(eb.fn('strpos', ['number', eb.val(number)]), '>', 0), hasProduct(eb.ref('document'), text)])),
    );
}

/** A customer's orders that are looked for, newest first. */
const list: Transaction<OrdersPage, { readonly orders: readonly OrderRecord[]; readonly count: number }> = async (db, page) => {
  const { offset, limit } = page;
  const own = ownOrders(db, page);
  const orders = await own.select(orderColumns).orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { orders, count };
};

export const orderReadTransactions = { 'orders.read': read, 'orders.list': list } as const;

export type OrderReadTransactions = typeof orderReadTransactions;
