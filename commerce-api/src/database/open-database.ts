import type { Config } from '../config/config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import type { Transactions } from './transactions.ts';

/**
 * The database that the configuration names: a PostgreSQL server, else the embedded one.
 * @throws StartError when it cannot be opened
 */
export async function openDatabase(config: Config): Promise<OpenDatabase<Transactions>> {
  if (config.databaseUrl === undefined)
    return openEmbeddedDatabase(config.dataDir, (error) => {
      // Nothing can be answered without it; the supervisor of the process restarts it.
      console.error(`commerce-api: ${error.message}`);
      process.exit(1);
    });
  // With all transactions, which the embedded database has in its thread.
  const { openPostgresDatabase } = await import('./postgres/postgres-database.ts');
  return openPostgresDatabase(config.databaseUrl);
}
