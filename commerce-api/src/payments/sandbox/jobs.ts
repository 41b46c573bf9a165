import type { Job, Row } from '../../database/database.ts';
import type { PaymentFailure, PaymentToStart } from '../gateway.ts';

/** A payment in the sandbox's books. */
export interface SandboxTransaction extends Row {
  readonly id: string;
  readonly gateway: 'payu' | 'tpay';
  /** Grosze. */
  readonly amount: number;
  readonly description: string;
  readonly paid_path: string;
  readonly failed_path: string;
  readonly status: 'open' | 'waiting' | 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
  readonly coming: 'paid' | 'failed' | null;
  readonly due_at: Date | null;
}

const columns = 'id, gateway, amount, description, paid_path, failed_path, status, failure, coming, due_at';

const read: Job<string, SandboxTransaction | null> = async (transaction, id) => {
  const rows = await transaction.query<SandboxTransaction>(`select ${columns} from sandbox_transaction where id = $1`, [id]);
  return rows[0] ?? null;
};

/** Enters a payment; one that is known stays as it is. */
const enter: Job<PaymentToStart, void> = async (transaction, { id, gateway, amount, description, paidPath, failedPath }) => {
  await transaction.query(
    `insert into sandbox_transaction (id, gateway, amount, description, paid_path, failed_path, status)
     values ($1, $2, $3, $4, $5, $6, 'open') on conflict (id) do nothing`,
    [id, gateway, amount, description, paidPath, failedPath],
  );
};

export interface Wait {
  readonly id: string;
  readonly coming: 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** The bank asks its customer. A payment that is decided already is not asked about again. */
const wait: Job<Wait, void> = async (transaction, { id, coming, failure, dueAt }) => {
  await transaction.query(
    `update sandbox_transaction set status = 'waiting', coming = $2, failure = $3, due_at = $4::timestamptz
     where id = $1 and status in ('open', 'waiting')`,
    [id, coming, failure, dueAt],
  );
};

export interface Decision {
  readonly id: string;
  readonly status: 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
}

/** Decides a payment once: a second press, or the other button in another tab, changes nothing. Answers the payment as it is now. */
const decide: Job<Decision, SandboxTransaction | null> = async (transaction, { id, status, failure }) => {
  await transaction.query(
    `update sandbox_transaction set status = $2, failure = $3, coming = null, due_at = null where id = $1 and status in ('open', 'waiting')`,
    [id, status, failure],
  );
  return read(transaction, id);
};

const noteTold: Job<{ readonly id: string; readonly at: string }, void> = async (transaction, { id, at }) => {
  await transaction.query('update sandbox_transaction set notified_at = $2::timestamptz where id = $1', [id, at]);
};

/** What is not finished: payments whose bank has still to answer, and decided ones of which the shop has not been told. */
const unfinished: Job<null, readonly SandboxTransaction[]> = (transaction) =>
  transaction.query<SandboxTransaction>(
    `select ${columns} from sandbox_transaction where notified_at is null and status in ('waiting', 'paid', 'failed')`,
  );

export const sandboxJobs = {
  'sandbox.read': read,
  'sandbox.enter': enter,
  'sandbox.wait': wait,
  'sandbox.decide': decide,
  'sandbox.note-told': noteTold,
  'sandbox.unfinished': unfinished,
} as const;
