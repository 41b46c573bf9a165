import { OperatorUnavailable, type RefundToMake } from '../gateway.ts';
import type { OperatorOptions } from '../operators/options.ts';
import type { TpayApi } from './api.ts';

/** Longer than a call takes. */
const LOST_MS = 45_000;

/**
 * Asks for a refund once. Tpay gives refunds no ids of the shop, so that one whose answer was lost is known by how much has gone back of the
 * transaction since it was asked for. Refunds of one payment are sent one after the other.
 */
export async function refundOnce(
  { id, amount }: RefundToMake,
  transactionId: string,
  api: TpayApi,
  { database, now }: Pick<OperatorOptions, 'database' | 'now'>,
): Promise<'accepted' | 'refused'> {
  const refunded = await api.refunded(transactionId);
  const at = now();
  const claimed = await database.run('operators.claim-refund', {
    id,
    refunded,
    at: at.toISOString(),
    lostBefore: new Date(at.getTime() - LOST_MS).toISOString(),
  });
  if (claimed.kind === 'asked') {
    if (refunded >= claimed.refundedBefore + amount) return 'accepted';
    if (claimed.isBusy) throw new OperatorUnavailable(`refund ${id} is being asked for by another call`, true);
  }
  return api.refund(transactionId, amount);
}
