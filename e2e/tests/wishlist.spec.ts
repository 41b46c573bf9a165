import type { Locator } from '@playwright/test';
import { arriveAsNew, logIn, passwordOf, register, tokenOf } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { Commerce } from '../lib/commerce.ts';
import { goOffline, goOnline, lostConnection } from '../lib/connection.ts';
import { emptyWishlist, keepProducts, keptProducts } from '../lib/kept-products.ts';
import { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

const WISHLIST = '/customer/account/purchase/wishlist';
/** Longer than a tile on a phone. */
const GIFTS = 'Prezenty na święta dla całej rodziny';

const wishlistButtonOf = (shop: Shop, key: 'wishShort' | 'wishShortOn' = 'wishShort'): Locator =>
  shop.main.getByRole('button', { name: shop.texts.translate('mfe-catalog/product', key), exact: true }).first();

const width = (shop: Shop): Promise<number> => shop.page.evaluate(() => document.documentElement.scrollWidth);

test('[W-08] [W-06] [R-50] [C-30] what a guest has pressed and put into the cart is theirs after signing in', async ({
  page,
  shop,
  catalogue,
  texts,
  request,
}) => {
  await shop.useScreen('desktop');
  const email = await register(request);
  const product = await catalogue.orderableAt(35);
  await shop.buyFrom(product.url);
  await shop.expectCartCount(1);
  await wishlistButtonOf(shop).click();
  const popup = shop.drawer(texts.translate('host-shell', 'dialog.wishlistTitle'));
  await popup.getByRole('link', { name: texts.translate('host-shell', 'dialog.wishlistLogin') }).click();
  await expect(page).toHaveURL(`/customer/account/login?redirect=${encodeURIComponent(product.url)}&addToWishList=true`);
  await logIn(shop, texts, { username: email, password: passwordOf(email) });
  await shop.expectHeading(product.name);
  await expect(page).toHaveURL(product.url);
  await expect(shop.toasts.getByText('Produkt dodany do schowka')).toBeVisible();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 1 /);
  await expect(wishlistButtonOf(shop, 'wishShortOn')).toBeVisible();
  await shop.expectCartCount(1);
  // Another device would read the same.
  const token = await tokenOf(request, email);
  expect(await keptProducts(request, token)).toMatchObject([{ product_id: product.id }]);
  const cart = await request.get('/rest/V1/pwa/carts/mine', { headers: { authorization: `Bearer ${token}` } });
  expect(await cart.json()).toMatchObject({ items: [{ sku: product.sku, qty: 1 }] });
});

test('[R-49] [J-173] the Schowek of a customer tells what has become better; it is emptied one by one, and into the cart with one press', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
}) => {
  const commerce = new Commerce(request);
  const cheaper = await catalogue.changeableAt(8);
  const back = await catalogue.changeableAt(9);
  const [plain] = await catalogue.buyable(1);
  const stock = await commerce.stock(back.sku);
  await shop.useScreen('desktop');
  const { token } = await arriveAsNew(page);
  try {
    await commerce.changeStock(back.sku, 0);
    await keepProducts(request, token, [cheaper.sku, back.sku, plain?.sku ?? '']);
    await commerce.changePrice(cheaper.sku, cheaper.finalPrice - 100);
    await commerce.changeStock(back.sku, 5);
    await shop.open(WISHLIST);
    // Newest first.
    await expect(shop.tiles.getByRole('heading')).toHaveText([plain?.name ?? '', back.name, cheaper.name]);
    await expect(shop.main.getByText('Cena spadła o 1,00\u00a0zł')).toHaveCount(1);
    await expect(shop.main.getByText(texts.translate('mfe-account/wishlist', 'back'))).toHaveCount(1);
    await expectAccessible(page, 'wishlist, desktop');
    expect(await width(shop)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

    const first = shop.tiles.first();
    await first.getByRole('button', { name: /koszyka/i }).click();
    await shop.expectCartCount(1);
    await first.getByRole('button', { name: /schowka|schowku/i }).click();
    await expect(shop.tiles).toHaveCount(2);
    await expect(shop.heading).toBeFocused();

    await shop.main.getByRole('button', { name: texts.translate('mfe-account/wishlist', 'allToCart', { count: 2 }) }).click();
    await shop.expectCartCount(3);
    await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 0 /);
    // The counter does not wait for the server.
    await expect.poll(() => keptProducts(request, token)).toEqual([]);
  } finally {
    await commerce.changePrice(cheaper.sku, cheaper.finalPrice);
    await commerce.changeStock(back.sku, stock);
  }
});

