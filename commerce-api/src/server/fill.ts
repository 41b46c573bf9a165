/** The process that fills the catalogue; the commerce server starts it and goes on when it has ended. */
import { randomUUID } from 'node:crypto';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { FillMessage } from './fill-process.ts';
import { importCatalogue } from '../importing/import-catalogue.ts';
import { shopData } from './shop-data.ts';

/** Batches take a second or two, on a busy machine some more. */
const staleAfterMs = 10_000;

// Without the server that wants the catalogue there is nothing to go on for, and nobody to tell.
const exitFailed = (): never => process.exit(1);
process.on('disconnect', exitFailed);
const report = (message: FillMessage): void => {
  process.send?.(message, (error: Error | null) => error && exitFailed());
};

const config = readConfig(process.env);
const database = await openDatabase(config);
const options = {
  source: await shopData[config.shopData].catalogue(),
  products: config.products,
  now: new Date(),
  filler: randomUUID(),
  // The embedded database belongs to one process; on a server another shop may be filling it right now.
  staleAfterMs: config.databaseUrl === undefined ? 0 : staleAfterMs,
};
await importCatalogue(database, options, (done, all) => report({ done, all }));
await database.close();
process.exit(0);
