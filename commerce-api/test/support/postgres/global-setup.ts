/** Before the tests on PostgreSQL: one database server for all of them, with a filled catalogue to copy, and the keeper of shared servers. */
import { rmSync } from 'node:fs';
import { keeperVariable, startKeeper } from '../shared/servers.ts';
import { tokensTold, tokenTold } from '../desk.ts';
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
  await tokenTold(server);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  // J-157: no test has a first start on an empty database any more.
  const { length } = tokensTold(server);
  if (length !== 1) throw new Error(`the first start has told ${length} tokens of the desk instead of one`);
  const keeper = await startKeeper();
  globalThis.keeperOfTestRun = keeper;
  process.env[keeperVariable] = keeper.url;
}
