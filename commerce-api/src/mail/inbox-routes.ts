import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import type { TypedApp } from '../rest/types.ts';
import { inboxPage } from './inbox-page.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import type { MailTransactions } from './transactions.ts';

interface InboxServices {
  readonly database: Database<MailTransactions>;
  readonly mail: Pick<OutboxWorker, 'wake'>;
  readonly now: () => Date;
}

const mostShown = 50;

/** For development and tests (COMMERCE_DEV=1): the sandbox inbox as a page and as JSON, and what still waits in the outbox. */
export function inboxRoutes({ database, mail, now }: InboxServices) {
  const Query = Type.Object({ to: Type.Optional(Type.String({ maxLength: 300 })) });
  /** Null: of everybody. */
  const recipientOf = (to: string | undefined): string | null => to?.toLowerCase() ?? null;
  const read = (to: string | undefined) => database.run('mail.read-sandbox', { recipient: recipientOf(to), most: mostShown });

  return async (app: TypedApp): Promise<void> => {
    app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));

    app.get('/dev/mail', { schema: { hide: true, querystring: Query } }, async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(inboxPage(await read(request.query.to))),
    );

    app.get('/dev/mail.json', { schema: { hide: true, querystring: Query } }, async (request) => ({
      items: (await read(request.query.to)).map(({ kind, recipient, delivered_at, subject, body_text, body_html, attachments }) => ({
        kind,
        to: recipient,
        at: delivered_at.toISOString(),
        subject,
        text: body_text,
        html: body_html,
        attachments: attachments.files,
      })),
    }));

    app.get('/dev/mail/outbox.json', { schema: { hide: true, querystring: Query } }, async (request) => ({
      items: (await database.run('mail.read-waiting', { recipient: recipientOf(request.query.to), most: mostShown })).map(
        ({ kind, recipient, tries, last_error: error }) => ({ kind, to: recipient, tries, error }),
      ),
    }));

    app.post('/dev/mail/retry', { schema: { hide: true } }, async () => {
      await database.run('mail.retry-all', { now: now().toISOString() });
      mail.wake();
      return true;
    });
  };
}
