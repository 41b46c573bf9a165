import type { Database } from '../../database/database.ts';
import { polishDay } from '../../promise/working-days.ts';
import type { ComplaintTransactions } from '../transactions.ts';
import type { PickupCourier } from './courier.ts';
import type { DuePickup, NotePickup } from './due.ts';

export interface PickupServices {
  readonly database: Database<Pick<ComplaintTransactions, 'complaints.due-pickups' | 'complaints.note-pickup'>>;
  readonly courier: PickupCourier;
}

const everyMs = 60_000;
const mostAtOnce = 100;

/** Tells the courier of one collection, or asks about it; null: it has not collected yet. */
async function settle(courier: PickupCourier, { number, day, claimant, step }: DuePickup): Promise<NotePickup['done'] | null> {
  if (step === 'cancel') {
    await courier.cancel(number);
    return { step };
  }
  if (step === 'ask') return (await courier.hasCollected({ reference: number, day })) ? { step } : null;
  const { firstname, lastname, street, postcode, city, telephone } = claimant;
  const from = { name: `${firstname} ${lastname}`, street, postcode, city, telephone };
  return { step, shipment: await courier.book({ reference: number, day, from }) };
}

/**
 * J-288: tells the courier of days that were chosen or are not wanted any more, and asks it about those that have come. What fails is tried
 * again with the next run.
 * @param report logs a collection that failed; the others are settled
 */
export async function settlePickups({ database, courier }: PickupServices, now: Date, report: (error: unknown) => void): Promise<void> {
  let after = 0;
  for (;;) {
    const due = await database.run('complaints.due-pickups', { today: polishDay(now), after, most: mostAtOnce });
    for (const pickup of due) {
      try {
        const done = await settle(courier, pickup);
        const { complaintId, day } = pickup;
        if (done !== null) await database.run('complaints.note-pickup', { complaintId, day, done, at: now.toISOString() });
      } catch (error) {
        report(error);
      }
    }
    const last = due.at(-1);
    if (last === undefined || due.length < mostAtOnce) return;
    after = last.complaintId;
  }
}

/** Settles collections every minute. @returns ends it */
export function startPickups(services: PickupServices & { readonly now: () => Date }, report: (error: unknown) => void): () => void {
  const timer = setInterval(() => void settlePickups(services, services.now(), report).catch(report), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
