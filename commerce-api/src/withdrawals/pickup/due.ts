import type { Transaction } from '../../database/database.ts';
import type { DuePickup, FindDue, NotePickup } from '../../pickups/due-pickup.ts';

/** J-335: the next collections of withdrawn goods about which something is to be done, by the ids of their withdrawals. */
export const duePickups: Transaction<FindDue, readonly DuePickup[]> = async (db, { today, after, most }) => {
  const rows = await db
    .selectFrom('withdrawal_pickup as p')
    .innerJoin('withdrawal as w', 'w.id', 'p.withdrawal_id')
    .innerJoin('shop_order as o', 'o.id', 'w.order_id')
    .select(['p.withdrawal_id', 'p.day', 'p.booked_day', 'w.number', 'o.document'])
    .where('p.collected_at', 'is', null)
    // Goods that staff has are collected no more.
    .where('w.state', '=', 'submitted')
    .where((eb) =>
      eb.or([
        // No courier takes an order for a day that has begun: another one is chosen.
        eb.and([eb('p.booked_day', 'is distinct from', eb.ref('p.day')), eb('p.day', '>', today)]),
        eb.and([eb('p.booked_day', '=', eb.ref('p.day')), eb('p.day', '<=', today)]),
      ]),
    )
    .where('p.withdrawal_id', '>', after)
    .orderBy('p.withdrawal_id')
    .limit(most)
    .execute();
  return rows.map(({ withdrawal_id: caseId, day, booked_day: booked, number, document: { billing, delivery } }) => {
    const { firstname, lastname, street, postcode, city, telephone } = delivery ?? billing;
    const from = { name: `${firstname} ${lastname}`, street: street.join(' '), postcode, city, telephone };
    return { caseId, number, day, from, step: booked === day ? 'ask' : 'book' };
  });
};

/** Notes what the courier has been told, or has told. */
export const notePickup: Transaction<NotePickup, void> = async (db, { caseId, day, done, at }) => {
  const change = done.step === 'book' ? { booked_day: day, shipment: done.shipment } : { collected_at: at };
  await db
    .updateTable('withdrawal_pickup')
    .set(change)
    .where('withdrawal_id', '=', caseId)
    .where('collected_at', 'is', null)
    .$if(done.step === 'ask', (rows) => rows.where('day', '=', day))
    .execute();
};
