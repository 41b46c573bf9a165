import type { Page } from '@playwright/test';
import { withPictures } from '../lib/browser-start.ts';
import { layoutShift } from '../lib/layout-shift.ts';
import { queryOf } from '../lib/queries.ts';
import { HealthCheck } from '../lib/page-health.ts';
import { screenNames } from '../lib/screens.ts';
import { calmly } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test.use(withPictures);

const MAX_SHIFT = 0.01;

const productCode = /\/__federation_expose_ProductPage\.js$/;

/** Holds the answers of a query back. @returns releases them */
const holdQuery = async (page: Page, name: string): Promise<() => void> => {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/graphql*', async (route) => {
    if (queryOf(route.request()) === name) await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
};

for (const screen of screenNames) {
  test(`[V-03] a pressed tile opens the product page before its data has loaded, and the data causes no layout shift (${screen})`, async ({
    page,
    shop,
    catalogue,
  }) => {
    await shop.useScreen(screen);
    const release = await holdQuery(page, 'ProductPage');
    await shop.open((await catalogue.category()).url);
    // From the middle of the list: the product starts at its top.
    const tile = shop.tiles.nth(7).getByRole('link').first();
    const name = (await tile.textContent()) ?? '';
    await tile.click();
    await expect(shop.heading).toHaveText(name);
    await expect(shop.heading).toBeFocused();
    await expect(
      shop.main
        .getByRole('group', { name: shop.texts.translate('mfe-catalog/product', 'gallery') })
        .getByRole('img')
        .first(),
    ).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name.slice(0, 12)));
    const buttons = shop.main.getByRole('button', { name: shop.texts.translate('mfe-catalog/product', 'compare') });
    await expect(buttons).toHaveCount(0);
    // Browsers do not count shifts within half a second after input.
    await page.waitForFunction((start) => performance.now() > start + 600, await page.evaluate(() => performance.now()), calmly);
    release();
    await expect(buttons.first()).toBeVisible();
    await expect(shop.heading).toBeFocused();
    const { total, moved } = await layoutShift(page);
    expect(total, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

test('[V-03] a product page whose code comes late has its name and its place at once, and causes no layout shift', async ({
  page,
  shop,
  catalogue,
}) => {
  await shop.useScreen('desktop');
  const code = Promise.withResolvers<undefined>();
  await page.route(productCode, async (route) => {
    await code.promise;
    await route.continue();
  });
  await shop.open((await catalogue.category()).url);
  const tile = shop.tiles.nth(7).getByRole('link').first();
  const name = (await tile.textContent()) ?? '';
  await tile.click();
  await expect(shop.main.getByRole('status').filter({ hasText: shop.texts.translate('shared-ui', 'loading') })).toBeVisible();
  expect(await shop.scrollTop()).toBe(0);
  await expect(shop.heading).toHaveText(name);
  code.resolve(undefined);
  // The heading of the skeleton is not one to focus.
  await expect(shop.heading).toBeFocused();
  await expect(shop.heading).toHaveText(name);
  const { total, moved } = await layoutShift(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
});

test('[J-101] pages that are left request nothing more and leave nothing behind: no picture in a format that is not needed, no nodes, no listeners', async ({
  page,
  shop,
  catalogue,
}) => {
  await shop.useScreen('desktop');
  const category = await catalogue.category();
  await shop.open('/');
  const home = await page.title();
  await test.step('a page that is left loads no picture in a format that this browser does not need', async () => {
    await expect(shop.main.locator('picture img').first()).toBeVisible();
    const pictures: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/media/') && searchParams.get('f') !== 'avif') pictures.push(pathname);
    });
    await shop.tool('header.signIn').click();
    await shop.expectHeading(shop.texts.translate('mfe-account', 'login.title'));
    // Requests that were queued before the page's own code have been sent by now.
    await shop.interactive();
    expect(pictures).toEqual([]);
  });

  await test.step('rounds through home, a listing and the cart add no nodes and no listeners', async () => {
    const stops = [
      [category.url, new RegExp(category.name)],
      ['/checkout/cart', new RegExp(shop.texts.translate('mfe-cart-checkout', 'cart.title'))],
      ['/', home],
    ] as const;
    const health = await HealthCheck.of(page);
    const rounds = async (count: number): Promise<void> => {
      for (let round = 0; round < count; round += 1) {
        for (const [address, title] of stops) {
          await shop.navigate(address);
          // The title comes with the page: one that is left before it is shown is not the one that stays hidden behind the next.
          await expect(page).toHaveTitle(title);
        }
      }
    };
    await rounds(2);
    const before = await health.measure();
    await rounds(2);
    // A single page of those has more than four hundred nodes. One whose pictures are still loading stays a little longer.
    await expect(async () => {
      const after = await health.look();
      expect(after.nodes - before.nodes, 'nodes').toBeLessThan(100);
      expect(after.listeners - before.listeners, 'listeners').toBeLessThan(20);
      expect(after.documents - before.documents, 'documents').toBeLessThanOrEqual(0);
    }).toPass({ intervals: [500], timeout: 10_000 });
  });
});

test('on a desktop the code of the product page loads while the listing is idle, on a phone with the first interaction', async ({
  page,
  shop,
  catalogue,
}) => {
  const { url } = await catalogue.category();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (productCode.test(request.url())) fetched.push(request.url());
  });
  await shop.useScreen('phone');
  await shop.open(url);
  await page.waitForFunction(() => performance.now() > 2_500, undefined, calmly);
  expect(fetched).toEqual([]);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => fetched.length).toBe(1);
  await shop.useScreen('desktop');
  await shop.open(url);
  await expect.poll(() => fetched.length).toBe(2);
});
