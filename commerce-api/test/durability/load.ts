import { randomUUID } from 'node:crypto';
import { createRestClient } from 'shared-contracts/rest';
import { startServer, type RunningServer } from '../support/server.ts';
import { buy, type Purchase } from './buyer.ts';

export interface LoadOptions {
  /** Settings of the server: its folder or database, and a port that is the same for all starts. */
  readonly settings: Readonly<Record<string, string>>;
  readonly purchases: number;
  readonly clients: number;
  readonly skus: readonly string[];
  /** Time until the server is killed, ms. */
  readonly life: () => number;
  readonly report: (line: string) => void;
}

export interface LoadResult {
  readonly purchases: readonly Purchase[];
  readonly kills: number;
}

/** Buyers buy while their server is killed and restarted; in the end the server is stopped gracefully. */
export async function putUnderLoad({ settings, purchases: wanted, clients, skus, life, report }: LoadOptions): Promise<LoadResult> {
  let server: RunningServer = await startServer(settings);
  const rest = createRestClient({ baseUrl: server.url, store: () => 'amperio', token: () => undefined, timeout: 5000 });
  const purchases: Purchase[] = [];
  let next = 0;
  let isOver = false;
  const client = async (): Promise<void> => {
    while (next < wanted) {
      const turn = next;
      next += 1;
      purchases.push(await buy(rest, skus[turn % skus.length] ?? '', randomUUID()));
      if (purchases.length % 50 === 0) report(`${purchases.length} of ${wanted} purchases`);
    }
  };
  let kills = 0;
  let stopWaiting = (): void => {};
  const killer = async (): Promise<void> => {
    for (;;) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, life());
        stopWaiting = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (isOver) return;
      await server.kill();
      kills += 1;
      server = await startServer(settings);
    }
  };
  const killing = killer();
  await Promise.all(Array.from({ length: clients }, client));
  isOver = true;
  stopWaiting();
  await killing;
  await server.stop();
  return { purchases, kills };
}
