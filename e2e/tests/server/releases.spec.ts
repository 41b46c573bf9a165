import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expectNextRelease, expectNothingChanged, registryWithHistory } from '../../lib/faults/damaged-registry.ts';
import { registryFaults } from '../../lib/faults/registry-faults.ts';
import { damagedReleases } from '../../lib/faults/release-faults.ts';
import { faultyRemotes } from '../../lib/faults/remotes.ts';
import { expect, test } from '../../lib/own-shop.ts';

// `tests/long` has every fault for every remote.
test.describe.configure({ mode: 'default' });

const NAME = 'mfe-account';
const LOGIN = '/customer/account/login';

/** Replaces the component of every module of a server bundle. @param body of the component function */
const rendering = (body: string) => (bundle: string) =>
  `${bundle}\nmodule.exports = { modules: Object.fromEntries(Object.keys(module.exports.modules).map((key) => [key, { default: () => { ${body} } }])) };`;

/** The status of an address that is sent as it is, without being made shorter. */
const statusOf = (url: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    get({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });

test('[J-17] [J-60] a running host serves a new release without a restart, HTML and scripts together, keeps every broken one out, and goes back', async ({
  own,
  texts,
}) => {
  test.setTimeout(90_000); // five smoke tests, one of which waits for its limit
  const { host, releases } = own;
  const old = releases.active(NAME);
  const heading = texts.translate(NAME, 'login.title');
  const expectServed = async (release: string, title: string): Promise<void> => {
    await own.serves({ [NAME]: release });
    const answer = await fetch(host.url + LOGIN);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`>${title}<`);
    expect(html).toContain(`/assets/${NAME}/${release}/`);
  };
  const without = releases.derive(NAME, 'serverless', (bundle) => bundle);
  rmSync(join(releases.dir(NAME, without), 'server'), { recursive: true });
  const broken = {
    'has no server bundle': without,
    'never ends when it is loaded': releases.derive(NAME, 'endless', () => 'for (;;);'),
    'throws when it renders': releases.derive(NAME, 'renders', rendering('throw new Error("broken on purpose");')),
    'waits for ever when it renders': releases.derive(NAME, 'waits', rendering('throw new Promise(() => {});')),
    [damagedReleases.lost.name]: damagedReleases.lost.make(releases, NAME),
  };
  await expectServed(old, heading);
  const fresh = releases.reword(NAME, 'fresh', heading, 'Nowe wydanie');
  releases.activate(NAME, fresh);
  await expectServed(fresh, 'Nowe wydanie');
  for (const [fault, release] of Object.entries(broken)) {
    await test.step(`a release that ${fault}`, async () => {
      await own.refuses(NAME, release);
      await expectServed(fresh, 'Nowe wydanie');
      expect((await fetch(`${host.url}/`)).status).toBe(200);
    });
  }
  releases.activate(NAME, old);
  await expectServed(old, heading);
  // The files of pages that were rendered before are still served.
  expect((await fetch(`${host.url}/assets/${NAME}/${fresh}/remoteEntry.js`)).status).toBe(200);
  expect(host.hasEnded, host.output).toBe(false);
});

test('[J-61] a registry that is missing, unsigned, changed, older, truncated or empty changes nothing in a running shop; the next valid one is used', async ({
  own: { host, releases },
  own,
  catalogue,
  texts,
}) => {
  const older = registryWithHistory(releases);
  await own.serves({ [NAME]: releases.active(NAME) });
  for (const fault of registryFaults) await test.step(fault.name, () => expectNothingChanged(host, releases, fault, older));
  for (const { page } of faultyRemotes) {
    const { address } = await page(catalogue, texts);
    expect((await fetch(host.url + address)).status, address).toBe(200);
  }
  await expectNextRelease(host, releases, 'next');
});

test('nothing outside of the release storage can be read', async ({ own: { host } }) => {
  for (const path of [
    '/assets/../../../../etc/passwd',
    '/assets/mfe-account/..%2f..%2f..%2f/passwd',
    '/releases/mfe-account/..%2f../release.json',
    '/assets/mfe-account/%2e%2e/%2e%2e',
  ])
    expect([400, 404], path).toContain(await statusOf(host.url, path));
});
