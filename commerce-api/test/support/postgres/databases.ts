import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The environment variable with the address of the run's PostgreSQL server. */
export const serverVariable = 'TEST_POSTGRES_URL';

/** The database with the filled catalogue; tests use copies of it. */
export const filledDatabase = 'filled';

/** Runs a statement outside of a transaction; waits for a server that is still starting. */
export async function runOn(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      // Rows of the caller's own statement.
      return (await client.query(sql)).rows as readonly Readonly<Record<string, unknown>>[];
    } catch (error) {
      const isStarting = error instanceof Error && 'code' in error && (error.code === '57P03' || error.code === 'ECONNREFUSED');
      if (!isStarting || attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Creates a database: empty, or a copy of `template`. @returns its address */
export async function createDatabase(server: string, template?: string, name = `test_${randomBytes(6).toString('hex')}`): Promise<string> {
  await runOn(`${server}/postgres`, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return `${server}/${name}`;
}
