import type { Transaction, Connection } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';
import type { OrderRecord } from './order-document.ts';
import { orderMail } from './order-mail.ts';
import { addEvent, lockOrder } from './order-rows.ts';

/** What an order can become from what it is. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: ['processing', 'cancelled'],
  processing: ['packed', 'shipped', 'ready_for_pickup', 'cancelled'],
  packed: ['shipped', 'ready_for_pickup', 'cancelled'],
  shipped: ['delivered'],
  ready_for_pickup: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to);

/** The pieces of an order go back to where they came from; products by id, as when they were taken. */
async function giveStockBack(connection: Connection, orderId: number): Promise<readonly number[]> {
  const lines = await connection.query<{ readonly product_id: number; readonly warehouse_id: number; readonly qty: number }>(
    `select product_id, warehouse_id, qty from order_line where order_id = $1 and warehouse_id is not null
     order by product_id, warehouse_id`,
    [orderId],
  );
  for (const { product_id: productId, warehouse_id: warehouseId, qty } of lines) {
    // The product first: whoever changes stock holds its row.
    await connection.query('update product set qty = qty + $2::int where id = $1', [productId, qty]);
    const back = await connection.query(
      'update stock set qty = qty + $3::int where product_id = $1 and warehouse_id = $2 returning product_id',
      [productId, warehouseId, qty],
    );
    if (back.length > 0) continue;
    await connection.query('insert into stock (product_id, warehouse_id, qty) values ($1, $2, $3)', [productId, warehouseId, qty]);
  }
  return [...new Set(lines.map((line) => line.product_id))];
}

/**
 * Moves a locked order on: event, e-mail, and its pieces back into stock when it is cancelled.
 * @returns products whose stock has changed
 */
export async function moveOrder(connection: Connection, order: OrderRecord, status: OrderStatus, at: string): Promise<readonly number[]> {
  await connection.query('update shop_order set status = $2 where id = $1', [order.id, status]);
  await addEvent(connection, order.id, status, at);
  const data = { ...orderMail(order), status };
  await enqueueMail(connection, { kind: 'order-status', data }, { recipient: order.email, storeCode: order.store_code, at });
  return status === 'cancelled' ? giveStockBack(connection, order.id) : [];
}

async function markPaid(connection: Connection, { id }: OrderRecord, at: string): Promise<void> {
  await connection.query(`update shop_order set payment_status = 'paid' where id = $1`, [id]);
  await addEvent(connection, id, 'paid', at);
}

export interface StatusChange {
  readonly number: string;
  readonly status: OrderStatus;
  /** ISO 8601. */
  readonly at: string;
}

export type StatusResult =
  | { readonly productIds: readonly number[] }
  | { readonly refusal: 'order_not_found' }
  | { readonly refusal: 'wrong_status'; readonly from: OrderStatus };

/** Moves an order on. */
export const changeStatus: Transaction<StatusChange, StatusResult> = async (connection, { number, status, at }) => {
  const order = await lockOrder(connection, number);
  if (order === undefined) return { refusal: 'order_not_found' };
  if (!canBecome(order.status, status)) return { refusal: 'wrong_status', from: order.status };
  // Goods are sent only for money: an order that is waited for no longer has been paid.
  if (order.status === 'pending_payment' && status === 'processing') await markPaid(connection, order, at);
  return { productIds: await moveOrder(connection, order, status, at) };
};
