import type { OrderSummary } from 'shared-contracts/rest';
import type { OrderStatus } from './order-steps.ts';

/** The word that stands for where an order is. */
export type ChipCode = OrderStatus | 'payment_failed';
export type ChipTone = 'warning' | 'error' | 'info' | 'accent' | 'success';

const tones: Readonly<Record<ChipCode, ChipTone>> = {
  pending_payment: 'warning',
  payment_failed: 'error',
  processing: 'info',
  packed: 'info',
  shipped: 'accent',
  ready_for_pickup: 'accent',
  delivered: 'success',
  cancelled: 'error',
};

/** The status label of an order; a failed payment takes precedence. */
export function orderChip(
  status: OrderStatus,
  payment: OrderSummary['payment_status'],
): { readonly code: ChipCode; readonly tone: ChipTone } {
  const code = status === 'pending_payment' && payment === 'failed' ? 'payment_failed' : status;
  return { code, tone: tones[code] };
}
