/** A value that both databases take as a parameter. Objects go as JSON text. */
export type SqlValue = string | number | boolean | null | Date | readonly number[] | readonly string[];

export type Row = Readonly<Record<string, unknown>>;

/** What a job may do inside its transaction. */
export interface Transaction {
  /** Runs one statement; `$1`, `$2` … stand for the values. Row types are the caller's knowledge of its own SQL. */
  query<R extends Row = Row>(sql: string, values?: readonly SqlValue[]): Promise<readonly R[]>;
  /** Runs a script of several statements without values. */
  script(sql: string): Promise<void>;
}

/**
 * A whole transaction with a name. Input and output cross a thread border, so they are plain data.
 * A job may run again from the start when the database asks for it (SQLSTATE 40001): no effects besides its statements.
 */
export type Job<Input, Output> = (transaction: Transaction, input: Input) => Promise<Output>;

export type JobTable = Readonly<Record<string, Job<never, unknown>>>;

export type InputOf<J> = J extends Job<infer Input, unknown> ? Input : never;
export type OutputOf<J> = J extends (transaction: Transaction, input: never) => Promise<infer Output> ? Output : never;

/** The database as the rest of the server sees it: named jobs, each one transaction. */
export interface Database<Jobs extends JobTable> {
  run<Name extends keyof Jobs & string>(name: Name, input: InputOf<Jobs[Name]>): Promise<OutputOf<Jobs[Name]>>;
  close(): Promise<void>;
}
