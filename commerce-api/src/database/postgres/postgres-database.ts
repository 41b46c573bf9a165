import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { StartError } from '../../server/start-error.ts';
import type { Database, Job, Row, SqlValue, Transaction } from '../database.ts';
import { jobs } from '../jobs.ts';
import type { Jobs } from '../jobs.ts';

const attempts = 8;

/** The database asks to run the transaction again: it met another one (40001) or a deadlock (40P01). */
const shouldRunAgain = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

const transactionOf = (client: PoolClient): Transaction => ({
  query: async <R extends Row>(sql: string, values: readonly SqlValue[] = []) => (await client.query<R>(sql, [...values])).rows,
  script: async (sql) => void (await client.query(sql)),
});

async function once<Input, Output>(pool: Pool, job: Job<Input, Output>, input: Input): Promise<Output> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level serializable');
    const output = await job(transactionOf(client), input);
    await client.query('commit');
    return output;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * A PostgreSQL server (or one that speaks like it) behind the same jobs.
 * @throws StartError when it cannot be reached
 */
export async function openPostgresDatabase(url: string): Promise<Database<Jobs>> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // A connection that breaks while idle is replaced by the pool at the next job.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  return {
    run: async (name, input) => {
      // Names come from the table's own keys, so that input and output fit the job.
      const job = jobs[name] as unknown as Job<typeof input, never>;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(pool, job, input);
        } catch (error) {
          if (attempt >= attempts || !shouldRunAgain(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
        }
      }
    },
    close: () => pool.end(),
  };
}
