import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runOn } from './databases.ts';

/** The PostgreSQL server of a test run, in a process that ends with the run. */
export interface PostgresServer {
  /** `postgres://user@host:port`, without a database. */
  readonly url: string;
  /** Stops it and closes its connections; the data stay. */
  pause(): Promise<void>;
  /** Starts it again. */
  resume(): Promise<void>;
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.ts')], { stdio: ['pipe', 'pipe', 'pipe'] });
  let log = '';
  keeper.stderr.on('data', (chunk: Buffer) => (log += String(chunk)));
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const lines = createInterface({ input: keeper.stdout });
  const nextLine = (): Promise<string> =>
    new Promise((resolve, reject) => {
      lines.once('line', resolve);
      void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    });
  const url = await nextLine();
  const ask = async (what: 'stop' | 'start'): Promise<void> => {
    keeper.stdin.write(`${what}\n`);
    await nextLine();
  };
  const pause = (): Promise<void> => ask('stop');
  // Clients that connect at once wait until the server has finished its start.
  const resume = async (): Promise<void> => {
    await ask('start');
    await runOn(`${url}/postgres`, 'select 1');
  };
  return {
    url,
    pause,
    resume,
    restart: async () => {
      await pause();
      await resume();
    },
    stop: () => {
      keeper.stdin.end();
      return ended;
    },
  };
}
