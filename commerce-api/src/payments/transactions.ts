import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { latestOf, paymentColumns, selectOrder, type OrderPayment, type OrderSecret, type PaymentRecord } from './payment-rows.ts';
import { settleTransactions } from './settle-transactions.ts';
import { tryTransactions } from './try-transactions.ts';

const ofOrder: Transaction<OrderSecret, OrderPayment | null> = async (db, secret) => {
  const order = await selectOrder(db, secret).executeTakeFirst();
  return order === undefined ? null : { order, payment: await latestOf(db, order.id) };
};

/** The secret of that name, the same for all servers on the database; `value` becomes it when there is none yet. */
const secret: Transaction<{ readonly name: string; readonly value: string }, string> = async (db, { name, value }) => {
  await db
    .insertInto('shop_secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const known = await db.selectFrom('shop_secret').select('value').where('name', '=', name).executeTakeFirst();
  return known?.value ?? value;
};

const secretOf: Transaction<string, OrderSecret | null> = async (db, paymentId) => {
  const found = await db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(['shop_order.number', 'shop_order.hash'])
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  return found ?? null;
};

interface Unreported {
  /** ISO 8601. */
  readonly at: string;
  /** Those that were asked about before then. ISO 8601. */
  readonly before: string;
  /** Those that were begun after then; older ones are over at their operator. ISO 8601. */
  readonly since: string;
  readonly most: number;
}

/**
 * Payments that an operator has, and that are not decided; they count as asked about now. Each is asked about after a time that doubles: most are
 * pages that nobody came back from.
 */
const unreported: Transaction<Unreported, readonly PaymentRecord[]> = (db, { at, before, since, most }) =>
  db
    .updateTable('payment')
    .set({ updated_at: at })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment as p')
        .select('p.id')
        .where('p.status', 'in', ['new', 'pending'])
        .where('p.updated_at', '<', new Date(before))
        .where('p.created_at', '>', new Date(since))
        .where(sql<boolean>`${at}::timestamptz - p.updated_at >= p.updated_at - p.created_at`)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('operator_transaction as o').select('o.attempt').whereRef('o.payment_id', '=', 'p.id')),
        )
        .orderBy('p.updated_at')
        .limit(most),
    )
    .returning(paymentColumns)
    .execute();

export const paymentTransactions = {
  'payments.secret-of': secretOf,
  'payments.unreported': unreported,
  'payments.of-order': ofOrder,
  'payments.secret': secret,
  ...tryTransactions,
  ...settleTransactions,
} as const;

export type PaymentTransactions = typeof paymentTransactions;
