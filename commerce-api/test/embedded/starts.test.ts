/** Starts that fail. */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filledFolder, removeFolder, runToEnd, startServer, temporaryFolder, type RunningServer } from '../support/server.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = temporaryFolder();
  folders.push(made);
  return made;
};
/** A data folder that a server has used and left open to others. */
let used = '';
/** Started on it. */
let server: RunningServer;

beforeAll(async () => {
  used = await filledFolder();
  folders.push(used);
  chmodSync(used, 0o755);
  chmodSync(join(used, 'database', 'PG_VERSION'), 0o644);
  server = await startServer({ DATA_DIR: used });
}, 60_000);

afterAll(async () => {
  await server.stop();
  folders.forEach(removeFolder);
});

describe('[J-01] a start that fails', () => {
  const oneLine = (output: string): string[] => output.trim().split('\n');

  it('ends with one line for a wrong setting', async () => {
    const { code, output } = await runToEnd({ COMMERCE_API_PORT: 'sklep' });
    expect(code).toBe(1);
    expect(oneLine(output)).toEqual(['commerce-api: COMMERCE_API_PORT must be a whole number (it is "sklep")']);
  });

  it('ends with one line when the port is taken or the folder is in use, and harms nothing', async () => {
    const { port } = new URL(server.url);
    const taken = await runToEnd({ COMMERCE_API_PORT: port, DATA_DIR: folder() });
    expect(taken.code).toBe(1);
    expect(oneLine(taken.output)).toEqual([expect.stringContaining(`COMMERCE_API_PORT ${port} is already in use`)]);
    const second = await runToEnd({ DATA_DIR: server.dataDir });
    expect(second.code).toBe(1);
    expect(oneLine(second.output)).toEqual([expect.stringMatching(/DATA_DIR .* is in use by process \d+/)]);
    expect(await server.graphql('{storeConfig{store_code}}')).toBeDefined();
  }, 60_000);
});

describe('[J-114] the data folder', () => {
  const modeOf = (path: string): number => statSync(path).mode & 0o777;

  it('is open to nobody else, nor is what an earlier start has left open', async () => {
    expect(modeOf(used)).toBe(0o700);
    await server.rest.createCart();
    const open = readdirSync(join(used, 'database'), { recursive: true, withFileTypes: true })
      // PGlite gives this cache a mode of its own whenever it writes it; nobody else comes as far as to it.
      .filter(({ name }) => !name.startsWith('pg_internal.init'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => (modeOf(path) & 0o077) !== 0);
    expect(open).toEqual([]);
    expect(await server.stop()).toBe(0);
  }, 60_000);

  it('has files that nobody else may read, also inside of a folder that is closed', async () => {
    const file = join(used, 'database', 'PG_VERSION');
    chmodSync(used, 0o700);
    chmodSync(file, 0o666);
    const again = await startServer({ DATA_DIR: used });
    expect(modeOf(file)).toBe(0o600);
    expect(await again.stop()).toBe(0);
  }, 60_000);

  it('may not be one that all users share', async () => {
    const shared = folder();
    chmodSync(shared, 0o1777);
    const { code, output } = await runToEnd({ DATA_DIR: shared });
    expect([code, output.trim()]).toEqual([
      1,
      `commerce-api: DATA_DIR ${shared} is shared by all users of this machine: choose a folder of its own`,
    ]);
    expect(modeOf(shared)).toBe(0o777);
  });
});
