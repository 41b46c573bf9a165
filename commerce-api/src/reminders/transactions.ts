import type { ExpressionBuilder } from 'kysely';
import { ownerOf } from '../customers/own-writing.ts';
import type { Connection, Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
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
  /** Grosze; null for `stock`. */
  readonly priceSeen: number | null;
  readonly askedAt: Date;
}

/** Reminders of the customer, and those that a guest has confirmed from the customer's own mailbox. */
async function isOwn(db: Connection, customerId: number) {
  const { provenEmail } = await ownerOf(db, customerId);
  return (eb: ExpressionBuilder<Tables, 'product_reminder'>) =>
    eb.or([
      eb('customer_id', '=', customerId),
      ...(provenEmail === null
        ? []
        : [eb.and([eb('customer_id', 'is', null), eb('email', '=', provenEmail), eb('confirmed_at', 'is not', null)])]),
    ]);
}

/** What a customer waits for in a store. */
const readOwn: Transaction<{ readonly customerId: number; readonly storeCode: StoreCode }, readonly OwnReminder[]> = async (
  db,
  { customerId, storeCode },
) => {
  const rows = await db
    .selectFrom('product_reminder')
    .select(['id', 'product_id', 'kind', 'confirmed_at', 'price_seen', 'asked_at'])
    .where(await isOwn(db, customerId))
    .where('store_code', '=', storeCode)
    .where('sent_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    kind: row.kind,
    isConfirmed: row.confirmed_at !== null,
    priceSeen: row.price_seen,
    askedAt: row.asked_at,
  }));
};

interface EndOwn {
  readonly customerId: number;
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Ends one of a customer's own; one that is over stays so. @returns false for one that is not theirs */
const endOwn: Transaction<EndOwn, boolean> = async (db, { customerId, id, at }) => {
  const own = await db
    .selectFrom('product_reminder')
    .select('ended_at')
    .where(await isOwn(db, customerId))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (own?.ended_at === null) await db.updateTable('product_reminder').set({ ended_at: at }).where('id', '=', id).execute();
  return own !== undefined;
};

export const reminderTransactions = {
  'reminders.ask': askReminder,
  'reminders.read-own': readOwn,
  'reminders.end-own': endOwn,
  ...linkTransactions,
  ...dueTransactions,
} as const;
