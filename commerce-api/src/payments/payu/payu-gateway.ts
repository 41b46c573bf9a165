import { notifyPath, returnPath } from '../paths.ts';
import {
  OperatorUnavailable,
  type BlikAnswer,
  type GatewayStatus,
  type Notification,
  type PaymentGateway,
  type PaymentToStart,
} from '../gateway.ts';
import { attemptIn, attempts } from '../operators/attempts.ts';
import type { OperatorOptions } from '../operators/options.ts';
import { referenceOf } from '../operators/reference.ts';
import { singleFlight } from '../operators/single-flight.ts';
import type { OperatorTransaction } from '../operators/transactions.ts';
import { payuApi } from './api.ts';
import { failureOf } from './failures.ts';
import { blikMethod, pageMethod } from './methods.ts';
import { parseNotification, type PayuNotification } from './notification.ts';
import type { PayuSettings } from './settings.ts';
import { SIGNATURE_HEADER, isSigned } from './signature.ts';

const open: GatewayStatus = { status: 'open', failure: null, review: null };
const paid: GatewayStatus = { status: 'paid', failure: null, review: null };

const placesOf = ({ id, shopUrl }: PaymentToStart) => ({
  notifyUrl: `${shopUrl}${notifyPath('payu')}`,
  continueUrl: `${shopUrl}${returnPath(id)}`,
});

