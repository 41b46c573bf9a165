import type { GiftCardKept } from 'shared-contracts/gift-cards';
import type { Transaction } from '../database/database.ts';
import { orderKeptBecause } from '../gift-cards/give-back.ts';
import { readGiftCards } from '../gift-cards/rows.ts';
import { issueGiftCards } from '../gift-cards/send.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';
import { lockOrder } from './order-rows.ts';
import { canCancel } from './order-steps.ts';
import { canBecome, markPaid, moveOrder } from './status.ts';

export interface StatusChange {
  readonly number: string;
  readonly status: OrderStatus;
  /** ISO 8601. */
  readonly at: string;
}

export type StatusResult =
  | { readonly productIds: readonly number[] }
  | { readonly refusal: 'order_not_found' }
  | { readonly refusal: 'wrong_status'; readonly from: OrderStatus };

/** J-183: `packed`: too late; `spent`, `late`: one of its gift cards cannot be given back any more (J-254); nothing has been changed. */
export type CancelResult =
  | { readonly productIds: readonly number[] }
  | { readonly refusal: 'order_not_found' | 'order_packed' | `gift_card_${GiftCardKept}` };

/** J-183: its customer gives an order up, once: what is cancelled already stays so. */
export const cancelOrder: Transaction<{ readonly number: string; readonly at: string }, CancelResult> = async (db, { number, at }) => {
  const order = await lockOrder(db, number);
  if (order === undefined) return { refusal: 'order_not_found' };
  if (order.status === 'cancelled') return { productIds: [] };
  const kept = orderKeptBecause(await readGiftCards(db, order.id), new Date(at));
  if (kept !== null) return { refusal: `gift_card_${kept}` };
  return canCancel(order) ? { productIds: await moveOrder(db, order, 'cancelled', at) } : { refusal: 'order_packed' };
};

/** Moves an order on. */
export const changeStatus: Transaction<StatusChange, StatusResult> = async (db, { number, status, at }) => {
  const order = await lockOrder(db, number);
  if (order === undefined) return { refusal: 'order_not_found' };
  if (!canBecome(order.status, status)) return { refusal: 'wrong_status', from: order.status };
  // Goods are sent only for money: an order that is waited for no longer has been paid.
  const isPaidNow = order.status === 'pending_payment' && status === 'processing';
  const current = isPaidNow ? await markPaid(db, order, at) : order;
  const productIds = await moveOrder(db, current, status, at);
  if (isPaidNow) await issueGiftCards(db, current, at);
  return { productIds };
};
