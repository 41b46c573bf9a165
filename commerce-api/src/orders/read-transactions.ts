import type { Transaction, Connection } from '../database/database.ts';
import { readInvoices } from '../invoices/invoice-rows.ts';
import { orderColumns } from './order-record.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderHistory } from './order-view.ts';
import { readRefunds } from './refund-rows.ts';

/** What has happened to an order, and what is paid back of it. */
export async function withHistory(db: Connection, order: OrderRecord): Promise<OrderHistory> {
  const events = await db.selectFrom('order_event').select(['event', 'at']).where('order_id', '=', order.id).orderBy('position').execute();
  return { order, events, refunds: await readRefunds(db, order.id), invoices: await readInvoices(db, order.id) };
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
}

/** A customer's orders, newest first. */
const list: Transaction<OrdersPage, { readonly orders: readonly OrderRecord[]; readonly count: number }> = async (
  db,
  { customerId, offset, limit },
) => {
  const own = db.selectFrom('shop_order').where('customer_id', '=', customerId);
  const orders = await own.select(orderColumns).orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { orders, count };
};

export const orderReadTransactions = { 'orders.read': read, 'orders.list': list } as const;

export type OrderReadTransactions = typeof orderReadTransactions;
