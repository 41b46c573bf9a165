import { createTransport } from 'nodemailer';
import type { Delivery } from './delivery.ts';

const connections = 4;
// Together well below the lease of a message.
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

// Out-of-office programs do not answer what a machine has written.
const headers = { 'Auto-Submitted': 'auto-generated' };

/** Hands e-mails to a mail server. @param url `smtps://user:password@host:465` */
export function smtpDelivery(url: string): Delivery {
  const { hostname } = new URL(url);
  const transport = createTransport({ url, pool: true, maxConnections: connections, ...timeouts });
  return {
    deliver: async ({ id, from, recipient, subject, text, html }) => {
      // As an object the address is taken as it is: nothing in it can make a second recipient.
      const to = { name: '', address: recipient };
      await transport.sendMail({ messageId: `<${id}@${hostname}>`, from, to, subject, text, html, headers });
    },
    close: () => transport.close(),
  };
}
