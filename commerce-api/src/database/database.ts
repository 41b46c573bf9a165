import type { Kysely, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

/** The SQL connection of a running transaction: statements are built and typed by Kysely over the tables of the migrations. */
export type Connection = Pick<
  Kysely<Tables>,
  'selectFrom' | 'selectNoFrom' | 'insertInto' | 'updateTable' | 'deleteFrom' | 'with' | 'getExecutor'
>;

/** A row of a table as it is read. */
export type RowOf<Table extends keyof Tables> = Readonly<Selectable<Tables[Table]>>;

/** Runs a script of several statements without values: migrations are such. */
export type RunScript = (script: string) => Promise<void>;

/**
 * A whole transaction with a name. Input and output cross a thread border, so they are plain data.
 * A transaction may run again from the start when the database asks for it (SQLSTATE 40001): no effects besides its statements.
 */
export type Transaction<Input, Output> = (db: Connection, input: Input) => Promise<Output>;

/** The transaction that makes the tables. */
export type MigratingTransaction<Input, Output> = (db: Connection, input: Input, runScript: RunScript) => Promise<Output>;

export type TransactionTable = Readonly<Record<string, MigratingTransaction<never, unknown>>>;

type InputOf<T> = T extends MigratingTransaction<infer Input, unknown> ? Input : never;
export type OutputOf<T> = T extends (...args: never) => Promise<infer Output> ? Output : never;

/** Inputs and outputs by name. Looked up by name, so that a database with more transactions fits where fewer are asked for. */
type Inputs<Transactions extends TransactionTable> = { readonly [Name in keyof Transactions]: InputOf<Transactions[Name]> };
type Outputs<Transactions extends TransactionTable> = { readonly [Name in keyof Transactions]: OutputOf<Transactions[Name]> };

/**
 * Runs named transactions. Each part of the server asks for those that it uses (`Database<CartTransactions>`) and knows nothing
 * of the others; `database/transactions.ts` puts all of them together.
 */
export interface Database<Transactions extends TransactionTable> {
  /** Never set: keeps a database with fewer transactions from fitting where more are asked for. */
  readonly '~transactions'?: Transactions;
  run<Name extends keyof Transactions & string>(name: Name, input: Inputs<Transactions>[Name]): Promise<Outputs<Transactions>[Name]>;
}

/** A database that has been opened, and has to be closed. */
export interface OpenDatabase<Transactions extends TransactionTable> extends Database<Transactions> {
  close(): Promise<void>;
}
