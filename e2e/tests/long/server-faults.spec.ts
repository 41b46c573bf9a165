import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from 'shared-contracts/federation';
import { OwnReleases } from '../../lib/own-release.ts';
import { Scratch, startHost } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

/** A page that the remote renders, and one of another remote. */
const pages: Readonly<Record<RemoteName, readonly [own: string, other: string]>> = {
  'mfe-catalog': ['/search.html?q=a', '/'],
  'mfe-cart-checkout': ['/checkout/cart', '/'],
  'mfe-account': ['/customer/account/login', '/'],
  'mfe-content': ['/', '/customer/account/login'],
};

/** Replaces the component of every module of a bundle. @param body of the component function */
const rendering = (body: string) => (bundle: string) =>
  `${bundle}\nmodule.exports = { modules: Object.fromEntries(Object.keys(module.exports.modules).map((key) => [key, { default: () => { ${body} } }])) };`;

const faults: Readonly<Record<string, (bundle: string) => string>> = {
  'throws when it is loaded': () => 'throw new Error("broken on purpose");',
  'is cut off': (bundle) => bundle.slice(0, bundle.length / 2),
  'never ends when it is loaded': () => 'for (;;) {}',
  'throws when it renders': rendering('throw new Error("broken on purpose");'),
  'waits for ever when it renders': rendering('throw new Promise(() => {});'),
};

/** What a server does about a fault is the same for all remotes: one of them has them all. */
const cases: readonly (readonly [RemoteName, readonly string[], title: string])[] = [
  ['mfe-catalog', Object.keys(faults), 'is missing, throws, is cut off, never ends, or does not render'],
  ['mfe-cart-checkout', [], 'is missing'],
  ['mfe-account', ['waits for ever when it renders'], 'is missing, or never renders'],
  ['mfe-content', ['throws when it renders'], 'is missing, or throws when it renders'],
];

for (const [remote, wrong, title] of cases) {
  const [own, other] = pages[remote];
  test(`[J-17] a new release of ${remote} whose server bundle ${title} is never served`, async ({ shopUrl }) => {
    test.setTimeout(150_000);
    const scratch = new Scratch();
    const releases = new OwnReleases(scratch);
    const good = releases.active(remote);
    const lost = releases.derive(remote, 'lost', (bundle) => bundle);
    rmSync(join(releases.dir(remote, lost), 'server'), { recursive: true });
    const bad = Object.entries(faults)
      .filter(([fault]) => wrong.includes(fault))
      .map(([, change], index) => releases.derive(remote, `bad${index}`, change));
    const fresh = releases.derive(remote, 'fresh', (bundle) => `${bundle}\n// fresh`);
    const host = await startHost({ commerceUrl: shopUrl, registryFile: releases.registryFile, releasesDir: releases.releasesDir });
    const expectGood = async (): Promise<void> => {
      for (const path of [own, other]) {
        const response = await fetch(host.url + path);
        expect(response.status).toBe(200);
        if (path === own) expect((await response.text()).includes(`/assets/${remote}/${good}/`)).toBe(true);
      }
    };
    const refused = async (release: string): Promise<void> => {
      releases.activate(remote, release);
      await expect
        .poll(() => host.output.split('\n').some((line) => line.includes(`"release":"${release}"`) && line.includes('unusable')), {
          timeout: 30_000,
          message: `${release} is refused`,
        })
        .toBe(true);
      await expectGood();
    };
    try {
      await host.ready('/healthz');
      for (const release of [lost, ...bad]) await refused(release);
      // After all of these faults it accepts a valid release.
      releases.activate(remote, fresh);
      await expect
        .poll(async () => (await (await fetch(host.url + own)).text()).includes(`/assets/${remote}/${fresh}/`), { timeout: 20_000 })
        .toBe(true);
      expect(host.hasEnded, host.output).toBe(false);
    } finally {
      await host.stop();
      scratch.remove();
    }
  });
}
