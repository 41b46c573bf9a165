import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from './paths.ts';

export interface ServiceOptions {
  readonly name: string;
  /** TypeScript file, relative to the workspace root. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** An address that answers 2xx when the service is ready. */
  readonly readyUrl: string;
  readonly nodeArgs?: readonly string[];
  /** The process's own when left out. */
  readonly clock?: Clock;
}

/** All in milliseconds. */
interface Clock {
  now(): number;
  later(run: () => void, delay: number): void;
}

const processClock: Clock = { now: () => performance.now(), later: (run, delay) => void setTimeout(run, delay) };

const READY_POLL_MS = 100;
/** Before a server is started again that has ended soon after its start: it may do so again. Any other is missed by shoppers now. */
const RESTART_DELAY_MS = 500;
const SOON_MS = 10_000;
const STOP_GRACE_MS = 12_000;

/** One server process of the shop; it is restarted when it ends unexpectedly after it was ready. */
export class Service {
  readonly #options: ServiceOptions;
  #child: ChildProcess | null = null;
  #wasReady = false;
  #stopping = false;

  constructor(options: ServiceOptions) {
    this.#options = options;
    // The service ends with this process.
    process.once('exit', () => this.#child?.kill());
  }

  get name(): string {
    return this.#options.name;
  }

  /** Starts and waits until it is ready. @throws when it ends before that; its output has the reason */
  async start(): Promise<void> {
    const exited = this.#spawn();
    const ready = this.#waitUntilReady();
    await Promise.race([
      ready,
      exited.then((code) => {
        throw new Error(`${this.#options.name} did not start (exit code ${code ?? 'none'})`);
      }),
    ]);
    this.#wasReady = true;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  /** Stops it and starts it again with changed sources. @throws as `start` does */
  async restart(): Promise<void> {
    await this.stop();
    this.#stopping = false;
    this.#wasReady = false;
    await this.start();
  }

  #spawn(): Promise<number | null> {
    const { script, args = [], env, name, nodeArgs = [], clock = processClock } = this.#options;
    const child = spawn(process.execPath, [...nodeArgs, join(root, script), ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#child = child;
    const startedAt = clock.now();
    return new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        resolve(code);
        if (this.#stopping || !this.#wasReady) return;
        console.error(`${name} ended (${signal ?? `code ${code}`}); starting it again`);
        const delay = clock.now() - startedAt < SOON_MS ? RESTART_DELAY_MS : 0;
        clock.later(() => {
          if (!this.#stopping) void this.#spawn();
        }, delay);
      });
    });
  }

  async #waitUntilReady(): Promise<void> {
    while (!this.#stopping) {
      try {
        const response = await fetch(this.#options.readyUrl, { signal: AbortSignal.timeout(1_000) });
        if (response.ok) return;
      } catch {
        // not listening yet
      }
      await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
    }
  }
}
