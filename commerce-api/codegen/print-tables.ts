import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import type { ColumnMetadata, TableMetadata } from 'kysely';
import { connectionOver } from '../src/database/connection.ts';
import { migrate, readMigrations } from '../src/database/migrations.ts';
import { checkedTypes, modules, storedTypes } from './stored-types.ts';

/** What both drivers read a column of an SQL type as, and take for it. */
const sqlTypes: Readonly<Record<string, { readonly read: string; readonly write: string }>> = {
  bool: { read: 'boolean', write: 'boolean' },
  // What the drivers read crosses a thread, and is a plain array of bytes then.
  bytea: { read: 'Uint8Array', write: 'Uint8Array' },
  float8: { read: 'number', write: 'number' },
  int4: { read: 'number', write: 'number' },
  // Both are configured to read whole numbers as numbers; none of the shop's comes near 2^53.
  int8: { read: 'number', write: 'number' },
  numeric: { read: 'string', write: 'string' },
  text: { read: 'string', write: 'string' },
  timestamptz: { read: 'Date', write: 'Date | string' },
  uuid: { read: 'string', write: 'string' },
};

/** The type of a column; the mark of arrays is PostgreSQL's own. */
function typesOf(place: string, dataType: string): { readonly read: string; readonly write: string } {
  const stored = storedTypes[place];
  if (stored !== undefined) return { read: stored, write: stored };
  const checked = checkedTypes[place];
  if (checked !== undefined) return { read: 'unknown', write: checked };
  if (dataType.startsWith('_')) {
    const { read, write } = typesOf(place, dataType.slice(1));
    return { read: `(${read})[]`, write: `readonly (${write})[]` };
  }
  const known = sqlTypes[dataType];
  if (known === undefined) throw new Error(`${place} is ${dataType}: name its type in codegen/stored-types.ts`);
  return known;
}

function columnType(table: string, { name, dataType, isNullable, isAutoIncrementing, hasDefaultValue }: ColumnMetadata): string {
  const types = typesOf(`${table}.${name}`, dataType);
  const orNull = isNullable ? ' | null' : '';
  const [read, write] = [types.read + orNull, types.write + orNull];
  const isFilled = isAutoIncrementing || hasDefaultValue;
  if (types.read === types.write) return isFilled ? `Generated<${read}>` : read;
  return `ColumnType<${read}, ${write}${isFilled ? ' | undefined' : ''}, ${write}>`;
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

const tableType = ({ name, columns }: TableMetadata): string =>
  [`  ${name}: {`, ...columns.toSorted(byName).map((column) => `    ${column.name}: ${columnType(name, column)};`), '  };'].join('\n');

function importsOf(source: string): readonly string[] {
  const names = Object.keys(modules).filter((name) => new RegExp(`\\b${name}\\b`).test(source));
  return [...Map.groupBy(names, (name) => modules[name] ?? '')]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, types]) => `import type { ${types.toSorted().join(', ')} } from '${path}';`);
}

/** The tables as the migrations make them, as the source of a module. */
async function tablesModule(): Promise<string> {
  const pglite = await PGlite.create();
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
  const connection = connectionOver((statement, values) => pglite.query(statement, [...values]));
  await migrate(connection, readMigrations(), async (script) => void (await pglite.exec(script)));
  const tables = (await db.introspection.getTables()).toSorted(byName);
  const places = new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)));
  for (const place of Object.keys({ ...storedTypes, ...checkedTypes })) {
    if (!places.has(place)) throw new Error(`codegen/stored-types.ts names ${place}, which no migration makes`);
  }
  const { rows } = await sql<{ readonly name: string }>`select sequencename as name from pg_sequences order by 1`.execute(db);
  await db.destroy();
  const types = tables.map(tableType).join('\n');
  return `// Written by \`pnpm codegen\` from the migrations and codegen/stored-types.ts.
import type { ColumnType, Generated } from 'kysely';
${importsOf(types).join('\n')}

/** Every table with the types of its columns. */
export interface Tables {
${types}
}

/** Every sequence. */
export type Sequence =
${rows.map(({ name }) => `  | '${name}'`).join('\n')};
`;
}

// `pnpm codegen` takes it from here.
process.stdout.write(await tablesModule());
