import type { Connection, RowOf } from '../database/database.ts';
import { orderColumns, type OrderRecord } from '../orders/order-record.ts';

export const paymentColumns = ['id', 'order_id', 'method', 'gateway', 'amount', 'status', 'failure', 'expires_at'] as const;

/** A try to pay an order. `amount` is in grosze; `new`: nothing asked of the gateway yet; `pending`: the shopper or the bank is to act. */
export type PaymentRecord = Pick<RowOf<'payment'>, (typeof paymentColumns)[number]>;

/** An order as far as paying it goes, with its latest try. */
export interface OrderPayment {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord | null;
}

/** The latest try to pay an order; null where there was none. */
export async function latestOf(db: Connection, orderId: number): Promise<PaymentRecord | null> {
  const payment = await db
    .selectFrom('payment')
    .select(paymentColumns)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return payment ?? null;
}

/** What opens an order. */
export interface OrderSecret {
  readonly number: string;
  readonly hash: string;
}

/** An order by what opens it. */
export const selectOrder = (db: Connection, { number, hash }: OrderSecret) =>
  db.selectFrom('shop_order').select(orderColumns).where('number', '=', number).where('hash', '=', hash);
