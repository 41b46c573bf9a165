/** Setup for tests of carts. */
import { afterAll, beforeAll } from '@jest/globals';
import { sellable, valueOf } from './checkout.ts';
import { removeFolder, startFilledServer, type RunningServer } from './server.ts';

interface AppServices {
  readonly server: RunningServer;
  /** @returns the n-th product of which several pieces can be bought now */
  readonly sku: (n: number) => string;
  /** @returns the id of a new cart of a guest */
  readonly newCart: () => Promise<string>;
}

/** Starts a server for all tests of a file; its properties are available inside tests only. */
export function cartShop(): AppServices {
  let server: RunningServer;
  let skus: readonly string[];

  beforeAll(async () => {
    server = await startFilledServer();
    skus = (await sellable(server)).map((one) => one.sku);
  }, 60_000);

  afterAll(async () => {
    await server.stop();
    removeFolder(server.dataDir);
  });

  return {
    get server() {
      return server;
    },
    sku: (n) => skus[n] ?? '',
    newCart: async () => valueOf(await server.rest.createCart()),
  };
}
