/** The thread of the embedded database: its queries would block the loop of the server. One request = one transaction. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Transaction as PGliteTransaction } from '@electric-sql/pglite';
import type { Transaction, Row, SqlValue, Connection } from '../database.ts';
import { transactions } from '../transactions.ts';
import type { TransactionRequest, WorkerMessage, WorkerSettings } from './protocol.ts';

const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const send = (message: WorkerMessage): void => port.postMessage(message);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const connectionOf = (inner: PGliteTransaction): Connection => ({
  query: async <R extends Row>(sql: string, values: readonly SqlValue[] = []) => (await inner.query<R>(sql, [...values])).rows,
  script: async (sql) => void (await inner.exec(sql)),
});

// Names come from the typed `run` of the main thread, so that the input fits the transaction.
const transactionNamed = (name: string): Transaction<unknown, unknown> | undefined =>
  (transactions as Readonly<Record<string, Transaction<unknown, unknown>>>)[name];

async function open(folder: string): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder,
    // An acknowledged change must survive kill -9, so every commit waits for its writes.
    relaxedDurability: false,
    // The usual 128 MB lie in memory for nothing: the system's own file cache stands behind them.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  });
}

async function answer(database: PGlite, request: TransactionRequest): Promise<void> {
  const transaction = transactionNamed(request.name);
  try {
    if (transaction === undefined) throw new Error(`no transaction named ${request.name}`);
    const output = await database.transaction((inner) => transaction(connectionOf(inner), request.input));
    send({ kind: 'done', id: request.id, output });
  } catch (error) {
    send({ kind: 'error', id: request.id, message: messageOf(error) });
  }
}

// The main thread always hands over WorkerSettings.
const { folder } = workerData as WorkerSettings;

try {
  const database = await open(folder);
  port.on('message', (message: TransactionRequest | 'close') => {
    if (message === 'close') void database.close().finally(() => port.close());
    else void answer(database, message);
  });
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'failed', message: messageOf(error) });
  port.close();
}
