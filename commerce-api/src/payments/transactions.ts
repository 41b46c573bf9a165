import type { Transaction, Row, Connection } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { OrderDocument, OrderRecord } from '../orders/order-document.ts';
import { orderMail } from '../orders/order-mail.ts';
import { addEvent, orderColumns } from '../orders/order-rows.ts';
import { awaitsPayment } from '../orders/payable.ts';
import type { PaymentFailure } from './gateway.ts';
import { gatewayOf, type GatewayName } from './methods.ts';

/** A try to pay an order. */
export interface PaymentRecord extends Row {
  readonly id: string;
  readonly order_id: number;
  readonly method: string;
  readonly gateway: GatewayName;
  /** Grosze. */
  readonly amount: number;
  /** new: nothing asked of the gateway yet; pending: the shopper or the bank is to act. */
  readonly status: 'new' | 'pending' | 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
  readonly expires_at: Date | null;
}

/** An order as far as paying it goes, with its latest try. */
export interface OrderPayment {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord | null;
}

const paymentColumns = 'id, order_id, method, gateway, amount, status, failure, expires_at';

async function latestOf(connection: Connection, orderId: number): Promise<PaymentRecord | null> {
  const rows = await connection.query<PaymentRecord>(
    `select ${paymentColumns} from payment where order_id = $1 order by created_at desc, id desc limit 1`,
    [orderId],
  );
  return rows[0] ?? null;
}

async function findOrder(connection: Connection, { number, hash }: OrderSecret, lock: '' | 'for update'): Promise<OrderRecord | undefined> {
  const rows = await connection.query<OrderRecord>(`select ${orderColumns} from shop_order where number = $1 and hash = $2 ${lock}`, [
    number,
    hash,
  ]);
  return rows[0];
}

export interface OrderSecret {
  readonly number: string;
  readonly hash: string;
}

const ofOrder: Transaction<OrderSecret, OrderPayment | null> = async (connection, secret) => {
  const order = await findOrder(connection, secret, '');
  return order === undefined ? null : { order, payment: await latestOf(connection, order.id) };
};

