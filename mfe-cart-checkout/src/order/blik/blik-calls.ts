/** K-08: Tpay's BLIK is read by A-36 and gets its codes by A-37; PayU's is read by A-33 and gets codes with a new payment. */
import { type ApiResult, succeeded } from 'shared-contracts';
import { PAYMENT } from 'shared-contracts/codes';
import type { OrderSecret, RestClient, TransactionStatus } from 'shared-contracts/rest';
import type { BlikStatus } from './poll-blik.ts';

const statusOf = ({ status, code, message, expires_at }: TransactionStatus): BlikStatus => ({
  status,
  message,
  isCodeWrong: code === 'wrong_code' || code === 'code_expired',
  isTimedOut: code === 'timed_out',
  expiresAt: expires_at === null ? null : Date.parse(expires_at),
});

export async function readBlik(
  rest: Pick<RestClient, 'transactionStatus' | 'postPlaceOrderData'>,
  secret: OrderSecret,
  method: string,
): Promise<ApiResult<BlikStatus>> {
  if (method === PAYMENT.TPAY_BLIK) {
    const answer = await rest.transactionStatus(secret);
    return answer.ok ? succeeded(statusOf(answer.value)) : answer;
  }
  const answer = await rest.postPlaceOrderData('payu', secret);
  if (!answer.ok) return answer;
  return succeeded({ status: answer.value.status, message: null, isCodeWrong: false, isTimedOut: false, expiresAt: null });
}

/** Sends a new code for an order that is not paid. */
export async function sendBlik(
  rest: Pick<RestClient, 'blikPay' | 'payOrder'>,
  secret: OrderSecret,
  method: string,
  code: string,
): Promise<ApiResult<BlikStatus>> {
  const pending: BlikStatus = { status: 'pending', message: null, isCodeWrong: false, isTimedOut: false, expiresAt: null };
  if (method !== PAYMENT.TPAY_BLIK) {
    const paid = await rest.payOrder(secret, method, { blik_code: code });
    return paid.ok ? succeeded(pending) : paid;
  }
  const answer = await rest.blikPay(secret, code);
  return answer.ok ? succeeded(statusOf(answer.value)) : answer;
}
