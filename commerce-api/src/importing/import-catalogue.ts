import type { Database } from '../database/database.ts';
import type { ImportTransactions } from './transactions.ts';
import { batchOf, catalogueBatches } from './batches.ts';
import type { CatalogueSource } from './catalogue-source.ts';

export interface ImportProgress {
  (done: number, all: number): void;
}

/** Two servers that start on one empty database: the slower one looks this often whether the other has done it. */
const lookEveryMs = 500;

export interface ImportOptions {
  readonly source: CatalogueSource;
  readonly products: number;
  readonly now: Date;
  /** Names this process among those that may want to fill the same database. */
  readonly filler: string;
  /** See `BeginFilling`. */
  readonly staleAfterMs: number;
}

/** Claims the import, or waits for the process that has claimed it. False when there is nothing left to do. */
async function takeWork(database: Database<ImportTransactions>, { products, filler, staleAfterMs }: ImportOptions): Promise<boolean> {
  for (;;) {
    const beginning = await database.run('import.begin', { products, filler, staleAfterMs });
    if (beginning !== 'busy') return beginning === 'begun';
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/**
 * Fills the database with the generated catalogue. An import that was interrupted begins again: batches are
 * transactions, and the last one marks the catalogue as complete.
 */
export async function importCatalogue(
  database: Database<ImportTransactions>,
  options: ImportOptions,
  progress: ImportProgress,
): Promise<void> {
  const { source, products, now, filler } = options;
  progress(0, products);
  if (!(await takeWork(database, options))) return;
  await database.run('import.insert', { filler, batch: batchOf([await source.customerRows(), source.saleDocumentRows()]) });
  let done = 0;
  let storing: Promise<void> = Promise.resolve();
  for (const batch of catalogueBatches(source, { products, now })) {
    await storing;
    progress(done, products);
    // The next batch is generated while the database stores this one.
    storing = database.run('import.insert', { filler, batch: batch.rows });
    done += batch.products;
  }
  await storing;
  progress(done, products);
  await database.run('import.finish', filler);
}
