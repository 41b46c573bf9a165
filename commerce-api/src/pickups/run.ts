import type { ComplaintTransactions } from '../complaints/transactions.ts';
import type { Database } from '../database/database.ts';
import { polishDay } from '../promise/working-days.ts';
import type { WithdrawalTransactions } from '../withdrawals/transactions.ts';
import type { PickupCourier } from './courier.ts';
import type { DuePickup, FindDue, NotePickup } from './due-pickup.ts';

export interface PickupServices {
  readonly database: Database<
    Pick<ComplaintTransactions, 'complaints.due-pickups' | 'complaints.note-pickup'> &
      Pick<WithdrawalTransactions, 'withdrawals.due-pickups' | 'withdrawals.note-pickup'>
  >;
  readonly courier: PickupCourier;
}

/** Cases whose goods are collected. */
interface PickupBook {
  readonly due: (wanted: FindDue) => Promise<readonly DuePickup[]>;
  readonly note: (done: NotePickup) => Promise<void>;
}

const booksOf = (database: PickupServices['database']): readonly PickupBook[] => [
  {
    due: (wanted) => database.run('complaints.due-pickups', wanted),
    note: (done) => database.run('complaints.note-pickup', done),
  },
  {
    due: (wanted) => database.run('withdrawals.due-pickups', wanted),
    note: (done) => database.run('withdrawals.note-pickup', done),
  },
];

const everyMs = 60_000;
const mostAtOnce = 100;

/** Tells the courier of one collection, or asks about it; null: it has not collected yet. */
async function settle(courier: PickupCourier, { number, day, from, step }: DuePickup): Promise<NotePickup['done'] | null> {
  if (step === 'cancel') {
    await courier.cancel(number);
    return { step };
  }
  if (step === 'ask') return (await courier.hasCollected({ reference: number, day })) ? { step } : null;
  return { step, shipment: await courier.book({ reference: number, day, from }) };
}

async function settleBook(book: PickupBook, courier: PickupCourier, now: Date, report: (error: unknown) => void): Promise<void> {
  let after = 0;
  for (;;) {
    const due = await book.due({ today: polishDay(now), after, most: mostAtOnce });
    for (const pickup of due) {
      try {
        const done = await settle(courier, pickup);
        const { caseId, day } = pickup;
        if (done !== null) await book.note({ caseId, day, done, at: now.toISOString() });
      } catch (error) {
        report(error);
      }
    }
    const last = due.at(-1);
    if (last === undefined || due.length < mostAtOnce) return;
    after = last.caseId;
  }
}

/**
 * J-288, J-335: tells the courier of days that were chosen or are not wanted any more, and asks it about those that have come. What fails is
 * tried again with the next run.
 * @param report logs a collection that failed; the others are settled
 */
export async function settlePickups({ database, courier }: PickupServices, now: Date, report: (error: unknown) => void): Promise<void> {
  for (const book of booksOf(database)) await settleBook(book, courier, now, report);
}

/** Settles collections every minute. @returns ends it */
export function startPickups(services: PickupServices & { readonly now: () => Date }, report: (error: unknown) => void): () => void {
  const timer = setInterval(() => void settlePickups(services, services.now(), report).catch(report), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
