import type { Transaction, RowOf } from '../../database/database.ts';
import type { PaymentFailure, PaymentReview, PaymentToStart, RefundToMake } from '../gateway.ts';

const columns = [
  'id',
  'gateway',
  'amount',
  'description',
  'paid_path',
  'failed_path',
  'status',
  'failure',
  'coming',
  'due_at',
  'is_credit',
  'review',
  'notified_at',
] as const;

/** A payment in the sandbox's books; `amount` is in grosze. */
export type SandboxTransaction = Pick<RowOf<'sandbox_transaction'>, (typeof columns)[number]>;

const read: Transaction<string, SandboxTransaction | null> = async (db, id) => {
  const found = await db.selectFrom('sandbox_transaction').select(columns).where('id', '=', id).executeTakeFirst();
  return found ?? null;
};

/** Enters a payment; one that is known stays as it is. */
const enter: Transaction<PaymentToStart, void> = async (db, { id, gateway, amount, isCredit, description, paidPath, failedPath }) => {
  await db
    .insertInto('sandbox_transaction')
    .values({ id, gateway, amount, is_credit: isCredit, description, paid_path: paidPath, failed_path: failedPath, status: 'open' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

export interface Wait {
  readonly id: string;
  readonly coming: 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
  /** What an application for credit waits for; null for other payments. */
  readonly review: PaymentReview | null;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** The bank asks its customer, or decides about a loan. A payment that is decided already stays so. Answers the payment as it is now. */
const wait: Transaction<Wait, SandboxTransaction | null> = async (db, { id, coming, failure, review, dueAt }) => {
  await db
    .updateTable('sandbox_transaction')
    .set({ status: 'waiting', coming, failure, review, due_at: dueAt, notified_at: null })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'waiting'])
    .execute();
  return read(db, id);
};

export interface Decision {
  readonly id: string;
  readonly status: 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
}

/** Decides a payment once: a second press, or the other button in another tab, changes nothing. Answers the payment as it is now. */
const decide: Transaction<Decision, SandboxTransaction | null> = async (db, { id, status, failure }) => {
  await db
    .updateTable('sandbox_transaction')
    .set({ status, failure, coming: null, due_at: null, review: null, notified_at: null })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'waiting'])
    .execute();
  return read(db, id);
};

const markNotified: Transaction<{ readonly id: string; readonly at: string }, void> = async (db, { id, at }) => {
  await db.updateTable('sandbox_transaction').set({ notified_at: at }).where('id', '=', id).execute();
};

/** Pays back of a paid payment, never more than was paid; the same refund once more is the same. Answers whether it does. */
const refund: Transaction<RefundToMake, boolean> = async (db, { id, paymentId, amount }) => {
  const paid = await db
    .selectFrom('sandbox_transaction')
    .select(['amount', 'status'])
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
  if (paid === undefined || paid.status !== 'paid') return false;
  const made = await db.selectFrom('sandbox_refund').select(['id', 'amount']).where('transaction_id', '=', paymentId).execute();
  if (made.some((one) => one.id === id)) return true;
  if (made.reduce((sum, one) => sum + one.amount, amount) > paid.amount) return false;
  await db.insertInto('sandbox_refund').values({ id, transaction_id: paymentId, amount }).execute();
  return true;
};

/** What is not finished: payments whose bank has still to answer, and those of whose state the shop has no callback. */
const unfinished: Transaction<null, readonly SandboxTransaction[]> = (db) =>
  db
    .selectFrom('sandbox_transaction')
    .select(columns)
    .where((eb) => eb.or([eb('status', '=', 'waiting'), eb.and([eb('notified_at', 'is', null), eb('status', 'in', ['paid', 'failed'])])]))
    .execute();

export const sandboxTransactions = {
  'sandbox.read': read,
  'sandbox.enter': enter,
  'sandbox.wait': wait,
  'sandbox.decide': decide,
  'sandbox.note-told': markNotified,
  'sandbox.refund': refund,
  'sandbox.unfinished': unfinished,
} as const;

export type SandboxTransactions = typeof sandboxTransactions;
