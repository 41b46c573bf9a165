import type { Locator } from '@playwright/test';
import { logIn, passwordOf, register, signInAs, signInAsNew } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { Commerce } from '../lib/commerce.ts';
import { goOffline, goOnline, lostConnection } from '../lib/connection.ts';
import { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

const WISHLIST = '/customer/account/purchase/wishlist';
/** Longer than a tile on a phone. */
const GIFTS = 'Prezenty na święta dla całej rodziny';

const wishlistButtonOf = (shop: Shop): Locator =>
  shop.main.getByRole('button', { name: shop.texts.translate('mfe-catalog/product', 'wishShort'), exact: true }).first();

test('[W-08] [W-10] [S-12] what a guest has pressed is in the list after signing in, also on a second device', async ({
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
  await logIn(shop, texts, { username: email, password: passwordOf(email) });
  await shop.expectHeading(product?.name ?? '');
  await expect(page).toHaveURL(product?.url ?? '');
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

test('[R-49] [W-07] the Schowek of a customer: bought from, emptied, accessible', async ({ page, shop, catalogue }) => {
  await shop.useScreen('desktop');
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
  await expectAccessible(page, `wishlist, desktop`);
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

test('[O-05] a customer finds products by a search, compares two and keeps one', async ({ page, shop, catalogue, texts }) => {
  await shop.useScreen('desktop');
  await shop.open('/');
  await signInAsNew(page);
  const [known] = await catalogue.buyable(1);
  await shop.open(`/search.html?query=${encodeURIComponent(known?.name.split(' ')[0] ?? '')}`);
  await shop.listingShown();
  const name = (await shop.tiles.first().getByRole('heading').textContent()) ?? '';
  await shop.tiles
    .first()
    .getByRole('button', { name: texts.translate('shared-ui', 'tile.wish', { name }) })
    .click();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 1 /);
  for (const tile of [shop.tiles.nth(0), shop.tiles.nth(1)]) await tile.getByRole('button', { name: /^Porównaj: / }).click();
  await shop.tool('header.compare').click();
  await expect(page).toHaveURL(/\/product-compare/);
  await expect(shop.main.getByRole('link', { name }).first()).toBeVisible();
  await shop.open(WISHLIST);
  await expect(shop.tiles.getByRole('heading')).toHaveText([name]);
});

test('[W-10] a heart that the server refuses is taken back, with its message', async ({ page, shop, catalogue, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await shop.useScreen('desktop');
  await shop.open('/');
  await signInAsNew(page);
  const [product] = await catalogue.buyable(1);
  await shop.open(product?.url ?? '');
  const message = 'W schowku zmieści się najwyżej 500 produktów.';
  await page.route('**/rest/V1/wishlist/add', (route) =>
    route.fulfill({ status: 400, json: { message, code: 'too_many_items', trace: '' } }),
  );
  await wishlistButtonOf(shop).click();
  await expect(shop.toasts.getByText(message)).toBeVisible();
  await expect(wishlistButtonOf(shop)).toBeVisible();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 0 /);
});

test('[J-175] hearts that are pressed without a connection show at once, and are sent once when it is back', async ({
  page,
  shop,
  context,
  catalogue,
  complaints,
  browser,
  texts,
}) => {
  complaints.expect(...lostConnection);
  await shop.useScreen('desktop');
  await shop.open('/');
  const email = await signInAsNew(page);
  const [first, second] = await catalogue.buyable(2);
  await shop.open(first?.url ?? '');
  await wishlistButtonOf(shop).click();
  await expect(shop.toasts.getByText('Produkt dodany do schowka')).toBeVisible();
  await shop.open(second?.url ?? '');
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 1 /);
  await goOffline(page, context);
  await wishlistButtonOf(shop).click();
  await expect(shop.toasts.getByText(texts.translate('host-shell', 'wishlist.kept'))).toBeVisible();
  await expect(
    shop.main.getByRole('button', { name: texts.translate('mfe-catalog/product', 'wishShortOn'), exact: true }).first(),
  ).toBeVisible();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 2 /);

  // Meanwhile another device takes the first product away: both changes stand.
  const device = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  const other = new Shop({ page: device, texts, complaints });
  await device.goto(new URL(page.url()).origin);
  await signInAs(device, email);
  await other.open(new URL(WISHLIST, page.url()).href);
  await other.tiles
    .first()
    .getByRole('button', { name: /schowka/i })
    .click();
  await expect(other.tiles).toHaveCount(0);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/V1/wishlist/add')) sent.push(request.method());
  });
  await goOnline(page, context);
  await expect(shop.toasts.getByText('Produkt dodany do schowka')).toBeVisible();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 1 /);
  expect(sent).toEqual(['POST']);
  await device.reload();
  await expect(other.tiles.getByRole('heading')).toHaveText([second?.name ?? '']);
  await device.context().close();
});

