import type { Transaction } from '../../database/database.ts';
import type { DuePickup, FindDue, NotePickup } from '../../pickups/due-pickup.ts';
import { changesAfter, isDue, stepOf } from '../../pickups/due-rows.ts';
import { placeOf } from './choose.ts';

/** J-335: the next collections of withdrawn goods about which something is to be done, by the ids of their withdrawals. */
export const duePickups: Transaction<FindDue, readonly DuePickup[]> = async (db, { today, after, most }) => {
  const rows = await db
    .selectFrom('withdrawal_pickup as p')
    .innerJoin('withdrawal as w', 'w.id', 'p.withdrawal_id')
    .innerJoin('shop_order as o', 'o.id', 'w.order_id')
    .select(['p.withdrawal_id', 'p.day', 'p.ended_at', 'p.booked_day', 'w.number', 'o.document'])
    .where(isDue(today))
    .where('p.withdrawal_id', '>', after)
    .orderBy('p.withdrawal_id')
    .limit(most)
    .execute();
  return rows.map(({ withdrawal_id: caseId, number, document, ...row }) => {
    const { company, firstname, lastname, street, postcode, city, telephone } = placeOf({ document });
    const name = company ?? [firstname, lastname].filter(Boolean).join(' ');
    return { caseId, number, day: row.day, from: { name, street: street.join(' '), postcode, city, telephone }, step: stepOf(row) };
  });
};

/** Notes what the courier has been told, or has told. */
export const notePickup: Transaction<NotePickup, void> = async (db, { caseId, ...told }) => {
  await db
    .updateTable('withdrawal_pickup')
    .set(changesAfter(told))
    .where('withdrawal_id', '=', caseId)
    .where('collected_at', 'is', null)
    .$if(told.done.step === 'ask', (rows) => rows.where('day', '=', told.day))
    .execute();
};
