import type { Transaction } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import type { Removal } from './removal.ts';

/** J-272: complaints of which nobody has written anything since, with what was written, their files and the day of the courier. @returns how many */
export const removeComplaints: Transaction<Removal, number> = async (db, { before, most }) => {
  const old = await db
    .selectFrom('complaint')
    .select('id')
    .where('submitted_at', '<', new Date(before))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('complaint_event')
            .select('complaint_event.position')
            .whereRef('complaint_event.complaint_id', '=', 'complaint.id')
            .where('complaint_event.at', '>=', new Date(before)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('complaint_message')
            .select('complaint_message.position')
            .whereRef('complaint_message.complaint_id', '=', 'complaint.id')
            .where('complaint_message.at', '>=', new Date(before)),
        ),
      ),
    )
    // Money that is still owed keeps its complaint.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('complaint_refund')
            .select('complaint_refund.complaint_id')
            .whereRef('complaint_refund.complaint_id', '=', 'complaint.id')
            .where(({ eb, or }) =>
              or([eb('complaint_refund.refunded_at', 'is', null), eb('complaint_refund.refunded_at', '>=', new Date(before))]),
            ),
        ),
      ),
    )
    .orderBy('submitted_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of ['complaint_event', 'complaint_message', 'complaint_pickup', 'complaint_refund', 'complaint_file'] as const)
    await db.deleteFrom(table).where('complaint_id', '=', anyOf(ids)).execute();
  await db.deleteFrom('complaint').where('id', '=', anyOf(ids)).execute();
  return ids.length;
};
