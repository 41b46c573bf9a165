import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import type { Connection } from './database.ts';
import type { Tables } from './tables.ts';

interface Answer {
  readonly rows: object[];
  /** How many rows the statement has written. */
  readonly affectedRows?: number | undefined;
}

/** Runs one statement inside the transaction; `$1`, `$2` … stand for the values. */
export type RunStatement = (statement: string, values: readonly unknown[]) => Promise<Answer>;

// Neither keeps anything between two statements, so that all transactions share them.
const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();

const nothing = async (): Promise<void> => undefined;

/** Begin, commit and rollback are around the transaction, where it is also run again when the database asks for it. */
function driverOver(run: RunStatement): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }) => {
      const { rows, affectedRows = 0 } = await run(sql, parameters);
      // Kysely knows the type of the rows from the statement that it has built.
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
    },
    streamQuery: () => {
      throw new Error('transactions answer whole lists');
    },
  };
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
}

/** The typed statements of one running transaction. Cheap: made anew for each. */
export function connectionOver(run: RunStatement): Connection {
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createDriver: () => driverOver(run),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => compiler,
  };
  return new Kysely<Tables>({ dialect });
}
