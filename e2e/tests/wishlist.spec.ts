import type { Locator } from '@playwright/test';
import { customer, logIn, register, signInAs, signInAsNew } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

const WISHLIST = '/customer/account/purchase/wishlist';

const wishlistButtonOf = (shop: Shop): Locator =>
  shop.main.getByRole('button', { name: shop.texts.translate('mfe-catalog/product', 'wishShort'), exact: true }).first();

test('[W-08] [W-10] [S-12] [O-05] what a guest has pressed is in the list after signing in, also on a second device', async ({
  page,
  shop,
  catalogue,
  texts,
  complaints,
  browser,
}) => {
  await shop.useScreen('desktop');
  const email = await register(page.request);
  const [product] = await catalogue.orderable(1);
  await shop.open(product?.url ?? '');
  await wishlistButtonOf(shop).click();
  const popup = shop.drawer(texts.translate('host-shell', 'dialog.wishlistTitle'));
  await popup.getByRole('link', { name: texts.translate('host-shell', 'dialog.wishlistLogin') }).click();
  await logIn(shop, texts, { username: email, password: customer.password });
  await shop.expectHeading(product?.name ?? '');
  await expect(shop.toasts.getByText('Produkt dodany do schowka')).toBeVisible();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 1 /);
  await expect(
    shop.main.getByRole('button', { name: texts.translate('mfe-catalog/product', 'wishShortOn'), exact: true }).first(),
  ).toBeVisible();

  const device = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  const second = new Shop({ page: device, texts, complaints });
  await device.goto(shop.page.url());
  await signInAs(device, email);
  await second.open(new URL(WISHLIST, shop.page.url()).href);
  await second.main.getByRole('heading', { name: product?.name ?? '' }).waitFor();
  await expect(second.tiles).toHaveCount(1);
  await device.context().close();
});

for (const screen of ['phone', 'desktop'] as const)
  test(`[R-49] [W-07] the Schowek of a customer: bought from, emptied, accessible (${screen})`, async ({ page, shop, catalogue }) => {
    await shop.useScreen(screen);
    await shop.open('/');
    await signInAsNew(page);
    const products = await catalogue.buyable(3);
    for (const { url } of products) {
      await shop.open(url);
      await wishlistButtonOf(shop).click();
      await expect(shop.toasts.getByText('Produkt dodany do schowka')).toBeVisible();
    }
    await shop.open(WISHLIST);
    // Newest first.
    await expect(shop.tiles.getByRole('heading')).toHaveText(products.map(({ name }) => name).toReversed());
    await expectAccessible(page, `wishlist, ${screen}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

    await shop.tiles
      .first()
      .getByRole('button', { name: /koszyka/i })
      .click();
    await shop.expectCartCount(1);
    await shop.tiles
      .first()
      .getByRole('button', { name: /schowka|schowku/i })
      .click();
    await expect(shop.tiles).toHaveCount(2);
    await expect(shop.heading).toBeFocused();
    await page.reload();
    await expect(shop.tiles).toHaveCount(2);
  });

test('[W-10] a heart that the server cannot be told of is taken back, with a message', async ({ page, shop, catalogue, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await shop.useScreen('desktop');
  await shop.open('/');
  await signInAsNew(page);
  const [product] = await catalogue.buyable(1);
  await shop.open(product?.url ?? '');
  await page.route('**/rest/V1/wishlist/add', (route) => route.fulfill({ status: 503, json: { message: '', code: 'x', trace: '' } }));
  await wishlistButtonOf(shop).click();
  await expect(shop.toasts.getByText('Nie udało się zmienić schowka. Spróbuj ponownie za chwilę.')).toBeVisible();
  await expect(wishlistButtonOf(shop)).toBeVisible();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 0 /);
});
