import type { Page } from '@playwright/test';
import { canary, kill, rollback } from 'release-kit/registry';
import { OwnReleases } from '../../lib/own-release.ts';
import { Scratch, startHost, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';
import { referenceOf } from '../../../scripts/lib/testing/release-reference.ts';

const NAME = 'mfe-account';
const CART = 'mfe-cart-checkout';
const LOGIN = '/customer/account/login';
const CHECKOUT = '/checkout/payment';

let scratch: Scratch;
let releases: OwnReleases;
let host: OwnServer;
let old: string;
let fresh: string;

test.beforeEach(async ({ shopUrl }) => {
  scratch = new Scratch();
  releases = new OwnReleases(scratch);
  old = releases.active(NAME);
  fresh = releases.derive(NAME, 'new', (bundle) => bundle);
  host = await startHost({ commerceUrl: shopUrl, registryFile: releases.registryFile, releasesDir: releases.releasesDir });
  await host.ready('/healthz');
});
test.afterEach(async ({ page }, testInfo) => {
  // An open page would report errors when its host stops.
  await page.close();
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach('what the host printed', { body: `${host.hasEnded ? 'It has ended.\n' : ''}${host.output}` });
  await host.stop();
  scratch.remove();
});

interface Answer {
  readonly release: string | undefined;
  readonly cache: string | null;
  readonly cookie: string | null;
}

/** The release of the remote in the HTML of a page, for this `Cookie` header. */
const ask = async (path: string, cookie = '', name = NAME): Promise<Answer> => {
  const response = await fetch(host.url + path, { headers: { cookie } });
  const [, release] = new RegExp(`/assets/${name}/([^/]+)/`).exec(await response.text()) ?? [];
  return { release, cache: response.headers.get('cache-control'), cookie: response.headers.get('set-cookie') };
};

const activate = async (release: string): Promise<void> => {
  releases.activate(NAME, release);
  await expect.poll(async () => (await ask(LOGIN)).release).toBe(release);
};

/** Marks the present document, to detect a reload. */
const markDocument = (page: Page): Promise<void> => page.evaluate(() => void document.documentElement.setAttribute('data-mark', 'first'));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

/** Fires the event that makes the page check its releases, as when the visitor returns to the tab. */
const returnToTab = (page: Page): Promise<void> => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('[J-55] a canary is drawn for its share of the visitors, each of whom keeps the same release; without a canary pages stay publicly cacheable', async () => {
  expect(await ask(LOGIN)).toMatchObject({ release: old, cache: expect.stringContaining('public'), cookie: null });
  releases.change((remotes) => canary(remotes, NAME, referenceOf(releases.places, NAME, fresh), 50, 'salt'));
  await expect.poll(async () => (await ask(LOGIN)).cookie).not.toBeNull();
  const counts = new Map<string | undefined, number>();
  for (let visitor = 0; visitor < 120; visitor += 1) {
    const first = await ask(LOGIN);
    expect(first.cache).toBe('private, no-cache');
    const cookie = first.cookie?.split(';')[0] ?? '';
    counts.set(first.release, (counts.get(first.release) ?? 0) + 1);
    if (visitor < 20) expect(await ask(LOGIN, cookie)).toEqual({ ...first, cookie: null });
  }
  expect([...counts.keys()].toSorted()).toEqual([old, fresh].toSorted());
  // Within five standard deviations of one half.
  expect(Math.abs((counts.get(fresh) ?? 0) - 60)).toBeLessThan(28);
  releases.change((remotes) => rollback(remotes, NAME));
  await expect.poll(async () => (await ask(LOGIN)).cookie).toBeNull();
  expect(await ask(LOGIN, 'mfe_cohort=0123456789abcdef0123')).toMatchObject({ release: old, cookie: expect.stringContaining('Max-Age=0') });
});

test('[J-54] a rollback is served within two seconds, and no request fails meanwhile', async () => {
  await activate(fresh);
  let failed = 0;
  let asked = 0;
  const end = new AbortController();
  const load = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!end.signal.aborted) {
        asked += 1;
        const response = await fetch(host.url + LOGIN).catch(() => null);
        if (response?.ok !== true) failed += 1;
        await response?.arrayBuffer();
      }
    }),
  );
  const since = Date.now();
  releases.change((remotes) => rollback(remotes, NAME));
  await expect.poll(async () => (await ask(LOGIN)).release, { intervals: [50] }).toBe(old);
  const took = Date.now() - since;
  end.abort();
  await load;
  expect(failed).toBe(0);
  expect(asked).toBeGreaterThan(10);
  expect(took).toBeLessThan(2_000);
});

test('[J-56] a checkout in progress keeps its releases after a reload; a new one, and every other page, has the new ones', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/40[014]/);
  const begun = releases.active(CART);
  await page.goto(host.url + CHECKOUT);
  const pin = async () => (await context.cookies(host.url + CHECKOUT)).find(({ name }) => name === 'mfe_pin')?.value;
  await expect.poll(pin, { timeout: 15_000 }).toContain(`${CART}@${begun}`);
  const later = releases.derive(CART, 'new', (bundle) => bundle);
  releases.activate(CART, later);
  await expect.poll(async () => (await ask(CHECKOUT, '', CART)).release).toBe(later);
  const drawn = await page.reload();
  expect(drawn?.headers()['cache-control']).toBe('private, no-cache');
  expect((await drawn?.text())?.includes(`/assets/${CART}/${begun}/`)).toBe(true);
  expect(await context.cookies(`${host.url}/`)).not.toContainEqual(expect.objectContaining({ name: 'mfe_pin' }));
});

