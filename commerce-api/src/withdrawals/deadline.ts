import { WITHDRAWAL_DAYS } from 'shared-contracts/withdrawals';
import type { WithdrawalClosure } from 'shared-contracts/withdrawals';
import type { OrderHistory } from '../orders/order-view.ts';
import { dayAfter, polishDay } from '../promise/working-days.ts';

/** Days within which an order may be withdrawn from. Who has left the plus programme keeps what was promised with the order. */
export const withdrawalDays = ({ order }: Pick<OrderHistory, 'order'>): number =>
  order.document.isPlus === true ? WITHDRAWAL_DAYS.plus : WITHDRAWAL_DAYS.usual;

/** The last day, in Poland, `YYYY-MM-DD`; null as long as the goods have not been delivered. */
export function lastDay(history: OrderHistory): string | null {
  const delivered = history.events.find(({ event }) => event === 'delivered');
  return delivered === undefined ? null : dayAfter(polishDay(delivered.at), withdrawalDays(history));
}

/** Why nothing of an order can be withdrawn from at this moment; null when it can. */
export function closureOf(history: OrderHistory, now: Date): WithdrawalClosure | null {
  if (history.order.status === 'cancelled') return 'cancelled';
  const last = lastDay(history);
  return last !== null && polishDay(now) > last ? 'late' : null;
}
