import { GatedCommerce } from './gated-commerce.ts';
import { startHost, type OwnServer } from './own-servers.ts';
import { expect, test as base } from './test.ts';

interface Fixtures {
  readonly gate: GatedCommerce;
  /** A host whose commerce server stands behind the gate. */
  readonly host: OwnServer;
}

/** A test whose visitor comes to a shop that may lose its commerce server. */
export const test = base.extend<Fixtures>({
  // The running shop passes on what is meant for its commerce server.
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
