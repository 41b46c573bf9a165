import type { Transaction } from '../../database/database.ts';
import type { DuePickup, FindDue, NotePickup } from '../../pickups/due-pickup.ts';
import { changesAfter, isDue, stepOf } from '../../pickups/due-rows.ts';

/** J-288: the next collections about which something is to be done, by the ids of their complaints. */
export const duePickups: Transaction<FindDue, readonly DuePickup[]> = async (db, { today, after, most }) => {
  const rows = await db
    .selectFrom('complaint_pickup as p')
    .innerJoin('complaint as c', 'c.id', 'p.complaint_id')
    .select(['p.complaint_id', 'p.day', 'p.ended_at', 'p.booked_day', 'c.number', 'c.document'])
    .where(isDue(today))
    .where('p.complaint_id', '>', after)
    .orderBy('p.complaint_id')
    .limit(most)
    .execute();
  return rows.map(({ complaint_id: caseId, number, document, ...row }) => {
    const { firstname, lastname, street, postcode, city, telephone } = document.claimant;
    const from = { name: `${firstname} ${lastname}`, street, postcode, city, telephone };
    return { caseId, number, day: row.day, from, step: stepOf(row) };
  });
};

/** Notes what the courier has been told, or has told. */
export const notePickup: Transaction<NotePickup, void> = async (db, { caseId, ...told }) => {
  await db
    .updateTable('complaint_pickup')
    .set(changesAfter(told))
    .where('complaint_id', '=', caseId)
    .where('collected_at', 'is', null)
    .$if(told.done.step === 'ask', (rows) => rows.where('day', '=', told.day))
    .execute();
};
