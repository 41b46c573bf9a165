import { GIFT_CARD_WITHDRAWAL_DAYS } from 'shared-contracts/gift-cards';
import type { GiftCardKept } from 'shared-contracts/gift-cards';
import { grosze } from 'shared-contracts/money';
import type { Connection } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { mailAbout } from '../orders/order-mail.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { refundMoney } from '../orders/refund-rows.ts';
import { moveOrder } from '../orders/status.ts';
import { dayAfter, polishDay } from '../promise/working-days.ts';
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

export type GivenBack = { readonly isNew: boolean } | { readonly refusal: 'unknown' | GiftCardKept };

interface GiveBack {
  readonly position: number;
  /** By its buyer, within the time for that; or by staff. */
  readonly by: 'buyer' | 'staff';
  /** ISO 8601. */
  readonly at: string;
}

/** Tells buyer and recipient that a card is none any more. */
async function tellBoth(db: Connection, order: OrderRecord, card: GiftCardRecord, at: string): Promise<void> {
  const { language = 'pl' } = order.document;
  const { number, hash, store_code: storeCode, id: orderId } = order;
  const value = grosze(card.value);
  await enqueueMail(db, { kind: 'gift-card-cancelled', data: { language, value, order: { number, hash } } }, mailAbout(order, at));
  if (card.state !== 'sent') return;
  await enqueueMail(
    db,
    { kind: 'gift-card-cancelled', data: { language, value, order: null } },
    { recipient: card.gift.recipientEmail, storeCode, at, orderId },
  );
}

/**
 * J-254: a card of a locked order is given back: its code pays nothing any more, and what it cost goes back to who has paid it. With the last
 * card of an order of nothing else, none of which was sent, the order is cancelled. One that is given back already stays so.
 */
export async function giveBack(db: Connection, order: OrderRecord, { position, by, at }: GiveBack): Promise<GivenBack> {
  const cards = await readGiftCards(db, order.id);
  const card = cards.find((one) => one.position === position);
  if (card === undefined) return { refusal: 'unknown' };
  if (card.state === 'cancelled') return { isNew: false };
  const kept = keptBecause(card, new Date(at));
  if (kept === 'spent' || (kept !== null && by === 'buyer')) return { refusal: kept };
  if (!(await voidCard(db, card, at))) return { refusal: 'spent' };
  await tellBoth(db, order, card, at);
  const isLast =
    order.status === 'processing' &&
    order.document.items.every(({ gift }) => gift !== undefined) &&
    cards.every((one) => one === card || one.state === 'cancelled');
  if (isLast) await moveOrder(db, order, 'cancelled', at);
  else await refundMoney(db, order, card.value, { reason: by === 'staff' ? 'staff' : 'cancelled', at });
  return { isNew: true };
}
