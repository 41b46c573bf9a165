import type { Transaction } from '../database/database.ts';
import { lockOrder } from '../orders/order-rows.ts';
import { orderColumns } from '../orders/order-record.ts';
import { giveBack } from './give-back.ts';
import type { GivenBack } from './give-back.ts';
import { sendDue } from './send.ts';

/** The cards that a store sells, the cheapest first; prices in grosze. */
const offered: Transaction<
  string,
  readonly { readonly id: number; readonly sku: string; readonly value: number; readonly picture: string }[]
> = async (db, storeCode) => {
  const rows = await db
    .selectFrom('product as p')
    .innerJoin('product_store as s', 's.product_id', 'p.id')
    .select(['p.id', 'p.sku', 'p.final_price as value', 'p.document'])
    .where('p.is_gift_card', '=', true)
    .where('p.is_sales_blocked', '=', false)
    .where('s.store_code', '=', storeCode)
    .orderBy('p.final_price')
    .execute();
  return rows.map(({ document, ...row }) => ({ ...row, picture: document.pictures[0]?.view ?? 'front' }));
};

export interface DueCards {
  /** In Poland: cards of later days wait. */
  readonly day: string;
  /** Ids of orders that come behind this one. */
  readonly after: number;
  readonly most: number;
}

/** Ids of orders with cards whose day has come, in their order. */
const due: Transaction<DueCards, readonly number[]> = async (db, { day, after, most }) => {
  const rows = await db
    .selectFrom('gift_card')
    .select('order_id')
    .distinct()
    .where('state', '=', 'waiting')
    .where('send_on', '<=', day)
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(most)
    .execute();
  return rows.map(({ order_id: id }) => id);
};

export interface SendDueCards extends Pick<DueCards, 'day'> {
  readonly orderId: number;
  /** ISO 8601. */
  readonly at: string;
}

/** J-251: sends the cards of an order whose day has come, once, whichever servers look for them. */
const sendDueOf: Transaction<SendDueCards, void> = async (db, { orderId, day, at }) => {
  const order = await db.selectFrom('shop_order').select(orderColumns).where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
  await sendDue(db, order, day, at);
};

export interface WithdrawCard {
  readonly number: string;
  readonly position: number;
  readonly at: string;
}

/** J-254: its buyer gives a card back. */
const withdraw: Transaction<WithdrawCard, GivenBack> = async (db, { number, position, at }) => {
  const order = await lockOrder(db, number);
  return order === undefined ? { refusal: 'unknown' } : giveBack(db, order, { position, by: 'buyer', at });
};

export const giftCardTransactions = {
  'gift-cards.offered': offered,
  'gift-cards.due': due,
  'gift-cards.send-due': sendDueOf,
  'gift-cards.withdraw': withdraw,
} as const;

export type GiftCardTransactions = typeof giftCardTransactions;
