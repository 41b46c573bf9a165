import type { OwnServer } from './own-servers.ts';
import { expect } from './test.ts';

/** The server refuses to start: exit code 1 and exactly one line of output, which contains all `parts`. */
export const expectRefusal = async (server: OwnServer, ...parts: readonly (string | RegExp)[]): Promise<void> => {
  expect(await server.ended()).toBe(1);
  const lines = server.output
    .trim()
    .split('\n')
    .filter((line) => !/^\(node:\d+\)|^\(Use `node/.test(line));
  expect(lines, server.output).toHaveLength(1);
  for (const part of parts) expect(lines[0]).toMatch(part);
};
