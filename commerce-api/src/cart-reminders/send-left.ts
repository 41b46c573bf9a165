import type { Database } from '../database/database.ts';
import type { CartReminderTransactions } from './transactions.ts';

export interface CartReminderServices {
  readonly database: Database<CartReminderTransactions>;
  readonly mail: { wake(): void };
  readonly now: () => Date;
}

const hourMs = 60 * 60_000;
/** Carts of one transaction: none holds the others up. */
const mostAtOnce = 50;
const lookEveryMs = 5 * 60_000;
/** What was left longer ago is not written about. */
const forgottenHours = 7 * 24;
/** Between two e-mails to one mailbox. */
const quietHours = 7 * 24;

/** writes about carts that nobody has touched for so many hours. */
export async function remindOfCarts({ database, mail }: Omit<CartReminderServices, 'now'>, afterHours: number, now: Date): Promise<void> {
  const before = (hours: number): string => new Date(now.getTime() - hours * hourMs).toISOString();
  for (;;) {
    const count = await database.run('cart-reminders.send', {
      leftBefore: before(afterHours),
      leftAfter: before(afterHours + forgottenHours),
      quietSince: before(quietHours),
      at: now.toISOString(),
      most: mostAtOnce,
    });
    if (count > 0) mail.wake();
    if (count < mostAtOnce) return;
  }
}

/**
 * Looks for carts that were left.
 * @param report logs a run that failed; the next one finds everything as it was
 * @returns ends it
 */
export function startCartReminders(services: CartReminderServices, afterHours: number, report: (error: unknown) => void): () => void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    // A long run goes on; two at once would look at the same mailboxes.
    if (isLooking) return;
    isLooking = true;
    await remindOfCarts(services, afterHours, services.now()).catch(report);
    isLooking = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
