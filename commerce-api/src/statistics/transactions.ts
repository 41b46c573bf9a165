import type { Transaction } from '../database/database.ts';
import type { SessionRefresh } from 'shared-contracts/live';

export interface VisitRefresh {
  readonly storeCode: string;
  readonly data: SessionRefresh;
}

/** What is kept of a visit. */
export interface Visit {
  readonly store_code: string;
  readonly refreshes: number;
  readonly url: string;
  readonly came_by: Readonly<Record<string, string>>;
}

/** begins a visit, or goes on with it: how it began stays, where it is now moves. Visits are kept for 30 days. */
const refresh: Transaction<VisitRefresh, void> = async (connection, { storeCode, data: { session_id, url, ...cameBy } }) => {
  const before = await connection.query(
    `insert into visit (session_id, store_code, first_seen, last_seen, refreshes, url, came_by)
     values ($1, $2, now(), now(), 1, $3, $4::jsonb)
     on conflict (session_id) do update set last_seen = now(), refreshes = visit.refreshes + 1, url = excluded.url
     returning refreshes`,
    [session_id, storeCode, url, JSON.stringify(cameBy)],
  );
  // Once a visit is often enough.
  if (before[0]?.['refreshes'] === 1) await connection.query(`delete from visit where last_seen < now() - interval '30 days'`);
};

/** A visit by the number of its browser; null when there is none. */
const ofSession: Transaction<string, Visit | null> = async (connection, sessionId) => {
  const rows = await connection.query<Visit & Readonly<Record<string, unknown>>>(
    'select store_code, refreshes, url, came_by from visit where session_id = $1',
    [sessionId],
  );
  return rows[0] ?? null;
};

export const statisticsTransactions = { 'statistics.refresh': refresh, 'statistics.of-session': ofSession } as const;

export type StatisticsTransactions = typeof statisticsTransactions;
