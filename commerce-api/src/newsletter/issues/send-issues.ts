import type { Database } from '../../database/database.ts';
import { lookRepeatedly, type RepeatedLook } from '../../server/repeated-look.ts';
import type { sendIssueTransactions } from './send-transactions.ts';

interface IssueServices {
  readonly database: Database<typeof sendIssueTransactions>;
  readonly mail: { wake(): void };
  readonly now: () => Date;
}

const lookEveryMs = 2_000;
/** Rows of one transaction: none holds the others up. */
const mostAtOnce = 200;
const minuteMs = 60_000;

/**
 * J-319: sends issues whose time has come, at most so many e-mails a minute.
 * @param report logs a run that failed; the next one goes on where it has ended
 */
export function startIssues({ database, mail, now }: IssueServices, perMinute: number, report: (error: unknown) => void): RepeatedLook {
  const most = Math.min(mostAtOnce, perMinute);
  const pauseMs = (most * minuteMs) / perMinute;
  const work = async (): Promise<void> => {
    // One part of each issue that is due: its next one has to wait.
    for (;;) {
      const at = now();
      const nextAt = new Date(at.getTime() + pauseMs).toISOString();
      const sent = await database.run('newsletter-issues.send-part', { at: at.toISOString(), most, nextAt });
      if (sent === null) return;
      if (sent > 0) mail.wake();
    }
  };
  return lookRepeatedly(work, lookEveryMs, report);
}
