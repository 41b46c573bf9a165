import { afterAll, beforeAll } from '@jest/globals';
import './database.ts';
import { callFromOwnNetwork } from './network.ts';
import { removeFolder, shopAt, startFilledServer } from './server.ts';
import type { RunningServer, Shop } from './server.ts';
import { keeperVariable, sharedServer } from './shared/servers.ts';

type Settings = NonNullable<Parameters<typeof startFilledServer>[0]>;
/** Settings, or what makes them when the server is to start: the address of a service that stands in for another company's. */
type SettingsOrMaker = Settings | (() => Promise<Settings>);

function ownServer(settings: SettingsOrMaker = {}): RunningServer {
  let started: RunningServer | undefined;
  const running = (): RunningServer => {
    if (started === undefined) throw new Error('the server starts before the first test');
    return started;
  };
  beforeAll(async () => {
    started = await startFilledServer(typeof settings === 'function' ? await settings() : settings);
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

/** A server on the small catalogue for the tests of a file: started before them, stopped after them. */
export const useFilledServer = (settings?: SettingsOrMaker): RunningServer => ownServer(settings);

function sharedShop(keeper: string): Shop {
  let shared: Shop | undefined;
  const shop = (): Shop => {
    if (shared === undefined) throw new Error('the server is there before the first test');
    return shared;
  };
  beforeAll(async () => {
    const url = await sharedServer(keeper);
    callFromOwnNetwork(url);
    shared = shopAt(url);
  }, 60_000);
  return {
    get url() {
      return shop().url;
    },
    get rest() {
      return shop().rest;
    },
    graphql: (query, variables, headers) => shop().graphql(query, variables, headers),
  };
}

/**
 * A server on the small catalogue that the files of a jest worker share: for tests with the usual settings that make their own
 * customers, orders and e-mails, take no notice of others' and leave the clock, names and contents of the catalogue as they are. Who
 * changes a price or sells a product out puts it back, also when the test fails; who buys sets the stock first.
 */
export function useSharedServer(): Shop {
  const keeper = process.env[keeperVariable];
  // On the embedded database there are too few such files.
  return keeper === undefined || globalThis.databaseUnderTest !== 'PostgreSQL' ? ownServer() : sharedShop(keeper);
}
