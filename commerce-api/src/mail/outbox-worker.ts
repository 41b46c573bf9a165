import type { Database, OutputOf } from '../database/database.ts';
import type { MailTransactions } from './transactions.ts';
import { loggedMessage } from '../server/logged-error.ts';
import { attachmentsOf } from './attachments.ts';
import { nextTry } from './back-off.ts';
import { Undeliverable, type Delivery } from './delivery/delivery.ts';
import { isSms } from './mail.ts';
import type { Mail, Sms } from './mail.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './render-mail.ts';
import { renderSms } from './render-sms.ts';

/** Sends what is in the outbox. */
export interface OutboxWorker {
  /** There may be something new: to be called after a transaction that has written an e-mail. Never waits, never fails. */
  wake(): void;
  /** Ends the work; what is under way gets a moment. What is not sent stays in the outbox. */
  stop(): Promise<void>;
}

export interface OutboxWorkerOptions {
  readonly database: Database<MailTransactions>;
  readonly delivery: Delivery;
  /** The way by which SMS leave the shop. */
  readonly smsDelivery: Delivery;
  readonly senderOf: (storeCode: string) => Sender & { readonly from: string };
  /** A message in the language that it is to be read in. */
  readonly inLanguage: (message: Mail | Sms) => Promise<Mail | Sms>;
  readonly now: () => Date;
  /** Logs for the operator. */
  readonly report: (text: string) => void;
}

type Claimed = OutputOf<MailTransactions['mail.claim']>[number];

/** Interval of the search for messages that another server has left, and for those whose next try is due. */
const pollEveryMs = 5000;
const mostAtOnce = 4;
/** Longer than a delivery can take. A server that is killed meanwhile leaves the message to the next look after it. */
const leaseMs = 2 * 60_000;
const stopTimeoutMs = 3000;
const cleanUpEveryMs = 60 * 60_000;
const keepForMs = 90 * 24 * 60 * 60_000;

const later = (time: Date, milliseconds: number): string => new Date(time.getTime() + milliseconds).toISOString();
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/**
 * The worker of the outbox. A message is claimed, delivered and noted as delivered, each a transaction of its own: several
 * servers share one outbox, and one that is killed between delivery and note makes the message be delivered again (at least
 * once, with the same id: Message-ID of an e-mail; the gateway of SMS takes an id once).
 */
export function startOutboxWorker({
  database,
  delivery,
  smsDelivery,
  senderOf,
  inLanguage,
  now,
  report,
}: OutboxWorkerOptions): OutboxWorker {
  let isStopped = false;
  let isWakeRequested = false;
  let working: Promise<void> | undefined;
  let cleanedUpAt = 0;
  let isWaiting = false;

  const deliver = async (row: Claimed): Promise<void> => {
    const { from, ...sender } = senderOf(row.store_code);
    // Only `enqueueMail` writes into the outbox, and it takes nothing else.
    const message = await inLanguage({ kind: row.kind, data: row.document } as Mail | Sms);
    const envelope = { id: row.id, kind: row.kind, recipient: row.recipient, from };
    if (isSms(message)) await smsDelivery.deliver({ ...renderSms(message, sender.store), ...envelope });
    else await delivery.deliver({ ...renderMail(message, sender), attachments: await attachmentsOf(message, sender), ...envelope });
    await database.run('mail.delivered', { id: row.id, at: now().toISOString() });
  };

  const tryOne = async (row: Claimed): Promise<void> => {
    try {
      await deliver(row);
    } catch (error) {
      const at = now();
      const next = error instanceof Undeliverable ? null : nextTry(row.tries, row.created_at, at);
      if (next === null) report(`the ${isSms(row) ? 'SMS' : 'e-mail'} ${row.id} (${row.kind}) is given up: ${loggedMessage(error)}`);
      await database.run('mail.failed', {
        id: row.id,
        error: messageOf(error),
        at: at.toISOString(),
        nextTry: next?.toISOString() ?? null,
      });
    }
  };

  const sendDue = async (): Promise<void> => {
    for (;;) {
      const at = now();
      const rows = await database.run('mail.claim', { now: at.toISOString(), leaseUntil: later(at, leaseMs), most: mostAtOnce });
      await Promise.all(rows.map(tryOne));
      if (rows.length < mostAtOnce || isStopped) return;
    }
  };

  const cleanUp = async (): Promise<void> => {
    const at = now();
    if (at.getTime() - cleanedUpAt < cleanUpEveryMs) return;
    cleanedUpAt = at.getTime();
    await database.run('mail.cleanUp', { before: later(at, -keepForMs) });
  };

  const work = async (): Promise<void> => {
    while (isWakeRequested) {
      isWakeRequested = false;
      try {
        await sendDue();
        await cleanUp();
        isWaiting = false;
      } catch (error) {
        // The database is away: the next look finds everything as it was. It is reported once.
        if (!isStopped && !isWaiting) report(`e-mails wait for the database: ${loggedMessage(error)}`);
        isWaiting = true;
      }
    }
    working = undefined;
  };

  const wake = (): void => {
    if (isStopped) return;
    isWakeRequested = true;
    working ??= work();
  };

  const timer = setInterval(wake, pollEveryMs);
  wake();

  return {
    wake,
    stop: async () => {
      isStopped = true;
      isWakeRequested = false;
      clearInterval(timer);
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
      delivery.close();
      smsDelivery.close();
    },
  };
}
