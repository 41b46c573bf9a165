import { randomUUID } from 'node:crypto';
import type { Connection, RowOf } from '../database/database.ts';
import { liveValue } from '../gift-cards/rows.ts';
import { returnToVoucher, voucherLeft } from '../vouchers/transactions.ts';
import type { OrderRecord } from './order-record.ts';
import { amountDue } from './payable.ts';
import { allLeft, isTransferMade, leftBeside, splitRefund } from './refund.ts';
import type { MoneyLeft, RefundPart, RefundReason } from './refund.ts';

const refundColumns = ['id', 'payment_id', 'way', 'reason', 'amount', 'status', 'created_at', 'done_at'] as const;

/** A part of what is paid back of an order, in grosze. */
export type RefundRecord = Pick<RowOf<'order_refund'>, (typeof refundColumns)[number]>;

/** What is paid back of an order, the oldest first. */
export const readRefunds = (db: Connection, orderId: number): Promise<RefundRecord[]> =>
  db.selectFrom('order_refund').select(refundColumns).where('order_id', '=', orderId).orderBy('created_at').orderBy('id').execute();

const sumOf = (rows: readonly { readonly amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Whether money came without a gateway: by a bank transfer, or when the goods were handed over. */
const isPaidByHand = ({ payment_status: paid, status }: OrderRecord): boolean =>
  paid === 'paid' || (paid === 'offline' && status === 'delivered');

/** What has been paid for a locked order and not been given back. */
async function moneyLeft(db: Connection, order: OrderRecord): Promise<MoneyLeft> {
  const paid = await db
    .selectFrom('payment')
    .select(['id', 'amount', 'is_late'])
    .where('order_id', '=', order.id)
    .where('status', '=', 'paid')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const refunds = await readRefunds(db, order.id);
  const isByHand = isPaidByHand(order) && paid.every((payment) => payment.is_late);
  const byHand = refunds.filter(({ way, payment_id: paymentId }) => way === 'transfer' && paymentId === null);
  return {
    voucher: await voucherLeft(db, order.id),
    payments: paid.map(({ id, amount }) => ({ id, left: amount - sumOf(refunds.filter((one) => one.payment_id === id)) })),
    transfer: isByHand ? amountDue(order) - sumOf(byHand) : 0,
  };
}

/** What of it can be given back: not what gift cards cost that can still be paid with, or were. */
const returnable = async (db: Connection, order: OrderRecord): Promise<MoneyLeft> =>
  leftBeside(await liveValue(db, order.id), await moneyLeft(db, order));

/** The same in one sum, in grosze. */
export const refundable = async (db: Connection, order: OrderRecord): Promise<number> => allLeft(await returnable(db, order));

interface Because {
  readonly reason: RefundReason;
  /** ISO 8601. */
  readonly at: string;
}

/** Notes parts of a refund of a locked order: a voucher has its money at once, a gateway is asked after the commit. */
async function writeParts(db: Connection, orderId: number, parts: readonly RefundPart[], { reason, at }: Because): Promise<void> {
  for (const { way, paymentId, amount } of parts) {
    const id = randomUUID();
    const isDone = way === 'voucher' || (way === 'transfer' && isTransferMade(reason));
    await db
      .insertInto('order_refund')
      .values({
        id,
        order_id: orderId,
        payment_id: paymentId,
        way,
        reason,
        amount,
        status: isDone ? 'done' : 'pending',
        created_at: at,
        done_at: isDone ? at : null,
      })
      .execute();
    if (way === 'voucher') await returnToVoucher(db, { orderId, refundId: id, amount, at });
  }
}

/** J-205: gives back what a withdrawal is worth, in grosze, or what is left of it; `told`: the voucher's part. @returns the parts */
export async function refundWithdrawal(
  db: Connection,
  order: OrderRecord,
  { amount, told, at }: { readonly amount: number; readonly told: number; readonly at: string },
): Promise<readonly RefundPart[]> {
  const left = await returnable(db, order);
  const parts = splitRefund(Math.min(amount, allLeft(left)), left, told);
  await writeParts(db, order.id, parts, { reason: 'withdrawal', at });
  return parts;
}

/** J-333: gives back so much of a locked order for a complaint; never more than is left of what was paid. @returns the parts */
export const refundComplaint = (db: Connection, order: OrderRecord, amount: number, at: string): Promise<readonly RefundPart[]> =>
  refundOrder(db, order, amount, { reason: 'complaint', at });

/** J-184: begins to give back so much of a locked order; everything that is left for `null`. @returns the parts */
export async function refundOrder(
  db: Connection,
  order: OrderRecord,
  amount: number | null,
  because: Because,
): Promise<readonly RefundPart[]> {
  const left = await returnable(db, order);
  const parts = splitRefund(amount ?? allLeft(left), left);
  await writeParts(db, order.id, parts, because);
  return parts;
}

/** J-254: gives back what a cancelled gift card cost, in grosze, or what is left of it; money first, since no voucher has paid it. The order is locked. */
export async function refundMoney(db: Connection, order: OrderRecord, amount: number, because: Because): Promise<void> {
  const left = await returnable(db, order);
  await writeParts(db, order.id, splitRefund(Math.min(amount, allLeft(left)), left, 0), because);
}

/** J-184: a payment that came for an order that did not wait for it goes back whole. The order is locked. */
export const refundLate = (
  db: Connection,
  orderId: number,
  payment: { readonly id: string; readonly amount: number },
  at: string,
): Promise<void> => writeParts(db, orderId, [{ way: 'gateway', paymentId: payment.id, amount: payment.amount }], { reason: 'late', at });
