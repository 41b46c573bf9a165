import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface VisitorTask {
  readonly port: number;
  /** Network addresses: one for each visitor. */
  readonly addresses: readonly string[];
  /** Pages that everybody reads: after the first time they are kept. */
  readonly common: readonly string[];
  /** Pages of which each is read seldom: they have to be rendered. */
  readonly rare: readonly string[];
  /** Between two pages of a visitor, ms. */
  readonly pauseMs: number;
}

export interface PageRead {
  readonly ms: number;
  readonly failure?: string;
}

/** Of four pages so many are common ones. */
const COMMON_OF_FOUR = 3;
const PAGE_MS = 20_000;
const REPORT_MS = 50;

// The thread was started with a task of this type.
const { port, addresses, common, rare, pauseMs } = workerData as VisitorTask;
let reads: PageRead[] = [];
let turn = 0;

const read = (agent: Agent, path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, agent, timeout: PAGE_MS, headers: { 'accept-language': 'pl' } }, (answer) => {
      let end = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (end = (end + part).slice(-100)));
      answer.on('error', (error) => resolve(`${path}: ${error.message}`));
      answer.on('end', () => {
        if (answer.statusCode !== 200) resolve(`${path}: ${answer.statusCode}`);
        else resolve(end.trimEnd().endsWith('</html>') ? undefined : `${path}: not whole`);
      });
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${PAGE_MS} ms`)));
    asked.on('error', (error) => resolve(`${path}: ${error.message}`));
    asked.end();
  });

const visit = async (address: string): Promise<never> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: address });
  for (;;) {
    const mine = turn;
    turn += 1;
    const pages = mine % 4 < COMMON_OF_FOUR ? common : rare;
    const since = performance.now();
    const failure = await read(agent, pages[Math.floor(mine / 4) % pages.length] ?? '/');
    reads.push({ ms: performance.now() - since, ...(failure !== undefined && { failure }) });
    await pause(pauseMs);
  }
};

setInterval(() => {
  parentPort?.postMessage(reads);
  reads = [];
}, REPORT_MS);
await Promise.all(addresses.map(visit));
