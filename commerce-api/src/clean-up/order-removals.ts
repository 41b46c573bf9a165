import { sql } from 'kysely';
import type { GiftDetails } from 'shared-contracts/gift-cards';
import type { Connection, Transaction } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import type { Removal } from './removal.ts';

/** Whom cards went to; the cards stay: what a cancelled one was worth must not come back. */
const forgetRecipients = async (db: Connection, orders: readonly number[]): Promise<void> => {
  const blank = JSON.stringify({ recipientEmail: '', recipientName: '', message: '' });
  await db
    .updateTable('gift_card')
    .set((eb) => ({ gift: sql<GiftDetails>`${eb.ref('gift')} || ${blank}::jsonb` }))
    .where('order_id', '=', anyOf(orders))
    .execute();
};

/**
 * J-272: orders that were over long ago, with all that is kept of them: lines, payments, papers, withdrawals, answers. Money that is still
 * to be paid back keeps its order; what vouchers have paid names nobody and stays.
 * @returns how many orders
 */
export const removeOrders: Transaction<Removal, number> = async (db, { before, most }) => {
  const old = await db
    .selectFrom('shop_order')
    .select('id')
    .where('status', 'in', ['delivered', 'cancelled'])
    .where('placed_at', '<', new Date(before))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_refund')
            .select('order_refund.id')
            .whereRef('order_refund.order_id', '=', 'shop_order.id')
            .where('order_refund.status', '=', 'pending'),
        ),
      ),
    )
    .orderBy('placed_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await forgetRecipients(db, ids);
  const ofOrders = anyOf(ids);
  await db
    .deleteFrom('payment_report')
    .where('payment_id', 'in', (eb) => eb.selectFrom('payment').select('payment.id').where('payment.order_id', '=', ofOrders))
    .execute();
  for (const table of ['withdrawal_event', 'withdrawal_pickup'] as const)
    await db
      .deleteFrom(table)
      .where('withdrawal_id', 'in', (eb) => eb.selectFrom('withdrawal').select('withdrawal.id').where('withdrawal.order_id', '=', ofOrders))
      .execute();
  for (const table of [
    'payment',
    'order_refund',
    'withdrawal',
    'invoice',
    'shop_review',
    'order_survey',
    'warranty_reminder',
    'delivery_date',
    'parcel',
    'parcel_event',
    'order_event',
    'order_line',
  ] as const)
    await db.deleteFrom(table).where('order_id', '=', ofOrders).execute();
  await db.deleteFrom('shop_order').where('id', '=', ofOrders).execute();
  return ids.length;
};
