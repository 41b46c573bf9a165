/** A value that both databases take as a parameter. Objects go as JSON text. */
export type SqlValue = string | number | boolean | null | Date | readonly number[] | readonly string[];

export type Row = Readonly<Record<string, unknown>>;

/** The SQL connection of a running transaction. */
export interface Connection {
  /** Runs one statement; `$1`, `$2` … stand for the values. Row types are the caller's knowledge of its own SQL. */
  query<R extends Row = Row>(sql: string, values?: readonly SqlValue[]): Promise<readonly R[]>;
  /** Runs a script of several statements without values. */
  script(sql: string): Promise<void>;
}

/**
 * A whole transaction with a name. Input and output cross a thread border, so they are plain data.
 * A transaction may run again from the start when the database asks for it (SQLSTATE 40001): no effects besides its statements.
 */
export type Transaction<Input, Output> = (connection: Connection, input: Input) => Promise<Output>;

export type TransactionTable = Readonly<Record<string, Transaction<never, unknown>>>;

export type InputOf<T> = T extends Transaction<infer Input, unknown> ? Input : never;
export type OutputOf<T> = T extends (connection: Connection, input: never) => Promise<infer Output> ? Output : never;

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
