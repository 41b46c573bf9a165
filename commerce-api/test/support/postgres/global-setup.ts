/** Before the tests on PostgreSQL: one database server for all of them, with a filled catalogue to copy, and the keeper of shared servers. */
import { rmSync } from 'node:fs';
import { keeperVariable, startKeeper } from '../shared/servers.ts';
import { startServer, temporaryFolder } from '../server.ts';
import { createDatabase, filledDatabase, serverVariable } from './databases.ts';
import { startPostgres } from './test-run.ts';
import type { PostgresServer } from './test-run.ts';

declare global {
  /** Read by the teardown, which jest runs in the same process. */
  var postgresOfTestRun: PostgresServer | undefined;
  var keeperOfTestRun: Awaited<ReturnType<typeof startKeeper>> | undefined;
}

export default async function startForTests(): Promise<void> {
  const postgres = await startPostgres();
  globalThis.postgresOfTestRun = postgres;
  process.env[serverVariable] = postgres.url;
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: await createDatabase(postgres.url, undefined, filledDatabase) });
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const keeper = await startKeeper();
  globalThis.keeperOfTestRun = keeper;
  process.env[keeperVariable] = keeper.url;
}
