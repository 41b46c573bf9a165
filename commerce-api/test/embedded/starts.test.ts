/** Starts that cannot be. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { removeFolder, runToEnd, startFilledServer, temporaryFolder } from '../support/server.ts';

let folders: string[] = [];
const folder = (): string => {
  const made = temporaryFolder();
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders) removeFolder(made);
  folders = [];
});

describe('[J-01] a start that cannot be', () => {
  const oneLine = (output: string): string[] => output.trim().split('\n');

  it('ends with one line for a wrong setting', async () => {
    const { code, output } = await runToEnd({ COMMERCE_API_PORT: 'sklep' });
    expect(code).toBe(1);
    expect(oneLine(output)).toEqual(['commerce-api: COMMERCE_API_PORT must be a whole number (it is "sklep")']);
  });

  it('ends with one line when the port is taken or the folder is in use, and harms nothing', async () => {
    const server = await startFilledServer();
    folders.push(server.dataDir);
    const { port } = new URL(server.url);
    const taken = await runToEnd({ COMMERCE_API_PORT: port, DATA_DIR: folder() });
    expect(taken.code).toBe(1);
    expect(oneLine(taken.output)).toEqual([expect.stringContaining(`COMMERCE_API_PORT ${port} is already in use`)]);
    const second = await runToEnd({ DATA_DIR: server.dataDir });
    expect(second.code).toBe(1);
    expect(oneLine(second.output)).toEqual([expect.stringMatching(/DATA_DIR .* is in use by process \d+/)]);
    expect(await server.graphql('{storeConfig{store_code}}')).toBeDefined();
    expect(await server.stop()).toBe(0);
  }, 60_000);
});
