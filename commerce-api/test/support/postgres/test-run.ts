import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The PostgreSQL server of a test run, in a process that ends with the run. */
export interface PostgresServer {
  /** `postgres://user@host:port`, without a database. */
  readonly url: string;
  /** Stops it, connections and all, and starts it again; the data stay. */
  restart(): void;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'keeper.ts')], { stdio: ['pipe', 'pipe', 'pipe'] });
  let log = '';
  keeper.stderr.on('data', (chunk: Buffer) => (log += String(chunk)));
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: keeper.stdout }).once('line', resolve);
    void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return {
    url,
    restart: () => void keeper.stdin.write('r\n'),
    stop: () => {
      keeper.stdin.end();
      return ended;
    },
  };
}
