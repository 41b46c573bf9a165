import type { Transaction, RowOf } from '../../database/database.ts';
import type { PaymentFailure, PaymentToStart } from '../gateway.ts';

const columns = ['id', 'gateway', 'amount', 'description', 'paid_path', 'failed_path', 'status', 'failure', 'coming', 'due_at'] as const;

/** A payment in the sandbox's books; `amount` is in grosze. */
export type SandboxTransaction = Pick<RowOf<'sandbox_transaction'>, (typeof columns)[number]>;

const read: Transaction<string, SandboxTransaction | null> = async (db, id) => {
  const found = await db.selectFrom('sandbox_transaction').select(columns).where('id', '=', id).executeTakeFirst();
  return found ?? null;
};

/** Enters a payment; one that is known stays as it is. */
const enter: Transaction<PaymentToStart, void> = async (db, { id, gateway, amount, description, paidPath, failedPath }) => {
  await db
    .insertInto('sandbox_transaction')
    .values({ id, gateway, amount, description, paid_path: paidPath, failed_path: failedPath, status: 'open' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};

export interface Wait {
  readonly id: string;
  readonly coming: 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** The bank asks its customer. A payment that is decided already is not asked about again. */
const wait: Transaction<Wait, void> = async (db, { id, coming, failure, dueAt }) => {
  await db
    .updateTable('sandbox_transaction')
    .set({ status: 'waiting', coming, failure, due_at: dueAt })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'waiting'])
    .execute();
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
    .set({ status, failure, coming: null, due_at: null })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'waiting'])
    .execute();
  return read(db, id);
};

const markNotified: Transaction<{ readonly id: string; readonly at: string }, void> = async (db, { id, at }) => {
  await db.updateTable('sandbox_transaction').set({ notified_at: at }).where('id', '=', id).execute();
};

/** What is not finished: payments whose bank has still to answer, and decided ones whose callback the shop has not got. */
const unfinished: Transaction<null, readonly SandboxTransaction[]> = (db) =>
  db
    .selectFrom('sandbox_transaction')
    .select(columns)
    .where('notified_at', 'is', null)
    .where('status', 'in', ['waiting', 'paid', 'failed'])
    .execute();

export const sandboxTransactions = {
  'sandbox.read': read,
  'sandbox.enter': enter,
  'sandbox.wait': wait,
  'sandbox.decide': decide,
  'sandbox.note-told': markNotified,
  'sandbox.unfinished': unfinished,
} as const;

export type SandboxTransactions = typeof sandboxTransactions;
