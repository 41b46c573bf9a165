import { canary, kill, rollback } from 'release-kit/registry';
import { expect, returnToTab, stateIsRead, test, type OwnShop } from '../../lib/own-shop.ts';
import { referenceOf } from '../../../scripts/lib/testing/release-reference.ts';

test.describe.configure({ mode: 'default' });

const NAME = 'mfe-account';
const CART = 'mfe-cart-checkout';
const LOGIN = '/customer/account/login';

interface Answer {
  readonly release: string | undefined;
  readonly cache: string | null;
  readonly cookie: string | null;
}

/** The release of the remote in the HTML of its page, for this `Cookie` header. */
const ask = async ({ host }: OwnShop, cookie = '', path = LOGIN): Promise<Answer> => {
  const response = await fetch(host.url + path, { headers: { cookie } });
  const [, release] = new RegExp(`/assets/${NAME}/([^/]+)/`).exec(await response.text()) ?? [];
  return { release, cache: response.headers.get('cache-control'), cookie: response.headers.get('set-cookie') };
};

test('[J-55] a canary is rendered for its share of the visitors, each of whom keeps the same release; without a canary pages stay publicly cacheable', async ({
  own,
}) => {
  const { releases } = own;
  const old = releases.active(NAME);
  const fresh = releases.derive(NAME, 'canary', (bundle) => bundle);
  expect(await ask(own)).toMatchObject({ release: old, cache: expect.stringContaining('public'), cookie: null });
  releases.change((remotes) => canary(remotes, NAME, referenceOf(releases.places, NAME, fresh), 50, 'salt'));
  // The host renders the canary's pages once before anybody gets it.
  await expect.poll(async () => (await ask(own)).cookie, { timeout: 30_000 }).not.toBeNull();
  const counts = new Map<string | undefined, number>();
  for (let visitor = 0; visitor < 60; visitor += 1) {
    const first = await ask(own);
    expect(first.cache).toBe('private, no-cache');
    const cookie = first.cookie?.split(';')[0] ?? '';
    counts.set(first.release, (counts.get(first.release) ?? 0) + 1);
    if (visitor < 10) expect(await ask(own, cookie)).toEqual({ ...first, cookie: null });
  }
  expect([...counts.keys()].toSorted()).toEqual([old, fresh].toSorted());
  // Within five standard deviations of one half.
  expect(Math.abs((counts.get(fresh) ?? 0) - 30)).toBeLessThan(20);
  releases.change((remotes) => rollback(remotes, NAME));
  await expect.poll(async () => (await ask(own)).cookie).toBeNull();
  expect(await ask(own, 'mfe_cohort=0123456789abcdef0123')).toMatchObject({ release: old, cookie: expect.stringContaining('Max-Age=0') });
});

test('[J-54] a rollback is served within two seconds, and no request fails meanwhile', async ({ own }) => {
  const { host, releases } = own;
  const old = releases.active(NAME);
  const fresh = releases.derive(NAME, 'back', (bundle) => bundle);
  own.promote({ [NAME]: fresh });
  await own.serves({ [NAME]: fresh });
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
  await expect.poll(() => asked, { message: 'requests under way' }).toBeGreaterThan(10);
  const since = Date.now();
  releases.change((remotes) => rollback(remotes, NAME));
  await expect.poll(async () => (await ask(own)).release, { intervals: [50] }).toBe(old);
  const took = Date.now() - since;
  end.abort();
  await load;
  expect(failed).toBe(0);
  expect(took).toBeLessThan(2_000);
});

test('[J-57] a host without overrides ignores the query parameter for a stored release', async ({ own }) => {
  const other = own.releases.derive(NAME, 'asked', (bundle) => bundle);
  expect(await ask(own, '', `${LOGIN}?mfe.account=${other}`)).toMatchObject({ release: own.releases.active(NAME), cookie: null });
});

test('[J-56] an open page leaves a release that was taken back with its next navigation, and a remote that was switched off at once, in its page and in its slot', async ({
  page,
  own,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(/419|hydration|Suspense|not part of this page|could not be loaded|failed|circuit is open/);
  const { releases } = own;
  const title = texts.translate(NAME, 'login.title');
  const emptyCart = shop.cartDrawer.getByText(texts.translate(CART, 'empty.title'));
  const failed = texts.translate('host-shell', 'slot.failed');
  const killed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(',');
  const state = async (): Promise<string> => (await fetch(`${own.host.url}/__federation/state`)).text();
  const switchOff = async (name: string, off: boolean, all: readonly string[]): Promise<void> => {
    releases.change((remotes) => kill(remotes, name, off));
    await expect.poll(state).toContain(`"killed":[${killed(all)}]`);
  };

  await test.step('a rollback', async () => {
    const old = await own.served();
    const fresh = releases.derive(NAME, 'open', (bundle) => bundle);
    own.promote({ [NAME]: fresh });
    await own.serves({ [NAME]: fresh });
    const firstRead = stateIsRead(page);
    await shop.open('/');
    await firstRead;
    await shop.markDocument();
    releases.change((remotes) => rollback(remotes, NAME));
    await own.serves(old);
    await returnToTab(page);
    expect(await shop.isSameDocument()).toBe(true);
    const readAgain = page.waitForRequest((request) => request.isNavigationRequest() && new URL(request.url()).pathname === LOGIN);
    await shop.tool('header.signIn').click();
    await readAgain;
    const begins = stateIsRead(page);
    await shop.expectHeading(title);
    await expect.poll(() => shop.isSameDocument()).toBe(false);
    await begins;
  });

  await test.step('a slot of a remote that was switched off', async () => {
    await shop.tool('header.cart').click();
    await expect(emptyCart).toBeVisible();
    await switchOff(CART, true, [CART]);
    await returnToTab(page);
    await expect(shop.cartDrawer).toBeHidden();
    await shop.tool('header.cart').click();
    await expect(shop.cartDrawer.getByText(failed)).toBeVisible();
    await expect(shop.cartDrawer.getByRole('link', { name: texts.translate('host-shell', 'drawer.goToCart') })).toBeVisible();
    await shop.cartDrawer.getByRole('button', { name: texts.translate('shared-ui', 'error.retry') }).click();
    await expect(emptyCart).toHaveCount(0);
    await page.keyboard.press('Escape');
    await switchOff(CART, false, []);
  });

  await test.step('a page of a remote that was switched off, and its return with the next document', async () => {
    await switchOff(NAME, true, [NAME]);
    await returnToTab(page);
    await expect(shop.main.getByText(failed)).toBeVisible({ timeout: 15_000 });
    await expect(shop.footer).toBeVisible();
    await switchOff(NAME, false, []);
    await page.reload();
    await shop.expectHeading(title);
  });
});
