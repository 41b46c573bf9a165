import type { Connection, Transaction } from '../database/database.ts';
import type { OrderRecord } from './order-record.ts';
import { awaitsPayment } from './payable.ts';

/** What tells an order, once it is paid: in the order in which it was written. */
const telling: readonly string[] = ['order-placed', 'sms-order'];

/**
 * J-268: somebody has paid for a locked order, which nobody does to write to strangers: what has waited is sent. What it said meanwhile
 * (a failed payment) is true no more, and so is all of it where the order was given up before.
 * @returns the order as it is then
 */
export async function releaseMail(db: Connection, order: OrderRecord, at: string): Promise<OrderRecord> {
  if (!order.is_mail_held) return order;
  await db.updateTable('shop_order').set({ is_mail_held: false }).where('id', '=', order.id).execute();
  const held = db
    .updateTable('mail_outbox')
    .set({ is_held: false, due_at: at })
    .where('order_id', '=', order.id)
    .where('is_held', '=', true);
  if (awaitsPayment(order)) await held.where('kind', 'in', telling).execute();
  await db.deleteFrom('mail_outbox').where('order_id', '=', order.id).where('is_held', '=', true).execute();
  return { ...order, is_mail_held: false };
}

/** Whether a signed-in customer reads the mailbox of the account: the password was set by a link that was sent there. */
export const ownsMailbox: Transaction<number, boolean> = async (db, customerId) => {
  const customer = await db.selectFrom('customer').select('mailbox_owned_at').where('id', '=', customerId).executeTakeFirst();
  return customer !== undefined && customer.mailbox_owned_at !== null;
};
