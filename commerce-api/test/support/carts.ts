/** Setup for tests of carts. */
import { beforeAll } from '@jest/globals';
import { sellable, valueOf } from './checkout.ts';
import type { Shop } from './server.ts';
import { useSharedServer } from './use-server.ts';

interface CartShop {
  readonly server: Shop;
  /** @returns the n-th product of which several pieces can be bought now */
  readonly sku: (n: number) => string;
  /** @returns the id of a new cart of a guest */
  readonly newCart: () => Promise<string>;
}

/** A server for all tests of a file; its products are known inside tests only. */
export function cartShop(): CartShop {
  const server = useSharedServer();
  let skus: readonly string[];

  beforeAll(async () => {
    skus = (await sellable(server)).map((one) => one.sku);
  }, 60_000);

  return { server, sku: (n) => skus[n] ?? '', newCart: async () => valueOf(await server.rest.createCart()) };
}
