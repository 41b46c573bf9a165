import { OperatorUnavailable, type BlikAnswer, type GatewayStatus, type PaymentGateway, type PaymentToStart } from '../gateway.ts';
import { attemptIn, attempts } from '../operators/attempts.ts';
import type { OperatorOptions } from '../operators/options.ts';
import { referenceOf } from '../operators/reference.ts';
import { singleFlight } from '../operators/single-flight.ts';
import type { OperatorTransaction } from '../operators/transactions.ts';
import { notifyPath, returnPath } from '../paths.ts';
import type { TpayApi } from './api.ts';
import type { Certificates } from './certificates.ts';
import { parseNotification } from './notification.ts';
import { refundOnce } from './refund.ts';
import { SIGNATURE_HEADER, isSigned } from './signature.ts';

interface TpayOptions extends Omit<OperatorOptions, 'call'> {
  readonly api: TpayApi;
  readonly certificates: Certificates;
  readonly securityCode: string;
}

const open: GatewayStatus = { status: 'open', failure: null, review: null };
const paid: GatewayStatus = { status: 'paid', failure: null, review: null };

const paidStates: ReadonlySet<string> = new Set(['correct', 'paid']);

const placesOf = ({ id, shopUrl }: PaymentToStart) => ({
  notifyUrl: `${shopUrl}${notifyPath('tpay')}`,
  successUrl: `${shopUrl}${returnPath(id)}`,
  errorUrl: `${shopUrl}${returnPath(id)}?error=1`,
});

/** J-281: Tpay, by its Open API. */
export function createTpayGateway({ api, certificates, securityCode, database, now, log }: TpayOptions): PaymentGateway {
  const { claim, note, codeEnds } = attempts({ database, now });
  const entries = singleFlight<OperatorTransaction>();
  const codes = singleFlight<BlikAnswer>();

  /** The payment as Tpay has it. One whose answer was lost is a page that nobody has seen: the next call makes another one. */
  const entered = (payment: PaymentToStart): Promise<OperatorTransaction> =>
    entries(payment.id, async () => {
      const { isMine, transaction } = await claim(payment);
      if (!isMine) return transaction;
      const of = attemptIn(transaction);
      try {
        const { transactionId, pageUrl } = await api.create(payment, referenceOf(of), placesOf(payment));
        await note(of, 'open', { operatorId: transactionId, pageUrl });
        return { ...transaction, state: 'open', operator_id: transactionId, page_url: pageUrl };
      } catch (error) {
        await note(of, 'refused');
        throw error;
      }
    });

  /** Hands a code over. While a bank may have one, no other is sent. */
  async function handOver(payment: PaymentToStart, code: string): Promise<BlikAnswer> {
    const unavailable: BlikAnswer = { accepted: false, failure: 'unavailable' };
    const transaction = await entered(payment).catch((error: unknown) => {
      if (!(error instanceof OperatorUnavailable)) throw error;
      log(`payment ${payment.id}: ${error.message}`);
      return null;
    });
    if (transaction?.operator_id == null) return unavailable;
    if (transaction.state !== 'open') return { accepted: true, expiresAt: codeEnds(transaction.at) };
    const of = attemptIn(transaction);
    const accepted: BlikAnswer = { accepted: true, expiresAt: codeEnds(now()) };
    // Another server has just sent one.
    if (!(await note(of, 'coded', { from: 'open' }))) return accepted;
    try {
      const { isTaken, why } = await api.payByBlik(transaction.operator_id, code);
      if (isTaken) return accepted;
      await note(of, 'open');
      log(`payment ${payment.id}: Tpay does not take the code: ${why}`);
      return { accepted: false, failure: 'wrong_code' };
    } catch (error) {
      if (!(error instanceof OperatorUnavailable)) throw error;
      log(`payment ${payment.id}: ${error.message}`);
      if (error.mayHaveArrived) return accepted;
      await note(of, 'open');
      return unavailable;
    }
  }

  async function statusOf(known: OperatorTransaction): Promise<GatewayStatus> {
    if (known.state === 'paid') return paid;
    if (known.operator_id === null) return open;
    const { status, amount, hasFailed } = await api.read(known.operator_id);
    if (paidStates.has(status)) {
      if (amount === known.amount) {
        await note(attemptIn(known), 'paid');
        return paid;
      }
      log(`payment ${known.payment_id}: Tpay speaks of ${amount} grosze, which is not its sum`);
      return open;
    }
    // On Tpay's page a payer tries again; a code is tried once.
    return hasFailed && known.state === 'coded' ? { status: 'failed', failure: 'rejected', review: null } : open;
  }

  return {
    start: async (payment) => (await entered(payment)).page_url ?? payment.paidPath,
    sendBlik: (payment, code) => codes(payment.id, () => handOver(payment, code)),
    status: async (id) => {
      const known = await database.run('operators.read', id);
      return known === null ? null : statusOf(known);
    },
    refund: async (refund) => {
      const known = await database.run('operators.read', refund.paymentId);
      return known?.operator_id == null ? 'refused' : refundOnce(refund, known.operator_id, api, { database, now });
    },
    readNotification: async (body, { [SIGNATURE_HEADER]: jws }) => {
      if (!(await isSigned(body, typeof jws === 'string' ? jws : undefined, certificates))) return undefined;
      const read = parseNotification(body, securityCode);
      if (read === undefined || read === 'nothing') return read;
      const { of, notification } = read;
      const known = await database.run('operators.read-attempt', of);
      const other = await database.run('operators.read', of.paymentId);
      if (other?.state === 'paid' && other.attempt !== of.attempt)
        log(`payment ${of.paymentId} was paid twice at Tpay: transaction of attempt ${of.attempt} is to be paid back in its panel`);
      else if (known?.amount === notification.amount && known.operator_id !== null) await note(of, 'paid');
      return notification;
    },
    receipt: 'TRUE',
  };
}
