import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderReleaseStorage } from 'release-kit/storage';
import { serveRelease, type ReleaseServer } from '../../../scripts/lib/against/serve-release.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { expectAccessible } from '../../lib/axe.ts';
import { OwnReleases } from '../../lib/own-release.ts';
import { Scratch } from '../../lib/own-servers.ts';
import { developerHost, expect, test } from '../../lib/own-shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ hostEnv: developerHost });

const NAME = 'mfe-account';
const LOGIN = '/customer/account/login';
const OWN_HEADING = 'Nagłówek z mojego komputera';

let scratch: Scratch;
/** The store of a developer, which the host does not know. */
let releases: OwnReleases;
let release: string;
let server: ReleaseServer;
let address: string;

test.beforeEach(async ({ texts }) => {
  scratch = new Scratch();
  releases = new OwnReleases(scratch);
  release = releases.reword(NAME, 'local', texts.translate(NAME, 'login.title'), OWN_HEADING);
  const port = await freePort();
  server = await serveRelease(port, '127.0.0.1');
  server.show((path) => folderReleaseStorage(releases.releasesDir).read(NAME, release, path));
  address = `http://localhost:${port}/`;
});
test.afterEach(async ({ page }) => {
  // An open page would report errors when its server stops.
  await page.close();
  await server.stop();
  scratch.remove();
});

const asking = (where: string): string => `${LOGIN}?mfe.account=${where}`;
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

test('[J-57] a developer sees any stored release, with a badge that links back; nobody else does', async ({
  page,
  context,
  own,
  shop,
  texts,
}) => {
  const other = own.releases.derive(NAME, 'mine', (bundle) => `${bundle}\n// mine`);
  await page.goto(`${LOGIN}?redirect=%2F&mfe.account=${other}`);
  await expect(page).toHaveURL(`${own.host.url}${LOGIN}?redirect=%2F`);
  await expect(badge(page)).toContainText(`${NAME}@${other}`);
  const rendered = await context.request.get(LOGIN);
  expect((await rendered.text()).includes(`/assets/${NAME}/${other}/`)).toBe(true);
  expect(rendered.headers()['cache-control']).toBe('private, no-cache');
  expect((await ask(own.host.url + LOGIN)).text).not.toContain(other);
  await badge(page).getByRole('link', { name: 'Reset' }).click();
  await shop.expectHeading(texts.translate(NAME, 'login.title'));
  await expect(badge(page)).toHaveCount(0);
  expect((await context.cookies(own.host.url)).map(({ name }) => name)).not.toContain('mfe_override');
});

test('[J-65] the server renders a release from an allowed address for requests that name it, and for no others', async ({ own, texts }) => {
  const { url } = own.host;
  const { status, cookie } = await ask(url + asking(address));
  expect([status, cookie.split('@')[0]]).toEqual([303, `mfe_override=${NAME}`]);
  const rendered = await ask(url + LOGIN, cookie);
  expect(rendered.text).toContain(`>${OWN_HEADING}<`);
  expect(rendered.cache).toBe('no-store');
  const script = new RegExp(`/assets/${NAME}/${release}\\.at-[0-9a-f]{24}/[\\w.]+\\.js`).exec(rendered.text)?.[0] ?? '';
  expect(await ask(url + script)).toMatchObject({ status: 200, cache: expect.stringContaining('private') });
  for (const changed of ['', cookie.replace('localhost', 'localhosts'), `${cookie}x`]) {
    const other = await ask(url + LOGIN, changed);
    expect(other.text).toContain(`>${texts.translate(NAME, 'login.title')}<`);
    expect(other.cache).toContain('public');
  }
});

test('[J-65] [J-66] the browser loads it from the shop’s own origin and follows its address: a newer build is shown, a missing one is reported; the badge names release and origin, and links back', async ({
  page,
  own,
  shop,
  texts,
}) => {
  const title = texts.translate(NAME, 'login.title');
  await shop.useScreen('phone');
  const from = new Set<string>();
  page.on('request', (request) => from.add(new URL(request.url()).origin));
  // A build after the page's first check is newer than the page.
  const looked = page.waitForResponse(/__federation\/overrides/);
  await page.goto(asking(address));
  await expect(page).toHaveURL(own.host.url + LOGIN);
  await expect(badge(page)).toContainText(`${NAME}@${release} from ${new URL(address).origin}`);
  await expect(heading(page, OWN_HEADING)).toBeVisible();
  await expectAccessible(page, 'the badge');
  await (await looked).finished();
  // Rendered in the browser this time.
  await shop.navigate('/');
  await shop.navigate(LOGIN);
  await expect(heading(page, OWN_HEADING)).toBeVisible();

  const newer = releases.reword(NAME, 'newer', title, 'Nowszy nagłówek');
  server.show((path) => folderReleaseStorage(releases.releasesDir).read(NAME, newer, path));
  await expect(heading(page, 'Nowszy nagłówek')).toBeVisible({ timeout: 15_000 });
  await expect(badge(page)).toContainText(`${NAME}@${newer}`);
  await server.stop();
  await expect(badge(page).getByRole('status')).toContainText('ECONNREFUSED', { timeout: 15_000 });
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
  await expect(badge(page)).toContainText('is not shown: this is everybody’s');
  await badge(page).getByRole('link', { name: 'Reset' }).click();
  await expect(badge(page)).toHaveCount(0);
  await expect(heading(page, title)).toBeVisible();
  expect([...from]).toEqual([own.host.url]);
});

test('[J-65] an override that cannot be shown gets an error page, and nothing changes', async ({ page, own, texts, complaints }) => {
  complaints.expect(/status of 422/);
  const { url } = own.host;
  const foreign = await ask(url + asking('https://evil.example/'));
  expect(foreign).toMatchObject({ status: 403, text: expect.stringContaining('>This address is not allowed</h1>'), cookie: '' });
  expect(foreign.text).toContain('this host shows releases from localhost alone');
  const silent = await ask(url + asking(`http://localhost:${await freePort()}/`));
  expect(silent).toMatchObject({ status: 502, text: expect.stringContaining('>This address cannot be read</h1>'), cookie: '' });
  expect(silent.text).toContain('ECONNREFUSED');
  // The host knows the other one from the tests before.
  const harmed = releases.reword(NAME, 'harmed', texts.translate(NAME, 'login.title'), 'Inny nagłówek');
  server.show((path) => folderReleaseStorage(releases.releasesDir).read(NAME, harmed, path));
  writeFileSync(join(releases.dir(NAME, harmed), 'web/remoteEntry.js'), 'alert(1)');
  await page.goto(asking(address));
  await expect(heading(page, 'This release cannot be shown')).toBeVisible();
  await expect(page.getByText('web/remoteEntry.js does not have the hash that release.json says')).toBeVisible();
  await expectAccessible(page, 'the page of a problem');
  await page.getByRole('link', { name: 'Open the page without it' }).click();
  await expect(heading(page, texts.translate(NAME, 'login.title'))).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});