test('[O-05] [W-10] [W-07] a customer finds products by a search, compares two and keeps one; a heart that the server refuses is taken back', async ({
  page,
  shop,
  catalogue,
  texts,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await shop.useScreen('desktop');
  await arriveAsNew(page);
  const [known] = await catalogue.buyable(1);
  await shop.open(`/search.html?query=${encodeURIComponent(known?.name.split(' ')[0] ?? '')}`);
  await shop.listingShown();
  const heartOf = async (tile: Locator): Promise<Locator> => {
    const name = (await tile.getByRole('heading').textContent()) ?? '';
    return tile.getByRole('button', { name: texts.translate('shared-ui', 'tile.wish', { name }) });
  };
  const name = (await shop.tiles.first().getByRole('heading').textContent()) ?? '';
  await (await heartOf(shop.tiles.first())).click();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 1 /);
  // The heart shows at once; only the notice tells that the server has it, which alone may be refused the next one.
  await expect(shop.toasts.getByText('Produkt dodany do schowka')).toBeVisible();

  const message = 'W schowku zmieści się najwyżej 500 produktów.';
  await page.route('**/rest/V1/wishlist/add', (route) =>
    route.fulfill({ status: 400, json: { message, code: 'too_many_items', trace: '' } }),
  );
  const refused = await heartOf(shop.tiles.nth(1));
  await refused.click();
  await expect(shop.toasts.getByText(message)).toBeVisible();
  await expect(refused).toBeVisible();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 1 /);

  for (const tile of [shop.tiles.nth(0), shop.tiles.nth(1)]) await tile.getByRole('button', { name: /^Porównaj: / }).click();
  await shop.tool('header.compare').click();
  await expect(page).toHaveURL(/\/product-compare/);
  await expect(shop.main.getByRole('link', { name }).first()).toBeVisible();
  await shop.tool('header.wishlist').click();
  await expect(page).toHaveURL(WISHLIST);
  await expect(shop.tiles.getByRole('heading')).toHaveText([name]);
});

test('[J-175] a heart that is pressed without a connection shows at once, and is sent once when it is back', async ({
  page,
  shop,
  context,
  catalogue,
  complaints,
  request,
  texts,
}) => {
  complaints.expect(...lostConnection);
  await shop.useScreen('desktop');
  const { token } = await arriveAsNew(page);
  const [first, second] = await catalogue.buyable(2);
  await keepProducts(request, token, [first?.sku ?? '']);
  await shop.open(second?.url ?? '');
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 1 /);
  // What the first interaction loads has come.
  await page.mouse.move(10, 10);
  await expect(shop.toasts).toBeAttached();
  await goOffline(page, context);
  await wishlistButtonOf(shop).click();
  await expect(shop.toasts.getByText(texts.translate('host-shell', 'wishlist.kept'))).toBeVisible();
  await expect(wishlistButtonOf(shop, 'wishShortOn')).toBeVisible();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 2 /);

  // Meanwhile another device takes the first product away: both changes stand.
  await emptyWishlist(request, token);

  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/rest/V1/wishlist/add')) sent.push(asked.method());
  });
  await goOnline(page, context);
  await expect(shop.toasts.getByText('Produkt dodany do schowka')).toBeVisible();
  await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 1 /);
  expect(sent).toEqual(['POST']);
  expect(await keptProducts(request, token)).toMatchObject([{ product_id: second?.id }]);
});

test('[J-173] [J-174] [W-05] [S-38] lists of a customer are named, moved between, and shared by a link whose guests are asked to sign in', async ({
  page,
  shop,
  catalogue,
  browser,
  request,
  texts,
  complaints,
}) => {
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    texts.translate('mfe-account/wishlist', key, values);
  await shop.useScreen('phone');
  const { token } = await arriveAsNew(page);
  const [first, second] = await catalogue.buyable(2);
  await keepProducts(request, token, [first?.sku ?? '', second?.sku ?? '']);
  await shop.open(WISHLIST);
  await expect(shop.tiles).toHaveCount(2);

  // By keyboard alone.
  await shop.main.getByRole('button', { name: text('new') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: text('name') })).toBeFocused();
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
  expect(await width(shop)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

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
  const wish = texts.translate('shared-ui', 'tile.wish', { name: second?.name ?? '' });
  await theirs.tiles.getByRole('button', { name: wish }).press('Enter');
  const popup = theirs.drawer(texts.translate('host-shell', 'dialog.wishlistTitle'));
  await expect(popup.getByText(texts.translate('host-shell', 'dialog.wishlistText'))).toBeVisible();

  await dialog.getByRole('button', { name: text('shareEnd') }).click();
  await expect(link).toHaveCount(0);
  await theirs.open(address);
  await expect(theirs.main.getByText(text('sharedGone'))).toBeVisible();
  await guest.context().close();
});
