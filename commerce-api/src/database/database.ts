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

export type InputOf<J> = J extends Transaction<infer Input, unknown> ? Input : never;
export type OutputOf<J> = J extends (connection: Connection, input: never) => Promise<infer Output> ? Output : never;

/** The database as the rest of the server sees it: named transactions. */
export interface Database<Transactions extends TransactionTable> {
  run<Name extends keyof Transactions & string>(name: Name, input: InputOf<Transactions[Name]>): Promise<OutputOf<Transactions[Name]>>;
  close(): Promise<void>;
}
