import type { Transaction, Connection } from '../database/database.ts';
import { orderColumns } from './order-rows.ts';
import type { OrderRecord } from './order-document.ts';
import type { OrderEvent, OrderHistory } from './order-view.ts';

interface EventRow extends OrderEvent {
  readonly [column: string]: unknown;
}

/** An order by its number; null when there is none. Who may see it is for the caller to say. */
export async function readOrder(connection: Connection, number: string): Promise<OrderHistory | null> {
  const rows = await connection.query<OrderRecord>(`select ${orderColumns} from shop_order where number = $1`, [number]);
  const order = rows[0];
  if (order === undefined) return null;
  const events = await connection.query<EventRow>('select event, at from order_event where order_id = $1 order by position', [order.id]);
  return { order, events };
}

const read: Transaction<string, OrderHistory | null> = readOrder;

export interface OrdersPage {
  readonly customerId: number;
  readonly offset: number;
  readonly limit: number;
}

/** A customer's orders, newest first. */
const list: Transaction<OrdersPage, { readonly orders: readonly OrderRecord[]; readonly count: number }> = async (
  connection,
  { customerId, offset, limit },
) => {
  const orders = await connection.query<OrderRecord>(
    `select ${orderColumns} from shop_order where customer_id = $1 order by placed_at desc, id desc limit $2 offset $3`,
    [customerId, limit, offset],
  );
  const counted = await connection.query<{ readonly count: number }>(
    'select count(*)::int as count from shop_order where customer_id = $1',
    [customerId],
  );
  return { orders, count: counted[0]?.count ?? 0 };
};

export const orderReadTransactions = { 'orders.read': read, 'orders.list': list } as const;

export type OrderReadTransactions = typeof orderReadTransactions;
