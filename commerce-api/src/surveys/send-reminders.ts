import type { Database } from '../database/database.ts';
import type { MailWaker } from '../orders/services.ts';
import { lookRepeatedly } from '../server/repeated-look.ts';
import type { SurveyTransactions } from './transactions.ts';

interface ReminderServices {
  readonly database: Database<Pick<SurveyTransactions, 'surveys.remind'>>;
  readonly mail: MailWaker;
  readonly now: () => Date;
}

const dayMs = 24 * 60 * 60_000;
const lookEveryMs = 60 * 60_000;
/** Goods are used by then. */
const afterDays = 7;
/** What was asked longer ago is not asked again. */
const forgottenDays = 30;
const mostAtOnce = 100;

/** J-312: writes once about ratings that were asked for a week ago. @param at as if it were this time */
export async function sendRatingReminders(
  { database, mail, now }: ReminderServices,
  { at, order }: { readonly at: Date; readonly order?: string },
): Promise<void> {
  const before = (days: number): string => new Date(at.getTime() - days * dayMs).toISOString();
  for (;;) {
    const count = await database.run('surveys.remind', {
      askedBefore: before(afterDays),
      askedAfter: before(forgottenDays),
      at: now().toISOString(),
      order: order ?? null,
      most: mostAtOnce,
    });
    if (count > 0) mail.wake();
    if (count < mostAtOnce) return;
  }
}

/** Looks every hour. @returns ends it */
export function startRatingReminders(services: ReminderServices, report: (error: unknown) => void): () => void {
  return lookRepeatedly(() => sendRatingReminders(services, { at: services.now() }), lookEveryMs, report).stop;
}
