import type { ComplaintState } from 'shared-contracts/complaints';
import type { Connection, RowOf, Transaction } from '../database/database.ts';
import type { ComplaintMediaType } from './complaint.ts';

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
  };
}

/** a complaint by its number; null where there is none. */
export const readComplaint: Transaction<string, ComplaintHistory | null> = async (db, number) => {
  const complaint = await db.selectFrom('complaint').select(columns).where('number', '=', number).executeTakeFirst();
  return complaint === undefined ? null : historyOf(db, complaint);
};

/** J-232: complaints that wait for the shop's decision, the oldest first. */
export const openComplaints: Transaction<{ readonly most: number }, readonly ComplaintHistory[]> = async (db, { most }) => {
  const rows = await db
    .selectFrom('complaint')
    .select(columns)
    .where('state', 'in', ['submitted', 'answered'])
    .orderBy('submitted_at')
    .limit(most)
    .execute();
  return Promise.all(rows.map((complaint) => historyOf(db, complaint)));
};
