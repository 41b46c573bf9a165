import type { Transaction, Row } from '../../database/database.ts';
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

const read: Transaction<string, SandboxTransaction | null> = async (connection, id) => {
  const rows = await connection.query<SandboxTransaction>(`select ${columns} from sandbox_transaction where id = $1`, [id]);
  return rows[0] ?? null;
};

/** Enters a payment; one that is known stays as it is. */
const enter: Transaction<PaymentToStart, void> = async (connection, { id, gateway, amount, description, paidPath, failedPath }) => {
  await connection.query(
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
const wait: Transaction<Wait, void> = async (connection, { id, coming, failure, dueAt }) => {
  await connection.query(
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
const decide: Transaction<Decision, SandboxTransaction | null> = async (connection, { id, status, failure }) => {
  await connection.query(
    `update sandbox_transaction set status = $2, failure = $3, coming = null, due_at = null where id = $1 and status in ('open', 'waiting')`,
    [id, status, failure],
  );
  return read(connection, id);
};

const noteTold: Transaction<{ readonly id: string; readonly at: string }, void> = async (connection, { id, at }) => {
  await connection.query('update sandbox_transaction set notified_at = $2::timestamptz where id = $1', [id, at]);
};

/** What is not finished: payments whose bank has still to answer, and decided ones of which the shop has not been told. */
const unfinished: Transaction<null, readonly SandboxTransaction[]> = (connection) =>
  connection.query<SandboxTransaction>(
    `select ${columns} from sandbox_transaction where notified_at is null and status in ('waiting', 'paid', 'failed')`,
  );

export const sandboxTransactions = {
  'sandbox.read': read,
  'sandbox.enter': enter,
  'sandbox.wait': wait,
  'sandbox.decide': decide,
  'sandbox.note-told': noteTold,
  'sandbox.unfinished': unfinished,
} as const;

export type SandboxTransactions = typeof sandboxTransactions;
