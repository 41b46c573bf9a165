import type { Database } from '../database/database.ts';
import type { CleanUpTransactions } from './transactions.ts';

const dayMs = 24 * 60 * 60_000;
const everyMs = 60 * 60_000;
/** Rows of one transaction: none holds the others up. */
const mostAtOnce = 500;

/** For how many days what nobody uses any more is kept. */
export interface Retention {
  readonly carts: number;
  /** Decisions about cookies since the last one, consents to newsletters since their end. */
  readonly consents: number;
  readonly clientErrors: number;
  readonly sessions: number;
  /** Reminders that nobody has confirmed, and those that are over. */
  readonly reminders: number;
  /** Reminders of what never comes. */
  readonly waitingReminders: number;
}

/** What nobody has confirmed; the links to it live a week. */
const unconfirmedDays = 8;
/** Photos of reviews and files of complaints that were not sent. */
const loosePhotoDays = 1;

/** Links of accounts' e-mails tell for so long that they are used or too old. */
const usedLinkDays = 7;

/** Errors that visitors have reported. */
const errorReportDays = 180;

/** How many rows of each kind were removed. */
export interface Removed extends Retention {
  readonly unconfirmed: number;
  readonly photos: number;
  readonly complaintFiles: number;
  readonly challenges: number;
  readonly accountLinks: number;
  readonly errorReports: number;
}

/** J-124: removes what has outlived its days. Several servers may do it at once. */
export async function cleanUp(database: Database<CleanUpTransactions>, days: Retention, now: Date): Promise<Removed> {
  const removeAll = async (name: keyof CleanUpTransactions, kept: number): Promise<number> => {
    const before = new Date(now.getTime() - kept * dayMs).toISOString();
    let all = 0;
    for (;;) {
      const count = await database.run(name, { before, most: mostAtOnce });
      all += count;
      if (count < mostAtOnce) return all;
    }
  };
  return {
    carts: (await removeAll('clean-up.carts', days.carts)) + (await removeAll('clean-up.cart-reminders', days.carts)),
    consents: (await removeAll('clean-up.consents', days.consents)) + (await removeAll('clean-up.ended-newsletters', days.consents)),
    clientErrors: await removeAll('clean-up.client-errors', days.clientErrors),
    unconfirmed:
      (await removeAll('clean-up.unconfirmed-reviews', unconfirmedDays)) +
      (await removeAll('clean-up.unconfirmed-questions', unconfirmedDays)) +
      (await removeAll('clean-up.unconfirmed-newsletters', unconfirmedDays)),
    photos: await removeAll('clean-up.photos', loosePhotoDays),
    complaintFiles: await removeAll('clean-up.complaint-files', loosePhotoDays),
    challenges: await removeAll('clean-up.challenges', 0),
    accountLinks: await removeAll('clean-up.account-links', usedLinkDays),
    errorReports: await removeAll('clean-up.error-reports', errorReportDays),
    sessions: await removeAll('clean-up.sessions', days.sessions),
    reminders: await removeAll('clean-up.reminders', days.reminders),
    waitingReminders: await removeAll('clean-up.waiting-reminders', days.waitingReminders),
  };
}

/**
 * Cleans up every hour.
 * @param report logs a run that failed; the next one comes anyway
 * @returns ends it
 */
export function startCleanUp(
  { database, now }: { readonly database: Database<CleanUpTransactions>; readonly now: () => Date },
  days: Retention,
  report: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void cleanUp(database, days, now()).catch(report), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
