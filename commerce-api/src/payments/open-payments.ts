import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { OutboxWorker } from '../mail/outbox-worker.ts';
import type { Gateways } from './gateway.ts';
import { notifyRoutes } from './notify-routes.ts';
import type { Operators } from './operators/open-operators.ts';
import { notifyPath } from './paths.ts';
import { createPayments, type Payments } from './payments.ts';
import type { RefundTransactions } from '../orders/refund-transactions.ts';
import { createRefunds } from './refunds.ts';
import { returnRoutes } from './return-routes.ts';
import type { PaymentTransactions } from './transactions.ts';
import { SIGNATURE_HEADER, signatureOf } from './sandbox/notification.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts';
import type { SandboxTransactions } from './sandbox/transactions.ts';

interface PaymentServices {
  readonly database: Database<PaymentTransactions & SandboxTransactions & RefundTransactions>;
  readonly mail: Pick<OutboxWorker, 'wake'>;
  readonly storeUrls: ReadonlyMap<string, string>;
  readonly now: () => Date;
}

/** What call-backs are signed with: made once, the same for all servers on the database. */
export const callBackSecret = (database: Database<PaymentTransactions>): Promise<string> =>
  database.run('payments.secret', { name: 'payment-callbacks', value: randomBytes(32).toString('base64url') });

const CATCH_UP_MS = 60_000;

/**
 * Payments of the shop through the operators that are switched on, else through the built-in sandbox, with its pages and its call-backs, which go
 * the way that those of a real gateway do: signed, to the shop's own address.
 * @param bankMs how long the sandbox's banks take to answer
 */
export async function openPayments(
  app: FastifyInstance,
  { database, now, mail, storeUrls }: PaymentServices,
  { operators, bankMs }: { readonly operators: Operators; readonly bankMs: number },
): Promise<Payments> {
  const secret = await callBackSecret(database);
  const sandbox = createSandboxGateway({
    database,
    now,
    bankMs,
    secret,
    notify: async (name, notification) => {
      const payload = JSON.stringify(notification);
      const answer = await app.inject({
        method: 'POST',
        url: notifyPath(name),
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(payload, secret) },
        payload,
      });
      if (answer.statusCode >= 300) throw new Error(`the shop answered ${answer.statusCode} ${answer.body}`);
    },
    log: (message, error) => app.log.error({ err: error }, message),
  });
  const gateways: Gateways = { payu: sandbox, tpay: sandbox, bank: sandbox, simplylease: sandbox, ...operators.gateways };
  const wakeMail = (): void => mail.wake();
  const log = (message: string, error?: unknown): void => app.log.error({ err: error }, message);
  const refunds = createRefunds({ database, gateways, now, wakeMail, log });
  const payments = createPayments({ database, gateways, storeUrls, now, wakeMail, sendRefunds: refunds.wake, log });
  await app.register(sandboxRoutes(sandbox));
  await app.register(notifyRoutes(payments, gateways));
  await app.register(returnRoutes(payments));
  // The sandbox tells what it knows until it is heard.
  const isAnyReal = Object.keys(operators.gateways).length > 0;
  const catchingUp = setInterval(() => {
    if (!isAnyReal) return;
    payments.catchUp().catch((error: unknown) => log('payments without a call-back could not be asked about', error));
  }, CATCH_UP_MS).unref();
  app.addHook('onReady', () => sandbox.resume());
  app.addHook('onReady', async () => refunds.wake());
  app.addHook('onClose', async () => {
    sandbox.stop();
    operators.stop();
    clearInterval(catchingUp);
    refunds.stop();
  });
  return payments;
}
