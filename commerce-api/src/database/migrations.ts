import { readFileSync, readdirSync } from 'node:fs';
import type { Transaction } from './database.ts';

export interface Migration {
  /** File name: `001_catalogue.sql`. */
  readonly name: string;
  readonly sql: string;
}

/** All migrations in the order of their numbers. */
export function readMigrations(): readonly Migration[] {
  const folder = new URL('./migrations/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
}

/** Brings the tables up to date; all missing migrations in one transaction. Answers the names of those it ran. */
export const migrate: Transaction<readonly Migration[], readonly string[]> = async (connection, migrations) => {
  await connection.script('create table if not exists schema_migration (name text primary key, applied_at timestamptz not null)');
  const rows = await connection.query<{ name: string }>('select name from schema_migration');
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) {
    await connection.script(migration.sql);
    await connection.query('insert into schema_migration (name, applied_at) values ($1, now())', [migration.name]);
  }
  return missing.map((migration) => migration.name);
};
