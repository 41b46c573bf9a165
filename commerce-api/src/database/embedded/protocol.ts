/** Messages between the server and the thread of the embedded database. */
export interface TransactionRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'done'; readonly id: number; readonly output: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };

export interface WorkerSettings {
  readonly folder: string;
}
