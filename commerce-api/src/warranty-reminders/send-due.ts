import type { Database } from '../database/database.ts';
import { dayAfter, polishDay } from '../promise/working-days.ts';
import type { WarrantyReminderTransactions } from './transactions.ts';
import { daysBefore } from './warranty-reminder.ts';

interface Services {
  readonly database: Database<Pick<WarrantyReminderTransactions, 'warranty-reminders.send'>>;
  readonly mail: { wake(): void };
}

const everyMs = 60 * 60_000;
const mostAtOnce = 100;

/** J-290: writes about warranties that end within thirty days. */
export async function remindOfWarranties({ database, mail }: Services, now: Date): Promise<void> {
  const today = polishDay(now);
  for (;;) {
    const count = await database.run('warranty-reminders.send', {
      endsBy: dayAfter(today, daysBefore),
      today,
      at: now.toISOString(),
      most: mostAtOnce,
    });
    if (count > 0) mail.wake();
    if (count < mostAtOnce) return;
  }
}

/**
 * Looks every hour.
 * @param report logs a run that failed; the next one finds everything as it was
 * @returns ends it
 */
export function startWarrantyReminders(services: Services & { readonly now: () => Date }, report: (error: unknown) => void): () => void {
  const timer = setInterval(() => void remindOfWarranties(services, services.now()).catch(report), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
