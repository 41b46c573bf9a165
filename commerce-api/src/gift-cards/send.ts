import { GIFT_CARD_MONTHS } from 'shared-contracts/gift-cards';
import { grosze } from 'shared-contracts/money';
import type { Connection } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { mailAbout } from '../orders/order-mail.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { moveOrder } from '../orders/status.ts';
import { polishDay } from '../promise/working-days.ts';
import { randomLetters } from '../server/case-number.ts';
import { codeEndOf, voucherCode, voucherHash } from '../vouchers/voucher.ts';
import { insertCards, readGiftCards } from './rows.ts';
import type { GiftCardRecord, NewGiftCard } from './rows.ts';

/** A code that nobody can guess (80 random bits), as it is printed: `7K3Q-…`. */
const newCode = (): string => randomLetters(16).replace(/(.{4})(?!$)/g, '$1-');

/** What is kept of a printed code. */
function keptOf(printed: string): { readonly code_hash: string; readonly code_end: string } {
  const code = voucherCode(printed);
  if (code === undefined) throw new Error('a new code is none');
  return { code_hash: voucherHash(code), code_end: codeEndOf(code) };
}

/** Until when a card that is sent at a moment can be paid with. */
export function expiryOf(at: string): Date {
  const expires = new Date(at);
  expires.setUTCMonth(expires.getUTCMonth() + GIFT_CARD_MONTHS);
  return expires;
}

type Sent = Pick<GiftCardRecord, 'gift' | 'value'> & { readonly expiresAt: Date };

/** Writes the e-mail with the code, which is kept nowhere else. */
async function mailCode(db: Connection, order: OrderRecord, { gift, value, expiresAt }: Sent, code: string, at: string): Promise<void> {
  const { language = 'pl' } = order.document;
  const { recipientName: name, message } = gift;
  await enqueueMail(
    db,
    { kind: 'gift-card', data: { language, code, name, message, value: grosze(value), expiresAt: expiresAt.toISOString() } },
    { recipient: gift.recipientEmail, storeCode: order.store_code, at, orderId: order.id },
  );
}

/** Makes the code of a card that waits and sends it; the buyer is told. The order is locked. */
async function sendCard(db: Connection, order: OrderRecord, card: GiftCardRecord, at: string): Promise<void> {
  const { language = 'pl' } = order.document;
  const code = newCode();
  const expiresAt = expiryOf(at);
  const { id: voucherId } = await db
    .insertInto('voucher')
    .values({ id: nextOf('voucher_id'), ...keptOf(code), balance: card.value, expires_at: expiresAt, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('gift_card')
    .set({ state: 'sent', sent_at: at, voucher_id: voucherId })
    .where('order_id', '=', order.id)
    .where('position', '=', card.position)
    .execute();
  await mailCode(db, order, { ...card, expiresAt }, code, at);
  const { number, hash } = order;
  const data = { language, number, hash, value: grosze(card.value), recipient: card.gift.recipientEmail };
  await enqueueMail(db, { kind: 'gift-card-sent', data }, mailAbout(order, at));
}

/** The cards that an order is for, a row for each piece. */
const cardsOf = ({ document }: OrderRecord): readonly NewGiftCard[] =>
  document.items.flatMap(({ gift, price, qty }, line) =>
    gift === undefined ? [] : Array.from({ length: qty }, () => ({ line, value: price, gift })),
  );

/** Sends what is due of a locked order's cards; an order of nothing else is done then. @param day in Poland: cards of later ones wait */
export async function sendDue(db: Connection, order: OrderRecord, day: string, at: string): Promise<void> {
  const waiting = (await readGiftCards(db, order.id)).filter(({ state }) => state === 'waiting');
  const due = waiting.filter((card) => card.send_on <= day);
  for (const card of due) await sendCard(db, order, card, at);
  const isDone = due.length > 0 && due.length === waiting.length && order.document.items.every(({ gift }) => gift !== undefined);
  if (!isDone || order.status !== 'processing') return;
  await moveOrder(db, order, 'delivered', at);
}

/** J-251: the cards of a locked order that has been paid, issued once; those of this day are sent. */
export async function issueGiftCards(db: Connection, order: OrderRecord, at: string): Promise<void> {
  const cards = cardsOf(order);
  if (cards.length === 0) return;
  await insertCards(db, order.id, cards);
  await sendDue(db, { ...order, status: 'processing', payment_status: 'paid' }, polishDay(new Date(at)), at);
}

/**
 * J-251: sends a card of a locked order once more: at once if it waits, else with a new code that takes the place of the one before.
 * @returns whether it was sent
 */
export async function sendAgain(db: Connection, order: OrderRecord, card: GiftCardRecord, at: string): Promise<boolean> {
  if (card.state === 'cancelled') return false;
  if (card.state === 'waiting' || card.voucher_id === null || card.expires_at === null) {
    await db
      .updateTable('gift_card')
      .set({ send_on: polishDay(new Date(at)) })
      .where('order_id', '=', order.id)
      .where('position', '=', card.position)
      .execute();
    await sendDue(db, order, polishDay(new Date(at)), at);
    return true;
  }
  const code = newCode();
  await db.updateTable('voucher').set(keptOf(code)).where('id', '=', card.voucher_id).execute();
  await mailCode(db, order, { ...card, value: card.balance ?? card.value, expiresAt: card.expires_at }, code, at);
  return true;
}
