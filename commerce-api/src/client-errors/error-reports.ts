import type { Database } from '../database/database.ts';
import { loggedMessage } from '../server/logged-error.ts';
import type { ClientError, ClientErrorTransactions } from './transactions.ts';

/** Different errors that wait for their batch; further ones are dropped, and counted. */
const mostWaiting = 500;
const batchEveryMs = 2_000;

export interface ErrorReports {
  /** Notes errors of a browser; they are stored with the next batch. */
  add(errors: readonly Omit<ClientError, 'seen'>[]): void;
  /** Stores what waits, and what is being stored. */
  flush(): Promise<void>;
  /** Stores what waits, and ends. */
  stop(): Promise<void>;
}

/**
 * J-123: what browsers report waits in memory, each error once, and is written as one statement every two seconds: a flood of reports
 * costs the database no more than that. What a killed process has not written is lost.
 * @param report logs for the operator what was dropped
 */
export function collectErrorReports(database: Database<ClientErrorTransactions>, report: (line: string) => void): ErrorReports {
  let waiting = new Map<string, ClientError>();
  let dropped = 0;

  const store = async (): Promise<void> => {
    const [batch, lost] = [[...waiting.values()], dropped];
    waiting = new Map();
    dropped = 0;
    if (lost > 0) report(`${lost} reports of browsers were dropped: more than ${mostWaiting} different ones at once`);
    if (batch.length === 0) return;
    await database.run('client-errors.store', batch).catch((error: unknown) => {
      report(`${batch.length} errors of browsers could not be stored: ${loggedMessage(error)}`);
    });
  };
  // One after the other: who waits for a batch waits for the one before it as well.
  let stored = Promise.resolve();
  const flush = (): Promise<void> => (stored = stored.then(store));
  const timer = setInterval(() => void flush(), batchEveryMs);
  timer.unref();

  return {
    add: (errors) => {
      for (const error of errors) {
        const seen = waiting.get(error.errorId)?.seen ?? 0;
        if (seen > 0 || waiting.size < mostWaiting) waiting.set(error.errorId, { ...error, seen: seen + 1 });
        else dropped += 1;
      }
    },
    flush,
    stop: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
