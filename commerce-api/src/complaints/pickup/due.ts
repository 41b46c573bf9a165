import type { Transaction } from '../../database/database.ts';
import type { DuePickup, FindDue, NotePickup } from '../../pickups/due-pickup.ts';

/** J-288: the next collections about which something is to be done, by the ids of their complaints. */
export const duePickups: Transaction<FindDue, readonly DuePickup[]> = async (db, { today, after, most }) => {
  const rows = await db
    .selectFrom('complaint_pickup')
    .innerJoin('complaint', 'complaint.id', 'complaint_pickup.complaint_id')
    .select([
      'complaint_pickup.complaint_id',
      'complaint_pickup.day',
      'complaint_pickup.ended_at',
      'complaint_pickup.booked_day',
      'complaint.number',
      'complaint.document',
    ])
    .where('complaint_pickup.collected_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('complaint_pickup.ended_at', 'is not', null), eb('complaint_pickup.booked_day', 'is not', null)]),
        eb.and([
          eb('complaint_pickup.ended_at', 'is', null),
          eb.or([
            // No courier takes an order for a day that has begun: its claimant chooses another one.
            eb.and([
              eb('complaint_pickup.booked_day', 'is distinct from', eb.ref('complaint_pickup.day')),
              eb('complaint_pickup.day', '>', today),
            ]),
            eb.and([eb('complaint_pickup.booked_day', '=', eb.ref('complaint_pickup.day')), eb('complaint_pickup.day', '<=', today)]),
          ]),
        ]),
      ]),
    )
    .where('complaint_pickup.complaint_id', '>', after)
    .orderBy('complaint_pickup.complaint_id')
    .limit(most)
    .execute();
  return rows.map(({ complaint_id: caseId, day, ended_at: endedAt, booked_day: booked, number, document }) => {
    const { firstname, lastname, street, postcode, city, telephone } = document.claimant;
    const from = { name: `${firstname} ${lastname}`, street, postcode, city, telephone };
    return { caseId, number, day, from, step: endedAt !== null ? 'cancel' : booked === day ? 'ask' : 'book' };
  });
};

/** Notes what the courier has been told, or has told. */
export const notePickup: Transaction<NotePickup, void> = async (db, { caseId, day, done, at }) => {
  const change =
    done.step === 'book'
      ? { booked_day: day, shipment: done.shipment }
      : done.step === 'cancel'
        ? { booked_day: null }
        : { collected_at: at };
  await db
    .updateTable('complaint_pickup')
    .set(change)
    .where('complaint_id', '=', caseId)
    .where('collected_at', 'is', null)
    .$if(done.step === 'ask', (rows) => rows.where('day', '=', day))
    .execute();
};
