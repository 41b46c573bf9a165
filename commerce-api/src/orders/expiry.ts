import type { Job } from '../database/database.ts';
import type { OrderFields } from './order-document.ts';
import { lockOrder } from './order-rows.ts';
import { gatewayOf } from '../payments/methods.ts';
import { moveOrder } from './status.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** At a gateway money comes at once or never. */
const gatewayDays = 3;
/** A bank transfer may be written on a Friday before holidays. */
const transferDays = 10;

/** When an unpaid order is given up. */
const givenUpAt = ({ payment_method: method, placed_at: placedAt }: Pick<OrderFields, 'payment_method' | 'placed_at'>): number =>
  placedAt.getTime() + (gatewayOf(method) === undefined ? transferDays : gatewayDays) * dayMs;

/** Whether nobody will pay this order any more, so that its pieces can be sold to others. */
export const isExpired = (order: Pick<OrderFields, 'status' | 'payment_status' | 'payment_method' | 'placed_at'>, now: Date): boolean =>
  order.status === 'pending_payment' && order.payment_status !== 'paid' && givenUpAt(order) <= now.getTime();

const mostAtOnce = 50;

export interface Expiry {
  readonly numbers: readonly string[];
  readonly productIds: readonly number[];
}

/** Cancels orders that were never paid, the oldest first; not all at once, so that no transaction takes long. */
export const expireOrders: Job<{ readonly now: string }, Expiry> = async (transaction, { now }) => {
  const at = new Date(now);
  const waiting = await transaction.query<OrderFields & { readonly [column: string]: unknown }>(
    `select number, status, payment_status, payment_method, placed_at from shop_order
     where status = 'pending_payment' and placed_at <= $1::timestamptz order by placed_at limit $2`,
    [new Date(at.getTime() - gatewayDays * dayMs).toISOString(), mostAtOnce * 4],
  );
  const numbers: string[] = [];
  const productIds = new Set<number>();
  for (const { number } of waiting.filter((order) => isExpired(order, at)).slice(0, mostAtOnce)) {
    const order = await lockOrder(transaction, number);
    // Paid while this one waited for it.
    if (order === undefined || !isExpired(order, at)) continue;
    for (const id of await moveOrder(transaction, order, 'cancelled', now)) productIds.add(id);
    numbers.push(number);
  }
  return { numbers, productIds: [...productIds] };
};
