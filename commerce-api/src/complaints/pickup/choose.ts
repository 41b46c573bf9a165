import type { Connection, Transaction } from '../../database/database.ts';
import { canChoosePickup } from '../../pickups/days.ts';

export interface ChoosePickup {
  readonly id: number;
  /** One of those that are offered, `YYYY-MM-DD`. */
  readonly day: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Notes the day on which the goods of a complaint are to be collected; the courier is told in the background. */
export async function bookPickup(db: Connection, complaintId: number, day: string): Promise<void> {
  await db
    .insertInto('complaint_pickup')
    .values({ complaint_id: complaintId, day })
    .onConflict((conflict) => conflict.column('complaint_id').doUpdateSet({ day }))
    .execute();
}

/** J-288: chooses the day, or another one, until the day before. @returns false where it can be changed no more */
export const choosePickup: Transaction<ChoosePickup, boolean> = async (db, { id, day, at }) => {
  const { state, document } = await db
    .selectFrom('complaint')
    .select(['state', 'document'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const pickup = await db.selectFrom('complaint_pickup').select(['day', 'collected_at']).where('complaint_id', '=', id).executeTakeFirst();
  if (!canChoosePickup({ returnWay: document.returnWay, state, pickup: pickup ?? null }, new Date(at))) return false;
  await bookPickup(db, id, day);
  return true;
};

/** The complaint is rejected: what nobody has collected yet is collected no more. */
export async function endPickup(db: Connection, complaintId: number, at: string): Promise<void> {
  await db
    .updateTable('complaint_pickup')
    .set({ ended_at: at })
    .where('complaint_id', '=', complaintId)
    .where('collected_at', 'is', null)
    .execute();
}
