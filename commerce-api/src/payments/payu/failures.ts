import type { PaymentFailure } from '../gateway.ts';

/** Why a cancelled order came to nothing, by the `resultCode` of its transaction. Those of cards and transfers say no more than that. */
export function failureOf(resultCode: string | undefined): PaymentFailure {
  if (resultCode === undefined) return 'cancelled';
  if (/AUTH_CODE_(INVALID|UNKNOWN|NOT_FOUND)/.test(resultCode)) return 'wrong_code';
  if (/AUTH_CODE_(EXPIRED|USED|CANCELLED)/.test(resultCode)) return 'code_expired';
  if (/NO_AUTHORIZATION|TIMEOUT/.test(resultCode)) return 'timed_out';
  return 'rejected';
}
