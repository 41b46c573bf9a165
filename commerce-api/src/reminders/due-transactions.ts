import { grosze } from 'shared-contracts/money';
import type { Transaction } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { ReminderMail } from '../mail/mail.ts';
import type { StoreCode } from '../model/index.ts';
import type { ReminderKind } from './reminder.ts';

/** Confirmed reminders of one kind for one product in one store. */
export interface WaitingReminders {
  readonly productId: number;
  readonly kind: ReminderKind;
  readonly storeCode: StoreCode;
  /** The highest price that any of them has seen, grosze. */
  readonly priceSeen: number | null;
}

/** The next products that somebody waits for, by their ids. */
const readProducts: Transaction<{ readonly after: number; readonly most: number }, readonly number[]> = async (db, { after, most }) => {
  const rows = await db
    .selectFrom('product_reminder')
    .select('product_id')
    .distinct()
    .where('confirmed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(most)
    .execute();
  return rows.map(({ product_id: id }) => id);
};

/** Who waits for these products. */
const readWaiting: Transaction<readonly number[], readonly WaitingReminders[]> = async (db, productIds) => {
  const rows = await db
    .selectFrom('product_reminder')
    .select(({ fn }) => ['product_id', 'kind', 'store_code', fn.max('price_seen').as('price_seen')])
    .where('confirmed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('product_id', '=', anyOf(productIds))
    .groupBy(['product_id', 'kind', 'store_code'])
    .execute();
  return rows.map((row) => ({ productId: row.product_id, kind: row.kind, storeCode: row.store_code, priceSeen: row.price_seen }));
};

export interface SendReminders {
  readonly productId: number;
  readonly kind: ReminderKind;
  readonly storeCode: StoreCode;
  /** What the e-mails say of the product. */
  readonly product: Pick<ReminderMail, 'name' | 'path' | 'finalPrice' | 'omnibusPrice'>;
  /** ISO 8601. */
  readonly at: string;
  readonly most: number;
}

/**
 * O-09: puts the e-mails of so many reminders into the outbox and notes them as sent, both or neither: a server that is killed meanwhile
 * sends nothing twice and forgets nobody. Several servers may do it at once.
 * @returns how many
 */
const send: Transaction<SendReminders, number> = async (db, { productId, kind, storeCode, product, at, most }) => {
  const rows = await db
    .selectFrom('product_reminder')
    .select(['id', 'email', 'end_token', 'price_seen'])
    .where('product_id', '=', productId)
    .where('kind', '=', kind)
    .where('store_code', '=', storeCode)
    .where('confirmed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .$if(kind === 'price', (all) => all.where('price_seen', '>', product.finalPrice))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  await db
    .updateTable('product_reminder')
    .set({ sent_at: at })
    .where('id', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  for (const { email, end_token: endToken, price_seen: seen } of rows) {
    const priceSeen = seen === null ? null : grosze(seen);
    const mail = { kind: kind === 'stock' ? 'back-in-stock' : 'price-drop', data: { ...product, priceSeen, endToken } } as const;
    await enqueueMail(db, mail, { recipient: email, storeCode, at });
  }
  return rows.length;
};

export const dueTransactions = { 'reminders.products': readProducts, 'reminders.waiting': readWaiting, 'reminders.send': send } as const;

export type DueTransactions = typeof dueTransactions;
