import type { ComplaintState } from 'shared-contracts/complaints';
import type { Connection, RowOf, Transaction } from '../database/database.ts';
import { orderColumns } from '../orders/order-record.ts';
import { refundable } from '../orders/refund-rows.ts';
import type { ComplaintMediaType } from './complaint.ts';
import { readComplaintRefund } from './refunds/rows.ts';
import type { ComplaintRefund } from './refunds/rows.ts';

/** What has happened to a complaint. */
export interface ComplaintEvent {
  readonly state: ComplaintState;
  readonly at: Date;
  /** Of the shop's staff; empty where nothing was said. */
  readonly message: string;
}

/** J-286: what a claimant has written back. */
export interface ComplaintMessage {
  readonly at: Date;
  readonly text: string;
  readonly files: readonly ListedFile[];
}

const columns = ['id', 'number', 'store_code', 'state', 'submitted_at', 'document', 'customer_id', 'email', 'language'] as const;

export type ComplaintRecord = Pick<RowOf<'complaint'>, (typeof columns)[number]>;
/** J-288: the day of the courier, and what has come of it. */
export type ComplaintPickup = Pick<RowOf<'complaint_pickup'>, (typeof pickupColumns)[number]>;

export interface ComplaintHistory {
  readonly complaint: ComplaintRecord;
  /** The oldest first. */
  readonly events: readonly ComplaintEvent[];
  /** The oldest first. */
  readonly messages: readonly ComplaintMessage[];
  /** Sent with the complaint itself. */
  readonly files: readonly ListedFile[];
  /** Null while no day was chosen. */
  readonly pickup: ComplaintPickup | null;
  /** J-333; null: it gives nothing back. */
  readonly refund: ComplaintRefund | null;
}

const pickupColumns = ['day', 'shipment', 'collected_at', 'ended_at'] as const;

const eventsOf = (db: Connection, id: number): Promise<ComplaintEvent[]> =>
  db.selectFrom('complaint_event').select(['state', 'at', 'message']).where('complaint_id', '=', id).orderBy('position').execute();

export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly media_type: ComplaintMediaType;
}

const messagesOf = (db: Connection, id: number) =>
  db.selectFrom('complaint_message').select(['position', 'at', 'text']).where('complaint_id', '=', id).orderBy('position').execute();

const filesOf = (db: Connection, id: number) =>
  db
    .selectFrom('complaint_file')
    .select(['id', 'name', 'media_type', 'message_position'])
    .where('complaint_id', '=', id)
    .orderBy('position')
    .execute();

/** A complaint with all that belongs to it. */
async function historyOf(db: Connection, complaint: ComplaintRecord): Promise<ComplaintHistory> {
  const { id } = complaint;
  const files = await filesOf(db, id);
  const filesIn = (position: number | null): readonly ListedFile[] =>
    files.flatMap(({ message_position: of, ...file }) => (of === position ? [file] : []));
  const pickup = await db.selectFrom('complaint_pickup').select(pickupColumns).where('complaint_id', '=', id).executeTakeFirst();
  return {
    complaint,
    events: await eventsOf(db, id),
    messages: (await messagesOf(db, id)).map(({ position, at, text }) => ({ at, text, files: filesIn(position) })),
    files: filesIn(null),
    pickup: pickup ?? null,
    refund: (await readComplaintRefund(db, id)) ?? null,
  };
}

/** a complaint by its number; null where there is none. */
export const readComplaint: Transaction<string, ComplaintHistory | null> = async (db, number) => {
  const complaint = await db.selectFrom('complaint').select(columns).where('number', '=', number).executeTakeFirst();
  return complaint === undefined ? null : historyOf(db, complaint);
};

/** A complaint at the desk. */
export interface OpenComplaint extends ComplaintHistory {
  /** Grosze of its order that can still be given back; null: it is of none. */
  readonly left: number | null;
}

/** Of the order of a complaint that waits for its money. */
async function leftOf(db: Connection, refund: ComplaintRefund | null): Promise<number | null> {
  if (refund === null || refund.order_id === null) return null;
  const order = await db.selectFrom('shop_order').select(orderColumns).where('id', '=', refund.order_id).executeTakeFirst();
  return order === undefined ? null : refundable(db, order);
}

/** J-232, J-333: complaints that wait for the shop's decision, or for their money, the oldest first. */
export const openComplaints: Transaction<{ readonly most: number }, readonly OpenComplaint[]> = async (db, { most }) => {
  const rows = await db
    .selectFrom('complaint')
    .select(columns)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['submitted', 'answered']),
        eb('id', 'in', eb.selectFrom('complaint_refund').select('complaint_id').where('refunded_at', 'is', null)),
      ]),
    )
    .orderBy('submitted_at')
    .limit(most)
    .execute();
  return Promise.all(
    rows.map(async (complaint) => {
      const history = await historyOf(db, complaint);
      return { ...history, left: await leftOf(db, history.refund) };
    }),
  );
};