test('[J-56] a rollback reaches an open page with its next navigation', async ({ page, shop, texts }) => {
  await activate(fresh);
  await page.goto(`${host.url}/`);
  await shop.interactive();
  await markDocument(page);
  const stateRead = page.waitForResponse(/__federation\/state/);
  await stateRead; // the page has checked its releases once
  releases.change((remotes) => rollback(remotes, NAME));
  await expect.poll(async () => (await ask(LOGIN)).release).toBe(old);
  const answer = page.waitForResponse(/__federation\/state/);
  await returnToTab(page);
  await (await answer).finished();
  expect(await isMarked(page)).toBe(true);
  await shop.tool('header.signIn').click();
  await shop.expectHeading(texts.translate('mfe-account', 'login.title'));
  await expect.poll(() => isMarked(page)).toBe(false);
});

test('[J-56] a remote that is switched off disappears from its page at once, and is back with the next document', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(/419|hydration|Suspense|not part of this page|could not be loaded|failed/);
  const begins = page.waitForResponse(/__federation\/state/);
  await page.goto(host.url + LOGIN);
  await shop.expectHeading(texts.translate('mfe-account', 'login.title'));
  await begins;
  releases.change((remotes) => kill(remotes, NAME));
  await expect.poll(async () => (await ask(LOGIN)).release).toBeUndefined();
  await returnToTab(page);
  await expect(shop.main.getByText(texts.translate('host-shell', 'slot.failed'))).toBeVisible({ timeout: 15_000 });
  await expect(shop.footer).toBeVisible();
  releases.change((remotes) => kill(remotes, NAME, false));
  await expect.poll(async () => (await ask(LOGIN)).release).toBe(old);
  await page.reload();
  await shop.expectHeading(texts.translate('mfe-account', 'login.title'));
});

test('[J-56] a remote that is switched off disappears from open pages of other remotes as well: its slot shows a message and a link', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(/circuit is open|could not be loaded|failed/);
  const begins = page.waitForResponse(/__federation\/state/);
  await page.goto(host.url + LOGIN);
  await shop.expectHeading(texts.translate('mfe-account', 'login.title'));
  await begins;
  await shop.tool('header.cart').click();
  await expect(shop.cartDrawer.getByText(texts.translate('mfe-cart-checkout', 'empty.title'))).toBeVisible();
  releases.change((remotes) => kill(remotes, CART));
  await expect.poll(async () => (await fetch(`${host.url}/__federation/state`)).text()).toContain(`"killed":["${CART}"]`);
  await returnToTab(page);
  await expect(shop.cartDrawer).toBeHidden();
  await shop.tool('header.cart').click();
  await expect(shop.cartDrawer.getByText(texts.translate('host-shell', 'slot.failed'))).toBeVisible();
  await expect(shop.cartDrawer.getByRole('link', { name: texts.translate('host-shell', 'drawer.goToCart') })).toBeVisible();
  await shop.cartDrawer.getByRole('button', { name: texts.translate('shared-ui', 'error.retry') }).click();
  await expect(shop.cartDrawer.getByText(texts.translate('mfe-cart-checkout', 'empty.title'))).toHaveCount(0);
});

test.describe('where overrides are allowed', () => {
  test('[J-57] a developer sees any stored release, with a badge that links back; nobody else does', async ({
    page,
    context,
    shop,
    shopUrl,
    texts,
  }) => {
    const heading = texts.translate('mfe-account', 'login.title');
    const other = releases.derive(NAME, 'mine', (bundle) => `${bundle}\n// mine`);
    const staging = await startHost({
      commerceUrl: shopUrl,
      registryFile: releases.registryFile,
      releasesDir: releases.releasesDir,
      env: { OVERRIDES: '1' },
    });
    try {
      await staging.ready('/healthz');
      await page.goto(`${staging.url}${LOGIN}?redirect=%2F&mfe.account=${other}`);
      await expect(page).toHaveURL(`${staging.url}${LOGIN}?redirect=%2F`);
      const badge = page.getByRole('region', { name: 'Release overrides' });
      await expect(badge).toContainText(`${NAME}@${other}`);
      const drawn = await context.request.get(staging.url + LOGIN);
      expect((await drawn.text()).includes(`/assets/${NAME}/${other}/`)).toBe(true);
      expect(drawn.headers()['cache-control']).toBe('private, no-cache');
      expect((await (await fetch(staging.url + LOGIN)).text()).includes(other)).toBe(false);
      // A host without overrides ignores the query parameter.
      expect((await ask(`${LOGIN}?mfe.account=${other}`)).release).toBe(old);
      await badge.getByRole('link', { name: 'Reset' }).click();
      await shop.expectHeading(heading);
      await expect(badge).toHaveCount(0);
      expect((await context.cookies(staging.url)).map(({ name }) => name)).not.toContain('mfe_override');
    } finally {
      // An open page would report errors when its host stops.
      await page.close();
      await staging.stop();
    }
  });
});
