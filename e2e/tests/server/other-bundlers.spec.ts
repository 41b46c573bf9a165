import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, TRANSLATION_COOKIE, formatTranslationCookie, type Language } from 'shared-contracts';
import { buildRollupRemote } from '../../fixtures/remote-rollup/build.ts';
import { buildRspackRemote } from '../../fixtures/remote-rspack/build.ts';
import { OwnReleases } from '../../lib/own-release.ts';
import { Scratch, startHost, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

const REMOTE = 'mfe-content';
const TERMS = '/regulamin.html';

type Key = 'home.title' | 'home.more' | 'home.terms' | 'advice.title' | 'advice.body' | 'cms.home';

const catalogue = (language: Language): Readonly<Record<Key, string>> =>
  // The fixture's own types check that its keys are those of `Key`.
  JSON.parse(readFileSync(join(import.meta.dirname, `../../fixtures/remote-rspack/src/i18n/${language}.json`), 'utf8')) as Record<
    Key,
    string
  >;

test.describe('a remote built by Rspack, released in place of one of ours', () => {
  let scratch: Scratch;
  let releases: OwnReleases;
  let release: string;
  let host: OwnServer;

  test.beforeEach(async ({ shopUrl }) => {
    scratch = new Scratch();
    releases = new OwnReleases(scratch);
    ({ release } = await buildRspackRemote(REMOTE, releases.releasesDir));
    releases.activate(REMOTE, release);
    host = await startHost({ commerceUrl: shopUrl, registryFile: releases.registryFile, releasesDir: releases.releasesDir });
    await host.ready('/healthz');
  });
  test.afterEach(async ({ page }) => {
    // An open page would report errors when its host stops.
    await page.close();
    await host.stop();
    scratch.remove();
  });

  const switchLanguage = async (page: Page, language: Language): Promise<Readonly<Record<Key, string>>> => {
    const value = formatTranslationCookie(language);
    if (value !== undefined) await page.context().addCookies([{ name: TRANSLATION_COOKIE, value, url: host.url }]);
    return catalogue(language);
  };

  const title = (page: Page, t: Readonly<Record<Key, string>>): Locator =>
    page.getByRole('heading', { name: t['home.title'], exact: true });

  /** Records the files of the remote that are fetched from now on. */
  const noteFiles = (page: Page): string[] => {
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(`/assets/${REMOTE}/`)) files.push(pathname.replace(`/assets/${REMOTE}/${release}/`, ''));
    });
    return files;
  };

  for (const language of LANGUAGES) {
    test(`[J-46] is drawn by the server, hydrates and links on, under the shop's security policy (${language})`, async ({ page, shop }) => {
      const t = await switchLanguage(page, language);
      const answer = await page.goto(`${host.url}/`);
      const html = (await answer?.text()) ?? '';
      expect(html).toContain(`>${t['home.title']}</h2>`);
      expect(html).toMatch(/<li><a [^>]*href="\/[^"]+"/);
      expect(answer?.headers()['content-security-policy']).toMatch(/'strict-dynamic'.*require-trusted-types-for 'script'/);
      expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
      await shop.interactive();
      await expect(title(page, t)).toHaveCSS('font-size', '28px');

      // A part that was not loaded before: script and stylesheet, each verified by its hash.
      const files = noteFiles(page);
      await shop.main.getByRole('button', { name: t['home.more'] }).click();
      const advice = shop.main.getByRole('region', { name: t['advice.title'] });
      await expect(advice).toContainText(t['advice.body']);
      await expect(advice).toHaveCSS('outline-width', '3px');
      expect(files.map((file) => file.replace(/^.*\./, '')).toSorted()).toEqual(['css', 'js']);
      await expect(page.locator(`link[rel=stylesheet][href*="/assets/${REMOTE}/"]:not([disabled])`)).toHaveAttribute(
        'integrity',
        /^sha384-/,
      );

      await shop.markDocument();
      await shop.main.getByRole('link', { name: t['home.terms'] }).click();
      await expect(page).toHaveURL(host.url + TERMS);
      await expect(shop.main.getByRole('link', { name: t['cms.home'] })).toBeVisible();
      await shop.main.getByRole('link', { name: t['cms.home'] }).click();
      await expect(title(page, t)).toBeVisible();
      expect(await shop.isSameDocument()).toBe(true);
    });
  }

  test("[J-46] is reached from another remote's page and links back there, in one document", async ({ page, shop, catalogue: goods }) => {
    const t = await switchLanguage(page, 'pl');
    const category = await goods.category();
    await shop.open(host.url + category.url);
    await shop.markDocument();
    await shop.navigate('/');
    await expect(title(page, t)).toHaveCSS('font-size', '28px');
    await shop.main.getByRole('listitem').getByRole('link').first().click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(title(page, t)).toHaveCount(0);
    expect(await shop.isSameDocument()).toBe(true);
  });

  test('[J-46] does not load a stylesheet again that the page has, and looks the same without scripts', async ({ page, shop, browser }) => {
    const t = await switchLanguage(page, 'pl');
    const files = noteFiles(page);
    await shop.open(`${host.url}/`);
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
    const silent = await browser.newContext({ javaScriptEnabled: false, baseURL: host.url });
    const still = await silent.newPage();
    await still.goto('/');
    await expect(title(still, t)).toHaveCSS('font-size', '28px');
    await silent.close();
  });

  test('[J-46] a chunk whose hash differs from its release is never run, whether it was changed in the storage or in transit', async ({
    page,
    shop,
    complaints,
  }) => {
    complaints.expect(/Failed to find a valid digest|integrity|ChunkLoadError|Loading chunk|failed/);
    const t = await switchLanguage(page, 'pl');
    await shop.open(`${host.url}/`);
    const { assets } = JSON.parse(readFileSync(join(releases.dir(REMOTE, release), 'release.json'), 'utf8')) as {
      readonly assets: Readonly<Record<string, string>>;
    }; // the release's own document
    const spoilt = '\ndocument.title = "run";';
    for (const file of Object.keys(assets).filter((name) => /^\d+\..*\.js$/.test(name))) {
      const path = join(releases.dir(REMOTE, release), 'web', file);
      const address = `${host.url}/assets/${REMOTE}/${release}/${file}`;
      const good = readFileSync(path, 'utf8');
      for (const packed of ['.br', '.gz']) rmSync(path + packed);
      appendFileSync(path, spoilt);
      expect((await fetch(address)).status).toBe(502);
      await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: good + spoilt }));
    }
    await shop.main.getByRole('button', { name: t['home.more'] }).click();
    await expect(shop.main.getByRole('alert')).toBeVisible();
    await expect(shop.main.getByText(t['advice.body'])).toHaveCount(0);
    await expect(page).not.toHaveTitle('run');
    await expect(shop.header).toBeVisible();
  });
});

