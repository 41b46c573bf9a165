import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { OwnReleases, hostOver } from '../../lib/own-release.ts';
import { Scratch, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

const LOGIN = '/customer/account/login';

test.describe('a host that starts', () => {
  let scratch: Scratch;
  let releases: OwnReleases;
  let host: OwnServer;

  const start = async (shopUrl: string): Promise<void> => {
    host = await hostOver(releases, shopUrl);
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
      'throws while it renders',
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
    test(`a server bundle that ${title} at the start: the page is rendered without the remote's part, which the browser renders`, async ({
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
});
