import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderReleaseStorage } from 'release-kit/storage';
import { serveRelease, type ReleaseServer } from '../../../scripts/lib/against/serve-release.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { expectAccessible } from '../../lib/axe.ts';
import { OwnReleases } from '../../lib/own-release.ts';
import { Scratch, startHost, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

const NAME = 'mfe-account';
const LOGIN = '/customer/account/login';
const OWN_HEADING = 'Nagłówek z mojego komputera';

let scratch: Scratch;
let releases: OwnReleases;
let host: OwnServer;
/** A developer's release that is in no release storage. */
let release: string;
let server: ReleaseServer;
let address: string;

test.beforeEach(async ({ shopUrl, texts }) => {
  scratch = new Scratch();
  releases = new OwnReleases(scratch);
  const heading = texts.translate(NAME, 'login.title');
  release = releases.reword(NAME, 'local', heading, OWN_HEADING);
  const port = await freePort();
  server = await serveRelease(port, '127.0.0.1');
  server.show((path) => folderReleaseStorage(releases.releasesDir).read(NAME, release, path));
  address = `http://localhost:${port}/`;
  host = await startHost({ commerceUrl: shopUrl, env: { OVERRIDES: '1', OVERRIDE_ORIGINS: 'localhost' } });
  await host.ready('/healthz');
});
test.afterEach(async ({ page }) => {
  // An open page would report errors when its host stops.
  await page.close();
  await host.stop();
  await server.stop();
  scratch.remove();
});

const asking = (where: string): string => `${host.url}${LOGIN}?mfe.account=${where}`;
const badge = (page: Page) => page.getByRole('region', { name: 'Release overrides' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cache: string | null;
  readonly cookie: string;
}

/** The server's response. */
const ask = async (url: string, cookie = ''): Promise<Answer> => {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  return {
    status: answer.status,
    text: await answer.text(),
    cache: answer.headers.get('cache-control'),
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
};

test('[J-65] the server draws a release from an allowed address for requests that name it, and for no others', async ({ texts }) => {
  const { status, cookie } = await ask(asking(address));
  expect([status, cookie.split('@')[0]]).toEqual([303, `mfe_override=${NAME}`]);
  const own = await ask(host.url + LOGIN, cookie);
  expect(own.text).toContain(`>${OWN_HEADING}<`);
  expect(own.cache).toBe('no-store');
  const script = new RegExp(`/assets/${NAME}/${release}\\.at-[0-9a-f]{24}/[\\w.]+\\.js`).exec(own.text)?.[0] ?? '';
  expect(await ask(host.url + script)).toMatchObject({ status: 200, cache: expect.stringContaining('private') });
  for (const changed of ['', cookie.replace('localhost', 'localhosts'), `${cookie}x`]) {
    const other = await ask(host.url + LOGIN, changed);
    expect(other.text).toContain(`>${texts.translate(NAME, 'login.title')}<`);
    expect(other.cache).toContain('public');
  }
});

test('[J-65] the browser loads it from the shop’s own origin; the badge names release and origin, and links back', async ({
  page,
  browser,
  shop,
  texts,
}) => {
  await shop.useScreen('phone');
  const from = new Set<string>();
  page.on('request', (request) => from.add(new URL(request.url()).origin));
  await page.goto(asking(address));
  await expect(page).toHaveURL(host.url + LOGIN);
  await expect(badge(page)).toContainText(`${NAME}@${release} from ${new URL(address).origin}`);
  await expect(heading(page, OWN_HEADING)).toBeVisible();
  await expectAccessible(page, 'the badge');
  // Rendered in the browser this time.
  await shop.navigate('/');
  await shop.navigate(LOGIN);
  await expect(heading(page, OWN_HEADING)).toBeVisible();
  expect([...from]).toEqual([host.url]);

  const second = await browser.newPage();
  await second.goto(host.url + LOGIN);
  await expect(heading(second, texts.translate(NAME, 'login.title'))).toBeVisible();
  await second.close();

  await badge(page).getByRole('link', { name: 'Reset' }).click();
  await expect(heading(page, texts.translate(NAME, 'login.title'))).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('[J-65] an override that cannot be shown gets an error page, and nothing changes', async ({ page, texts, complaints }) => {
  complaints.expect(/status of (403|422|502)/);
  const expectProblem = async (where: string, title: string): Promise<void> => {
    await page.goto(asking(where));
    await expect(heading(page, title)).toBeVisible();
  };
  await expectProblem('https://evil.example/', 'This address is not allowed');
  await expect(page.getByText('this host shows releases from localhost alone')).toBeVisible();
  await expectProblem(`http://localhost:${await freePort()}/`, 'This address cannot be read');
  await expect(page.getByText('ECONNREFUSED')).toBeVisible();
  writeFileSync(join(releases.dir(NAME, release), 'web/remoteEntry.js'), 'alert(1)');
  await expectProblem(address, 'This release cannot be shown');
  await expect(page.getByText('web/remoteEntry.js does not have the hash that release.json says')).toBeVisible();
  await expectAccessible(page, 'the page of a problem');
  await page.getByRole('link', { name: 'Open the page without it' }).click();
  await expect(heading(page, texts.translate(NAME, 'login.title'))).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('[J-65] [J-66] an open page follows its address: a newer build is shown, and a missing one is reported', async ({
  page,
  shop,
  texts,
}) => {
  await shop.useScreen('desktop');
  // A build after the page's first check is newer than the page.
  const looked = page.waitForResponse(/__federation\/overrides/);
  await page.goto(asking(address));
  await expect(badge(page)).toContainText(release);
  await (await looked).finished();
  const newer = releases.reword(NAME, 'newer', texts.translate(NAME, 'login.title'), 'Nowszy nagłówek');
  server.show((path) => folderReleaseStorage(releases.releasesDir).read(NAME, newer, path));
  await expect(heading(page, 'Nowszy nagłówek')).toBeVisible({ timeout: 15_000 });
  await expect(badge(page)).toContainText(`${NAME}@${newer}`);
  await server.stop();
  await expect(badge(page).getByRole('status')).toContainText('ECONNREFUSED', { timeout: 15_000 });
  await page.reload();
  await expect(heading(page, texts.translate(NAME, 'login.title'))).toBeVisible();
  await expect(badge(page)).toContainText('is not shown: this is everybody’s');
});
