import type { RowOf, Transaction } from '../database/database.ts';
import { now } from '../database/expressions.ts';

/** An error as browsers report it, and how often since the last batch. */
export interface ClientError {
  readonly errorId: string;
  readonly message: string;
  /** JSON of where it happened: stack, address, release. */
  readonly details: string;
  readonly seen: number;
}

const keptErrors = 5000;

/**
 * stores what browsers report, each error once; the same one again only counts up. Beyond 5,000 those give way that were seen once,
 * the oldest first: made-up ones differ from each other, while real ones come again (J-123).
 */
const storeErrors: Transaction<readonly ClientError[], void> = async (db, errors) => {
  await db
    .insertInto('client_error')
    .values(
      errors.map(({ errorId, message, details, seen }) => ({
        error_id: errorId,
        first_seen: now,
        last_seen: now,
        seen,
        document: { message, details },
      })),
    )
    .onConflict((conflict) =>
      conflict.column('error_id').doUpdateSet((eb) => ({ last_seen: now, seen: eb('client_error.seen', '+', eb.ref('excluded.seen')) })),
    )
    .execute();
  await db
    .deleteFrom('client_error')
    .where('error_id', 'in', (eb) =>
      eb
        .selectFrom('client_error')
        .select('error_id')
        .orderBy((order) => order('seen', '=', 1))
        .orderBy('last_seen', 'desc')
        .offset(keptErrors),
    )
    .execute();
};

type StoredError = Pick<RowOf<'client_error'>, 'error_id' | 'seen' | 'document'>;

/** What browsers have reported, latest first. */
const readErrors: Transaction<{ readonly most: number }, readonly StoredError[]> = (db, { most }) =>
  db
    .selectFrom('client_error')
    .select(['error_id', 'seen', 'document'])
    .orderBy('last_seen', 'desc')
    .orderBy('error_id')
    .limit(most)
    .execute();

export const clientErrorTransactions = {
  'client-errors.store': storeErrors,
  'client-errors.read': readErrors,
} as const;

export type ClientErrorTransactions = typeof clientErrorTransactions;
