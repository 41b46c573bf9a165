import type { Database } from '../../database/database.ts';
import type { MailTransactions } from '../transactions.ts';
import type { Delivery } from './delivery.ts';

/** Keeps e-mails in the shop's own sandbox inbox, where development and tests read them; nothing leaves the machine. */
export const sandboxDelivery = (database: Database<MailTransactions>, now: () => Date): Delivery => ({
  deliver: ({ id, kind, recipient, subject, text, html, attachments = [] }) =>
    database.run('mail.store-in-sandbox', {
      outboxId: id,
      kind,
      recipient,
      at: now().toISOString(),
      subject,
      text,
      html,
      attachments: { files: attachments.map(({ filename, content }) => ({ name: filename, base64: content.toString('base64') })) },
    }),
  close: () => undefined,
});
