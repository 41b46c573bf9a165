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

export type ComplaintRecord = Pick<RowOf<'complaint'>, 'id' | 'number' | 'store_code' | 'state' | 'submitted_at' | 'document'>;

export interface ComplaintHistory {
  readonly complaint: ComplaintRecord;
  /** The oldest first. */
  readonly events: readonly ComplaintEvent[];
}

const columns = ['id', 'number', 'store_code', 'state', 'submitted_at', 'document'] as const;

const eventsOf = (db: Connection, id: number): Promise<ComplaintEvent[]> =>
  db.selectFrom('complaint_event').select(['state', 'at', 'message']).where('complaint_id', '=', id).orderBy('position').execute();

/** a complaint by its number; null where there is none. */
export const readComplaint: Transaction<string, ComplaintHistory | null> = async (db, number) => {
  const complaint = await db.selectFrom('complaint').select(columns).where('number', '=', number).executeTakeFirst();
  return complaint === undefined ? null : { complaint, events: await eventsOf(db, complaint.id) };
};

export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly media_type: ComplaintMediaType;
}

/** J-232: complaints that wait for the shop's decision, the oldest first. */
export const openComplaints: Transaction<
  { readonly most: number },
  readonly (ComplaintHistory & { readonly files: readonly ListedFile[] })[]
> = async (db, { most }) => {
  const rows = await db
    .selectFrom('complaint')
    .select(columns)
    .where('state', 'in', ['submitted', 'answered'])
    .orderBy('submitted_at')
    .limit(most)
    .execute();
  return Promise.all(
    rows.map(async (complaint) => ({
      complaint,
      events: await eventsOf(db, complaint.id),
      files: await db
        .selectFrom('complaint_file')
        .select(['id', 'name', 'media_type'])
        .where('complaint_id', '=', complaint.id)
        .orderBy('position')
        .execute(),
    })),
  );
};
