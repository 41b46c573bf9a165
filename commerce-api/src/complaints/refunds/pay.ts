import { grosze } from 'shared-contracts/money';
import type { Connection, Transaction } from '../../database/database.ts';
import { correctInvoice } from '../../invoices/issue.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { orderColumns } from '../../orders/order-record.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { refundable, refundComplaint } from '../../orders/refund-rows.ts';
import { isPaid } from '../../withdrawals/order-state.ts';
import { readComplaintRefund } from './rows.ts';

export interface PayComplaint {
  readonly id: number;
  /** Grosze; 0 closes a complaint of which nothing is given back. */
  readonly amount: number;
  /** Why less than is due, or nothing where the shop does not know what is; of staff, its claimant reads it. */
  readonly note: string;
  /** ISO 8601. */
  readonly at: string;
}

export type PaidComplaint =
  /** `isByHand`: staff transfers a part of it, which no gateway brought. */
  | { readonly isByHand: boolean }
  | { readonly refusal: 'unknown' }
  | { readonly refusal: 'refunded' }
  /** The money has not come yet, and still may. */
  | { readonly refusal: 'unpaid' }
  /** `most`: grosze that can be given back. */
  | { readonly refusal: 'too-much'; readonly most: number }
  /** Less than is due, and nobody has said why. */
  | { readonly refusal: 'note' };

/** The order of a refund, locked; null: there is none, or it was removed long ago. */
async function lockedOrder(db: Connection, orderId: number | null): Promise<OrderRecord | null> {
  if (orderId === null) return null;
  const order = await db.selectFrom('shop_order').select(orderColumns).where('id', '=', orderId).forUpdate().executeTakeFirst();
  return order ?? null;
}

/** Whether the sum can be given back; null when it can. */
function refusalOf({ amount, note }: PayComplaint, expected: number | null, most: number | null): PaidComplaint | null {
  if (most !== null && amount > most) return { refusal: 'too-much', most };
  const least = expected ?? 1;
  return note === '' && amount < Math.min(least, most ?? least) ? { refusal: 'note' } : null;
}

/**
 * J-333: gives back what an accepted complaint is worth, once, whoever presses how often: as other refunds of orders go, in the transaction
 * that notes it. What was not paid on the page, or not by a gateway, staff transfers.
 */
export const payComplaint: Transaction<PayComplaint, PaidComplaint> = async (db, wanted) => {
  const { id, amount, note, at } = wanted;
  const found = await readComplaintRefund(db, id);
  if (found === undefined) return { refusal: 'unknown' };
  const order = await lockedOrder(db, found.order_id);
  const {
    number,
    email,
    store_code: storeCode,
    language,
  } = await db
    .selectFrom('complaint')
    .select(['number', 'email', 'store_code', 'language'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Behind the locks: a second press sees what the first has done.
  const { refunded_at: before, expected, line, qty } = (await readComplaintRefund(db, id)) ?? found;
  if (before !== null) return { refusal: 'refunded' };
  // Closed now, what is paid later would never go back.
  if (order !== null && !isPaid(order) && order.status !== 'cancelled') return { refusal: 'unpaid' };
  const refusal = refusalOf(wanted, expected, order === null ? null : await refundable(db, order));
  if (refusal !== null) return refusal;
  const parts = order === null ? null : await refundComplaint(db, order, amount, at);
  const isByHand = parts === null || parts.some(({ way }) => way === 'transfer');
  await db
    .updateTable('complaint_refund')
    .set({ amount, note, is_by_hand: isByHand, refunded_at: at })
    .where('complaint_id', '=', id)
    .execute();
  if (order !== null && line !== null && amount > 0)
    await correctInvoice(db, order, { amount, lines: [{ line, qty, amount }] }, { reason: 'complaint', at });
  const data = { number, language, amount: grosze(amount), note, isByHand };
  await enqueueMail(db, { kind: 'complaint-refunded', data }, { recipient: email, storeCode, at });
  return { isByHand };
};
