import { providerOf } from 'shared-contracts/codes';
import type { Transaction, Connection } from '../database/database.ts';
import type { OrderDocument } from '../orders/order-document.ts';
import { orderColumns, type OrderRecord } from '../orders/order-record.ts';
import { amountDue, awaitsPayment } from '../orders/payable.ts';
import { latestOf, paymentColumns, selectOrder, type OrderPayment, type OrderSecret } from './payment-rows.ts';

export interface NewTry extends OrderSecret {
  readonly method: string;
  /** Name of the method as shoppers read it, and where a bank transfer goes. */
  readonly payment: Pick<OrderDocument['payment'], 'title' | 'bankTransfer' | 'instalments'>;
  /** Id of the payment that may be made. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** `lender_decides`: an application for credit is under way; two of them, or a payment beside one, could both be paid out. */
export type TryResult = OrderPayment | { readonly refusal: 'unknown_order' | 'not_payable' | 'lender_decides' };

/** The order is to be paid in another way, or once more. */
async function payBy(db: Connection, order: OrderRecord, { method, payment }: NewTry): Promise<OrderRecord> {
  const document: OrderDocument = { ...order.document, payment: { ...order.document.payment, ...payment } };
  const changed = await db
    .updateTable('shop_order')
    .set({ payment_method: method, payment_status: 'pending', document })
    .where('id', '=', order.id)
    .returning(orderColumns)
    .executeTakeFirst();
  return changed ?? order;
}

/**
 * The payment by which an order is paid now: the open one of that method, else a new one. A method without a gateway
 * (bank transfer) makes none. Two presses at once get the same payment, for the order is locked.
 */
const open: Transaction<NewTry, TryResult> = async (db, wish) => {
  const order = await selectOrder(db, wish).forUpdate().executeTakeFirst();
  if (order === undefined) return { refusal: 'unknown_order' };
  if (!awaitsPayment(order)) return { refusal: 'not_payable' };
  const { method, id, at } = wish;
  const latest = await latestOf(db, order.id);
  const gateway = providerOf(method);
  if (latest !== null && latest.method === method && latest.status !== 'failed' && gateway !== undefined) {
    // From a bank transfer, which makes no payment, shoppers come back to the one that is open still.
    return { order: order.payment_method === method ? order : await payBy(db, order, wish), payment: latest };
  }
  if (order.payment_review !== null) return { refusal: 'lender_decides' };
  const changed = await payBy(db, order, wish);
  if (gateway === undefined) return { order: changed, payment: null };
  const payment = await db
    .insertInto('payment')
    .values({
      id,
      order_id: order.id,
      method,
      gateway,
      amount: amountDue(order),
      status: 'new',
      created_at: at,
      updated_at: at,
      document: {},
    })
    .returning(paymentColumns)
    .executeTakeFirstOrThrow();
  return { order: changed, payment };
};

export interface Begin {
  readonly id: string;
  /** Until when the gateway waits; null when it does not say. ISO 8601. */
  readonly expiresAt: string | null;
  readonly at: string;
}

/** The gateway has the payment now. One that has been decided meanwhile stays decided. */
const begin: Transaction<Begin, void> = async (db, { id, expiresAt, at }) => {
  await db
    .updateTable('payment')
    .set({ status: 'pending', expires_at: expiresAt, updated_at: at })
    .where('id', '=', id)
    .where('status', 'in', ['new', 'pending'])
    .execute();
};

/** Tries to pay an order: opened by the shopper, begun at a gateway. */
export const tryTransactions = {
  'payments.open': open,
  'payments.begin': begin,
} as const;
