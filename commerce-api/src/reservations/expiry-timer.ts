import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { Database } from '../database/database.ts';
import type { MailWaker } from '../orders/services.ts';
import type { ReservationTransactions } from './transactions.ts';

const checkEveryMs = 60_000;
const dayMs = 24 * 60 * 60_000;
/** Drafts and reservations that are over are forgotten after so many days. */
const keptDays = 30;
const mostAtOnce = 500;

interface Services {
  readonly database: Database<ReservationTransactions>;
  readonly mail: MailWaker;
}

/** Ends reservations that have run out and notifies listeners of the stock that is back. @returns their numbers */
export async function endExpired({ database, mail }: Services, changes: CatalogueChanges, now: Date): Promise<readonly string[]> {
  const { numbers, productIds } = await database.run('reservations.expire', { now: now.toISOString() });
  if (numbers.length > 0) mail.wake();
  if (productIds.length > 0) await changes.stockChanged(productIds);
  await database.run('reservations.forget', { before: new Date(now.getTime() - keptDays * dayMs).toISOString(), most: mostAtOnce });
  return numbers;
}

/**
 * Looks for reservations that have run out, every minute.
 * @param report logs a run that failed; the next one comes anyway
 * @returns ends it
 */
export function startReservationExpiry(
  services: Services & { readonly now: () => Date },
  changes: CatalogueChanges,
  report: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void endExpired(services, changes, services.now()).catch(report), checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