/** J-281: PayU, by its REST API 2.1. */
export function createPayuGateway(settings: PayuSettings, { database, call, now, log }: OperatorOptions): PaymentGateway {
  const api = payuApi(call, settings, now);
  const { claim, note, codeEnds } = attempts({ database, now });
  const pages = singleFlight<string>();
  const codes = singleFlight<BlikAnswer>();

  /** Why an order was cancelled; the plain reason where PayU does not say. */
  const failureAt = async (orderId: string) => failureOf(await api.resultCode(orderId).catch(() => undefined));

  /** Opens a page at PayU. One whose answer was lost has been shown to nobody: it is cancelled, and another one is opened. */
  async function openPage(payment: PaymentToStart): Promise<string> {
    for (let left = 2; left > 0; left -= 1) {
      const { isMine, transaction } = await claim(payment);
      if (!isMine) return transaction.page_url ?? payment.paidPath;
      const of = attemptIn(transaction);
      const made = await api
        .createOrder(payment, referenceOf(of), placesOf(payment), pageMethod(payment.method))
        .catch(async (error: unknown) => {
          await note(of, 'refused');
          throw error;
        });
      switch (made.kind) {
        case 'created':
          if (made.redirectUri === null) throw new OperatorUnavailable(`payment ${payment.id}: PayU has given no page`, true);
          await note(of, 'open', { operatorId: made.orderId, pageUrl: made.redirectUri });
          return made.redirectUri;
        case 'exists':
          await note(of, 'refused', { operatorId: made.orderId });
          if (made.orderId !== null) await api.cancelOrder(made.orderId).catch(() => undefined);
          break;
        case 'refused':
          await note(of, 'refused');
          throw new OperatorUnavailable(`payment ${payment.id}: PayU refuses it: ${made.why}`, false);
      }
    }
    throw new OperatorUnavailable(`payment ${payment.id}: PayU has it twice, and no page of it`, false);
  }

  /** Hands a code over. Whatever becomes of the answer, a bank may have it then: no other code is sent before this one has ended. */
  async function handOver(payment: PaymentToStart, code: string): Promise<BlikAnswer> {
    const { isMine, transaction } = await claim(payment, 'coded');
    const accepted: BlikAnswer = { accepted: true, expiresAt: codeEnds(transaction.at) };
    if (!isMine) return accepted;
    const of = attemptIn(transaction);
    try {
      const made = await api.createOrder(payment, referenceOf(of), placesOf(payment), blikMethod(code));
      if (made.kind !== 'refused') {
        await note(of, 'coded', { operatorId: made.orderId });
        return accepted;
      }
      await note(of, 'refused');
      log(`payment ${payment.id}: PayU refuses it: ${made.why}`);
      return { accepted: false, failure: made.why.includes('BLIK_CODE') ? 'wrong_code' : 'unavailable' };
    } catch (error) {
      if (!(error instanceof OperatorUnavailable)) throw error;
      log(`payment ${payment.id}: ${error.message}`);
      if (error.mayHaveArrived) return accepted;
      await note(of, 'refused');
      return { accepted: false, failure: 'unavailable' };
    }
  }

  async function statusOf(transaction: OperatorTransaction): Promise<GatewayStatus> {
    const { operator_id: orderId, amount, is_credit: isCredit, state } = transaction;
    if (state === 'paid') return paid;
    // PayU finds orders by its own id alone; one whose answer was lost is told by its call-back.
    if (orderId === null) return open;
    const order = await api.readOrder(orderId);
    if (order.status === 'COMPLETED') {
      if (order.totalAmount === amount && order.currencyCode === 'PLN') {
        await note(attemptIn(transaction), 'paid');
        return paid;
      }
      log(`payment ${transaction.payment_id}: PayU speaks of ${order.totalAmount} ${order.currencyCode}, which is not its sum`);
    }
    if (order.status === 'CANCELED') return { status: 'failed', failure: await failureAt(orderId), review: null };
    return order.status === 'PENDING' && isCredit ? { status: 'waiting', failure: null, review: 'deciding' } : open;
  }

  /** What an order's state means for its payment. */
  async function follow({ of, orderId, status, amount }: PayuNotification & { readonly kind: 'order' }): Promise<Notification | 'nothing'> {
    const known = await database.run('operators.read-attempt', of);
    const about = { id: of.paymentId, amount };
    if (known === null) return status === 'COMPLETED' ? { ...about, status: 'paid', failure: null } : 'nothing';
    if (known.state === 'refused' && status !== 'COMPLETED') return 'nothing';
    switch (status) {
      case 'COMPLETED': {
        const other = await database.run('operators.read', of.paymentId);
        if (other?.state === 'paid' && other.attempt !== of.attempt)
          log(`payment ${of.paymentId} was paid twice at PayU: order ${orderId} is to be paid back in its panel`);
        else if (amount === known.amount) await note(of, 'paid', { operatorId: orderId });
        return { ...about, status: 'paid', failure: null };
      }
      case 'CANCELED':
        return { ...about, status: 'failed', failure: await failureAt(orderId) };
      case 'PENDING':
        await note(of, known.state === 'coded' ? 'coded' : 'open', { operatorId: orderId });
        return known.is_credit ? { ...about, status: 'waiting', review: 'deciding' } : 'nothing';
      default:
        log(`payment ${of.paymentId}: PayU says ${status}: money that it collects only when asked is not asked for`);
        return 'nothing';
    }
  }

  return {
    start: (payment) => pages(payment.id, () => openPage(payment)),
    sendBlik: (payment, code) => codes(payment.id, () => handOver(payment, code)),
    status: async (id) => {
      const known = await database.run('operators.read', id);
      return known === null ? null : statusOf(known);
    },
    refund: async (refund) => {
      const known = await database.run('operators.read', refund.paymentId);
      return known?.operator_id == null ? 'refused' : api.refund(known.operator_id, refund);
    },
    readNotification: async (body, { [SIGNATURE_HEADER]: header }) => {
      if (!isSigned(body, typeof header === 'string' ? header : undefined, settings.secondKey)) return undefined;
      const notification = parseNotification(body, settings.posId);
      if (notification === undefined) return undefined;
      if (notification.kind === 'order') return follow(notification);
      if (notification.status === 'CANCELED' && (await database.run('refunds.cancelled', notification.refundId)))
        log(`refund ${notification.refundId} was cancelled by PayU: it is to be paid at the desk`);
      return 'nothing';
    },
    receipt: '',
  };
}
