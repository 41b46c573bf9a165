import type { Database } from '../database/database.ts';
import type { Jobs } from '../database/jobs.ts';
import { generateFoundation, generateProducts, productUrls } from '../seed/index.ts';
import { customerRows } from './customer-rows.ts';
import { foundationRows } from './foundation-rows.ts';
import type { SeedBatch } from './jobs.ts';
import { productRows } from './product-rows.ts';
import { tableNames } from './tables.ts';
import type { SeedRows } from './tables.ts';

const productsPerBatch = 200;

export interface SeedProgress {
  (done: number, all: number): void;
}

const batchOf = (parts: readonly SeedRows[]): SeedBatch =>
  Object.fromEntries(
    tableNames.flatMap((table) => {
      const rows = parts.flatMap((part): readonly object[] => part[table] ?? []);
      return rows.length === 0 ? [] : [[table, JSON.stringify(rows)] as const];
    }),
  );

/**
 * Fills an empty database with the generated catalogue; does nothing when that has been done before.
 * A seeding that was interrupted begins again: batches are transactions and the last one marks the catalogue as complete.
 * @returns whether it has seeded
 */
export async function seedDatabase(database: Database<Jobs>, products: number, now: Date, progress: SeedProgress): Promise<boolean> {
  if (await database.run('seed.is-complete', null)) return false;
  await database.run('seed.begin', { products });
  const foundation = generateFoundation({ products, now });
  await database.run('seed.insert', batchOf([foundationRows(foundation), await customerRows()]));

  let parts: SeedRows[] = [];
  let done = 0;
  // The next batch is generated while the database stores the one before.
  let storing: Promise<void> = Promise.resolve();
  const store = async (): Promise<void> => {
    const batch = batchOf(parts);
    done += parts.length;
    parts = [];
    await storing;
    progress(done, products);
    storing = database.run('seed.insert', batch);
  };
  for (const product of generateProducts({ products, now })) {
    parts.push(productRows(product, productUrls(product)));
    if (parts.length === productsPerBatch) await store();
  }
  if (parts.length > 0) await store();
  await storing;
  await database.run('seed.finish', null);
  return true;
}