test('[J-173] [J-174] lists of a customer: named, moved between, shared by a link that ends', async ({
  page,
  shop,
  catalogue,
  browser,
  texts,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    texts.translate('mfe-account/wishlist', key, values);
  await shop.useScreen('phone');
  await shop.open('/');
  await signInAsNew(page);
  const [first, second] = await catalogue.buyable(2);
  for (const product of [first, second]) {
    await shop.open(product?.url ?? '');
    await wishlistButtonOf(shop).click();
    await expect(shop.toasts.getByText('Produkt dodany do schowka')).toBeVisible();
  }
  await shop.open(WISHLIST);
  await expect(shop.tiles).toHaveCount(2);

  // By keyboard alone.
  await shop.main.getByRole('button', { name: text('new') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: text('name') })).toBeFocused();
  await expectAccessible(page, 'the dialog of a new list');
  await page.keyboard.type(GIFTS);
  await page.keyboard.press('Enter');
  await expect(shop.main.getByRole('button', { name: text('count', { name: GIFTS, count: 0 }) })).toHaveAttribute('aria-pressed', 'true');
  await shop.main.getByRole('button', { name: text('count', { name: text('first'), count: 2 }) }).click();
  await shop.tiles
    .first()
    .locator('..')
    .getByRole('combobox', { name: text('move') })
    .selectOption(GIFTS);
  await expect(shop.tiles).toHaveCount(1);
  await expect(shop.heading).toBeFocused();
  await shop.main.getByRole('button', { name: text('count', { name: GIFTS, count: 1 }) }).click();
  await expect(shop.tiles.getByRole('heading')).toHaveText([second?.name ?? '']);
  await expectAccessible(page, 'the lists');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

  await shop.main.getByRole('button', { name: text('share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text('shareMake') }).click();
  const link = dialog.getByRole('textbox', { name: text('shareLink') });
  await expect(link).toBeVisible();
  await expectAccessible(page, 'the dialog of a shared list');
  const address = await link.inputValue();

  const guest = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  const theirs = new Shop({ page: guest, texts, complaints });
  await theirs.useScreen('phone');
  await theirs.open(address);
  await expect(theirs.heading).toHaveText(text('shared', { name: GIFTS }));
  await expect(theirs.tiles.getByRole('heading')).toHaveText([second?.name ?? '']);
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(theirs.main.getByText('Ewa')).toHaveCount(0);
  await expectAccessible(guest, 'the shared list');

  await dialog.getByRole('button', { name: text('shareEnd') }).click();
  await expect(link).toHaveCount(0);
  await theirs.open(address);
  await expect(theirs.main.getByText(text('sharedGone'))).toBeVisible();
  await guest.context().close();
});

test('[J-173] a list goes to the cart with one press, and tells what has become better', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
}) => {
  const commerce = new Commerce(request);
  const product = await catalogue.changeableAt(8);
  const sold = await catalogue.changeableAt(9);
  const stock = await commerce.stock(sold.sku);
  await commerce.changeStock(sold.sku, 0);
  await shop.useScreen('desktop');
  await shop.open('/');
  await signInAsNew(page);
  for (const { url } of [product, sold]) {
    await shop.open(url);
    await wishlistButtonOf(shop).click();
    await expect(shop.toasts.getByText('Produkt dodany do schowka')).toBeVisible();
  }
  try {
    await commerce.changePrice(product.sku, product.finalPrice - 100);
    await commerce.changeStock(sold.sku, 5);
    await shop.open(WISHLIST);
    await expect(shop.main.getByText('Cena spadła o 1,00\u00a0zł')).toBeVisible();
    await expect(shop.main.getByText(texts.translate('mfe-account/wishlist', 'back'))).toBeVisible();
    await shop.main.getByRole('button', { name: texts.translate('mfe-account/wishlist', 'allToCart', { count: 2 }) }).click();
    await shop.expectCartCount(2);
    await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 0 /);
  } finally {
    await commerce.changePrice(product.sku, product.finalPrice);
    await commerce.changeStock(sold.sku, stock);
  }
});
