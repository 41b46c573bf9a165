import { GatedCommerce } from './gated-commerce.ts';
import { startHost, type OwnServer } from './own-servers.ts';
import { expect, test as base } from './test.ts';

interface Fixtures {
  readonly gate: GatedCommerce;
  /** A host that uses the commerce server through the proxy `gate`. */
  readonly host: OwnServer;
}

/** A browser test of a shop whose commerce server can be made to fail. */
export const test = base.extend<Fixtures>({
  // The running shop forwards requests to its commerce server.
  gate: async ({ shopUrl }, use) => {
    const gate = await GatedCommerce.open(shopUrl);
    await use(gate);
    await gate.close();
  },
  host: async ({ gate }, use) => {
    const host = await startHost({ commerceUrl: gate.url });
    await host.ready('/healthz');
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

export { expect };
