import { GIFT_CARD_MONTHS } from 'shared-contracts/gift-cards';
import type { Connection } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { finishCards } from '../orders/status.ts';
import { endOfPolishDay, polishDay } from '../promise/working-days.ts';
import { randomLetters } from '../server/case-number.ts';
import { lockVoucher, replaceVoucher } from '../vouchers/transactions.ts';
import { codeEndOf, isUsable, voucherCode, voucherHash } from '../vouchers/voucher.ts';
import { isCardsOnly } from './gift.ts';
import { forgetCode, mailCode, tellSent } from './mails.ts';
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

/** Until when a card that is sent at a moment can be paid with: the last day included, in Poland. */
export function expiryOf(at: string): Date {
  const last = new Date(`${polishDay(new Date(at))}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + GIFT_CARD_MONTHS);
  return endOfPolishDay(last.toISOString().slice(0, 10));
}

/** What a code pays, in grosze, and until when. */
interface Worth {
  readonly value: number;
  readonly expiresAt: Date;
}

/** Gives a card of a locked order a voucher of its own, and sends its code to whom it is for. */
async function sendCode(db: Connection, order: OrderRecord, card: GiftCardRecord, { value, expiresAt }: Worth, at: string): Promise<void> {
  const code = newCode();
  const { id: voucherId } = await db
    .insertInto('voucher')
    .values({ id: nextOf('voucher_id'), ...keptOf(code), balance: value, expires_at: expiresAt, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (card.voucher_id !== null) await replaceVoucher(db, card.voucher_id, voucherId);
  await db
    .updateTable('gift_card')
    .set({ state: 'sent', sent_at: card.sent_at ?? at, voucher_id: voucherId })
    .where('order_id', '=', order.id)
    .where('position', '=', card.position)
    .execute();
  await forgetCode(db, card);
  await mailCode(db, order, card, { code, value, expiresAt, at });
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
  if (due.length === 0) return;
  for (const card of due) await sendCode(db, order, card, { value: card.value, expiresAt: expiryOf(at) }, at);
  await tellSent(db, order, due, at);
  const isDone = due.length === waiting.length && isCardsOnly(order.document);
  if (isDone && order.status === 'processing') await finishCards(db, order, at);
}

/** J-251: the cards of a locked order that has been paid, issued once; those of this day are sent. */
export async function issueGiftCards(db: Connection, order: OrderRecord, at: string): Promise<void> {
  const cards = cardsOf(order);
  if (cards.length === 0) return;
  await insertCards(db, order.id, cards);
  await sendDue(db, { ...order, status: 'processing', payment_status: 'paid' }, polishDay(new Date(at)), at);
}

/** `worthless`: all of it is spent, or it has expired. */
type SentAgain = 'sent' | 'cancelled' | 'worthless';

/**
 * J-251: sends a card of a locked order once more: at once if it waits, else with a new code for what is left on it. The code before pays nothing
 * any more, in no cart either that it was put into.
 */
export async function sendAgain(db: Connection, order: OrderRecord, card: GiftCardRecord, at: string): Promise<SentAgain> {
  if (card.state === 'cancelled') return 'cancelled';
  if (card.voucher_id === null) {
    const today = polishDay(new Date(at));
    await db
      .updateTable('gift_card')
      .set({ send_on: today })
      .where('order_id', '=', order.id)
      .where('position', '=', card.position)
      .execute();
    await sendDue(db, order, today, at);
    return 'sent';
  }
  const voucher = await lockVoucher(db, card.voucher_id);
  if (voucher === null || !isUsable(voucher, new Date(at))) return 'worthless';
  await sendCode(db, order, card, { value: voucher.balance, expiresAt: voucher.expiresAt }, at);
  return 'sent';
}
