import type { Connection, Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { ErrorReport } from './error-report.ts';

export interface NewReport {
  readonly report: ErrorReport;
  /** WebP of the screen; null: none was sent. */
  readonly picture: Uint8Array | null;
  /** What was kept under the same one is not kept again; null: it has none. */
  readonly key: string | null;
  /** What its topic is called; empty: it has none. */
  readonly topicName: string;
  readonly storeCode: string;
  /** The shop's own mailbox. */
  readonly recipient: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A-53, J-261: keeps a report or a message and tells the shop's mailbox of it, both or neither. */
const add: Transaction<NewReport, void> = async (db, { report, picture, key, topicName, storeCode, recipient, at }) => {
  const added = await db
    .insertInto('error_report')
    .values({ id: nextOf('error_report_id'), store_code: storeCode, created_at: at, key, ...report })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return;
  if (picture !== null) await db.insertInto('error_picture').values({ report_id: added.id, picture }).execute();
  await enqueueMail(
    db,
    { kind: 'error-reported', data: { ...added, ...report, topic: topicName, hasPicture: picture !== null } },
    { recipient, storeCode, at },
  );
};

/** Reports that nobody has dealt with, the oldest first. */
const readOpen = async (db: Connection, { most }: { readonly most: number }) =>
  db
    .selectFrom('error_report')
    .leftJoin('error_picture', 'error_picture.report_id', 'error_report.id')
    .selectAll('error_report')
    .select('error_picture.report_id as picture_of')
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();

/** J-375: the WebP bytes of the screen of a report that nobody has dealt with; null where there is none. */
const readPicture: Transaction<number, Uint8Array | null> = async (db, id) => {
  const found = await db
    .selectFrom('error_picture')
    .innerJoin('error_report', 'error_report.id', 'error_picture.report_id')
    .select('error_picture.picture')
    .where('error_report.id', '=', id)
    .where('error_report.closed_at', 'is', null)
    .executeTakeFirst();
  return found?.picture ?? null;
};

export interface CloseReport {
  readonly id: number;
  readonly staffId: number;
  /** ISO 8601. */
  readonly at: string;
}

export type Closed =
  | { readonly state: 'closed' }
  | { readonly refusal: 'unknown' }
  | { readonly refusal: 'closed'; readonly by: string | null };

/** A report is dealt with, and who has done so is noted with it. */
const close: Transaction<CloseReport, Closed> = async (db, { id, staffId, at }) => {
  const closed = await db
    .updateTable('error_report')
    .set({ closed_at: at, closed_by: staffId })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (closed !== undefined) return { state: 'closed' };
  const found = await db
    .selectFrom('error_report as r')
    .leftJoin('staff as s', 's.id', 'r.closed_by')
    .select('s.name')
    .where('r.id', '=', id)
    .executeTakeFirst();
  return found === undefined ? { refusal: 'unknown' } : { refusal: 'closed', by: found.name };
};

export const errorReportTransactions = {
  'error-reports.add': add,
  'error-reports.open': readOpen satisfies Transaction<{ readonly most: number }, unknown>,
  'error-reports.picture': readPicture,
  'error-reports.close': close,
} as const;
