import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST_PROCESS } from '../../scripts/lib/host-process.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { placesOf, root } from '../../scripts/lib/paths.ts';

/** A server process that a test has started for itself. */
export class OwnServer {
  readonly url: string;
  readonly #child: ChildProcess;
  #output = '';

  constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (this.#output += text.toString()));
  }

  /** Everything that it has written to stdout and stderr. */
  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Waits until it exits. @returns its exit code */
  async ended(): Promise<number | null> {
    if (!this.hasEnded) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  /** Waits until an address of the server answers 2xx. @throws with its output when it exits before */
  async ready(path: string): Promise<void> {
    while (!this.hasEnded) {
      const answer = await fetch(this.url + path, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server has ended:\n${this.#output}`);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.hasEnded) return;
    this.#child.kill(signal);
    await once(this.#child, 'exit');
  }
}

/** Runs one TypeScript file of the workspace with additional environment variables. */
export const startScript = (script: string, url: string, env: NodeJS.ProcessEnv, nodeArgs: readonly string[] = []): OwnServer => {
  const child = spawn(process.execPath, [...nodeArgs, join(root, script)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new OwnServer(url, child);
};

/** A temporary folder. */
export class Scratch {
  readonly dir = mkdtempSync(join(tmpdir(), 'amperio-e2e-'));

  path(...parts: readonly string[]): string {
    return join(this.dir, ...parts);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

interface HostOptions {
  readonly commerceUrl: string;
  readonly registryFile?: string;
  readonly releasesDir?: string;
  /** The folder that holds the registry's key. */
  readonly dataDir?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Additional arguments for Node. */
  readonly nodeArgs?: readonly string[];
}

/** Starts a host, by default with the running shop's releases and process settings; does not wait until it is ready. */
export const startHost = async (options: HostOptions): Promise<OwnServer> => {
  const { commerceUrl, registryFile, releasesDir, dataDir, env = {}, nodeArgs = [] } = options;
  const places = placesOf(process.env);
  const port = await freePort();
  const hostEnv = {
    ...HOST_PROCESS.env,
    PORT: String(port),
    COMMERCE_API_URL: commerceUrl,
    DATA_DIR: dataDir ?? places.dataDir,
    RELEASES_DIR: releasesDir ?? places.releasesDir,
    REGISTRY_FILE: registryFile ?? places.registryFile,
    ...env,
  };
  return startScript('host-shell/src/server/main.ts', `http://127.0.0.1:${port}`, hostEnv, [...HOST_PROCESS.nodeArgs, ...nodeArgs]);
};
