import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import type { OrderRecord } from './order-record.ts';
import { lockOrder } from './order-rows.ts';
import { gatewayNames, gatewayOf } from 'shared-contracts/codes';
import { moveOrder } from './status.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** At a gateway money comes at once or never. */
const gatewayDays = 3;
/** A bank transfer may be written on a Friday before holidays, an application for credit finished days later. */
const transferDays = 10;

/** When an unpaid order is given up. */
const givenUpAt = ({ payment_method: method, placed_at: placedAt }: Pick<OrderRecord, 'payment_method' | 'placed_at'>): number =>
  placedAt.getTime() + (gatewayOf(method) === undefined ? transferDays : gatewayDays) * dayMs;

/** Whether nobody will pay this order any more, so that its pieces can be sold to others; never while a lender has an application for it. */
export const isExpired = (
  order: Pick<OrderRecord, 'status' | 'payment_status' | 'payment_review' | 'payment_method' | 'placed_at'>,
  now: Date,
): boolean =>
  order.status === 'pending_payment' &&
  order.payment_status !== 'paid' &&
  order.payment_review === null &&
  givenUpAt(order) <= now.getTime();

const mostAtOnce = 50;

export interface Expiry {
  readonly numbers: readonly string[];
  readonly productIds: readonly number[];
}

/** Cancels orders that were never paid, the oldest first, unless somebody is paying just now; not all at once, so that no transaction takes long. */
export const expireOrders: Transaction<{ readonly now: string }, Expiry> = async (db, { now }) => {
  const at = new Date(now);
  const before = (days: number): Date => new Date(at.getTime() - days * dayMs);
  // Transfers and applications for credit that still have time must not stand in the way of orders that are paid at a gateway.
  const waiting = await db
    .selectFrom('shop_order')
    .select(['number', 'status', 'payment_status', 'payment_review', 'payment_method', 'placed_at'])
    .where('status', '=', sql.lit('pending_payment'))
    .where('payment_review', 'is', null)
    .where((eb) => {
      const payments = eb.selectFrom('payment').select('payment.id').whereRef('payment.order_id', '=', 'shop_order.id');
      const isOpen = eb.exists(payments.where('payment.status', '=', 'pending').where('payment.expires_at', '>', at));
      return eb.and([
        eb.or([
          eb('placed_at', '<=', before(transferDays)),
          eb.and([eb('placed_at', '<=', before(gatewayDays)), eb.exists(payments.where('payment.gateway', 'in', gatewayNames))]),
        ]),
        eb.not(isOpen),
      ]);
    })
    .orderBy('placed_at')
    .limit(mostAtOnce)
    .execute();
  const numbers: string[] = [];
  const productIds = new Set<number>();
  for (const { number } of waiting.filter((order) => isExpired(order, at))) {
    const order = await lockOrder(db, number);
    // Paid while this one waited for it.
    if (order === undefined || !isExpired(order, at)) continue;
    for (const id of await moveOrder(db, order, 'cancelled', now)) productIds.add(id);
    numbers.push(number);
  }
  return { numbers, productIds: [...productIds] };
};
