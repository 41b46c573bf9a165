import type { Connection, Transaction } from '../database/database.ts';
import { giveBack } from '../gift-cards/give-back.ts';
import { readGiftCards } from '../gift-cards/rows.ts';
import { issueGiftCards, sendAgain } from '../gift-cards/send.ts';
import { correctInvoice } from '../invoices/issue.ts';
import { followParcel } from '../parcels/rows.ts';
import { orderColumns } from '../orders/order-record.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { statusAfter, stepsOf } from '../orders/order-steps.ts';
import type { OrderStep } from '../orders/step-names.ts';
import { readRefunds, refundable, refundOrder } from '../orders/refund-rows.ts';
import { payRefund, tellRefunded } from '../orders/refund-transactions.ts';
import { markPaid, moveOrder } from '../orders/status.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';
import { lastActor, noteAction } from './audit-transactions.ts';
import type { GiftCardAction, OrderAction } from './staff.ts';

/** Who changes which order, and when (ISO 8601). */
interface ByStaff {
  readonly id: number;
  readonly staffId: number;
  readonly at: string;
}

type Unknown = { readonly refusal: 'unknown' };
/** Somebody else was faster; null: nobody at the desk. */
type Faster = { readonly refusal: 'changed'; readonly by: string | null };

const lock = (db: Connection, id: number): Promise<OrderRecord | undefined> =>
  db.selectFrom('shop_order').select(orderColumns).where('id', '=', id).forUpdate().executeTakeFirst();

const unknown: Unknown = { refusal: 'unknown' };
const fasterThan = async (db: Connection, action: OrderAction | GiftCardAction, id: number): Promise<Faster> => ({
  refusal: 'changed',
  by: await lastActor(db, action, id),
});

export interface MoveOrder extends ByStaff {
  readonly step: OrderStep;
  /** Of what is sent. */
  readonly parcel: { readonly carrier: string; readonly number: string } | null;
}

export type MovedOrder =
  | { readonly status: OrderStatus; readonly productIds: readonly number[] }
  | Unknown
  | { readonly refusal: 'not_open'; readonly status: OrderStatus; readonly by: string | null };

/** Keeps who carries the parcel, which is followed from now on. */
async function keepParcel(db: Connection, order: OrderRecord, parcel: NonNullable<MoveOrder['parcel']>, at: string): Promise<OrderRecord> {
  const shipping = { ...order.document.shipping, carrier: parcel.carrier, trackingNumber: parcel.number };
  const document = { ...order.document, shipping };
  await db.updateTable('shop_order').set({ document }).where('id', '=', order.id).execute();
  await followParcel(db, order.id, at);
  return { ...order, document };
}

/** J-182: one step of an order, as long as it is open: whoever is second changes nothing and is told who was first. */
const move: Transaction<MoveOrder, MovedOrder> = async (db, { id, step, parcel, staffId, at }) => {
  const order = await lock(db, id);
  if (order === undefined) return unknown;
  const { status: before } = order;
  if (!stepsOf(order).includes(step)) return { refusal: 'not_open', status: before, by: await lastActor(db, 'move-order', id) };
  const current = step === 'receive-payment' ? await markPaid(db, order, at) : order;
  const moved = parcel === null ? current : await keepParcel(db, current, parcel, at);
  const productIds = await moveOrder(db, moved, statusAfter[step], at);
  if (step === 'receive-payment') await issueGiftCards(db, moved, at);
  await noteAction(db, { staffId, action: 'move-order', subjectId: id, before, after: statusAfter[step], at });
  return { status: statusAfter[step], productIds };
};

export interface RefundByStaff extends ByStaff {
  /** Grosze. */
  readonly amount: number;
  /** What had been refunded as staff saw it: of two refunds that were begun on the same page one is made. */
  readonly seen: number;
}

/** J-184: gives back a part of what was paid, or all of what is left. */
const refund: Transaction<
  RefundByStaff,
  { readonly refunded: number } | Unknown | Faster | { readonly refusal: 'too_much'; readonly left: number }
