import type { Language } from 'shared-contracts';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { WarrantyEnd } from './warranty-reminder.ts';

export interface AskWarrantyReminders {
  readonly orderId: number;
  readonly customerId: number;
  readonly language: Language;
  readonly ends: readonly (WarrantyEnd & { readonly endToken: string })[];
  /** ISO 8601. */
  readonly at: string;
}

/** J-290: asks for the e-mails of an order; asked once more, only the language is another one. What was sent is not sent again. */
const ask: Transaction<AskWarrantyReminders, void> = async (db, { orderId, customerId, language, ends, at }) => {
  for (const { until, items, endToken } of ends)
    await db
      .insertInto('warranty_reminder')
      .values({ order_id: orderId, until, customer_id: customerId, language, document: { items }, end_token: endToken, asked_at: at })
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'until']).doUpdateSet({ customer_id: customerId, language, asked_at: at, ended_at: null }),
      )
      .execute();
};

/** Whether a customer has e-mails of an order ahead. */
const isAsked: Transaction<{ readonly orderId: number; readonly customerId: number }, boolean> = async (db, { orderId, customerId }) => {
  const waiting = await db
    .selectFrom('warranty_reminder')
    .select('until')
    .where('order_id', '=', orderId)
    .where('customer_id', '=', customerId)
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
};

interface EndOwn {
  readonly orderId: number;
  readonly customerId: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Ends those of an order that were not sent yet. */
const endOwn: Transaction<EndOwn, void> = async (db, { orderId, customerId, at }) => {
  await db
    .updateTable('warranty_reminder')
    .set({ ended_at: at })
    .where('order_id', '=', orderId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();
};

/** Ends those of the order of a link. @returns false for a link that opens nothing */
const end: Transaction<{ readonly token: string; readonly at: string }, boolean> = async (db, { token, at }) => {
  const found = await db.selectFrom('warranty_reminder').select('order_id').where('end_token', '=', token).executeTakeFirst();
  if (found === undefined) return false;
  await db
    .updateTable('warranty_reminder')
    .set({ ended_at: at })
    .where('order_id', '=', found.order_id)
    .where('ended_at', 'is', null)
    .execute();
  return true;
};

export interface SendWarrantyReminders {
  /** Warranties that end on this day or before it, `YYYY-MM-DD`, … */
  readonly endsBy: string;
  /** … but not before this one: what is over is not told. */
  readonly today: string;
  /** ISO 8601. */
  readonly at: string;
  readonly most: number;
}

/**
 * J-290: puts e-mails whose day has come into the outbox and notes them as sent, both or neither. They go to the address that the customer has
 * now. Several servers may do it at once.
 * @returns how many
 */
const send: Transaction<SendWarrantyReminders, number> = async (db, { endsBy, today, at, most }) => {
  const due = await db
    .selectFrom('warranty_reminder')
    .innerJoin('shop_order', 'shop_order.id', 'warranty_reminder.order_id')
    .innerJoin('customer', 'customer.id', 'warranty_reminder.customer_id')
    .select([
      'warranty_reminder.order_id',
      'warranty_reminder.until',
      'warranty_reminder.language',
      'warranty_reminder.document',
      'warranty_reminder.end_token',
      'shop_order.number',
      'shop_order.store_code',
      'customer.email',
    ])
    .where('warranty_reminder.until', '<=', endsBy)
    .where('warranty_reminder.until', '>=', today)
    .where('warranty_reminder.sent_at', 'is', null)
    .where('warranty_reminder.ended_at', 'is', null)
    .orderBy('warranty_reminder.until')
    .orderBy('warranty_reminder.order_id')
    .limit(most)
    .forUpdate('warranty_reminder')
    .skipLocked()
    .execute();
  for (const { order_id: orderId, until, language, document, end_token: endToken, number, store_code: storeCode, email } of due) {
    await db.updateTable('warranty_reminder').set({ sent_at: at }).where('order_id', '=', orderId).where('until', '=', until).execute();
    const data = { language, number, until, items: document.items, endToken };
    await enqueueMail(db, { kind: 'warranty-ends', data }, { recipient: email, storeCode, at });
  }
  return due.length;
};

export const warrantyReminderTransactions = {
  'warranty-reminders.ask': ask,
  'warranty-reminders.is-asked': isAsked,
  'warranty-reminders.end-own': endOwn,
  'warranty-reminders.end': end,
  'warranty-reminders.send': send,
} as const;

export type WarrantyReminderTransactions = typeof warrantyReminderTransactions;
