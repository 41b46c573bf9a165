import type { Transaction, Row } from '../database/database.ts';
import type { RenderedMail } from './render-mail.ts';

interface OutboxRow extends Row {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly store_code: string;
  readonly created_at: Date;
  /** This one included. */
  readonly tries: number;
  readonly document: unknown;
}

export interface Claim {
  /** ISO 8601. */
  readonly now: string;
  /** Until then nobody else takes the message: whoever holds it has it delivered by then, or is gone. */
  readonly leaseUntil: string;
  readonly most: number;
}

/** Takes messages that are due, for this server alone. */
const claim: Transaction<Claim, readonly OutboxRow[]> = (connection, { now, leaseUntil, most }) =>
  connection.query<OutboxRow>(
    `update mail_outbox set due_at = $2::timestamptz, tries = tries + 1 where id in (
       select id from mail_outbox where sent_at is null and given_up_at is null and due_at <= $1::timestamptz
       order by due_at limit $3 for update skip locked)
     returning id, kind, recipient, store_code, created_at, tries, document`,
    [now, leaseUntil, most],
  );

/** Notes that a message is delivered. What it said is not needed any more, and may be a secret. */
const delivered: Transaction<{ readonly id: string; readonly at: string }, void> = async (connection, { id, at }) => {
  await connection.query(`update mail_outbox set sent_at = $2::timestamptz, last_error = null, document = '{}'::jsonb where id = $1`, [
    id,
    at,
  ]);
};

export interface Failure {
  readonly id: string;
  readonly error: string;
  readonly at: string;
  /** Null when it is given up. */
  readonly nextTry: string | null;
}

const failed: Transaction<Failure, void> = async (connection, { id, error, at, nextTry }) => {
  if (nextTry === null) {
    await connection.query('update mail_outbox set given_up_at = $2::timestamptz, last_error = $3 where id = $1', [id, at, error]);
  } else {
    await connection.query('update mail_outbox set due_at = $2::timestamptz, last_error = $3 where id = $1', [id, nextTry, error]);
  }
};

/** Forgets messages that were delivered before a time. */
const tidy: Transaction<{ readonly before: string }, void> = async (connection, { before }) => {
  await connection.query('delete from mail_outbox where sent_at < $1::timestamptz', [before]);
};

interface WaitingRow extends Row {
  readonly kind: string;
  readonly recipient: string;
  readonly tries: number;
  readonly last_error: string | null;
}

/** What is not sent yet, the oldest first. */
const readWaiting: Transaction<{ readonly most: number }, readonly WaitingRow[]> = (connection, { most }) =>
  connection.query<WaitingRow>(
    'select kind, recipient, tries, last_error from mail_outbox where sent_at is null order by created_at limit $1',
    [most],
  );

/** Lets every message that waits be tried now, whatever it waits for. */
const retryAll: Transaction<{ readonly now: string }, void> = async (connection, { now }) => {
  await connection.query('update mail_outbox set due_at = $1::timestamptz, given_up_at = null where sent_at is null', [now]);
};

export interface SandboxMail extends RenderedMail {
  readonly outboxId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly at: string;
}

const mostSandboxMails = 500;

/** Puts a message into the sandbox inbox, which holds the last ones. */
const storeInSandbox: Transaction<SandboxMail, void> = async (connection, { outboxId, kind, recipient, at, subject, text, html }) => {
  await connection.query(
    `insert into sandbox_mail (id, outbox_id, kind, recipient, delivered_at, subject, body_text, body_html)
     values (nextval('sandbox_mail_id'), $1, $2, $3, $4::timestamptz, $5, $6, $7) on conflict (outbox_id) do nothing`,
    [outboxId, kind, recipient, at, subject, text, html],
  );
  await connection.query('delete from sandbox_mail where id in (select id from sandbox_mail order by id desc offset $1)', [
    mostSandboxMails,
  ]);
};

export interface InboxRow extends Row {
  readonly kind: string;
  readonly recipient: string;
  readonly delivered_at: Date;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
}

/** The sandbox inbox, newest first; of one recipient, or of all. */
const readSandbox: Transaction<{ readonly recipient: string | null; readonly most: number }, readonly InboxRow[]> = (
  connection,
  { recipient, most },
) =>
  connection.query<InboxRow>(
    `select kind, recipient, delivered_at, subject, body_text, body_html from sandbox_mail
     where $1::text is null or recipient = $1::text order by id desc limit $2`,
    [recipient, most],
  );

export const mailTransactions = {
  'mail.claim': claim,
  'mail.delivered': delivered,
  'mail.failed': failed,
  'mail.tidy': tidy,
  'mail.read-waiting': readWaiting,
  'mail.retry-all': retryAll,
  'mail.store-in-sandbox': storeInSandbox,
  'mail.read-sandbox': readSandbox,
} as const;

export type MailTransactions = typeof mailTransactions;