> = async (db, { id, amount, seen, staffId, at }) => {
  const order = await lock(db, id);
  if (order === undefined) return unknown;
  const before = (await readRefunds(db, id)).reduce((sum, one) => sum + one.amount, 0);
  if (before !== seen) return fasterThan(db, 'refund-order', id);
  const left = order.status === 'pending_payment' ? 0 : await refundable(db, order);
  if (amount > left) return { refusal: 'too_much', left };
  const parts = await refundOrder(db, order, amount, { reason: 'staff', at });
  await correctInvoice(db, order, { amount, lines: [] }, { reason: 'refund', at });
  // What others pay back is told when they have it.
  for (const part of parts) if (part.way === 'voucher') await tellRefunded(db, order, part, at);
  const after = before + amount;
  await noteAction(db, { staffId, action: 'refund-order', subjectId: id, before: String(before), after: String(after), at });
  return { refunded: after };
};

/** J-184: a refund that no gateway makes has been paid by hand. */
const payOut: Transaction<ByStaff & { readonly refundId: string }, Unknown | Faster | { readonly id: number }> = async (
  db,
  { id, refundId, staffId, at },
) => {
  const order = await lock(db, id);
  const known = (await readRefunds(db, id)).find((one) => one.id === refundId);
  if (order === undefined || known === undefined || known.way !== 'transfer') return unknown;
  if ((await payRefund(db, { id: refundId, way: 'transfer', at })) === null) return fasterThan(db, 'pay-out-refund', id);
  await noteAction(db, { staffId, action: 'pay-out-refund', subjectId: id, before: 'pending', after: 'done', at });
  return { id };
};

export interface NoteOrder extends ByStaff {
  readonly note: string;
  /** The note that was changed. */
  readonly seen: string;
}

/** J-185: the shop's own note about an order; the same note once more is no change. */
const note: Transaction<NoteOrder, Unknown | Faster | { readonly id: number }> = async (db, { id, note: text, seen, staffId, at }) => {
  const found = await db.selectFrom('shop_order').select('note').where('id', '=', id).forUpdate().executeTakeFirst();
  if (found === undefined) return unknown;
  if (found.note === text) return { id };
  if (found.note !== seen) return fasterThan(db, 'note-order', id);
  await db.updateTable('shop_order').set({ note: text }).where('id', '=', id).execute();
  const state = (value: string): string => (value === '' ? 'empty' : 'noted');
  await noteAction(db, { staffId, action: 'note-order', subjectId: id, before: state(seen), after: state(text), at });
  return { id };
};

/** A card of an order. */
export interface CardOfOrder extends ByStaff {
  readonly position: number;
}

/** J-251: sends a gift card once more, with a new code; not one with which nothing can be paid any more. */
const resendCard: Transaction<CardOfOrder, Unknown | Faster | { readonly refusal: 'worthless' } | { readonly id: number }> = async (
  db,
  { id, position, staffId, at },
) => {
  const order = await lock(db, id);
  const card = (await readGiftCards(db, id)).find((one) => one.position === position);
  if (order === undefined || card === undefined) return unknown;
  const result = await sendAgain(db, order, card, at);
  if (result === 'worthless') return { refusal: result };
  if (result === 'cancelled') return fasterThan(db, 'cancel-gift-card', id);
  await noteAction(db, { staffId, action: 'resend-gift-card', subjectId: id, before: card.state, after: 'sent', at });
  return { id };
};

/** J-254: cancels a gift card with which nothing was paid, and gives back what it cost. */
const cancelCard: Transaction<CardOfOrder, Unknown | Faster | { readonly refusal: 'spent' } | { readonly id: number }> = async (
  db,
  { id, position, staffId, at },
) => {
  const order = await lock(db, id);
  if (order === undefined) return unknown;
  const before = (await readGiftCards(db, id)).find((one) => one.position === position)?.state ?? '';
  const given = await giveBack(db, order, { position, by: 'staff', at });
  if ('refusal' in given) return given.refusal === 'unknown' ? unknown : { refusal: 'spent' };
  if (!given.isNew) return fasterThan(db, 'cancel-gift-card', id);
  await noteAction(db, { staffId, action: 'cancel-gift-card', subjectId: id, before, after: 'cancelled', at });
  return { id };
};

export const orderChangeTransactions = {
  'desk.resend-gift-card': resendCard,
  'desk.cancel-gift-card': cancelCard,
  'desk.move-order': move,
  'desk.refund-order': refund,
  'desk.pay-out-refund': payOut,
  'desk.note-order': note,
} as const;
