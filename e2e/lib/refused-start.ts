import type { OwnServer } from './own-servers.ts';
import { expect } from './test.ts';

/** A start that cannot be: one line that names the setting, a bad exit code, nothing else. */
export const expectRefusal = async (server: OwnServer, ...parts: readonly (string | RegExp)[]): Promise<void> => {
  expect(await server.ended()).toBe(1);
  const lines = server.output
    .trim()
    .split('\n')
    .filter((line) => !/^\(node:\d+\)|^\(Use `node/.test(line));
  expect(lines, server.output).toHaveLength(1);
  for (const part of parts) expect(lines[0]).toMatch(part);
};
