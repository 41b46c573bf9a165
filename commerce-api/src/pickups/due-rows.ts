import { sql } from 'kysely';
import type { DuePickup, NotePickup } from './due-pickup.ts';

interface PickupRow {
  readonly day: string;
  readonly booked_day: string | null;
  readonly ended_at: Date | null;
}

/**
 * Whether something is to be done about a collection, of a complaint or a withdrawal: the courier does not know that it is not wanted any more,
 * does not know its day, or has come. The row is named `p`.
 */
export const isDue = (today: string) => sql<boolean>`p.collected_at is null and (
  (p.ended_at is not null and p.booked_day is not null)
  -- No courier takes an order for a day that has begun: another one is chosen.
  or (p.ended_at is null and p.booked_day is distinct from p.day and p.day > ${today})
  or (p.ended_at is null and p.booked_day = p.day and p.day <= ${today})
)`;

/** What is to be done about a collection that is due. */
export const stepOf = ({ day, booked_day: booked, ended_at: endedAt }: PickupRow): DuePickup['step'] =>
  endedAt !== null ? 'cancel' : booked === day ? 'ask' : 'book';

/** The columns of a collection that change with what the courier has been told, or has told. */
export function changesAfter({ done, day, at }: Pick<NotePickup, 'done' | 'day' | 'at'>) {
  if (done.step === 'book') return { booked_day: day, shipment: done.shipment };
  return done.step === 'cancel' ? { booked_day: null } : { collected_at: at };
}
