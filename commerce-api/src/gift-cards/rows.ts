import type { GiftDetails } from 'shared-contracts/gift-cards';
import type { Connection, RowOf } from '../database/database.ts';
import { isUsable } from '../vouchers/voucher.ts';
import { forgetCode } from './mails.ts';

const cardColumns = ['order_id', 'position', 'line', 'value', 'state', 'gift', 'send_on', 'sent_at', 'voucher_id'] as const;

/** A card that was paid for; `value` in grosze. */
export type GiftCardRow = Pick<RowOf<'gift_card'>, (typeof cardColumns)[number]>;

/** A card with what its voucher holds now; the rest is null until it is sent. */
export interface GiftCardRecord extends GiftCardRow {
  readonly balance: number | null;
  readonly code_end: string | null;
  readonly expires_at: Date | null;
}

/** The cards of an order, in their order. */
export const readGiftCards = (db: Connection, orderId: number): Promise<GiftCardRecord[]> =>
  db
    .selectFrom('gift_card as g')
    .leftJoin('voucher as v', 'v.id', 'g.voucher_id')
    .select(cardColumns.map((column) => `g.${column}` as const))
    .select(['v.balance', 'v.code_end', 'v.expires_at'])
    .where('g.order_id', '=', orderId)
    .orderBy('g.position')
    .execute();

/** Whether something was paid with a card, and not given back to it. */
export const isSpent = ({ value, balance, state }: GiftCardRecord): boolean => state === 'sent' && balance !== null && balance < value;

/** Whether it makes sense to send a card once more: it waits, or something can still be paid with it. */
export const canSendAgain = ({ state, balance, expires_at: expiresAt }: GiftCardRecord, now: Date): boolean =>
  state === 'waiting' || (state === 'sent' && balance !== null && expiresAt !== null && isUsable({ balance, expiresAt }, now));

/** What cards are worth that have not been given back, in grosze: money for them stays with the shop. */
export async function liveValue(db: Connection, orderId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('gift_card')
    .select(({ fn }) => fn.sum<number | null>('value').as('sum'))
    .where('order_id', '=', orderId)
    .where('state', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/**
 * Cancels a card of a locked order: its code pays nothing any more. A card with which something was paid stays as it is: its voucher's row
 * decides, which whoever pays with it locks as well.
 * @returns whether it is cancelled now
 */
export async function voidCard(
  db: Connection,
  { order_id: orderId, position, voucher_id: voucherId, value }: GiftCardRow,
  at: string,
): Promise<boolean> {
  if (voucherId !== null) {
    const emptied = await db
      .updateTable('voucher')
      .set({ balance: 0, expires_at: at })
      .where('id', '=', voucherId)
      .where('balance', '=', value)
      .returning('id')
      .executeTakeFirst();
    if (emptied === undefined) return false;
  }
  await db.updateTable('gift_card').set({ state: 'cancelled' }).where('order_id', '=', orderId).where('position', '=', position).execute();
  await forgetCode(db, { order_id: orderId, position });
  return true;
}

/** Cancels what can be of a locked order's cards; nobody is paid back for the others. @returns those that it has cancelled, as they were before */
export async function voidCards(db: Connection, orderId: number, at: string): Promise<readonly GiftCardRecord[]> {
  const voided: GiftCardRecord[] = [];
  for (const card of await readGiftCards(db, orderId)) {
    if (card.state !== 'cancelled' && (await voidCard(db, card, at))) voided.push(card);
  }
  return voided;
}

export interface NewGiftCard {
  readonly line: number;
  readonly value: number;
  readonly gift: GiftDetails;
}

/** Writes the cards of an order, once: the rows of a second time are those of the first. */
export async function insertCards(db: Connection, orderId: number, cards: readonly NewGiftCard[]): Promise<void> {
  if (cards.length === 0) return;
  await db
    .insertInto('gift_card')
    .values(
      cards.map(({ line, value, gift }, index) => ({
        order_id: orderId,
        position: index + 1,
        line,
        value,
        state: 'waiting' as const,
        gift,
        send_on: gift.day,
      })),
    )
    .onConflict((conflict) => conflict.columns(['order_id', 'position']).doNothing())
    .execute();
}
