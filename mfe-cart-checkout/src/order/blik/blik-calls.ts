/** K-08: a code sent after the order (`blik-code`) goes by A-37 and is followed by A-36; one of `blik-wait` is part of a payment, followed by A-33. */
import { type ApiResult, succeeded } from 'shared-contracts';
import { gatewayOf, nextStepOf } from 'shared-contracts/codes';
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
  const gateway = gatewayOf(method);
  if (gateway === undefined || nextStepOf(method) === 'blik-code') {
    const answer = await rest.transactionStatus(secret);
    return answer.ok ? succeeded(statusOf(answer.value)) : answer;
  }
  const answer = await rest.postPlaceOrderData(gateway, secret);
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
  if (nextStepOf(method) !== 'blik-code') {
    const paid = await rest.payOrder(secret, method, { blik_code: code });
    return paid.ok ? succeeded(pending) : paid;
  }
  const answer = await rest.blikPay(secret, code);
  return answer.ok ? succeeded(statusOf(answer.value)) : answer;
}
