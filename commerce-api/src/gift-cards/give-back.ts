import { GIFT_CARD_WITHDRAWAL_DAYS } from 'shared-contracts/gift-cards';
import type { GiftCardKept } from 'shared-contracts/gift-cards';
import type { Connection } from '../database/database.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { refundMoney } from '../orders/refund-rows.ts';
import { finishCards, moveOrder } from '../orders/status.ts';
import { dayAfter, polishDay } from '../promise/working-days.ts';
import { isCardsOnly } from './gift.ts';
import { tellBuyer, tellRecipient } from './mails.ts';
import { isSpent, readGiftCards, voidCard } from './rows.ts';
import type { GiftCardRecord } from './rows.ts';

/** The last day on which a card can be given back, in Poland; null until it is sent. */
export const withdrawUntil = ({ sent_at: sentAt }: Pick<GiftCardRecord, 'sent_at'>): string | null =>
  sentAt === null ? null : dayAfter(polishDay(sentAt), GIFT_CARD_WITHDRAWAL_DAYS);

/** J-254: why its buyer cannot give a card back now; null when that is possible. */
export function keptBecause(card: GiftCardRecord, now: Date): GiftCardKept | null {
  if (isSpent(card)) return 'spent';
  const last = withdrawUntil(card);
  return last !== null && polishDay(now) > last ? 'late' : null;
}

/** J-183, J-254: why the customer of an order with these cards cannot give all of it up; null when that is possible. */
export function orderKeptBecause(cards: readonly GiftCardRecord[], now: Date): GiftCardKept | null {
  const kept = cards.filter(({ state }) => state === 'sent').map((card) => keptBecause(card, now));
  return kept.find((reason) => reason === 'spent') ?? kept.find((reason) => reason !== null) ?? null;
}

export type GivenBack = { readonly isNew: boolean } | { readonly refusal: 'unknown' | GiftCardKept };

interface GiveBack {
  readonly position: number;
  /** By its buyer, within the time for that; or by staff. */
  readonly by: 'buyer' | 'staff';
  /** ISO 8601. */
  readonly at: string;
}

/** J-254: gives back what a card cost, and ends its order where that was the last thing it waited for. */
async function payBack(
  db: Connection,
  order: OrderRecord,
  { card, others }: { readonly card: GiftCardRecord; readonly others: readonly GiftCardRecord[] },
  { by, at }: GiveBack,
): Promise<void> {
  const isOpen = order.status === 'processing' && isCardsOnly(order.document);
  if (isOpen && others.every(({ state }) => state === 'cancelled')) {
    await moveOrder(db, order, 'cancelled', at);
    return;
  }
  await refundMoney(db, order, card.value, { reason: by === 'staff' ? 'staff' : 'cancelled', at });
  if (isOpen && others.every(({ state }) => state !== 'waiting')) await finishCards(db, order, at);
}

/**
 * J-254: a card of a locked order is given back: its code pays nothing any more, and what it cost goes back to who has paid it. With the last
 * card of an order that waits for nothing else, the order is cancelled; it is done where another one was sent. One that is given back already
 * stays so.
 */
export async function giveBack(db: Connection, order: OrderRecord, wish: GiveBack): Promise<GivenBack> {
  const { position, by, at } = wish;
  const cards = await readGiftCards(db, order.id);
  const card = cards.find((one) => one.position === position);
  if (card === undefined) return { refusal: 'unknown' };
  if (card.state === 'cancelled') return { isNew: false };
  const kept = keptBecause(card, new Date(at));
  if (kept === 'spent' || (kept !== null && by === 'buyer')) return { refusal: kept };
  if (!(await voidCard(db, card, at))) return { refusal: 'spent' };
  await tellBuyer(db, order, card, at);
  await tellRecipient(db, order, card, at);
  await payBack(db, order, { card, others: cards.filter((one) => one !== card) }, wish);
  return { isNew: true };
}
