import type { Transaction, Row } from '../database/database.ts';
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

/** Cancels orders that were never paid, the oldest first, unless somebody is paying just now; not all at once, so that no transaction takes long. */
export const expireOrders: Transaction<{ readonly now: string }, Expiry> = async (connection, { now }) => {
  const at = new Date(now);
  const before = (days: number): string => new Date(at.getTime() - days * dayMs).toISOString();
  // Only orders that are paid at a gateway have payments: transfers that still have time must not stand in their way here.
  const waiting = await connection.query<OrderFields & Row>(
    `select number, status, payment_status, payment_method, placed_at from shop_order o
     where status = 'pending_payment'
       and (placed_at <= $1::timestamptz or placed_at <= $2::timestamptz and exists (select 1 from payment p where p.order_id = o.id))
       and not exists (select 1 from payment p where p.order_id = o.id and p.status = 'pending' and p.expires_at > $3::timestamptz)
     order by placed_at limit $4`,
    [before(transferDays), before(gatewayDays), now, mostAtOnce],
  );
  const numbers: string[] = [];
  const productIds = new Set<number>();
  for (const { number } of waiting.filter((order) => isExpired(order, at))) {
    const order = await lockOrder(connection, number);
    // Paid while this one waited for it.
    if (order === undefined || !isExpired(order, at)) continue;
    for (const id of await moveOrder(connection, order, 'cancelled', now)) productIds.add(id);
    numbers.push(number);
  }
  return { numbers, productIds: [...productIds] };
};
