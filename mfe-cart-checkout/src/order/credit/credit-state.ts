import { isCredit } from 'shared-contracts/codes';
import type { Order } from 'shared-contracts/rest';

/** How an application for credit stands; null for an order that is paid, or paid in another way. */
export function creditState({ payment }: Pick<Order, 'payment'>): 'open' | 'deciding' | 'documents' | 'failed' | null {
  if (payment.review != null) return payment.review;
  if (!isCredit(payment.method) || payment.status === 'paid' || payment.status === 'offline') return null;
  return payment.status === 'failed' ? 'failed' : 'open';
}
