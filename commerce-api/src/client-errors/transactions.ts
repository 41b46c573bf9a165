import type { Transaction } from '../database/database.ts';
import { now } from '../database/expressions.ts';

export interface ClientError {
  readonly errorId: string;
  readonly message: string;
  readonly details: string;
}

const keptErrors = 5000;

/** stores what browsers report; the same error again only counts up. Old ones give way. */
const storeErrors: Transaction<readonly ClientError[], void> = async (db, errors) => {
  for (const error of errors) {
    const document = { message: error.message, details: error.details };
    await db
      .insertInto('client_error')
      .values({ error_id: error.errorId, first_seen: now, last_seen: now, seen: 1, document })
      .onConflict((conflict) =>
        conflict.column('error_id').doUpdateSet((eb) => ({ last_seen: now, seen: eb('client_error.seen', '+', 1) })),
      )
      .execute();
  }
  await db
    .deleteFrom('client_error')
    .where('error_id', 'in', (eb) => eb.selectFrom('client_error').select('error_id').orderBy('last_seen', 'desc').offset(keptErrors))
    .execute();
};

export const clientErrorTransactions = { 'client-errors.store': storeErrors } as const;

export type ClientErrorTransactions = typeof clientErrorTransactions;
