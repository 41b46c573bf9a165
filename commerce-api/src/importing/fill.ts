/** The process that fills the catalogue; the commerce server starts it and goes on when it has ended. */
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import type { FillMessage } from './fill-process.ts';
import { seedDatabase } from './seed-database.ts';

// Without the server that wants the catalogue there is nothing to go on for, and nobody to tell.
const giveUp = (): never => process.exit(1);
process.on('disconnect', giveUp);
const report = (message: FillMessage): void => {
  process.send?.(message, (error: Error | null) => error && giveUp());
};

const config = readConfig(process.env);
const database = await openDatabase(config);
await seedDatabase(database, config.products, new Date(), (done, all) => report({ done, all }));
await database.close();
process.exit(0);
