import { Pool, types } from 'pg';
import type { PoolClient } from 'pg';
import { StartError } from '../../server/start-error.ts';
import { connectionOver } from '../connection.ts';
import type { OpenDatabase, MigratingTransaction } from '../database.ts';
import { transactions, isolationOf } from '../transactions.ts';
import type { Transactions } from '../transactions.ts';
import { UnavailableError } from '../unavailable-error.ts';
import { isAway, isConflict, isMadeTwice, isTooSlow, reasonOf } from './failures.ts';

/** PostgreSQL allows 100 connections as it comes: room for several servers. */
const connections = 10;
const connectTimeoutMs = 5000;
/** Longer than any request waits; keeps a statement that hangs from holding a connection for ever. */
const statementTimeoutMs = 30_000;
const conflictAttempts = 12;
const longestPauseMs = 500;
const int8 = 20;

/** Whole numbers are numbers, as the embedded database answers them; none of the shop's comes near 2^53. */
const typeParsers: { getTypeParser: typeof types.getTypeParser } = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === int8 ? Number : types.getTypeParser(oid, format)),
};

const within = <Input, Output>(client: PoolClient, transaction: MigratingTransaction<Input, Output>, input: Input): Promise<Output> =>
  transaction(
    connectionOver(async (statement, values) => {
      const { rows, rowCount } = await client.query<object>(statement, [...values]);
      return { rows, affectedRows: rowCount ?? 0 };
    }),
    input,
    async (script) => void (await client.query(script)),
  );

/** A transaction that failed before its commit was asked for: nothing has changed, so it may run again. */
class NotCommitted extends Error {
  readonly reason: unknown;
  /** There was a connection to begin with. */
  readonly wasConnected: boolean;

  constructor(reason: unknown, wasConnected: boolean) {
    super(reasonOf(reason));
    this.reason = reason;
    this.wasConnected = wasConnected;
  }
}

async function once<Input, Output>(
  pool: Pool,
  name: string,
  transaction: MigratingTransaction<Input, Output>,
  input: Input,
): Promise<Output> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new NotCommitted(error, false);
  });
  let broken: Error | undefined;
  // A connection that breaks between two statements emits its error here; the next statement fails.
  const note = (error: Error): void => void (broken = error);
  client.on('error', note);
  try {
    let output: Output;
    try {
      await client.query(`begin isolation level ${isolationOf(name)}`);
      output = await within(client, transaction, input);
    } catch (error) {
      if (isAway(error)) broken = error instanceof Error ? error : new Error(String(error));
      else await client.query('rollback').catch(note);
      throw new NotCommitted(error, true);
    }
    await client.query('commit');
    return output;
  } catch (error) {
    if (isAway(error)) broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.off('error', note);
    // A broken connection leaves the pool, and the next transaction opens another one.
    client.release(broken);
  }
}

/** Whether a transaction that failed is to run again: after conflicts, and on another connection, since the pool may hold broken ones. */
function shouldRunAgain(name: string, error: unknown, attempt: number): boolean {
  const reason = error instanceof NotCommitted ? error.reason : error;
  // PostgreSQL finds some conflicts at the commit, which has then not happened.
  if (isConflict(reason)) return attempt < conflictAttempts;
  if (!(error instanceof NotCommitted)) return false;
  // Without `serializable` two that write the same key meet at the key itself; run again, the second finds the first.
  const mayMeet = name === 'database.migrate' || isolationOf(name) !== 'serializable';
  if (mayMeet && isMadeTwice(reason)) return attempt < conflictAttempts;
  return error.wasConnected && isAway(reason) && attempt <= connections;
}

/** What callers get: away, slow and ever-conflicting databases look alike to them. */
function failureOf(error: unknown): unknown {
  const reason = error instanceof NotCommitted ? error.reason : error;
  return isAway(reason) || isTooSlow(reason) || isConflict(reason) ? new UnavailableError(reasonOf(reason), { cause: reason }) : reason;
}

/** Conflicts wait a little longer each time, and not all equally long; another connection is tried at once. */
const pauseMs = (error: unknown, attempt: number): number =>
  error instanceof NotCommitted && isAway(error.reason) ? 0 : Math.random() * Math.min(longestPauseMs, 10 * 2 ** attempt);

/**
 * A PostgreSQL server (or one with the same protocol) behind the same transactions. Several commerce servers may share it.
 * @throws StartError when it cannot be reached
 */
export async function openPostgresDatabase(url: string): Promise<OpenDatabase<Transactions>> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    types: typeParsers,
  });
  // A connection that breaks while idle is replaced by the pool at the next transaction.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL cannot be reached: ${reasonOf(error)}`);
  }
  return {
    run: async (name, input) => {
      // Names come from the table's own keys, so that input and output fit the transaction.
      const transaction = transactions[name] as unknown as MigratingTransaction<typeof input, never>;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(pool, name, transaction, input);
        } catch (error) {
          if (!shouldRunAgain(name, error, attempt)) throw failureOf(error);
          await new Promise((resolve) => setTimeout(resolve, pauseMs(error, attempt)));
        }
      }
    },
    close: () => pool.end(),
  };
}
