import { readFileSync, readdirSync } from 'node:fs';
import type { MigratingTransaction } from './database.ts';
import { now } from './expressions.ts';

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
export const migrate: MigratingTransaction<readonly Migration[], readonly string[]> = async (db, migrations, runScript) => {
  await runScript('create table if not exists schema_migration (name text primary key, applied_at timestamptz not null)');
  const rows = await db.selectFrom('schema_migration').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) {
    await runScript(migration.sql);
    await db.insertInto('schema_migration').values({ name: migration.name, applied_at: now }).execute();
  }
  return missing.map((migration) => migration.name);
};
