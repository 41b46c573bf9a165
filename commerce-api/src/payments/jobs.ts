import type { Job, Row, Transaction } from '../database/database.ts';
import type { PaymentFailure } from './gateway.ts';
import { gatewayOf, type GatewayName } from './methods.ts';
import { enqueueOrderMail } from '../orders/enqueue-order-mail.ts';

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

interface OrderRow extends Row {
  readonly id: number;
  readonly number: string;
  readonly hash: string;
  readonly store_code: string;
  readonly status: string;
  readonly payment_status: 'pending' | 'paid' | 'failed' | 'offline';
  readonly payment_method: string;
  readonly grand_total: number;
}

/** An order as far as paying it goes, with its latest try. */
export interface OrderPayment {
  readonly order: OrderRow;
  readonly payment: PaymentRecord | null;
}

const paymentColumns = 'id, order_id, method, gateway, amount, status, failure, expires_at';
const orderColumns = 'id, number, hash, store_code, status, payment_status, payment_method, grand_total';

async function latestOf(transaction: Transaction, orderId: number): Promise<PaymentRecord | null> {
  const rows = await transaction.query<PaymentRecord>(
    `select ${paymentColumns} from payment where order_id = $1 order by created_at desc, id desc limit 1`,
    [orderId],
  );
  return rows[0] ?? null;
}

async function findOrder(transaction: Transaction, { number, hash }: OrderSecret, lock: '' | 'for update'): Promise<OrderRow | undefined> {
  const rows = await transaction.query<OrderRow>(`select ${orderColumns} from shop_order where number = $1 and hash = $2 ${lock}`, [
    number,
    hash,
  ]);
  return rows[0];
}

export interface OrderSecret {
  readonly number: string;
  readonly hash: string;
}

const ofOrder: Job<OrderSecret, OrderPayment | null> = async (transaction, secret) => {
  const order = await findOrder(transaction, secret, '');
  return order === undefined ? null : { order, payment: await latestOf(transaction, order.id) };
};

/** Money is still awaited for it. */
const canBePaid = ({ status, payment_status: paid }: OrderRow): boolean =>
  status === 'pending_payment' && (paid === 'pending' || paid === 'failed');

export interface NewTry extends OrderSecret {
  readonly method: string;
  /** Name of the method as shoppers read it. */
  readonly title: string;
  /** Id of the payment that may be made. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

export type TryResult = OrderPayment | { readonly refusal: 'unknown_order' | 'not_payable' };

/**
 * The payment by which an order is paid now: the open one of that method, else a new one. A method without a gateway
 * (bank transfer) makes none. Two presses at once get the same payment, for the order is locked.
 */
const open: Job<NewTry, TryResult> = async (transaction, { method, title, id, at, ...secret }) => {
  const order = await findOrder(transaction, secret, 'for update');
  if (order === undefined) return { refusal: 'unknown_order' };
  if (!canBePaid(order)) return { refusal: 'not_payable' };
  const latest = await latestOf(transaction, order.id);
  const gateway = gatewayOf(method);
  if (latest !== null && latest.method === method && latest.status !== 'failed' && gateway !== undefined) return { order, payment: latest };
  await transaction.query(
    `update shop_order set payment_method = $2, payment_status = 'pending',
       document = jsonb_set(jsonb_set(document, '{payment,method}', to_jsonb($2::text)), '{payment,title}', to_jsonb($3::text)) where id = $1`,
    [order.id, method, title],
  );
  const changed = { ...order, payment_method: method, payment_status: 'pending' as const };
  if (gateway === undefined) return { order: changed, payment: null };
  const rows = await transaction.query<PaymentRecord>(
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
const begin: Job<Begin, void> = async (transaction, { id, expiresAt, at }) => {
  await transaction.query(
    `update payment set status = 'pending', expires_at = $2::timestamptz, updated_at = $3::timestamptz where id = $1 and status in ('new', 'pending')`,
    [id, expiresAt, at],
  );
};

async function addEvents(transaction: Transaction, orderId: number, events: readonly string[], at: string): Promise<void> {
  const rows = await transaction.query<{ last: number }>(
    'select coalesce(max(position), 0)::int as last from order_event where order_id = $1',
    [orderId],
  );
  let position = rows[0]?.last ?? 0;
  for (const event of events) {
    position += 1;
    await transaction.query('insert into order_event (order_id, position, event, at) values ($1, $2, $3, $4::timestamptz)', [
      orderId,
      position,
      event,
      at,
    ]);
  }
}

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

/** What has become of a payment, told any number of times and in any order: an order is paid once, and never unpaid. */
const settle: Job<Settlement, SettleResult> = async (transaction, { id, outcome, failure, amount, at }) => {
  const found = await transaction.query<{ order_id: number }>('select order_id from payment where id = $1', [id]);
  const orderId = found[0]?.order_id;
  if (orderId === undefined) return 'unknown_payment';
  // The order first, as everywhere: two call-backs at once wait for each other instead of for ever.
  const orders = await transaction.query<OrderRow>(`select ${orderColumns} from shop_order where id = $1 for update`, [orderId]);
  const payments = await transaction.query<PaymentRecord>(`select ${paymentColumns} from payment where id = $1 for update`, [id]);
  const [order, payment] = [orders[0], payments[0]];
  if (order === undefined || payment === undefined) return 'unknown_payment';
  if (amount !== null && amount !== payment.amount) return 'wrong_amount';
  if (payment.status === 'paid' || (payment.status === 'failed' && outcome === 'failed')) return 'known';
  await transaction.query('update payment set status = $2, failure = $3, updated_at = $4::timestamptz where id = $1', [
    id,
    outcome,
    failure,
    at,
  ]);
  if (!canBePaid(order)) return outcome === 'paid' ? 'late' : 'known';
  if (outcome === 'paid') {
    await transaction.query(`update shop_order set payment_status = 'paid', status = 'processing' where id = $1`, [orderId]);
    await addEvents(transaction, orderId, ['paid', 'processing'], at);
    await enqueueOrderMail(transaction, orderId, 'order-paid', at);
    return 'settled';
  }
  const latest = await latestOf(transaction, orderId);
  if (latest?.id !== id) return 'known'; // a newer try is under way
  await transaction.query(`update shop_order set payment_status = 'failed' where id = $1`, [orderId]);
  const earlier = await transaction.query(`select position from order_event where order_id = $1 and event = 'payment_failed' limit 1`, [
    orderId,
  ]);
  await addEvents(transaction, orderId, ['payment_failed'], at);
  // Three wrong codes in a row are no reason for three e-mails.
  if (earlier.length === 0) await enqueueOrderMail(transaction, orderId, 'payment-failed', at);
  return 'settled';
};

/** The secret of that name, the same for all servers on the database; `value` becomes it when there is none yet. */
const secret: Job<{ readonly name: string; readonly value: string }, string> = async (transaction, { name, value }) => {
  await transaction.query('insert into shop_secret (name, value) values ($1, $2) on conflict (name) do nothing', [name, value]);
  const rows = await transaction.query<{ value: string }>('select value from shop_secret where name = $1', [name]);
  return rows[0]?.value ?? value;
};

export const paymentJobs = {
  'payments.of-order': ofOrder,
  'payments.open': open,
  'payments.begin': begin,
  'payments.settle': settle,
  'payments.secret': secret,
} as const;
