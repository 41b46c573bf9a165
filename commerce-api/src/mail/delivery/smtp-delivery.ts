import { createTransport } from 'nodemailer';
import type { Delivery } from './delivery.ts';

const connections = 4;
// Together well below the lease of a message.
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

// Out-of-office programs do not answer what a machine has written.
const headers = { 'Auto-Submitted': 'auto-generated' };

/** RFC 8058: a mail reader ends it with one press, and without opening a page. */
const endingHeaders = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Hands e-mails to a mail server. @param url `smtps://user:password@host:465` */
export function smtpDelivery(url: string): Delivery {
  const { hostname } = new URL(url);
  const transport = createTransport({ url, pool: true, maxConnections: connections, ...timeouts });
  return {
    deliver: async ({ id, from, recipient, subject, text, html, unsubscribe, attachments = [] }) => {
      // As an object the address is taken as it is: nothing in it can make a second recipient.
      const to = { name: '', address: recipient };
      const messageId = `<${id}@${hostname}>`;
      await transport.sendMail({
        messageId,
        from,
        to,
        subject,
        text,
        html,
        attachments: [...attachments],
        headers: { ...headers, ...endingHeaders(unsubscribe) },
      });
    },
    close: () => transport.close(),
  };
}
