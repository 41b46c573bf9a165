import type { Transaction } from '../database/database.ts';
import { askReminder } from './ask-transactions.ts';
import { dueTransactions } from './due-transactions.ts';
import { linkTransactions } from './link-transactions.ts';
import type { StoreCode } from '../model/index.ts';
import type { ReminderKind } from './reminder.ts';

/** A reminder as its customer sees it. */
export interface OwnReminder {
  readonly id: number;
  readonly productId: number;
  readonly kind: ReminderKind;
  readonly isConfirmed: boolean;
}

/** What a customer waits for in a store. */
const readOwn: Transaction<{ readonly customerId: number; readonly storeCode: StoreCode }, readonly OwnReminder[]> = async (
  db,
  { customerId, storeCode },
) => {
  const rows = await db
    .selectFrom('product_reminder')
    .select(['id', 'product_id', 'kind', 'confirmed_at'])
    .where('customer_id', '=', customerId)
    .where('store_code', '=', storeCode)
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, productId: row.product_id, kind: row.kind, isConfirmed: row.confirmed_at !== null }));
};

/** Ends one of a customer's own; one that is over stays so. */
const endOwn: Transaction<{ readonly customerId: number; readonly id: number; readonly at: string }, void> = async (
  db,
  { customerId, id, at },
) => {
  await db
    .updateTable('product_reminder')
    .set({ ended_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

export const reminderTransactions = {
  'reminders.ask': askReminder,
  'reminders.read-own': readOwn,
  'reminders.end-own': endOwn,
  ...linkTransactions,
  ...dueTransactions,
} as const;
