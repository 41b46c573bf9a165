import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { OwnReleases } from '../../lib/own-release.ts';
import { Scratch, startHost, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

interface Served {
  readonly revision: number;
  readonly releases: readonly { readonly name: string; readonly release: string; readonly drawnOnServer: boolean }[];
}

// The host's own answer.
const served = async ({ url }: OwnServer): Promise<Served> => (await (await fetch(`${url}/__federation/releases`)).json()) as Served;

const releaseOf = async (host: OwnServer, name: string): Promise<string | undefined> =>
  (await served(host)).releases.find((one) => one.name === name)?.release;

const LOGIN = '/customer/account/login';

test.describe('releases of a running host', () => {
  let scratch: Scratch;
  let releases: OwnReleases;
  let host: OwnServer;

  const start = async (shopUrl: string): Promise<void> => {
    host = await startHost({ commerceUrl: shopUrl, registryFile: releases.registryFile, releasesDir: releases.releasesDir });
    await host.ready('/healthz');
  };

  test.beforeEach(() => {
    scratch = new Scratch();
    releases = new OwnReleases(scratch);
  });
  test.afterEach(async () => {
    await host.stop();
    scratch.remove();
  });

  const text = async (path: string): Promise<string> => (await fetch(host.url + path)).text();

  test('a new release and a new registry entry change what is served without a restart; so does a rollback', async ({ shopUrl, texts }) => {
    await start(shopUrl);
    const old = releases.active('mfe-account');
    const heading = texts.translate('mfe-account', 'login.title');
    expect(await text(LOGIN)).toContain(`>${heading}<`);
    const fresh = releases.reword('mfe-account', 'new', heading, 'Nowe wydanie');
    releases.activate('mfe-account', fresh);
    await expect.poll(() => releaseOf(host, 'mfe-account')).toBe(fresh);
    const changed = await text(LOGIN);
    expect(changed).toContain('>Nowe wydanie<');
    expect(changed).toContain(`/assets/mfe-account/${fresh}/`);
    releases.activate('mfe-account', old);
    await expect.poll(() => releaseOf(host, 'mfe-account')).toBe(old);
    expect(await text(LOGIN)).toContain(`>${heading}<`);
    // The files of pages that were drawn before are still served.
    expect((await fetch(`${host.url}/assets/mfe-account/${fresh}/remoteEntry.js`)).status).toBe(200);
  });

  for (const [title, change] of [
    ['throws', () => 'throw new Error("broken on purpose");'],
    ['is no JavaScript', () => 'const const const'],
    ['never ends', () => 'for (;;) {}'],
    ['requires a package that is not allowed', () => 'require("node:fs")'],
  ] as const) {
    test(`a new server bundle that ${title} is not accepted: the old release stays, HTML and scripts together`, async ({
      shopUrl,
      texts,
    }) => {
      await start(shopUrl);
      const old = releases.active('mfe-account');
      const { revision } = await served(host);
      releases.activate('mfe-account', releases.derive('mfe-account', 'bad', change));
      await expect.poll(async () => (await served(host)).revision).toBeGreaterThan(revision);
      expect(await releaseOf(host, 'mfe-account')).toBe(old);
      const page = await text(LOGIN);
      expect(page).toContain(texts.translate('mfe-account', 'login.title'));
      expect(page).toContain(`/assets/mfe-account/${old}/`);
    });
  }

  for (const [title, break_] of [
    ['is missing', () => rmSync(join(releases.dir('mfe-account'), 'server'), { recursive: true })],
    [
      'has another hash than its release',
      () => releases.tamper('mfe-account', releases.active('mfe-account'), (bundle) => `${bundle}\n//`),
    ],
    [
      'throws',
      () =>
        releases.activate(
          'mfe-account',
          releases.derive('mfe-account', 'bad', () => 'throw new Error("broken on purpose");'),
        ),
    ],
    [
      'never ends',
      () =>
        releases.activate(
          'mfe-account',
          releases.derive('mfe-account', 'bad', () => 'for (;;) {}'),
        ),
    ],
    [
      'throws while it draws',
      () =>
        releases.activate(
          'mfe-account',
          releases.derive(
            'mfe-account',
            'bad',
            () =>
              'const Bad = () => { throw new Error("broken on purpose"); }; exports.modules = { "./LoginPage": { default: Bad }, "./AccountPage": { default: Bad } };',
          ),
        ),
    ],
  ] as const) {
    test(`a server bundle that ${title} at the start: the page is drawn without the remote's part, which the browser renders`, async ({
      page,
      shop,
      shopUrl,
      complaints,
    }) => {
      complaints.expect(/Minified React error #419/, /hydration/, /The server could not finish this Suspense boundary/);
      break_();
      await start(shopUrl);
      for (let time = 0; time < 2; time += 1) {
        const answer = await fetch(host.url + LOGIN);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await answer.text()).toContain('<footer');
      }
      expect((await fetch(`${host.url}/`)).status).toBe(200);
      expect(host.hasEnded, host.output).toBe(false);
      await page.goto(host.url + LOGIN);
      await expect(shop.main.getByRole('textbox').first()).toBeVisible();
      await page.close(); // before its host stops
    });
  }

  test('a remote that the registry does not list: its page shows a message, all others work', async ({
    page,
    shop,
    shopUrl,
    complaints,
  }) => {
    complaints.expect(/419|hydration|Suspense|not part of this page|could not be loaded|failed/);
    releases.change((remotes) => ({
      remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => name !== 'mfe-account')),
      texts: ['mfe-account: gone'],
    }));
    await start(shopUrl);
    expect((await fetch(host.url + LOGIN)).status).toBe(200);
    expect((await fetch(`${host.url}/`)).status).toBe(200);
    expect(host.hasEnded, host.output).toBe(false);
    await page.goto(host.url + LOGIN);
    await expect(shop.main.getByText(shop.texts.translate('host-shell', 'slot.failed'))).toBeVisible();
    await expect(shop.footer).toBeVisible();
    await page.close(); // before its host stops
  });

  test('nothing outside of the release storage can be read', async ({ shopUrl }) => {
    await start(shopUrl);
    for (const path of [
      '/assets/../../../../etc/passwd',
      '/assets/mfe-account/..%2f..%2f..%2f/passwd',
      '/releases/mfe-account/..%2f../release.json',
      '/assets/mfe-account/%2e%2e/%2e%2e',
    ]) {
      const status = await new Promise<number>((resolve, reject) => {
        const { hostname, port } = new URL(host.url);
        get({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
      });
      expect([400, 404], path).toContain(status);
    }
  });
});
