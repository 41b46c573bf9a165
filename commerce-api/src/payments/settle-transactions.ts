import type { ProviderName } from 'shared-contracts/codes';
import type { Transaction, Connection } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { issueGiftCards } from '../gift-cards/send.ts';
import type { IssuedInvoice } from '../invoices/invoice.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { releaseMail } from '../orders/held-mail.ts';
import { mailAbout, orderMail } from '../orders/order-mail.ts';
import { orderColumns, type OrderRecord } from '../orders/order-record.ts';
import { addEvent } from '../orders/order-rows.ts';
import { awaitsPayment } from '../orders/payable.ts';
import { refundLate } from '../orders/refund-rows.ts';
import type { Outcome, PaymentReview, SettleResult } from './gateway.ts';
import { latestOf, paymentColumns, type PaymentRecord } from './payment-rows.ts';

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

/** What gateways report, and what follows for the order. */
export const settleTransactions = { 'payments.settle': settle } as const;
