import { createTransport } from 'nodemailer';
import type { Delivery } from './delivery.ts';

const connections = 4;
// Together well below the lease of a message.
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Hands e-mails to a mail server. @param url `smtps://user:password@host:465` */
export function smtpDelivery(url: string): Delivery {
  const transport = createTransport({ url, pool: true, maxConnections: connections, ...timeouts });
  return {
    deliver: async ({ id, from, recipient, subject, text, html }) => {
      await transport.sendMail({ messageId: `<${id}@${new URL(url).hostname}>`, from, to: recipient, subject, text, html });
    },
    close: () => transport.close(),
  };
}
