import type { Transaction, Connection } from '../database/database.ts';
import { importTables, tableNames } from './tables.ts';
import type { ImportTable } from './tables.ts';

/** Rows as JSON text per table: one message and one statement for a whole batch. */
export type ImportBatch = { readonly [Table in ImportTable]?: string };

/** True when the catalogue has been imported completely. */
const isComplete: Transaction<null, boolean> = async (connection) => {
  const rows = await connection.query<{ finished: boolean }>('select finished_at is not null as finished from seed_state where id = 1');
  return rows[0]?.finished === true;
};

export interface BeginFilling {
  readonly products: number;
  /** Names the process that fills. */
  readonly filler: string;
  /** How long another one may have been silent before its work is taken for abandoned; 0 where there can be no other. */
  readonly patienceMs: number;
}

/** `begun`: the tables are empty and ours. `busy`: another process is filling. `complete`: it has. */
export type Beginning = 'begun' | 'busy' | 'complete';

/** Takes the work, empties what an interrupted filling left and notes that one has begun. */
const begin: Transaction<BeginFilling, Beginning> = async (connection, { products, filler, patienceMs }) => {
  const rows = await connection.query<{ finished: boolean; active: boolean }>(
    `select finished_at is not null as finished, coalesce(active_at > now() - make_interval(secs => $1::double precision), false) as active
     from seed_state where id = 1`,
    [patienceMs / 1000],
  );
  if (rows[0]?.finished === true) return 'complete';
  if (rows[0]?.active === true) return 'busy';
  for (const table of tableNames) await connection.query(`truncate table ${table}`);
  // Of two that begin at once the slower one is told to run again, and finds the other at work.
  await connection.query(
    `insert into seed_state (id, products, started_at, finished_at, filler, active_at) values (1, $1, now(), null, $2, now())
     on conflict (id) do update set products = $1, started_at = now(), finished_at = null, filler = $2, active_at = now()`,
    [products, filler],
  );
  return 'begun';
};

/** Makes sure that nobody has taken the work over, and says that it goes on. */
async function goOn(connection: Connection, filler: string): Promise<void> {
  const rows = await connection.query('update seed_state set active_at = now() where id = 1 and filler = $1 returning id', [filler]);
  if (rows.length === 0) throw new Error('another process has taken over filling the catalogue');
}

const insert: Transaction<{ readonly filler: string; readonly batch: ImportBatch }, void> = async (connection, { filler, batch }) => {
  await goOn(connection, filler);
  for (const table of tableNames) {
    const rows = batch[table];
    if (rows === undefined) continue;
    const columns = Object.entries(importTables[table]);
    const names = columns.map(([name]) => name).join(', ');
    const types = columns.map(([name, type]) => `${name} ${type}`).join(', ');
    await connection.query(`insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as r(${types})`, [rows]);
  }
};

/** From here on the catalogue counts as complete. */
const finish: Transaction<string, void> = async (connection, filler) => {
  await goOn(connection, filler);
  await connection.query('update seed_state set finished_at = now() where id = 1');
};

export const importTransactions = {
  'import.is-complete': isComplete,
  'import.begin': begin,
  'import.insert': insert,
  'import.finish': finish,
} as const;

export type ImportTransactions = typeof importTransactions;
