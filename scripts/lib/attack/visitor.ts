import { Worker } from 'node:worker_threads';
import type { PageRead, VisitorTask } from './visitor-worker.ts';

/** What visitors met within a span of time. */
export interface Visit {
  readonly pages: number;
  readonly failed: readonly string[];
  /** The time that one page in a hundred exceeds, from the request to the last byte, ms. NaN without a page. */
  readonly p99: number;
}

const visitOf = (reads: readonly PageRead[]): Visit => {
  const times = reads.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    pages: reads.length,
    failed: reads.flatMap(({ failure }) => failure ?? []),
    p99: times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? Number.NaN,
  };
};

/** Ordinary visitors who read pages all the time, in a thread of their own: what the attacks do in this one must not slow their clock. */
export class Visitors {
  readonly #worker: Worker;
  #reads: PageRead[] = [];

  constructor(task: VisitorTask) {
    this.#worker = new Worker(new URL('./visitor-worker.ts', import.meta.url), { workerData: task });
    this.#worker.on('message', (reads: readonly PageRead[]) => this.#reads.push(...reads));
  }

  /** What they met since the last time that they were asked. */
  sinceLastAsked(): Visit {
    const reads = this.#reads;
    this.#reads = [];
    return visitOf(reads);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
