import type { Transaction } from '../database/database.ts';

export interface ClientError {
  readonly errorId: string;
  readonly message: string;
  readonly details: string;
}

const keptErrors = 5000;

/** stores what browsers report; the same error again only counts up. Old ones give way. */
const storeErrors: Transaction<readonly ClientError[], void> = async (connection, errors) => {
  for (const error of errors) {
    await connection.query(
      `insert into client_error (error_id, first_seen, last_seen, seen, document) values ($1, now(), now(), 1, $2::jsonb)
       on conflict (error_id) do update set last_seen = now(), seen = client_error.seen + 1`,
      [error.errorId, JSON.stringify({ message: error.message, details: error.details })],
    );
  }
  await connection.query(
    'delete from client_error where error_id in (select error_id from client_error order by last_seen desc offset $1)',
    [keptErrors],
  );
};

export const clientErrorTransactions = { 'client-errors.store': storeErrors } as const;

export type ClientErrorTransactions = typeof clientErrorTransactions;
