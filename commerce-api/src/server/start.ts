import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../database/database.ts';
import { readMigrations } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Transactions } from '../database/transactions.ts';
import { useCompiledCode } from './compiled-code.ts';
import { fillInOwnProcess } from './fill-process.ts';
import { requireFreePort } from './port.ts';
import { makePrivate } from './private-data.ts';
import { progressLine } from './progress.ts';

/** An open database with all tables and the whole catalogue, which is generated when there is none yet. */
async function openFilledDatabase(config: Config): Promise<OpenDatabase<Transactions>> {
  const database = await openDatabase(config);
  try {
    await database.run('database.migrate', readMigrations());
    if (await database.run('import.is-complete', null)) return database;
  } catch (error) {
    await database.close();
    throw error;
  }
  // Filling takes much memory, which a process gives back only by ending.
  await database.close();
  const line = progressLine('commerce-api: filling the catalogue', process.stdout);
  const startedAt = performance.now();
  await fillInOwnProcess(line.update);
  line.end(`commerce-api: the catalogue is filled (${Math.round((performance.now() - startedAt) / 1000)} s)          `);
  return openDatabase(config);
}

/**
 * Starts the commerce server: database, catalogue, routes. Stops by itself on SIGTERM and SIGINT.
 * @throws StartError when the operator has to mend something first
 */
export async function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(environment);
  // Before anything is written: a second start by mistake must not even touch the folder.
  await requireFreePort(config.host, config.port);
  makePrivate(config.dataDir);
  // Empty or not there: whoever starts the server names no folder for it.
  if (!environment['NODE_COMPILE_CACHE']) useCompiledCode(join(config.dataDir, 'compiled'));
  // A connection has a time limit, which reading the modules would use up on a busy machine. The embedded database opens in a thread of its
  // own meanwhile: after a crash every second counts.
  if (config.databaseUrl !== undefined) await import('./serve.ts');
  const [database, { serve }] = await Promise.all([openFilledDatabase(config), import('./serve.ts')]);
  try {
    await serve(database, config);
  } catch (error) {
    await database.close();
    throw error;
  }
}
