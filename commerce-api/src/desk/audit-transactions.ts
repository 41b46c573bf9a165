import type { Connection, Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { contentActions } from '../editing/content.ts';
import type { StaffAction } from './staff.ts';

export interface NewAction {
  /** Null: the server itself. */
  readonly staffId: number | null;
  readonly action: StaffAction;
  readonly subjectId: number;
  readonly before: string;
  readonly after: string;
  /** ISO 8601. */
  readonly at: string;
}

/** J-159: notes a change, in the transaction that makes it. */
export async function noteAction(db: Connection, { staffId, action, subjectId, before, after, at }: NewAction): Promise<void> {
  await db
    .insertInto('staff_action')
    .values({
      id: nextOf('staff_action_id'),
      staff_id: staffId,
      made_at: at,
      action,
      subject_id: subjectId,
      state_before: before,
      state_after: after,
    })
    .execute();
}

/** Who made the last change of this kind; null where nobody at the desk did. */
export async function lastActor(db: Connection, action: StaffAction, subjectId: number): Promise<string | null> {
  const found = await db
    .selectFrom('staff_action as a')
    .innerJoin('staff as s', 's.id', 'a.staff_id')
    .select('s.name')
    .where('a.action', '=', action)
    .where('a.subject_id', '=', subjectId)
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.name ?? null;
}

export interface ActionsWanted {
  /** Those before this one; null: the newest. */
  readonly before: number | null;
  readonly most: number;
}

/** What has been changed at the desk, the newest first. */
const readActions = async (db: Connection, { before, most }: ActionsWanted) =>
  db
    .selectFrom('staff_action as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .leftJoin('content_entry as c', (join) => join.onRef('c.id', '=', 'a.subject_id').on('a.action', 'in', contentActions))
    .select([
      'c.kind',
      'c.key',
      'a.id',
      'a.staff_id',
      's.name as staff_name',
      'a.made_at',
      'a.action',
      'a.subject_id',
      'a.state_before',
      'a.state_after',
    ])
    .$if(before !== null, (all) => all.where('a.id', '<', before))
    .orderBy('a.id', 'desc')
    .limit(most)
    .execute();

export const auditTransactions = {
  'desk.actions': readActions satisfies Transaction<ActionsWanted, unknown>,
} as const;
