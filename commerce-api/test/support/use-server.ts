import { afterAll, beforeAll } from '@jest/globals';
import { removeFolder, startFilledServer } from './server.ts';
import type { RunningServer } from './server.ts';

/** A server on the small catalogue for the tests of a file: started before them, stopped after them. */
export function useFilledServer(settings: Parameters<typeof startFilledServer>[0] = {}): RunningServer {
  let started: RunningServer | undefined;
  const running = (): RunningServer => {
    if (started === undefined) throw new Error('the server starts before the first test');
    return started;
  };
  beforeAll(async () => {
    started = await startFilledServer(settings);
  }, 60_000);
  afterAll(async () => {
    if (started === undefined) return;
    await started.stop();
    removeFolder(started.dataDir);
  });
  return {
    get url() {
      return running().url;
    },
    get dataDir() {
      return running().dataDir;
    },
    get rest() {
      return running().rest;
    },
    graphql: (query, variables, headers) => running().graphql(query, variables, headers),
    output: () => running().output(),
    kill: () => running().kill(),
    stop: () => running().stop(),
  };
}
