import type { ProviderName } from 'shared-contracts/codes';
import { grosze } from 'shared-contracts/money';
import type { Connection, Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { orderColumns } from './order-record.ts';
import type { OrderRecord } from './order-record.ts';
import { mailAbout, orderMail } from './order-mail.ts';
import { hasOwnCase } from './refund.ts';
import type { RefundWay } from './refund.ts';

/** A refund that its gateway has still to take; `amount` in grosze. */
export interface WaitingRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly gateway: ProviderName;
  readonly amount: number;
}

/** The oldest first. */
const waiting: Transaction<{ readonly most: number }, readonly WaitingRefund[]> = (db, { most }) =>
  db
    .selectFrom('order_refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'p.id as paymentId', 'p.gateway', 'r.amount'])
    .where('r.status', '=', 'pending')
    .where('r.way', '=', 'gateway')
    .orderBy('r.created_at')
    .limit(most)
    .execute();

/** Tells the shopper that money is on its way. */
export const tellRefunded = (
  db: Connection,
  order: OrderRecord,
  refund: { readonly way: RefundWay; readonly amount: number },
  at: string,
) =>
  enqueueMail(
    db,
    { kind: 'order-refunded', data: { ...orderMail(order), refunded: grosze(refund.amount), way: refund.way } },
    mailAbout(order, at),
  );

/** The order of a refund, locked before the refund's row is read, as everywhere. */
async function lockOrderOf(db: Connection, refundId: string): Promise<OrderRecord | undefined> {
  const found = await db.selectFrom('order_refund').select('order_id').where('id', '=', refundId).executeTakeFirst();
  if (found === undefined) return undefined;
  return db.selectFrom('shop_order').select(orderColumns).where('id', '=', found.order_id).forUpdate().executeTakeFirst();
}

export interface PaidBack {
  readonly id: string;
  /** By whom: a refund that the gateway refuses is paid by hand. */
  readonly way: 'gateway' | 'transfer';
  /** ISO 8601. */
  readonly at: string;
}

/** Notes that a refund that waits is paid, once, and tells the shopper. @returns the order; null where nothing waited */
export async function payRefund(db: Connection, { id, way, at }: PaidBack): Promise<OrderRecord | null> {
  const order = await lockOrderOf(db, id);
  if (order === undefined) return null;
  const paid = await db
    .updateTable('order_refund')
    .set({ status: 'done', done_at: at })
    .where('id', '=', id)
    .where('way', '=', way)
    .where('status', '=', 'pending')
    .returning(['amount', 'reason'])
    .executeTakeFirst();
  if (paid === undefined) return null;
  // A withdrawal and a complaint have e-mails of their own, but none for what their gateway has refused.
  if (!hasOwnCase(paid.reason) || way === 'transfer') await tellRefunded(db, order, { way, amount: paid.amount }, at);
  return order;
}

const accepted: Transaction<{ readonly id: string; readonly at: string }, void> = async (db, { id, at }) => {
  await payRefund(db, { id, way: 'gateway', at });
};

/** The gateway does not pay it back: staff has to. */
const refused: Transaction<string, void> = async (db, id) => {
  await lockOrderOf(db, id);
  await db.updateTable('order_refund').set({ way: 'transfer' }).where('id', '=', id).where('status', '=', 'pending').execute();
};

/** The gateway has taken a refund, and cancelled it afterwards: staff has to pay it. @returns false for one that it had not taken */
const cancelled: Transaction<string, boolean> = async (db, id) => {
  await lockOrderOf(db, id);
  const reopened = await db
    .updateTable('order_refund')
    .set({ way: 'transfer', status: 'pending', done_at: null })
    .where('id', '=', id)
    .where('way', '=', 'gateway')
    .where('status', '=', 'done')
    .returning('id')
    .executeTakeFirst();
  return reopened !== undefined;
};

export const refundTransactions = {
  'refunds.waiting': waiting,
  'refunds.accepted': accepted,
  'refunds.refused': refused,
  'refunds.cancelled': cancelled,
} as const;

export type RefundTransactions = typeof refundTransactions;
