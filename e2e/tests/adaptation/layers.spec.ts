import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { expectLargeTextFits, expectZoomable, outsideViewport, ZOOMED } from '../../lib/reading.ts';
import type { Shop } from '../../lib/shop.ts';
import { expect, test } from '../../lib/test.ts';

/** Where the focus is: in the layer, nowhere (in the browser's own controls, after the last element), or behind the layer. */
const placeOfFocus = (layer: Locator): Promise<'inside' | 'nowhere' | 'behind'> =>
  layer.evaluate((element) => {
    const active = document.activeElement;
    if (active === null || active === document.body) return 'nowhere';
    return element.contains(active) ? 'inside' : 'behind';
  });

interface Layer {
  readonly name: string;
  /** The control that opens it. */
  readonly opener: Locator;
  readonly layer: Locator;
}

/**
 * Opens a layer, tabs through it and closes it with the keyboard only; the focus returns to the opener. Axe finds nothing in between.
 * @param whileOpen what else is checked, before axe looks: its content may have to be waited for
 */
const walkByKeyboard = async (
  page: Page,
  { name, opener, layer }: Layer,
  whileOpen = async (): Promise<void> => undefined,
): Promise<void> =>
  test.step(name, async () => {
    const { keyboard } = page;
    await opener.focus();
    await keyboard.press('Enter');
    await expect(layer).toBeVisible();
    await expect.poll(() => placeOfFocus(layer), name).toBe('inside');
    const seen = new Set<string>();
    for (let stops = 0; stops < 12; stops += 1) {
      await keyboard.press(stops < 8 ? 'Tab' : 'Shift+Tab');
      const place = await placeOfFocus(layer);
      expect(place, `${name}, stop ${stops}`).not.toBe('behind');
      seen.add(place);
    }
    expect(seen.has('inside'), name).toBe(true);
    await whileOpen();
    await expectAccessible(page, name, 'dialog[open]');
    await keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expect(opener, name).toBeFocused();
  });

/** The first section of the menu of a desktop. */
const menuSection = (shop: Shop, name: string): Locator =>
  shop.header
    .getByRole('navigation', { name: shop.texts.translate('host-shell', 'menu.label') })
    .getByText(name, { exact: true })
    .first();

test('[J-96] [S-36] layers of a phone: used by keyboard alone, read at 400 % and with large text; axe finds nothing', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('phone');
  await shop.open((await catalogue.category()).url);
  await expectAccessible(page, 'listing of a phone');
  const filters = texts.translate('mfe-catalog', 'listing.filters');
  const opener = shop.main.getByRole('button', { name: new RegExp(`^${filters}`) });
  for (const one of [
    { name: 'the menu', opener: shop.menuButton, layer: shop.drawer('Menu') },
    { name: 'the search', opener: shop.tool('header.search'), layer: shop.drawer('Wyszukiwanie') },
    { name: 'the filters', opener, layer: shop.drawer(filters) },
  ])
    await walkByKeyboard(page, one, async () => {
      await expectZoomable(page, one.name, one.layer);
      await expectLargeTextFits(page, one.name, one.layer);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    });

  await test.step('the filters are opened where the page is read at 400 %', async () => {
    await page.setViewportSize(ZOOMED);
    await opener.press('Enter');
    await expect(shop.drawer(filters)).toBeVisible();
    await expect.poll(() => outsideViewport(shop.drawer(filters))).toEqual([]);
  });
});

test('[J-96] [S-36] layers of a desktop: used by keyboard alone; axe finds nothing in them and in a filled cart', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('desktop');
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing to buy');
  await bringCart(page, { skus: [product.sku] });
  await shop.open(product.url);
  await expectAccessible(page, 'product of a desktop');
  await walkByKeyboard(page, {
    name: 'the enlarged picture',
    opener: shop.main.getByRole('button', { name: texts.translate('mfe-catalog/product', 'zoom') }).first(),
    layer: page.getByRole('dialog'),
  });
  await walkByKeyboard(page, { name: 'the cart drawer', opener: shop.tool('header.cart'), layer: shop.cartDrawer }, () =>
    expect(shop.cartDrawer.getByRole('link', { name: product.name }).first()).toBeVisible(),
  );
  await walkByKeyboard(page, {
    name: 'the settings of cookies',
    opener: shop.footer.locator('a[href$="#ustawienia-cookies"]'),
    layer: shop.drawer('Ustawienia ciasteczek'),
  });

  await shop.navigate('/checkout/cart');
  await expect(shop.main.getByRole('link', { name: product.name }).first()).toBeVisible();
  await expectAccessible(page, 'filled cart');

  await shop.navigate('/');
  await expect(shop.header.getByRole('heading', { level: 1 })).toBeVisible();
  const [{ category } = { category: { name: '' } }] = await catalogue.menu();
  await menuSection(shop, category.name).click();
  await expectAccessible(page, 'open section of the menu');
  await page.keyboard.press('Escape');
  const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
  await field.pressSequentially('pralk');
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'suggestions');
});

test.describe('the banner', () => {
  test.use({ hasDecided: false });

  test('[J-96] is reached and answered with the keyboard, its settings give the focus back to it, and both can be read at 400 %', async ({
    page,
    shop,
  }) => {
    await shop.useScreen('desktop');
    await shop.open('/');
    const banner = page.getByRole('region', { name: 'Dostosowujemy się do Ciebie' });
    const settings = shop.drawer('Ustawienia ciasteczek');
    await expect(banner).toBeVisible();
    await walkByKeyboard(
      page,
      { name: 'settings', opener: banner.getByRole('button', { name: 'Ustaw cele' }), layer: settings },
      async () => {
        await page.setViewportSize(ZOOMED);
        const refuse = settings.getByRole('button', { name: /Zaakceptuj wybrane/ });
        await refuse.scrollIntoViewIfNeeded();
        await expect(refuse).toBeInViewport();
        expect(await outsideViewport(settings)).toEqual([]);
      },
    );
    expect(await outsideViewport(banner)).toEqual([]);
    await banner.getByRole('button', { name: 'Odrzuć wszystkie' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
  });
});
