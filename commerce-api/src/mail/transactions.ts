import type { Transaction, RowOf } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import type { RenderedMail } from './render-mail.ts';
import type { StoredAttachments } from './stored-attachments.ts';

const outboxColumns = ['id', 'kind', 'recipient', 'store_code', 'created_at', 'tries', 'document'] as const;

export interface Claim {
  /** ISO 8601. */
  readonly now: string;
  /** Until then nobody else takes the message: its holder has delivered it by then, or has been stopped. */
  readonly leaseUntil: string;
  readonly most: number;
}

/** Takes messages that are due, for this server alone. This try is counted in what it answers. */
const claim: Transaction<Claim, readonly Pick<RowOf<'mail_outbox'>, (typeof outboxColumns)[number]>[]> = (db, { now, leaseUntil, most }) =>
  db
    .updateTable('mail_outbox')
    .set((eb) => ({ due_at: leaseUntil, tries: eb('tries', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('is_held', '=', false)
        .where('due_at', '<=', new Date(now))
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(outboxColumns)
    .execute();

/** Notes that a message is delivered. What it said is not needed any more, and may be a secret. */
const delivered: Transaction<{ readonly id: string; readonly at: string }, void> = async (db, { id, at }) => {
  await db.updateTable('mail_outbox').set({ sent_at: at, last_error: null, document: {} }).where('id', '=', id).execute();
};

export interface Failure {
  readonly id: string;
  readonly error: string;
  readonly at: string;
  /** Null when it is given up. */
  readonly nextTry: string | null;
}

const failed: Transaction<Failure, void> = async (db, { id, error, at, nextTry }) => {
  await db
    .updateTable('mail_outbox')
    .set({ last_error: error, ...(nextTry === null ? { given_up_at: at } : { due_at: nextTry }) })
    .where('id', '=', id)
    .execute();
};

/** Forgets messages that were delivered or given up before a time, and those that have waited for a payment since: what they say may be a secret. */
const cleanUp: Transaction<{ readonly before: string }, void> = async (db, { before }) => {
  const at = new Date(before);
  await db
    .deleteFrom('mail_outbox')
    .where((eb) =>
      eb.or([eb('sent_at', '<', at), eb('given_up_at', '<', at), eb.and([eb('is_held', '=', true), eb('created_at', '<', at)])]),
    )
    .execute();
};

type WaitingRow = Pick<RowOf<'mail_outbox'>, 'kind' | 'recipient' | 'tries' | 'last_error'>;

/** What is not sent yet, the oldest first. */
const readWaiting: Transaction<{ readonly recipient: string | null; readonly most: number }, readonly WaitingRow[]> = (
  db,
  { recipient, most },
) =>
  db
    .selectFrom('mail_outbox')
    .select(['kind', 'recipient', 'tries', 'last_error'])
    .where('sent_at', 'is', null)
    .$if(recipient !== null, (all) => all.where('recipient', '=', recipient ?? ''))
    .orderBy('created_at')
    .limit(most)
    .execute();

/** Lets every message that waits be tried now, whatever it waits for. */
const retryAll: Transaction<{ readonly now: string }, void> = async (db, { now }) => {
  await db.updateTable('mail_outbox').set({ due_at: now, given_up_at: null }).where('sent_at', 'is', null).execute();
};

export interface SandboxMail extends RenderedMail {
  readonly outboxId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly at: string;
  readonly attachments: StoredAttachments;
}

const mostSandboxMails = 500;

/** Puts a message into the sandbox inbox, which holds the last ones. */
const storeInSandbox: Transaction<SandboxMail, void> = async (db, { outboxId, kind, recipient, at, subject, text, html, attachments }) => {
  await db
    .insertInto('sandbox_mail')
    .values({
      id: nextOf('sandbox_mail_id'),
      outbox_id: outboxId,
      kind,
      recipient,
      delivered_at: at,
      subject,
      body_text: text,
      body_html: html,
      attachments,
    })
    .onConflict((conflict) => conflict.column('outbox_id').doNothing())
    .execute();
  await db
    .deleteFrom('sandbox_mail')
    .where('id', 'in', (eb) => eb.selectFrom('sandbox_mail').select('id').orderBy('id', 'desc').offset(mostSandboxMails))
    .execute();
};

const inboxColumns = ['kind', 'recipient', 'delivered_at', 'subject', 'body_text', 'body_html', 'attachments'] as const;

export type InboxRow = Pick<RowOf<'sandbox_mail'>, (typeof inboxColumns)[number]>;

/** The sandbox inbox, newest first; of one recipient, or of all. */
const readSandbox: Transaction<{ readonly recipient: string | null; readonly most: number }, readonly InboxRow[]> = (
  db,
  { recipient, most },
) =>
  db
    .selectFrom('sandbox_mail')
    .select(inboxColumns)
    .$if(recipient !== null, (mails) => mails.where('recipient', '=', recipient))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const mailTransactions = {
  'mail.claim': claim,
  'mail.delivered': delivered,
  'mail.failed': failed,
  'mail.cleanUp': cleanUp,
  'mail.read-waiting': readWaiting,
  'mail.retry-all': retryAll,
  'mail.store-in-sandbox': storeInSandbox,
  'mail.read-sandbox': readSandbox,
} as const;

export type MailTransactions = typeof mailTransactions;
