import type { Config } from '../config/config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import type { Transactions } from './transactions.ts';
import { openPostgresDatabase } from './postgres/postgres-database.ts';

/**
 * The database that the configuration names: a PostgreSQL server, else the embedded one.
 * @throws StartError when it cannot be opened
 */
export const openDatabase = (config: Config): Promise<OpenDatabase<Transactions>> =>
  config.databaseUrl === undefined
    ? openEmbeddedDatabase(config.dataDir, (error) => {
        // Nothing can be answered without it; the supervisor of the process restarts it.
        console.error(`commerce-api: ${error.message}`);
        process.exit(1);
      })
    : openPostgresDatabase(config.databaseUrl);
