import { sql } from 'kysely';
import { providerOf, type ProviderName } from 'shared-contracts/codes';
import type { Transaction, Connection, RowOf } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { issueGiftCards } from '../gift-cards/send.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { OrderDocument } from '../orders/order-document.ts';
import { orderColumns } from '../orders/order-record.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { releaseMail } from '../orders/held-mail.ts';
import { issueInvoice } from '../invoices/issue.ts';
import type { IssuedInvoice } from '../invoices/invoice.ts';
import { mailAbout, orderMail } from '../orders/order-mail.ts';
import { addEvent } from '../orders/order-rows.ts';
import { amountDue, awaitsPayment } from '../orders/payable.ts';
import { refundLate } from '../orders/refund-rows.ts';
import type { Outcome, PaymentReview, SettleResult } from './gateway.ts';

const paymentColumns = ['id', 'order_id', 'method', 'gateway', 'amount', 'status', 'failure', 'expires_at'] as const;

/** A try to pay an order. `amount` is in grosze; `new`: nothing asked of the gateway yet; `pending`: the shopper or the bank is to act. */
export type PaymentRecord = Pick<RowOf<'payment'>, (typeof paymentColumns)[number]>;

/** An order as far as paying it goes, with its latest try. */
export interface OrderPayment {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord | null;
}

