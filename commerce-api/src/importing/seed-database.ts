import type { Database } from '../database/database.ts';
import type { Jobs } from '../database/jobs.ts';
import { batchOf, catalogueBatches } from './batches.ts';
import { customerRows } from './customer-rows.ts';

export interface SeedProgress {
  (done: number, all: number): void;
}

/**
 * Fills the database with the generated catalogue. A seeding that was interrupted begins again: batches are
 * transactions, and the last one marks the catalogue as complete.
 */
export async function seedDatabase(database: Database<Jobs>, products: number, now: Date, progress: SeedProgress): Promise<void> {
  progress(0, products);
  await database.run('seed.begin', { products });
  await database.run('seed.insert', batchOf([await customerRows()]));
  let done = 0;
  let storing: Promise<void> = Promise.resolve();
  for (const batch of catalogueBatches({ products, now })) {
    await storing;
    progress(done, products);
    // The next batch is generated while the database stores this one.
    storing = database.run('seed.insert', batch.rows);
    done += batch.products;
  }
  await storing;
  progress(done, products);
  await database.run('seed.finish', null);
}