export interface NewTry extends OrderSecret {
  readonly method: string;
  /** Name of the method as shoppers read it, and where a bank transfer goes. */
  readonly payment: Pick<OrderDocument['payment'], 'title' | 'bankTransfer'>;
  /** Id of the payment that may be made. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

export type TryResult = OrderPayment | { readonly refusal: 'unknown_order' | 'not_payable' };

/** The order is to be paid in another way, or once more. */
async function payBy(connection: Connection, order: OrderRecord, { method, payment }: NewTry): Promise<OrderRecord> {
  const document: OrderDocument = { ...order.document, payment: { ...order.document.payment, ...payment } };
  const rows = await connection.query<OrderRecord>(
    `update shop_order set payment_method = $2, payment_status = 'pending', document = $3::jsonb where id = $1 returning ${orderColumns}`,
    [order.id, method, JSON.stringify(document)],
  );
  return rows[0] ?? order;
}

/**
 * The payment by which an order is paid now: the open one of that method, else a new one. A method without a gateway
 * (bank transfer) makes none. Two presses at once get the same payment, for the order is locked.
 */
const open: Transaction<NewTry, TryResult> = async (connection, wish) => {
  const order = await findOrder(connection, wish, 'for update');
  if (order === undefined) return { refusal: 'unknown_order' };
  if (!awaitsPayment(order)) return { refusal: 'not_payable' };
  const { method, id, at } = wish;
  const latest = await latestOf(connection, order.id);
  const gateway = gatewayOf(method);
  if (latest !== null && latest.method === method && latest.status !== 'failed' && gateway !== undefined) return { order, payment: latest };
  const changed = await payBy(connection, order, wish);
  if (gateway === undefined) return { order: changed, payment: null };
  const rows = await connection.query<PaymentRecord>(
    `insert into payment (id, order_id, method, gateway, amount, status, created_at, updated_at, document)
     values ($1, $2, $3, $4, $5, 'new', $6::timestamptz, $6::timestamptz, '{}') returning ${paymentColumns}`,
    [id, order.id, method, gateway, order.grand_total, at],
  );
  return { order: changed, payment: rows[0] ?? null };
};

export interface Begin {
  readonly id: string;
  /** Until when the gateway waits; null when it does not say. ISO 8601. */
  readonly expiresAt: string | null;
  readonly at: string;
}

/** The gateway has the payment now. One that has been decided meanwhile stays decided. */
const begin: Transaction<Begin, void> = async (connection, { id, expiresAt, at }) => {
  await connection.query(
    `update payment set status = 'pending', expires_at = $2::timestamptz, updated_at = $3::timestamptz where id = $1 and status in ('new', 'pending')`,
    [id, expiresAt, at],
  );
};

export interface Settlement {
  readonly id: string;
  readonly outcome: 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
  /** What the gateway speaks of, in grosze; null when it does not say. */
  readonly amount: number | null;
  readonly at: string;
}

/** `late`: the money came for an order that does not wait for it (cancelled, or paid by another try): it has to go back. */
export type SettleResult = 'settled' | 'known' | 'late' | 'unknown_payment' | 'wrong_amount';

const notify = (connection: Connection, order: OrderRecord, kind: 'order-paid' | 'payment-failed', at: string): Promise<void> =>
  enqueueMail(connection, { kind, data: orderMail(order) }, { recipient: order.email, storeCode: order.store_code, at });

/** The reported state of a payment, any number of times and in any order: an order is paid once, and never unpaid. */
const settle: Transaction<Settlement, SettleResult> = async (connection, { id, outcome, failure, amount, at }) => {
  const found = await connection.query<{ order_id: number }>('select order_id from payment where id = $1', [id]);
  const orderId = found[0]?.order_id;
  if (orderId === undefined) return 'unknown_payment';
  // The order first, as everywhere: two call-backs at once wait for each other instead of for ever.
  const orders = await connection.query<OrderRecord>(`select ${orderColumns} from shop_order where id = $1 for update`, [orderId]);
  const payments = await connection.query<PaymentRecord>(`select ${paymentColumns} from payment where id = $1 for update`, [id]);
  const [order, payment] = [orders[0], payments[0]];
  if (order === undefined || payment === undefined) return 'unknown_payment';
  if (amount !== null && amount !== payment.amount) return 'wrong_amount';
  if (payment.status === 'paid' || (payment.status === 'failed' && outcome === 'failed')) return 'known';
  await connection.query('update payment set status = $2, failure = $3, updated_at = $4::timestamptz where id = $1', [
    id,
    outcome,
    failure,
    at,
  ]);
  if (!awaitsPayment(order)) return outcome === 'paid' ? 'late' : 'known';
  if (outcome === 'paid') {
    await connection.query(`update shop_order set payment_status = 'paid', status = 'processing' where id = $1`, [orderId]);
    await addEvent(connection, orderId, 'paid', at);
    await addEvent(connection, orderId, 'processing', at);
    await notify(connection, order, 'order-paid', at);
    return 'settled';
  }
  const latest = await latestOf(connection, orderId);
  if (latest?.id !== id) return 'known'; // a newer try is under way
  await connection.query(`update shop_order set payment_status = 'failed' where id = $1`, [orderId]);
  const earlier = await connection.query(`select position from order_event where order_id = $1 and event = 'payment_failed' limit 1`, [
    orderId,
  ]);
  await addEvent(connection, orderId, 'payment_failed', at);
  // Three wrong codes in a row are no reason for three e-mails.
  if (earlier.length === 0) await notify(connection, order, 'payment-failed', at);
  return 'settled';
};

/** The secret of that name, the same for all servers on the database; `value` becomes it when there is none yet. */
const secret: Transaction<{ readonly name: string; readonly value: string }, string> = async (connection, { name, value }) => {
  await connection.query('insert into shop_secret (name, value) values ($1, $2) on conflict (name) do nothing', [name, value]);
  const rows = await connection.query<{ value: string }>('select value from shop_secret where name = $1', [name]);
  return rows[0]?.value ?? value;
};

export const paymentTransactions = {
  'payments.of-order': ofOrder,
  'payments.open': open,
  'payments.begin': begin,
  'payments.settle': settle,
  'payments.secret': secret,
} as const;

export type PaymentTransactions = typeof paymentTransactions;
