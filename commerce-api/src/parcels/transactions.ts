import { sql } from 'kysely';
import type { Connection, Transaction } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { mailAbout, orderMail } from '../orders/order-mail.ts';
import { orderColumns, type OrderRecord } from '../orders/order-record.ts';
import { stepsOf } from '../orders/order-steps.ts';
import { moveOrder } from '../orders/status.ts';
import type { CarriedParcel } from './carrier.ts';
import { isEnd, wayOf, type ParcelEvent } from './parcel.ts';

/** A parcel whose carrier is to be asked now. */
export interface DueParcel extends CarriedParcel {
  readonly orderId: number;
  readonly shippingMethod: string;
}

export interface ClaimParcels {
  /** ISO 8601. */
  readonly at: string;
  /** Nobody asks about them again before this time; ISO 8601. */
  readonly askAgainAt: string;
  /** Parcels that were sent before are not followed any more; ISO 8601. */
  readonly sentSince: string;
  /** Shipping methods; null: all. */
  readonly methods: readonly string[] | null;
  /** The number of an order, where its parcel alone is wanted. */
  readonly order: string | null;
  readonly most: number;
}

/**
 * The next parcels about which nobody has asked for a while. They are taken: of several servers one asks, and a server that is killed meanwhile
 * leaves them to the next run after `askAgainAt`.
 */
const claim: Transaction<ClaimParcels, readonly DueParcel[]> = async (db, { at, askAgainAt, sentSince, methods, order, most }) => {
  const rows = await db
    .selectFrom('parcel as p')
    .innerJoin('shop_order as o', 'o.id', 'p.order_id')
    .select(['p.order_id', 'p.sent_at', 'o.shipping_method', 'o.document'])
    .where('p.ended_at', 'is', null)
    .where('p.ask_at', '<=', new Date(at))
    .where('p.sent_at', '>', new Date(sentSince))
    .$if(methods !== null, (all) => all.where('o.shipping_method', '=', sql<string>`any(${methods ?? []}::text[])`))
    .$if(order !== null, (all) => all.where('o.number', '=', order ?? ''))
    .orderBy('p.ask_at')
    .limit(most)
    .forUpdate('p')
    .skipLocked()
    .execute();
  if (rows.length > 0)
    await db
      .updateTable('parcel')
      .set({ ask_at: askAgainAt })
      .where('order_id', '=', anyOf(rows.map(({ order_id: id }) => id)))
      .execute();
  return rows.flatMap(({ order_id: orderId, sent_at: sentAt, shipping_method: shippingMethod, document: { shipping } }) =>
    shipping.trackingNumber === null
      ? []
      : [{ orderId, shippingMethod, number: shipping.trackingNumber, isToPoint: shipping.pickupPoint !== null, sentAt }],
  );
};

export interface NoteParcel {
  readonly orderId: number;
  /** Of which it was told; another one was typed meanwhile: it is none of that. */
  readonly number: string;
  readonly events: readonly ParcelEvent[];
  /** ISO 8601. */
  readonly at: string;
}

/** Writes down what was not known. @returns whether this state is new */
async function keepEvents(db: Connection, orderId: number, events: readonly ParcelEvent[]): Promise<(event: ParcelEvent) => boolean> {
  const isNew = new Set<string>();
  for (const { state, at } of events) {
    const kept = await db
      .insertInto('parcel_event')
      .values({ order_id: orderId, state, at })
      .onConflict((conflict) => conflict.columns(['order_id', 'state', 'at']).doNothing())
      .returning('state')
      .executeTakeFirst();
    if (kept !== undefined) isNew.add(`${state} ${at.getTime()}`);
  }
  return ({ state, at }) => isNew.has(`${state} ${at.getTime()}`);
}

/**
 * What follows for an order from where its parcel is: it can be collected, is brought today, or is there. Each is told by one e-mail, also where staff
 * was faster, and only as long as it is news: what is over when it is learned is not told.
 */
async function follow(db: Connection, order: OrderRecord, { state }: ParcelEvent, isNew: boolean, at: string): Promise<void> {
  const steps = stepsOf(order);
  if (state === 'waits_at_point' && steps.includes('lay-out')) await moveOrder(db, order, 'ready_for_pickup', at);
  if (state === 'delivered' && steps.includes('deliver')) await moveOrder(db, order, 'delivered', at);
  if (state === 'out_for_delivery' && isNew && order.status === 'shipped' && order.document.shipping.pickupPoint === null)
    await enqueueMail(db, { kind: 'parcel-out', data: orderMail(order) }, mailAbout(order, at));
}

/**
 * J-310: keeps what a carrier has told, each state once, and moves the order on. Told again, it changes nothing.
 * @returns whether there are e-mails to be sent
 */
const note: Transaction<NoteParcel, boolean> = async (db, { orderId, number, events, at }) => {
  const order = await db.selectFrom('shop_order').select(orderColumns).where('id', '=', orderId).forUpdate().executeTakeFirst();
  const last = wayOf(events).at(-1);
  if (order === undefined || last === undefined || order.document.shipping.trackingNumber !== number) return false;
  const isNew = await keepEvents(db, orderId, events);
  await follow(db, order, last, isNew(last), at);
  if (isEnd(last.state)) await db.updateTable('parcel').set({ ended_at: at }).where('order_id', '=', orderId).execute();
  return true;
};

export const parcelTransactions = { 'parcels.claim': claim, 'parcels.note': note } as const;

export type ParcelTransactions = typeof parcelTransactions;
