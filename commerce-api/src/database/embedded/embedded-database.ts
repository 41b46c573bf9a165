import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../../server/start-error.ts';
import type { Database, OpenDatabase } from '../database.ts';
import type { Transactions } from '../transactions.ts';
import { lockFolder } from './lock.ts';
import type { Lock } from './lock.ts';
import type { TransactionRequest, WorkerMessage, WorkerSettings } from './protocol.ts';

interface Waiting {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} cannot be made: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** A process that fills the catalogue notices between two batches that its server has been killed; a busy machine makes them long. */
const lockTimeoutMs = 5000;

/** Takes the folder; a process that is just ending gets a moment to let go of it. */
async function lockSoon(folder: string): Promise<Lock> {
  const until = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * PostgreSQL in WebAssembly, on disk under `dataDir`, in a thread of its own.
 * @param onCrash called when the thread ends by itself; the server cannot go on then
 * @throws StartError when the folder cannot be made, is in use or cannot be read
 */
export async function openEmbeddedDatabase(dataDir: string, onCrash: (error: Error) => void): Promise<OpenDatabase<Transactions>> {
  makeFolder(dataDir);
  const lock = await lockSoon(dataDir);
  const settings: WorkerSettings = { folder: join(dataDir, 'database') };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: settings,
    // Answers are short-lived: a small young generation keeps the thread from hoarding memory.
    resourceLimits: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 768 },
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isClosing = false;

  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();

  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'ready') return opened.resolve();
    if (message.kind === 'failed')
      return opened.reject(new StartError(`the database in ${settings.folder} cannot be opened: ${message.message}`));
    const transaction = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'done') transaction?.resolve(message.output);
    else transaction?.reject(Object.assign(new Error(message.message), message.fields));
  });
  worker.on('error', (error) => opened.reject(error));
  worker.on('exit', () => {
    const error = new Error('the database has been closed');
    opened.reject(error);
    for (const transaction of waiting.values()) transaction.reject(error);
    waiting.clear();
    lock.release();
    closed.resolve();
    if (!isClosing) onCrash(error);
  });

  try {
    await opened.promise;
  } catch (error) {
    isClosing = true;
    await worker.terminate();
    throw error;
  }

  return {
    run: (name, input) => {
      lastId += 1;
      const request: TransactionRequest = { id: lastId, name, input };
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
      // The worker runs the transaction of that very name, so its output has the transaction's type.
      return promise as ReturnType<Database<Transactions>['run']> as never;
    },
    close: async () => {
      isClosing = true;
      worker.postMessage('close');
      await closed.promise;
    },
  };
}
