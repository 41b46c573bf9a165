/** Messages between the server and the thread of the embedded database. */
export interface TransactionRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** Of a refusal of the database: what it concerns, as PostgreSQL's errors name it. */
export interface RefusalFields {
  readonly code?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly id: number; readonly output: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string; readonly fields: RefusalFields };

export interface WorkerSettings {
  readonly folder: string;
}