test.describe('a remote built by Rollup, with a container of its own', () => {
  let scratch: Scratch;
  let host: OwnServer;

  test.beforeEach(async ({ shopUrl }) => {
    scratch = new Scratch();
    const releases = new OwnReleases(scratch);
    const { release } = await buildRollupRemote(REMOTE, releases.releasesDir);
    releases.activate(REMOTE, release);
    host = await startHost({ commerceUrl: shopUrl, registryFile: releases.registryFile, releasesDir: releases.releasesDir });
    await host.ready('/healthz');
  });
  test.afterEach(async ({ page }) => {
    // An open page would report errors when its host stops.
    await page.close();
    await host.stop();
    scratch.remove();
  });

  test('[J-46] is drawn by the server, hydrates and is reached from another page, with the same federation runtime', async ({
    page,
    shop,
    catalogue: goods,
  }) => {
    const title = page.getByRole('heading', { name: 'Zbudowane przez Rollup' });
    const answer = await page.goto(`${host.url}/`);
    expect(await answer?.text()).toContain('>Zbudowane przez Rollup</h2>');
    await shop.interactive();
    await shop.main.getByRole('button', { name: 'Pokaż więcej' }).click();
    await expect(shop.main.getByRole('status')).toHaveText('Pokazano więcej');

    const category = await goods.category();
    await shop.open(host.url + category.url);
    await shop.markDocument();
    await shop.navigate('/');
    await expect(title).toBeVisible();
    expect(await shop.isSameDocument()).toBe(true);
    // The Rollup container has no federation runtime of its own; the webpack container uses an instance of the host's.
    const instances = await page.evaluate(() =>
      // A global of the federation runtime.
      (window as unknown as { __FEDERATION__: { __INSTANCES__: { name: string }[] } }).__FEDERATION__.__INSTANCES__.map(({ name }) => name),
    );
    expect(instances).toEqual(['host_shell', 'mfe_catalog']);
  });
});
