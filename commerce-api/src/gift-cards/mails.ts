import { sql } from 'kysely';
import { grosze } from 'shared-contracts/money';
import type { Connection, RowOf } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { mailAbout } from '../orders/order-mail.ts';
import type { OrderRecord } from '../orders/order-record.ts';

type Card = RowOf<'gift_card'>;

interface SentCode {
  readonly code: string;
  /** Grosze. */
  readonly value: number;
  readonly expiresAt: Date;
  /** ISO 8601. */
  readonly at: string;
}

/** Writes the e-mail with the code of a card, which is kept nowhere else. */
export async function mailCode(
  db: Connection,
  order: OrderRecord,
  { gift, position }: Pick<Card, 'gift' | 'position'>,
  { code, value, expiresAt, at }: SentCode,
): Promise<void> {
  const { language = 'pl' } = order.document;
  const { recipientName: name, message } = gift;
  await enqueueMail(
    db,
    { kind: 'gift-card', data: { language, position, code, name, message, value: grosze(value), expiresAt: expiresAt.toISOString() } },
    { recipient: gift.recipientEmail, storeCode: order.store_code, at, orderId: order.id },
  );
}

/** The code of a card pays nothing any more: an e-mail with it that has not been delivered yet, or never could be, is forgotten. */
export async function forgetCode(db: Connection, { order_id: orderId, position }: Pick<Card, 'order_id' | 'position'>): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'gift-card')
    .where('sent_at', 'is', null)
    .where(sql<string>`document->>'position'`, '=', String(position))
    .execute();
}

type Told = Pick<Card, 'value' | 'gift'>;

/** Tells the buyer which cards were sent just now, in one e-mail. */
export async function tellSent(db: Connection, order: OrderRecord, cards: readonly Told[], at: string): Promise<void> {
  const { number, hash } = order;
  const { language = 'pl' } = order.document;
  const sent = cards.map(({ value, gift }) => ({ value: grosze(value), recipient: gift.recipientEmail }));
  await enqueueMail(db, { kind: 'gift-card-sent', data: { language, number, hash, cards: sent } }, mailAbout(order, at));
}

/** Tells the buyer that a card is none any more. */
export async function tellBuyer(db: Connection, order: OrderRecord, { value }: Pick<Told, 'value'>, at: string): Promise<void> {
  const { number, hash } = order;
  const { language = 'pl' } = order.document;
  const data = { language, value: grosze(value), order: { number, hash } };
  await enqueueMail(db, { kind: 'gift-card-cancelled', data }, mailAbout(order, at));
}

/** Tells who has been sent a card that it is none any more. @param card as it was before */
export async function tellRecipient(
  db: Connection,
  order: OrderRecord,
  { value, gift, state }: Pick<Card, 'value' | 'gift' | 'state'>,
  at: string,
): Promise<void> {
  if (state !== 'sent') return;
  const { store_code: storeCode, id: orderId } = order;
  const { language = 'pl' } = order.document;
  await enqueueMail(
    db,
    { kind: 'gift-card-cancelled', data: { language, value: grosze(value), order: null } },
    { recipient: gift.recipientEmail, storeCode, at, orderId },
  );
}
