import type { Connection } from '../database/database.ts';
import type { OrderRecord } from './order-document.ts';

export const orderColumns = `id, number, hash, store_code, customer_id, email, status, payment_method, payment_status, shipping_method,
  grand_total, placed_at, document`;

/** The order of a number, kept from everybody else until the end of the transaction. */
export async function lockOrder(connection: Connection, number: string): Promise<OrderRecord | undefined> {
  const rows = await connection.query<OrderRecord>(`select ${orderColumns} from shop_order where number = $1 for update`, [number]);
  return rows[0];
}

/** Writes what has happened to an order behind what has happened before. The order is locked, or new. */
export async function addEvent(connection: Connection, orderId: number, event: string, at: string): Promise<void> {
  await connection.query(
    `insert into order_event (order_id, position, event, at)
     select $1::int, count(*)::int + 1, $2::text, $3::timestamptz from order_event where order_id = $1::int`,
    [orderId, event, at],
  );
}
