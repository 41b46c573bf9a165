/** The thread of the embedded database: its queries would block the loop of the server. One request = one transaction. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { MigratingTransaction } from '../database.ts';
import { transactions } from '../transactions.ts';
import { Session } from './session.ts';
import { Statements } from './statements.ts';
import type { RefusalFields, TransactionRequest, WorkerMessage, WorkerSettings } from './protocol.ts';

const port = parentPort;
if (port === null) throw new Error('runs as a worker thread only');
const send = (message: WorkerMessage): void => port.postMessage(message);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** J-119: without its code nobody could tell an error whose words hold values of customers. */
const fieldsOf = (error: unknown): RefusalFields => {
  if (!(error instanceof Error)) return {};
  const named = (['code', 'table', 'column', 'constraint'] as const).map((key) => [key, Reflect.get(error, key)] as const);
  return Object.fromEntries(named.filter(([, value]) => typeof value === 'string'));
};

// Names come from the typed `run` of the main thread, so that the input fits the transaction.
const transactionNamed = (name: string): MigratingTransaction<unknown, unknown> | undefined =>
  (transactions as Readonly<Record<string, MigratingTransaction<unknown, unknown>>>)[name];

async function open(folder: string): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder,
    // An acknowledged change must survive kill -9, so every commit waits for its writes.
    relaxedDurability: false,
    // The usual 128 MB lie in memory for nothing: the system's own file cache stands behind them.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  });
}

async function answer(session: Session, request: TransactionRequest): Promise<void> {
  const transaction = transactionNamed(request.name);
  try {
    if (transaction === undefined) throw new Error(`no transaction named ${request.name}`);
    const output = await session.run(transaction, request.input);
    send({ kind: 'done', id: request.id, output });
  } catch (error) {
    send({ kind: 'error', id: request.id, message: messageOf(error), fields: fieldsOf(error) });
  }
}

// The main thread always hands over WorkerSettings.
const { folder } = workerData as WorkerSettings;

try {
  const database = await open(folder);
  const session = new Session(new Statements(database));
  port.on('message', (message: TransactionRequest | 'close') => {
    if (message === 'close') {
      void session
        .idle()
        .then(() => database.close())
        .finally(() => port.close());
    } else void answer(session, message);
  });
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'failed', message: messageOf(error) });
  port.close();
}
