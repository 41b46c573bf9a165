import { sql } from 'kysely';
import type { Transaction, Connection } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import { importTables, tableNames } from './tables.ts';
import type { ImportTable } from './tables.ts';

/** Rows as JSON text per table: one message and one statement for a whole batch. */
export type ImportBatch = { readonly [Table in ImportTable]?: string };

/** True when the catalogue has been imported completely. */
const isComplete: Transaction<null, boolean> = async (db) => {
  const state = await db.selectFrom('seed_state').select('finished_at').where('id', '=', 1).executeTakeFirst();
  return state !== undefined && state.finished_at !== null;
};

export interface BeginFilling {
  readonly products: number;
  /** Names the process that fills. */
  readonly filler: string;
  /** How long another one may have been silent before its work is taken for abandoned; 0 where there can be no other. */
  readonly staleAfterMs: number;
}

/** `begun`: the tables are empty and ours. `busy`: another process is filling. `complete`: it has. */
export type Beginning = 'begun' | 'busy' | 'complete';

/** Takes the work, empties what an interrupted filling left and notes that one has begun. */
const begin: Transaction<BeginFilling, Beginning> = async (db, { products, filler, staleAfterMs }) => {
  const staleBefore = sql<Date>`now() - make_interval(secs => ${staleAfterMs / 1000}::double precision)`;
  const state = await db
    .selectFrom('seed_state')
    .select((eb) => ['finished_at', eb.fn.coalesce(eb('active_at', '>', staleBefore), eb.lit(false)).as('active')])
    .where('id', '=', 1)
    .executeTakeFirst();
  if (state !== undefined && state.finished_at !== null) return 'complete';
  if (state?.active === true) return 'busy';
  // The builder has no `truncate`.
  for (const table of tableNames) await sql`truncate table ${sql.table(table)}`.execute(db);
  const begun = { products, started_at: now, finished_at: null, filler, active_at: now };
  // Of two that begin at once the slower one gets a serialization error, runs again and finds the import claimed.
  await db
    .insertInto('seed_state')
    .values({ id: 1, ...begun })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(begun))
    .execute();
  return 'begun';
};

/** Checks that no other process has taken over, and renews the claim. */
async function goOn(db: Connection, filler: string): Promise<void> {
  await db
    .updateTable('seed_state')
    .set({ active_at: now })
    .where('id', '=', 1)
    .where('filler', '=', filler)
    .returning('id')
    .executeTakeFirstOrThrow(() => new Error('another process has taken over filling the catalogue'));
}

const insert: Transaction<{ readonly filler: string; readonly batch: ImportBatch }, void> = async (db, { filler, batch }) => {
  await goOn(db, filler);
  for (const table of tableNames) {
    const rows = batch[table];
    if (rows === undefined) continue;
    const columns = Object.entries(importTables[table]);
    const names = sql.join(columns.map(([name]) => sql.ref(name)));
    const types = sql.join(columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
    // The builder knows the columns of one table, not of whichever table the batch has rows for. It answers no rows.
    await sql`insert into ${sql.table(table)} (${names}) select ${names} from jsonb_to_recordset(${rows}::jsonb) as r(${types})`.execute(
      db,
    );
  }
};

/** From here on the catalogue counts as complete. */
const finish: Transaction<string, void> = async (db, filler) => {
  await goOn(db, filler);
  await db.updateTable('seed_state').set({ finished_at: now }).where('id', '=', 1).execute();
};

export const importTransactions = {
  'import.is-complete': isComplete,
  'import.begin': begin,
  'import.insert': insert,
  'import.finish': finish,
} as const;

export type ImportTransactions = typeof importTransactions;
