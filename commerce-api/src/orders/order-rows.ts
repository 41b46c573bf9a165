import type { Connection } from '../database/database.ts';
import { orderColumns } from './order-record.ts';
import type { OrderRecord } from './order-record.ts';

/** The order of a number, kept from everybody else until the end of the transaction. */
export const lockOrder = (db: Connection, number: string): Promise<OrderRecord | undefined> =>
  db.selectFrom('shop_order').select(orderColumns).where('number', '=', number).forUpdate().executeTakeFirst();

/** Writes what has happened to an order behind what has happened before. The order is locked, or new. */
export async function addEvent(db: Connection, orderId: number, event: string, at: string): Promise<void> {
  await db
    .insertInto('order_event')
    .values((eb) => ({
      order_id: orderId,
      position: eb
        .selectFrom('order_event')
        .select(({ fn }) => eb(fn.countAll<number>(), '+', eb.lit(1)).as('position'))
        .where('order_id', '=', orderId),
      event,
      at,
    }))
    .execute();
}