async function latestOf(db: Connection, orderId: number): Promise<PaymentRecord | null> {
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

const selectOrder = (db: Connection, { number, hash }: OrderSecret) =>
  db.selectFrom('shop_order').select(orderColumns).where('number', '=', number).where('hash', '=', hash);

export interface OrderSecret {
  readonly number: string;
  readonly hash: string;
}

const ofOrder: Transaction<OrderSecret, OrderPayment | null> = async (db, secret) => {
  const order = await selectOrder(db, secret).executeTakeFirst();
  return order === undefined ? null : { order, payment: await latestOf(db, order.id) };
};

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

export interface Settlement {
  /** Who reports it; another gateway's payment is unknown to it. */
  readonly gateway: ProviderName;
  readonly id: string;
  readonly outcome: Outcome;
  /** The amount in the gateway's message, in grosze; null if absent. */
  readonly amount: number | null;
  readonly at: string;
}

const notify = (
  db: Connection,
  order: OrderRecord,
  kind: 'order-paid' | 'payment-failed' | 'credit-deciding' | 'credit-documents',
  at: string,
  invoice: IssuedInvoice | null = null,
): Promise<string> => enqueueMail(db, { kind, data: { ...orderMail(order), ...(invoice !== null && { invoice }) } }, mailAbout(order, at));

/** The lender has the application: nothing is cancelled while it waits (`isExpired`), and the shopper is told each time that this changes. */
async function review(db: Connection, order: OrderRecord, wanted: PaymentReview, at: string): Promise<SettleResult> {
  if (order.payment_review === wanted) return 'known';
  await db.updateTable('shop_order').set({ payment_review: wanted, payment_status: 'pending' }).where('id', '=', order.id).execute();
  await addEvent(db, order.id, `credit_${wanted}`, at);
  await notify(db, order, `credit-${wanted}`, at);
  return 'settled';
}

/** Whether an order is to be paid by this try: not once there is a newer one, or once a bank transfer was chosen instead. */
const isCurrent = async (db: Connection, order: OrderRecord, { id, method }: PaymentRecord): Promise<boolean> =>
  order.payment_method === method && (await latestOf(db, order.id))?.id === id;

/** The reported state of a payment, any number of times and in any order: an order is paid once, and never unpaid. */
async function follow(db: Connection, { gateway, id, outcome, amount, at }: Settlement): Promise<SettleResult> {
  const found = await db.selectFrom('payment').select('order_id').where('id', '=', id).where('gateway', '=', gateway).executeTakeFirst();
  if (found === undefined) return 'unknown_payment';
  const orderId = found.order_id;
  // The order first, as everywhere: two call-backs at once wait for each other instead of for ever.
  const locked = await db.selectFrom('shop_order').select(orderColumns).where('id', '=', orderId).forUpdate().executeTakeFirst();
  const payment = await db.selectFrom('payment').select(paymentColumns).where('id', '=', id).forUpdate().executeTakeFirst();
  if (locked === undefined || payment === undefined) return 'unknown_payment';
  if (amount !== null && amount !== payment.amount) return 'wrong_amount';
  if (payment.status === 'paid' || (payment.status === 'failed' && outcome.status !== 'paid')) return 'known';
  const order = outcome.status === 'paid' ? await releaseMail(db, locked, at) : locked;
  if (outcome.status === 'waiting') {
    if (!awaitsPayment(order) || !(await isCurrent(db, order, payment))) return 'known';
    await db.updateTable('payment').set({ status: 'pending', updated_at: at }).where('id', '=', id).execute();
    return review(db, order, outcome.review, at);
  }
  await db.updateTable('payment').set({ status: outcome.status, failure: outcome.failure, updated_at: at }).where('id', '=', id).execute();
  if (!awaitsPayment(order)) {
    if (outcome.status !== 'paid') return 'known';
    await db.updateTable('payment').set({ is_late: true }).where('id', '=', id).execute();
    await refundLate(db, orderId, payment, at);
    return 'late';
  }
  if (outcome.status === 'paid') {
    const changes = { payment_status: 'paid', status: 'processing', payment_review: null } as const;
    await db.updateTable('shop_order').set(changes).where('id', '=', orderId).execute();
    const paid = { ...order, ...changes };
    await addEvent(db, orderId, 'paid', at);
    await addEvent(db, orderId, 'processing', at);
    const invoice = await issueInvoice(db, paid, at);
    await notify(db, paid, 'order-paid', at, invoice);
    await issueGiftCards(db, paid, at);
    return 'settled';
  }
  if (!(await isCurrent(db, order, payment))) return 'known';
  await db.updateTable('shop_order').set({ payment_status: 'failed', payment_review: null }).where('id', '=', orderId).execute();
  const earlier = await db
    .selectFrom('order_event')
    .select('position')
    .where('order_id', '=', orderId)
    .where('event', '=', 'payment_failed')
    .limit(1)
    .executeTakeFirst();
  await addEvent(db, orderId, 'payment_failed', at);
  // Three wrong codes in a row are no reason for three e-mails.
  if (earlier === undefined) await notify(db, order, 'payment-failed', at);
  return 'settled';
}

/** Follows a report, and keeps it for the desk; of payments that there are not, nothing is kept. */
const settle: Transaction<Settlement, SettleResult> = async (db, settlement) => {
  const result = await follow(db, settlement);
  const { id, at, outcome } = settlement;
  if (result !== 'unknown_payment')
    await db
      .insertInto('payment_report')
      .values({ id: nextOf('payment_report_id'), payment_id: id, at, status: outcome.status, result })
      .execute();
  return result;
};

/** The secret of that name, the same for all servers on the database; `value` becomes it when there is none yet. */
const secret: Transaction<{ readonly name: string; readonly value: string }, string> = async (db, { name, value }) => {
  await db
    .insertInto('shop_secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const known = await db.selectFrom('shop_secret').select('value').where('name', '=', name).executeTakeFirst();
  return known?.value ?? value;
};

const secretOf: Transaction<string, OrderSecret | null> = async (db, paymentId) => {
  const found = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(['shop_order.number', 'shop_order.hash'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  return found ?? null;
};

interface Unreported {
  /** ISO 8601. */
  readonly at: string;
  /** Those that were asked about before then. ISO 8601. */
  readonly before: string;
  /** Those that were begun after then; older ones are over at their operator. ISO 8601. */
  readonly since: string;
  readonly most: number;
}

/**
 * Payments that an operator has, and that are not decided; they count as asked about now. Each is asked about after a time that doubles: most are
 * pages that nobody came back from.
 */
const unreported: Transaction<Unreported, readonly PaymentRecord[]> = (db, { at, before, since, most }) =>
  db
    .updateTable('payment')
    .set({ updated_at: at })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment as p')
        .select('p.id')
        .where('p.status', 'in', ['new', 'pending'])
        .where('p.updated_at', '<', new Date(before))
        .where('p.created_at', '>', new Date(since))
        .where(sql<boolean>`${at}::timestamptz - p.updated_at >= p.updated_at - p.created_at`)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('operator_transaction as o').select('o.attempt').whereRef('o.payment_id', '=', 'p.id')),
        )
        .orderBy('p.updated_at')
        .limit(most),
    )
    .returning(paymentColumns)
    .execute();

export const paymentTransactions = {
  'payments.secret-of': secretOf,
  'payments.unreported': unreported,
  'payments.of-order': ofOrder,
  'payments.open': open,
  'payments.begin': begin,
  'payments.settle': settle,
  'payments.secret': secret,
} as const;

export type PaymentTransactions = typeof paymentTransactions;
