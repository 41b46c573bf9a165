import type { NotNull } from 'kysely';
import { returnPieces } from '../catalogue/stock-moves.ts';
import type { Transaction, Connection } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';
import type { OrderRecord } from './order-record.ts';
import { orderMail } from './order-mail.ts';
import { askAboutOrder } from '../surveys/ask.ts';
import { addEvent, lockOrder } from './order-rows.ts';
import { returnVoucher } from '../vouchers/transactions.ts';

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
async function giveStockBack(db: Connection, orderId: number): Promise<readonly number[]> {
  const lines = await db
    .selectFrom('order_line')
    .select(['product_id', 'warehouse_id', 'qty'])
    .where('order_id', '=', orderId)
    .where('warehouse_id', 'is not', null)
    .$narrowType<{ warehouse_id: NotNull }>()
    .orderBy('product_id')
    .orderBy('warehouse_id')
    .execute();
  await returnPieces(
    db,
    lines.map((line) => ({ productId: line.product_id, warehouseId: line.warehouse_id, qty: line.qty })),
  );
  return [...new Set(lines.map((line) => line.product_id))];
}

/**
 * Moves a locked order on: event, e-mail; when it is cancelled its pieces go back into stock and the voucher's money to the voucher.
 * @returns products whose stock has changed
 */
export async function moveOrder(db: Connection, order: OrderRecord, status: OrderStatus, at: string): Promise<readonly number[]> {
  await db.updateTable('shop_order').set({ status, payment_review: null }).where('id', '=', order.id).execute();
  await addEvent(db, order.id, status, at);
  const survey = await askAboutOrder(db, order.id, status, at);
  const data = { ...orderMail(order), status, ...(survey !== undefined && { survey }) };
  await enqueueMail(db, { kind: 'order-status', data }, { recipient: order.email, storeCode: order.store_code, at });
  if (status !== 'cancelled') return [];
  const productIds = await giveStockBack(db, order.id);
  await returnVoucher(db, order.id, at);
  return productIds;
}

async function markPaid(db: Connection, { id }: OrderRecord, at: string): Promise<void> {
  await db.updateTable('shop_order').set({ payment_status: 'paid', payment_review: null }).where('id', '=', id).execute();
  await addEvent(db, id, 'paid', at);
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
export const changeStatus: Transaction<StatusChange, StatusResult> = async (db, { number, status, at }) => {
  const order = await lockOrder(db, number);
  if (order === undefined) return { refusal: 'order_not_found' };
  if (!canBecome(order.status, status)) return { refusal: 'wrong_status', from: order.status };
  // Goods are sent only for money: an order that is waited for no longer has been paid.
  if (order.status === 'pending_payment' && status === 'processing') await markPaid(db, order, at);
  return { productIds: await moveOrder(db, order, status, at) };
};
