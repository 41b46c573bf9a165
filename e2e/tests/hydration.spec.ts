import type { Page } from '@playwright/test';
import { SIGNIN_TOKEN } from 'shared-contracts';
import { withPictures } from '../lib/browser-start.ts';
import { layoutShift } from '../lib/layout-shift.ts';
import { noteQueries } from '../lib/queries.ts';
import { screenNames } from '../lib/screens.ts';
import type { Catalogue } from '../lib/catalogue.ts';
import { signIn } from '../lib/account.ts';
import { expect, test } from '../lib/test.ts';

test.use(withPictures);

const MAX_SHIFT = 0.01;

/** Some with query parameters that the page does not read: the server has drawn it without them. */
const pages: readonly (readonly [name: string, address: (catalogue: Catalogue) => Promise<string>])[] = [
  ['home', async () => '/?utm_source=list&gclid=1'],
  ['listing', async (catalogue) => (await catalogue.category()).url],
  ['product', async (catalogue) => (await catalogue.buyable(1))[0]?.url ?? ''],
  ['search', async () => '/search.html?query=pralka'],
  ['cart', async () => '/checkout/cart'],
  ['content', async (catalogue) => `${await catalogue.contentPage()}?inny=1`],
  ['login', async () => '/customer/account/login'],
];

/** Waits until the page has finished its own work: the cart is read after a second, layers load while idle and need a frame. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.now() > 2_500);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve(null)))));
};

const expectStill = async (page: Page): Promise<void> => {
  const { total, moved } = await layoutShift(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
};

for (const screen of screenNames) {
  for (const [name, address] of pages) {
    test(`${name} on a ${screen} hydrates without complaints, repeated queries and layout shifts`, async ({ page, shop, catalogue }) => {
      await shop.useScreen(screen);
      const asked = noteQueries(page);
      await shop.open(await address(catalogue));
      await settled(page);
      expect(asked).toEqual([]);
      await expectStill(page);
    });
  }
}

for (const screen of screenNames) {
  test(`a signed-in shopper with a filled cart sees the same pages (${screen}): no layout shift when private parts appear`, async ({
    page,
    shop,
    catalogue,
  }) => {
    await shop.useScreen(screen);
    const [product] = await catalogue.buyable(1);
    await shop.buyFrom(product?.url ?? '');
    await shop.expectCartCount(1);
    await signIn(page);
    const token = await page.evaluate((key) => localStorage.getItem(key), SIGNIN_TOKEN.name);
    expect(token).not.toBeNull();
    for (const [, address] of pages.slice(0, 5)) {
      await shop.open(await address(catalogue));
      await settled(page);
      await expectStill(page);
    }
  });
}

test('a remote that loads five seconds late: the page stays unchanged meanwhile and hydrates then', async ({ page, shop, catalogue }) => {
  test.setTimeout(60_000);
  const { url } = await catalogue.category();
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/mfe-catalog\//, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expect(shop.tiles).toHaveCount(24);
  // The header works without the remote.
  await expect(shop.tool('header.cart')).toBeVisible();
  await page.waitForFunction(() => performance.now() > 5_000);
  await expect(shop.tiles).toHaveCount(24);
  release();
  await shop.interactive();
  await expectStill(page);
});

for (const screen of screenNames) {
  test(`[J-32] a press on the buy button before any script has loaded puts the product into the cart once (${screen})`, async ({
    page,
    shop,
    catalogue,
  }) => {
    await shop.useScreen(screen);
    const [product] = await catalogue.buyable(1);
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(product?.url ?? '', { waitUntil: 'commit' });
    const buy = shop.buyButton;
    await buy.click();
    await buy.click();
    release();
    await shop.expectCartCount(1);
    await expect(page.getByText(shop.texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
    await shop.open('/checkout/cart');
    await shop.expectCartCount(1);
  });
}
