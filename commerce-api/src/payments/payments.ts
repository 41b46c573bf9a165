import { randomBytes } from 'node:crypto';
import { nextStepOf, providerOf, type ProviderName } from 'shared-contracts/codes';
import type { Database } from '../database/database.ts';
import type { OrderDocument } from '../orders/order-document.ts';
import type { AfterOrder } from '../orders/order-service.ts';
import { amountDue } from '../orders/payable.ts';
import { ApiError } from '../server/api-error.ts';
import { OperatorUnavailable } from './gateway.ts';
import { failureTexts } from './failure-texts.ts';
import { pathsOf, toStart } from './to-start.ts';
import type { OrderPayment, OrderSecret, PaymentRecord } from './payment-rows.ts';
import type { PaymentTransactions } from './transactions.ts';
import type { GatewayStatus, Gateways, Notification, Outcome, PaymentFailure, PaymentReview, SettleResult } from './gateway.ts';

/** How the payment of an order stands, and where the shopper can pay it. */
export interface PaymentState {
  readonly order: OrderPayment['order'];
  readonly status: 'pending' | 'success' | 'error';
  readonly failure: PaymentFailure | null;
  readonly redirectUrl: string | null;
  /** What an application for credit waits for. */
  readonly review: PaymentReview | null;
  /** Until when the bank waits. */
  readonly expiresAt: Date | null;
}

export interface Payments {
  /**
   * K-13: how the order's payment at this gateway stands, and where the shopper pays it; one that the gateway does not know is begun.
   * @param ip network address of the shopper's device @throws ApiError 404 for an order that is unknown or paid elsewhere, 503 when the gateway does not answer
   */
  follow(secret: OrderSecret, gateway: ProviderName, ip: string): Promise<PaymentState>;
  /** How it stands, without beginning anything. @throws ApiError 404 */
  state(secret: OrderSecret): Promise<PaymentState>;
  /** J-282: asks the gateways about payments that have waited for some minutes: their call-backs may be lost. */
  catchUp(): Promise<void>;
  /** Where a shopper goes who comes back from the gateway's page. @param hasFailed the gateway says that it came to nothing @throws ApiError 404 */
  wayBack(paymentId: string, hasFailed: boolean): Promise<string>;
  /** sends the code of an order that is paid by BLIK; after a failure that is a new try. @throws ApiError 404, 409 when no code is due */
  sendBlik(secret: OrderSecret, code: string, ip: string): Promise<PaymentState>;
  /** K-08: hands over a code that came with the order, or with another try (`payu_gateway_blik`); a refused one is a failed payment. @throws ApiError 404, 409 */
  startBlik(secret: OrderSecret, code: string, ip: string): Promise<PaymentState>;
  /** Begins what an order brings with it, once: a payment that the gateway has, or that has failed, stays as it is. */
  readonly afterOrder: AfterOrder;
  /** Another try, by the same or another method. @throws ApiError 404, 409 */
  payAgain(secret: OrderSecret, method: PaymentChoice): Promise<OrderPayment>;
  /** J-184: sends what is to be paid back; to be called after a transaction that may have begun a refund. */
  sendRefunds(): void;
  /** A call-back of a gateway, which reports its own payments only. */
  take(gateway: ProviderName, notification: Notification): Promise<SettleResult>;
}

/** A way to pay, as an order keeps it. */
export interface PaymentChoice extends Pick<OrderDocument['payment'], 'title' | 'bankTransfer' | 'instalments'> {
  readonly code: string;
}

interface PaymentsOptions {
  readonly database: Database<PaymentTransactions>;
  readonly gateways: Gateways;
  /** Origin of each store by its code. */
  readonly storeUrls: ReadonlyMap<string, string>;
  readonly now: () => Date;
  readonly log: (message: string) => void;
  /** Called after mails may have been put into the outbox. */
  readonly wakeMail: () => void;
  readonly sendRefunds: () => void;
}

const unknownOrder = (): ApiError => new ApiError(404, 'unknown_order', 'Nie znaleziono zamówienia.');
const notPayable = (): ApiError => new ApiError(409, 'not_payable', 'To zamówienie nie czeka na płatność.');
const lenderDecides = (): ApiError =>
  new ApiError(409, 'lender_decides', 'Wniosek o finansowanie jest rozpatrywany. Wycofaj go, aby zapłacić w inny sposób.');

