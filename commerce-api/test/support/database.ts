import { createDatabase, filledDatabase, serverVariable } from './postgres/databases.ts';

declare global {
  /** The database under test, set by the jest project. */
  var databaseUnderTest: 'PGlite' | 'PostgreSQL' | undefined;
}

/** PGlite stores its data in the data folder; on PostgreSQL each data folder has a database. */
const databases = new Map<string, string>();

/**
 * The setting with the database of a data folder; none for the embedded one. The same folder gets the same database.
 * @param content of the new database of a folder that is not known yet
 */
export async function databaseSetting(dataDir: string, content: 'empty' | 'filled'): Promise<{ readonly DATABASE_URL?: string }> {
  const server = process.env[serverVariable];
  if (globalThis.databaseUnderTest !== 'PostgreSQL' || server === undefined) return {};
  const known = databases.get(dataDir) ?? (await createDatabase(server, content === 'filled' ? filledDatabase : undefined));
  databases.set(dataDir, known);
  return { DATABASE_URL: known };
}
