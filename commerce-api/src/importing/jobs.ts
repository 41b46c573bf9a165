import type { Job } from '../database/database.ts';
import { seedTables, tableNames } from './tables.ts';
import type { SeedTable } from './tables.ts';

/** Rows as JSON text per table: one message and one statement for a whole batch. */
export type SeedBatch = { readonly [Table in SeedTable]?: string };

/** True when the catalogue has been seeded completely. */
const isSeeded: Job<null, boolean> = async (transaction) => {
  const rows = await transaction.query<{ finished: boolean }>('select finished_at is not null as finished from seed_state where id = 1');
  return rows[0]?.finished === true;
};

/** Empties what an interrupted seeding left and notes that one has begun. */
const begin: Job<{ readonly products: number }, void> = async (transaction, { products }) => {
  for (const table of tableNames) await transaction.query(`truncate table ${table}`);
  await transaction.query('delete from seed_state');
  await transaction.query('insert into seed_state (id, products, started_at, finished_at) values (1, $1, now(), null)', [products]);
};

const insert: Job<SeedBatch, void> = async (transaction, batch) => {
  for (const table of tableNames) {
    const rows = batch[table];
    if (rows === undefined) continue;
    const columns = Object.entries(seedTables[table]);
    const names = columns.map(([name]) => name).join(', ');
    const types = columns.map(([name, type]) => `${name} ${type}`).join(', ');
    await transaction.query(`insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as r(${types})`, [rows]);
  }
};

/** From here on the catalogue counts as complete. */
const finish: Job<null, void> = async (transaction) => {
  await transaction.query('update seed_state set finished_at = now() where id = 1');
};

export const seedJobs = { 'seed.is-complete': isSeeded, 'seed.begin': begin, 'seed.insert': insert, 'seed.finish': finish } as const;
