import type { Connection, RowOf, Transaction } from '../../database/database.ts';

const columns = ['payment_id', 'attempt', 'state', 'amount', 'is_credit', 'operator_id', 'page_url', 'at'] as const;

/** What an operator has of a payment; `amount` in grosze. */
export type OperatorTransaction = Pick<RowOf<'operator_transaction'>, (typeof columns)[number]>;

const latestOf = (db: Connection, paymentId: string) =>
  db.selectFrom('operator_transaction').select(columns).where('payment_id', '=', paymentId).orderBy('attempt', 'desc').limit(1);

export interface Claim {
  readonly paymentId: string;
  readonly amount: number;
  readonly isCredit: boolean;
  /** `coded`: the code goes with the first call, and may be with the bank whatever becomes of its answer. */
  readonly state: 'asked' | 'coded';
  /** ISO 8601. */
  readonly at: string;
  /** What was asked before then is answered or lost. ISO 8601. */
  readonly lostBefore: string;
}

/** `mine`: the caller hands this attempt over; `known`: the operator has it; `busy`: another server is handing it over. */
export type Claimed = { readonly kind: 'mine' | 'known'; readonly transaction: OperatorTransaction } | { readonly kind: 'busy' };

/** An attempt to hand a payment over belongs to one caller; a new one begins where the last is lost or refused. */
const claim: Transaction<Claim, Claimed> = async (db, { paymentId, amount, isCredit, state, at, lostBefore }) => {
  const latest = await latestOf(db, paymentId).forUpdate().executeTakeFirst();
  if (latest !== undefined && latest.state !== 'refused') {
    if (latest.state !== 'asked') return { kind: 'known', transaction: latest };
    if (latest.at >= new Date(lostBefore)) return { kind: 'busy' };
    await db
      .updateTable('operator_transaction')
      .set({ state: 'refused', at })
      .where('payment_id', '=', paymentId)
      .where('attempt', '=', latest.attempt)
      .execute();
  }
  const transaction = await db
    .insertInto('operator_transaction')
    .values({ payment_id: paymentId, attempt: (latest?.attempt ?? 0) + 1, state, amount, is_credit: isCredit, at })
    .onConflict((conflict) => conflict.columns(['payment_id', 'attempt']).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return transaction === undefined ? { kind: 'busy' } : { kind: 'mine', transaction };
};

export interface Note {
  readonly paymentId: string;
  readonly attempt: number;
  readonly state: Exclude<OperatorTransaction['state'], 'asked'>;
  /** Null: as it is known. */
  readonly operatorId: string | null;
  /** Null: as it is known. */
  readonly pageUrl: string | null;
  /** Only if it is in that state; null: in whatever state. */
  readonly from: OperatorTransaction['state'] | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Notes what the operator has answered; one that is paid stays so. @returns whether it was noted */
const note: Transaction<Note, boolean> = async (db, { paymentId, attempt, state, operatorId, pageUrl, from, at }) => {
  const noted = await db
    .updateTable('operator_transaction')
    .set({ state, at, ...(operatorId !== null && { operator_id: operatorId }), ...(pageUrl !== null && { page_url: pageUrl }) })
    .where('payment_id', '=', paymentId)
    .where('attempt', '=', attempt)
    .where('state', '<>', 'paid')
    .$if(from !== null, (query) => query.where('state', '=', from ?? 'asked'))
    .returning('attempt')
    .executeTakeFirst();
  return noted !== undefined;
};

/** The attempt that was paid, else the latest; null for a payment that no operator was asked about. */
const read: Transaction<string, OperatorTransaction | null> = async (db, paymentId) => {
  const paid = await latestOf(db, paymentId).where('state', '=', 'paid').executeTakeFirst();
  return paid ?? (await latestOf(db, paymentId).executeTakeFirst()) ?? null;
};

const readAttempt: Transaction<{ readonly paymentId: string; readonly attempt: number }, OperatorTransaction | null> = async (
  db,
  { paymentId, attempt },
) => {
  const found = await latestOf(db, paymentId).where('attempt', '=', attempt).executeTakeFirst();
  return found ?? null;
};

export interface RefundClaim {
  readonly id: string;
  /** What the operator says has gone back of the payment so far, in grosze. */
  readonly refunded: number;
  /** ISO 8601. */
  readonly at: string;
  readonly lostBefore: string;
}

/** `mine`: the caller asks for the refund, as nobody has; else how much had gone back when it was asked for, and whether that was just now. */
export type RefundClaimed =
  | { readonly kind: 'mine' }
  | { readonly kind: 'asked'; readonly refundedBefore: number; readonly isBusy: boolean };

const claimRefund: Transaction<RefundClaim, RefundClaimed> = async (db, { id, refunded, at, lostBefore }) => {
  const made = await db
    .insertInto('operator_refund')
    .values({ id, refunded_before: refunded, asked_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return { kind: 'mine' };
  const known = await db
    .selectFrom('operator_refund')
    .select(['refunded_before', 'asked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isBusy = known.asked_at >= new Date(lostBefore);
  if (!isBusy) await db.updateTable('operator_refund').set({ asked_at: at }).where('id', '=', id).execute();
  return { kind: 'asked', refundedBefore: known.refunded_before, isBusy };
};

export const operatorTransactions = {
  'operators.claim': claim,
  'operators.note': note,
  'operators.read': read,
  'operators.read-attempt': readAttempt,
  'operators.claim-refund': claimRefund,
} as const;

export type OperatorTransactions = typeof operatorTransactions;
