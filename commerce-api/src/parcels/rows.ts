import type { Connection } from '../database/database.ts';
import { wayOf, type ParcelEvent } from './parcel.ts';

/** A parcel of a locked order has been handed over: from now on its carrier is asked about it. */
export async function followParcel(db: Connection, orderId: number, at: string): Promise<void> {
  await db
    .insertInto('parcel')
    .values({ order_id: orderId, sent_at: at, ask_at: at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/** The way of an order's parcel, the oldest state first. */
export async function readParcel(db: Connection, orderId: number): Promise<readonly ParcelEvent[]> {
  return wayOf(await db.selectFrom('parcel_event').select(['state', 'at']).where('order_id', '=', orderId).execute());
}
