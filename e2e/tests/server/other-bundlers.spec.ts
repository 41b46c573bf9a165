import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { TRANSLATION_COOKIE, formatTranslationCookie, type Language } from 'shared-contracts';
import { buildRollupRemote } from '../../fixtures/remote-rollup/build.ts';
import { buildRspackRemote } from '../../fixtures/remote-rspack/build.ts';
import { expect, test } from '../../lib/own-shop.ts';

test.describe.configure({ mode: 'default' });

const REMOTE = 'mfe-content';
const TERMS = '/regulamin.html';

type Key = 'home.title' | 'home.more' | 'home.terms' | 'advice.title' | 'advice.body' | 'cms.home';

const catalogue = (language: Language): Readonly<Record<Key, string>> =>
  // The fixture's own types check that its keys are those of `Key`.
  JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/remote-rspack/src/i18n/${language}.json`), 'utf8')) as Record<
    Key,
    string
  >;

const title = (page: Page, t: Readonly<Record<Key, string>>): Locator => page.getByRole('heading', { name: t['home.title'], exact: true });

test("[J-46] a remote built by Rspack, released in place of one of ours, is rendered by the server, hydrates and links on, under the shop's security policy; a chunk with another hash is never run", async ({
  page,
  browser,
  own: { host, releases },
  own,
  shop,
  complaints,
  catalogue: goods,
}) => {
  test.setTimeout(60_000); // a build
  const { release } = await buildRspackRemote(REMOTE, releases.releasesDir);
  releases.activate(REMOTE, release);
  await own.serves({ [REMOTE]: release });
  const t = catalogue('pl');
  /** Files of the remote that are requested from now on. */
  const noteFiles = (): string[] => {
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(`/assets/${REMOTE}/`)) files.push(pathname.replace(`/assets/${REMOTE}/${release}/`, ''));
    });
    return files;
  };
  const isStylesheet = (file: string): boolean => file.endsWith('.css');

  await test.step('rendered by the server', async () => {
    const files = noteFiles();
    const answer = await page.goto('/');
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(`>${t['home.title']}</h2>`);
    expect(html).toMatch(/<li><a [^>]*href="\/[^"]+"/);
    expect(answer?.headers()['content-security-policy']).toMatch(/'strict-dynamic'.*require-trusted-types-for 'script'/);
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    await shop.interactive();
    await expect(title(page, t)).toHaveCSS('font-size', '28px');
    expect(files.filter(isStylesheet), 'the page has this stylesheet already').toEqual([]);
  });

  await test.step('in Ukrainian, and without scripts', async () => {
    const cookie = `${TRANSLATION_COOKIE}=${formatTranslationCookie('ua') ?? ''}`;
    expect(await (await fetch(host.url, { headers: { cookie } })).text()).toContain(`>${catalogue('ua')['home.title']}</h2>`);
    const silent = await browser.newContext({ javaScriptEnabled: false, baseURL: host.url });
    const still = await silent.newPage();
    await still.goto('/');
    await expect(title(still, t)).toHaveCSS('font-size', '28px');
    await silent.close();
  });

  await test.step('a chunk that was changed on its way is never run', async () => {
    complaints.expect(/Failed to find a valid digest|integrity|ChunkLoadError|Loading chunk|failed/);
    const chunks = new RegExp(`/assets/${REMOTE}/${release}/\\d+\\..*\\.js$`);
    await page.route(chunks, async (route) => {
      const response = await route.fetch();
      // Not to be kept: the next document needs the good one.
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, headers, body: `${await response.text()}\ndocument.title = "run";` });
    });
    await shop.main.getByRole('button', { name: t['home.more'] }).click();
    await expect(shop.main.getByRole('alert')).toBeVisible();
    await expect(shop.main.getByText(t['advice.body'])).toHaveCount(0);
    await expect(page).not.toHaveTitle('run');
    await expect(shop.header).toBeVisible();
    await page.unroute(chunks);
  });

  await test.step("from another remote's page", async () => {
    await shop.open((await goods.category()).url);
    await shop.markDocument();
    await shop.navigate('/');
    await expect(title(page, t)).toHaveCSS('font-size', '28px');
  });

  await test.step('a part that was not loaded before: script and stylesheet, each verified by its hash', async () => {
    const files = noteFiles();
    await shop.main.getByRole('button', { name: t['home.more'] }).click();
    const advice = shop.main.getByRole('region', { name: t['advice.title'] });
    await expect(advice).toContainText(t['advice.body']);
    await expect(advice).toHaveCSS('outline-width', '3px');
    expect(files.map((file) => file.replace(/^.*\./, '')).toSorted()).toEqual(['css', 'js']);
    const stylesheets = page.locator(`link[rel=stylesheet][href*="/assets/${REMOTE}/"]:not([disabled])`);
    await expect(stylesheets.last()).toHaveAttribute('integrity', /^sha384-/);
    await expect(stylesheets.and(page.locator(':not([integrity])'))).toHaveCount(0);
  });

  await test.step('to another of its pages and back, in one document', async () => {
    await shop.main.getByRole('link', { name: t['home.terms'] }).click();
    await expect(page).toHaveURL(host.url + TERMS);
    await expect(shop.main.getByRole('link', { name: t['cms.home'] })).toBeVisible();
    await shop.main.getByRole('link', { name: t['cms.home'] }).click();
    await expect(title(page, t)).toBeVisible();
    expect(await shop.isSameDocument()).toBe(true);
  });

  await test.step('and on to a page of another remote, in one document', async () => {
    await shop.main.getByRole('listitem').getByRole('link').first().click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(title(page, t)).toHaveCount(0);
    expect(await shop.isSameDocument()).toBe(true);
  });
});

test('[J-46] a remote built by Rollup, with a container of its own, is rendered by the server, hydrates and is reached from another page, with the same federation runtime', async ({
  page,
  own: { releases },
  own,
  shop,
  catalogue: goods,
}) => {
  const { release } = await buildRollupRemote(REMOTE, releases.releasesDir);
  releases.activate(REMOTE, release);
  await own.serves({ [REMOTE]: release });
  const built = page.getByRole('heading', { name: 'Zbudowane przez Rollup' });
  const answer = await page.goto('/');
  expect(await answer?.text()).toContain('>Zbudowane przez Rollup</h2>');
  await shop.interactive();
  await shop.main.getByRole('button', { name: 'Pokaż więcej' }).click();
  await expect(shop.main.getByRole('status')).toHaveText('Pokazano więcej');

  const category = await goods.category();
  await shop.markDocument();
  await shop.navigate(category.url);
  await shop.expectHeading(category.name);
  await shop.navigate('/');
  await expect(built).toBeVisible();
  expect(await shop.isSameDocument()).toBe(true);
  // The Rollup container has no federation runtime of its own; the webpack container uses an instance of the host's.
  const instances = await page.evaluate(() =>
    // A global of the federation runtime.
    (window as unknown as { __FEDERATION__: { __INSTANCES__: { name: string }[] } }).__FEDERATION__.__INSTANCES__.map(({ name }) => name),
  );
  // The host loads the cart's after the first press.
  expect(instances.filter((name) => name !== 'mfe_cart_checkout').toSorted()).toEqual(['host_shell', 'mfe_catalog']);
});
