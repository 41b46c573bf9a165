import { expectAccessible } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import type { Catalogue } from '../lib/catalogue.ts';
import { screenNames } from '../lib/screens.ts';
import { expect, test } from '../lib/test.ts';

test.use(withPictures);

const pages: readonly (readonly [name: string, address: (catalogue: Catalogue) => Promise<string>, status?: RegExp])[] = [
  ['home', async () => '/'],
  ['listing', async (catalogue) => (await catalogue.category()).url],
  ['product', async (catalogue) => (await catalogue.buyable(1))[0]?.url ?? ''],
  ['search', async () => '/search.html?query=pralka'],
  ['search without results', async () => '/search.html?query=xqzwvkjh'],
  ['empty cart', async () => '/checkout/cart'],
  ['content', (catalogue) => catalogue.contentPage()],
  ['login', async () => '/customer/account/login'],
  ['registration', async () => '/create-account'],
  ['order tracking', async () => '/track/tracking/order'],
  ['forgotten password', async () => '/customer/account/forgotpassword'],
  ['account of a guest', async () => '/customer/account/index'],
  ['not found', async () => '/nie-ma-takiej', /404/],
  ['unpublished', async () => '/foto/aparaty/lustrzanki.html', /410/],
];

for (const [name, address, status] of pages) {
  test(`${name}, on a desktop and on a phone: axe finds nothing, and there is no horizontal overflow`, async ({
    page,
    shop,
    catalogue,
    complaints,
  }) => {
    if (status) complaints.expect(status);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.useScreen('desktop');
    await shop.open(await address(catalogue));
    for (const screen of ['desktop', 'phone'] as const) {
      await shop.useScreen(screen);
      await expectAccessible(page, `${name}, ${screen}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), screen).toBe(0);
    }
  });
}

for (const screen of screenNames) {
  test.describe(`axe, ${screen}`, () => {
    test.beforeEach(async ({ page, shop }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await shop.useScreen(screen);
    });

    test('filled cart, and the cart drawer where there is one: axe finds nothing', async ({ page, shop, catalogue }) => {
      const [product] = await catalogue.buyable(1);
      await shop.buyFrom(product?.url ?? '');
      await shop.expectCartCount(1);
      if (screen === 'desktop') {
        await shop.tool('header.cart').click();
        await expect(shop.cartDrawer.getByRole('link', { name: product?.name ?? '' }).first()).toBeVisible();
        await expectAccessible(page, 'cart drawer');
      }
      await page.goto('/checkout/cart');
      await expect(shop.main.getByRole('link', { name: product?.name ?? '' }).first()).toBeVisible();
      await expectAccessible(page, 'cart');
    });
  });
}

test.describe('axe, layers', () => {
  test('menu, search and filters of a phone: axe finds nothing', async ({ page, shop, catalogue, texts }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.useScreen('phone');
    await shop.open((await catalogue.category()).url);
    await shop.menuButton.click();
    await expect(shop.drawer('Menu')).toBeVisible();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await shop.tool('header.search').click();
    await expect(shop.drawer('Wyszukiwanie')).toBeVisible();
    await expectAccessible(page, 'search');
    await page.keyboard.press('Escape');
    const filters = texts.translate('mfe-catalog', 'listing.filters');
    await shop.main.getByRole('button', { name: new RegExp(`^${filters}`) }).click();
    await expect(shop.drawer(filters)).toBeVisible();
    await expectAccessible(page, 'filters');
  });

  test('open menu, suggestions and zoomed picture of a desktop: axe finds nothing', async ({ page, shop, catalogue, texts }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.useScreen('desktop');
    await shop.open('/');
    const [{ category } = { category: { name: '' } }] = await catalogue.menu();
    await shop.header
      .getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') })
      .getByText(category.name, { exact: true })
      .first()
      .click();
    await expectAccessible(page, 'mega menu');
    await page.keyboard.press('Escape');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await field.pressSequentially('pralk');
    await expect(page.getByRole('search').getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'suggestions');
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    await shop.main
      .getByRole('button', { name: texts.translate('mfe-catalog/product', 'zoom') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'zoomed picture');
  });
});
