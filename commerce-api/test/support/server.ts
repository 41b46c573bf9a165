import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRestClient } from 'shared-contracts/rest';
import type { RestClient } from 'shared-contracts/rest';
import { databaseSetting } from './database.ts';
import { copyTemplate, keepTemplate, templatePath } from './template.ts';

/** The bundle that a running shop is started from, where the run has made one (`pnpm test`, `pnpm verify`); else the sources. */
const main = process.env['COMMERCE_SERVER'] ?? join(import.meta.dirname, '../../src/main.ts');

/** What callers have of a server. */
export interface Shop {
  readonly url: string;
  readonly rest: RestClient;
  /** The `data` of a query; throws when the answer has errors. */
  graphql<Data = Readonly<Record<string, unknown>>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Data>;
}

/** A server of a test file's own. */
export interface RunningServer extends Shop {
  readonly dataDir: string;
  /** All that the process has written: its log. */
  output(): string;
  /** Ends the process at once, as kill -9 does. */
  kill(): Promise<void>;
  /** Stops it gracefully. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface StartedServer extends RunningServer {
  /** Resolves when the process has ended, however it did. */
  readonly ended: Promise<Outcome>;
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

const usualProducts = '300';

type Settings = Readonly<Record<string, string>>;

/** Creates a temporary folder. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'commerce-api-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const running = new Set<ChildProcess>();

// A test that fails half-way does not stop its server, which would keep the test run from ending. Outside of jest
// (durability, the filling of templates) there is no `afterAll`.
(globalThis as { readonly afterAll?: (task: () => void) => void }).afterAll?.(() => {
  for (const child of running) child.kill('SIGKILL');
});

function launch(settings: Settings): {
  readonly child: ChildProcess;
  readonly ended: Promise<Outcome>;
  readonly onOutput: (listener: (all: string) => void) => void;
  readonly output: () => string;
} {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SMTP_URL: '',
      COMMERCE_API_PORT: '0',
      PRODUCTS: usualProducts,
      COMMERCE_DEV: '1',
      SANDBOX_BANK_MS: '800',
      STORE_URLS: 'amperio=https://sklep.example,amperio_pro=https://pro.sklep.example',
      // One phone and one mailbox order all the time in tests; those of the limits set it to 1.
      WRITE_LIMITS: '0',
      // Tests stand where the host's server stands: they say whom they call for.
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  const listeners: ((all: string) => void)[] = [];
  const collect = (chunk: Buffer): void => {
    output += String(chunk);
    for (const listener of listeners) listener(output);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<Outcome>((resolve) => child.once('close', (code) => resolve({ code, output })));
  return { child, ended, onOutput: (listener) => void listeners.push(listener), output: () => output };
}

/** Starts the server and waits for its end. */
export const runToEnd = (settings: Settings): Promise<Outcome> => launch(settings).ended;

/** Starts the server and kills it as soon as its output matches. */
export async function killWhen(pattern: RegExp, settings: Settings): Promise<Outcome> {
  const dataDir = settings['DATA_DIR'];
  const { child, ended, onOutput } = launch({ ...(dataDir === undefined ? {} : await databaseSetting(dataDir, 'empty')), ...settings });
  onOutput((all) => pattern.test(all) && child.kill('SIGKILL'));
  return ended;
}

/** A new folder whose database has the small catalogue. Filling takes seconds, so a filled folder (or database) is kept and copied. */
export async function filledFolder(): Promise<string> {
  const template = templatePath(usualProducts);
  const dataDir = temporaryFolder();
  const { DATABASE_URL } = await databaseSetting(dataDir, 'filled');
  if (DATABASE_URL === undefined && !copyTemplate(template, dataDir)) {
    await (await startServer({ DATA_DIR: dataDir })).stop();
    keepTemplate(dataDir, template);
  }
  return dataDir;
}

/** Starts a server on the small catalogue. */
export async function startFilledServer(settings: Settings = {}): Promise<StartedServer> {
  const dataDir = await filledFolder();
  try {
    return await startServer({ DATA_DIR: dataDir, ...settings });
  } catch (error) {
    removeFolder(dataDir);
    throw error;
  }
}

/** The calls of a server that answers at an address. */
export const shopAt = (url: string): Shop => ({
  url,
  rest: createRestClient({ baseUrl: url, store: () => 'amperio', token: () => undefined }),
  graphql: async <Data>(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    // The test knows the type of its query.
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  },
});

/** Starts the server in a process of its own and waits until it answers. A data folder is used with its database. */
export async function startServer(settings: Settings = {}): Promise<StartedServer> {
  const dataDir = settings['DATA_DIR'] ?? temporaryFolder();
  const { child, ended, onOutput, output } = launch({ ...(await databaseSetting(dataDir, 'empty')), ...settings, DATA_DIR: dataDir });
  const url = await new Promise<string>((resolve, reject) => {
    onOutput((all) => {
      const address = /products at (http:\S+)/.exec(all)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(({ output }) => reject(new Error(`the server ended before it answered:\n${output}`)));
  });
  return {
    ...shopAt(url),
    dataDir,
    ended,
    output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      return (await ended).code;
    },
  };
}