const unavailable = (): ApiError => new ApiError(503, 'gateway_unavailable', failureTexts.unavailable);

const refusals = { unknown_order: unknownOrder, not_payable: notPayable, lender_decides: lenderDecides } as const;

/** So much later than its time a bank's answer may still be on its way. */
const GRACE_MS = 5000;
/** A call-back that has not come for so long may be lost. */
const LOST_MS = 3 * 60_000;
/** So old a payment is over at its operator. */
const OVER_MS = 5 * 24 * 60 * 60_000;
const MOST_AT_ONCE = 100;

const newPaymentId = (): string => randomBytes(24).toString('base64url');

/** What a gateway has answered about a payment, as a call-back would report it; undefined while the shopper is to act. */
function reportedOutcome(reported: GatewayStatus | null): Outcome | undefined {
  if (reported?.status === 'paid' || reported?.status === 'failed') return { status: reported.status, failure: reported.failure };
  return reported?.status === 'waiting' && reported.review !== null ? { status: 'waiting', review: reported.review } : undefined;
}

/** Payments of orders: what the shop knows, what the gateway knows, and how the one follows the other. */
export function createPayments({ database, gateways, storeUrls, now, log, wakeMail, sendRefunds }: PaymentsOptions): Payments {
  const at = (): string => now().toISOString();

  async function read(secret: OrderSecret): Promise<OrderPayment> {
    const found = await database.run('payments.of-order', secret);
    if (found === null) throw unknownOrder();
    return found;
  }

  async function take(gateway: ProviderName, { id, amount, ...outcome }: Notification): Promise<SettleResult> {
    const result = await database.run('payments.settle', { gateway, id, outcome, amount, at: at() });
    if (result === 'settled') wakeMail();
    if (result === 'late') {
      log(`payment ${id} was paid for an order that does not wait for it: it is paid back`);
      sendRefunds();
    }
    if (result === 'wrong_amount') log(`payment ${id}: the gateway speaks of ${amount} grosze, which is not the sum of the order`);
    return result;
  }

  /** A bank that has not answered in time, without a reason: its customer has not confirmed. */
  const timeOut = ({ expires_at: expiresAt }: PaymentRecord) =>
    expiresAt !== null && now().getTime() > expiresAt.getTime() + GRACE_MS
      ? ({ status: 'failed', failure: 'timed_out' } as const)
      : undefined;

  /** What the gateway says now; nothing where it does not answer: it is asked again, or calls back. */
  async function reported({ gateway, id }: PaymentRecord): Promise<Outcome | undefined> {
    try {
      return reportedOutcome(await gateways[gateway].status(id));
    } catch (error) {
      if (!(error instanceof OperatorUnavailable)) throw error;
      log(`payment ${id}: ${gateway} does not say how it stands: ${error.message}`);
      return undefined;
    }
  }

  /** Asks the gateway about a payment, and follows what it says. @returns whether there is news */
  async function ask(payment: PaymentRecord): Promise<boolean> {
    const result = (await reported(payment)) ?? timeOut(payment);
    if (result === undefined) return false;
    await take(payment.gateway, { id: payment.id, amount: payment.amount, ...result });
    return true;
  }

  /** A call-back may be late or lost: each read of the status also asks the gateway. */
  async function caughtUp(secret: OrderSecret, known: OrderPayment): Promise<OrderPayment> {
    const { payment } = known;
    if (payment === null || payment.status !== 'pending') return known;
    return (await ask(payment)) ? read(secret) : known;
  }

  function stateOf({ order, payment }: OrderPayment, redirectUrl: string | null = null): PaymentState {
    if (order.payment_status === 'paid')
      return { order, status: 'success', failure: null, redirectUrl: null, review: null, expiresAt: null };
    const hasFailed = order.payment_status === 'failed' || payment?.status === 'failed';
    return {
      order,
      status: hasFailed ? 'error' : 'pending',
      failure: hasFailed ? (payment?.failure ?? null) : null,
      redirectUrl: hasFailed ? null : redirectUrl,
      review: order.payment_review,
      expiresAt: payment?.status === 'pending' ? payment.expires_at : null,
    };
  }

  const state: Payments['state'] = async (secret) => stateOf(await caughtUp(secret, await read(secret)));

  async function openTry({ number, hash }: OrderSecret, { code: method, ...payment }: PaymentChoice): Promise<OrderPayment> {
    const tried = await database.run('payments.open', { number, hash, method, payment, id: newPaymentId(), at: at() });
    if (!('refusal' in tried)) return tried;
    throw refusals[tried.refusal]();
  }

  /** Hands a code to the bank. One that it refuses leaves the payment as it was: the shopper has only mistyped. */
  async function handOver(
    secret: OrderSecret,
    method: PaymentChoice,
    code: string,
    ip: string,
  ): Promise<{ readonly payment: PaymentRecord; readonly state: PaymentState }> {
    const { order, payment } = await openTry(secret, method);
    if (payment === null) throw notPayable();
    const { id } = payment;
    // A code is with the bank already: another one would be a second payment.
    if (payment.status === 'pending') return { payment, state: await state(secret) };
    const answer = await gateways[payment.gateway].sendBlik(toStart(order, payment, { storeUrls, ip }), code);
    if (!answer.accepted)
      return { payment, state: { order, status: 'error', failure: answer.failure, redirectUrl: null, review: null, expiresAt: null } };
    await database.run('payments.begin', { id, expiresAt: answer.expiresAt.toISOString(), at: at() });
    return { payment, state: await state(secret) };
  }

  const choiceOf = ({ payment_method: code, document }: OrderPayment['order']): PaymentChoice => ({ code, ...document.payment });

  const startBlik: Payments['startBlik'] = async (secret, code, ip) => {
    const { order } = await read(secret);
    const { payment, state: begun } = await handOver(secret, choiceOf(order), code, ip);
    if (begun.status !== 'error') return begun;
    await take(payment.gateway, { id: payment.id, status: 'failed', failure: begun.failure, amount: amountDue(begun.order) });
    return state(secret);
  };

  return {
    state,
    take,
    sendRefunds,
    payAgain: openTry,
    follow: async (secret, name, ip) => {
      const known = await caughtUp(secret, await read(secret));
      const { order, payment } = known;
      if (providerOf(order.payment_method) !== name) throw unknownOrder();
      const isOpen = payment !== null && (payment.status === 'new' || payment.status === 'pending');
      if (!isOpen || order.payment_status === 'paid' || nextStepOf(payment.method) !== 'redirect') return stateOf(known);
      const redirectUrl = await gateways[payment.gateway].start(toStart(order, payment, { storeUrls, ip })).catch((error: unknown) => {
        if (!(error instanceof OperatorUnavailable)) throw error;
        log(`payment ${payment.id} could not be begun: ${error.message}`);
        throw unavailable();
      });
      await database.run('payments.begin', { id: payment.id, expiresAt: null, at: at() });
      return stateOf(known, redirectUrl);
    },
    catchUp: async () => {
      const ago = (ms: number): string => new Date(now().getTime() - ms).toISOString();
      const unreported = await database.run('payments.unreported', {
        at: at(),
        before: ago(LOST_MS),
        since: ago(OVER_MS),
        most: MOST_AT_ONCE,
      });
      for (const payment of unreported) await ask(payment);
    },
    wayBack: async (paymentId, hasFailed) => {
      const secret = await database.run('payments.secret-of', paymentId);
      if (secret === null) throw unknownOrder();
      const { order, status } = await state(secret);
      const { paidPath, failedPath } = pathsOf(order);
      return status === 'error' || (hasFailed && status !== 'success') ? failedPath : paidPath;
    },
    sendBlik: async (secret, code, ip) => {
      const { order } = await read(secret);
      if (nextStepOf(order.payment_method) !== 'blik-code') throw notPayable();
      return (await handOver(secret, choiceOf(order), code, ip)).state;
    },
    startBlik,
    afterOrder: async ({ order: { number, hash }, blikCode: code, address }) => {
      if (code === undefined) return;
      const { payment } = await read({ number, hash });
      if (payment?.status === 'new') await startBlik({ number, hash }, code, address);
    },
  };
}
