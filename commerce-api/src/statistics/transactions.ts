import { sql } from 'kysely';
import type { Transaction, RowOf } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import type { SessionRefresh } from 'shared-contracts/live';

export interface VisitRefresh {
  readonly storeCode: string;
  readonly data: SessionRefresh;
}

/** What is kept of a visit. */
export type Visit = Pick<RowOf<'visit'>, 'store_code' | 'refreshes' | 'url' | 'came_by'>;

/** begins a visit, or goes on with it: how it began stays, where it is now moves. Visits are kept for 30 days. */
const refresh: Transaction<VisitRefresh, void> = async (db, { storeCode, data: { session_id, url, ...cameBy } }) => {
  const visit = await db
    .insertInto('visit')
    .values({ session_id, store_code: storeCode, first_seen: now, last_seen: now, refreshes: 1, url, came_by: cameBy })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet((eb) => ({
        last_seen: now,
        refreshes: eb('visit.refreshes', '+', 1),
        url: eb.ref('excluded.url'),
      })),
    )
    .returning('refreshes')
    .executeTakeFirstOrThrow();
  // Once a visit is often enough.
  if (visit.refreshes === 1)
    await db
      .deleteFrom('visit')
      .where('last_seen', '<', sql<Date>`now() - interval '30 days'`)
      .execute();
};

/** A visit by the number of its browser; null when there is none. */
const ofSession: Transaction<string, Visit | null> = async (db, sessionId) => {
  const visit = await db
    .selectFrom('visit')
    .select(['store_code', 'refreshes', 'url', 'came_by'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return visit ?? null;
};

export const statisticsTransactions = { 'statistics.refresh': refresh, 'statistics.of-session': ofSession } as const;

export type StatisticsTransactions = typeof statisticsTransactions;
