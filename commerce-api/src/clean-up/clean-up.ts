import type { Database } from '../database/database.ts';
import { endOfPolishDay, polishDay } from '../promise/working-days.ts';
import type { CleanUpTransactions } from './transactions.ts';

const dayMs = 24 * 60 * 60_000;
const everyMs = 60 * 60_000;
/** Rows of one transaction: none holds the others up. */
const mostAtOnce = 500;

/** For how many days, or calendar years where it says so, what nobody uses any more is kept. */
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
  /** J-272: whole calendar years after that of the order, in which claims about it may come and its papers are asked for. */
  readonly orderYears: number;
  /** Since the last word about them. */
  readonly complaints: number;
}

/** What nobody has confirmed; the links to it live a week. */
const unconfirmedDays = 8;
/** Photos of reviews and files of complaints that were not sent. */
const loosePhotoDays = 1;

/** Links of accounts' e-mails tell for so long that they are used or too old. */
const usedLinkDays = 7;

/** Sessions of the desk after their end: until then a tab that wakes up with one is told that it has ended. */
const staffSessionDays = 7;

/** Errors that visitors have reported. */
const errorReportDays = 180;

/** Pictures of the screen after their report was dealt with: until then a report that was closed too early can be looked up. */
const errorPictureDays = 30;

/** What visitors say about pages. */
const pageVoteDays = 365;

/** How many rows of each kind were removed. */
export interface Removed extends Omit<Retention, 'orderYears'> {
  readonly orders: number;
  readonly unconfirmed: number;
  readonly photos: number;
  readonly complaintFiles: number;
  readonly challenges: number;
  readonly accountLinks: number;
  readonly errorReports: number;
  /** Of reports that stay. */
  readonly errorPictures: number;
  readonly pageVotes: number;
  /** Comments of ratings whose words have gone. */
  readonly shopReviews: number;
  readonly staffSessions: number;
}

/** The beginning of the first calendar year of which something is kept: so many whole ones, and the one that runs. */
const yearsBefore = (now: Date, years: number): Date => endOfPolishDay(`${Number(polishDay(now).slice(0, 4)) - years - 1}-12-31`);

/** J-124: removes what has outlived its days. Several servers may do it at once. */
export async function cleanUp(database: Database<CleanUpTransactions>, days: Retention, now: Date): Promise<Removed> {
  const removeBefore = async (name: keyof CleanUpTransactions, time: Date): Promise<number> => {
    const before = time.toISOString();
    let all = 0;
    for (;;) {
      const count = await database.run(name, { before, most: mostAtOnce });
      all += count;
      if (count < mostAtOnce) return all;
    }
  };
  const removeAll = (name: keyof CleanUpTransactions, kept: number): Promise<number> =>
    removeBefore(name, new Date(now.getTime() - kept * dayMs));
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
    errorPictures: await removeAll('clean-up.error-pictures', errorPictureDays),
    pageVotes: await removeAll('clean-up.page-votes', pageVoteDays),
    sessions: await removeAll('clean-up.sessions', days.sessions),
    staffSessions: await removeAll('clean-up.staff-sessions', staffSessionDays),
    reminders: await removeAll('clean-up.reminders', days.reminders),
    waitingReminders: await removeAll('clean-up.waiting-reminders', days.waitingReminders),
    orders: await removeBefore('clean-up.orders', yearsBefore(now, days.orderYears)),
    complaints: await removeAll('clean-up.complaints', days.complaints),
    shopReviews: await removeAll('clean-up.empty-shop-reviews', 0),
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
