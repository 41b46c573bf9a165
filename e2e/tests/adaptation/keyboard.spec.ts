import type { Locator } from '@playwright/test';
import type { Screen } from '../../lib/screens.ts';
import type { Shop } from '../../lib/shop.ts';
import { expect, test } from '../../lib/test.ts';

interface Layer {
  readonly name: string;
  readonly screen: Screen;
  /** The control that opens it. */
  readonly opener: (shop: Shop) => Locator;
  readonly layer: (shop: Shop) => Locator;
}

const filters = (shop: Shop): string => shop.texts.translate('mfe-catalog', 'listing.filters');

const onListing: readonly Layer[] = [
  { name: 'the cart drawer', screen: 'desktop', opener: (shop) => shop.tool('header.cart'), layer: (shop) => shop.cartDrawer },
  { name: 'the menu drawer', screen: 'phone', opener: (shop) => shop.menuButton, layer: (shop) => shop.drawer('Menu') },
  {
    name: 'the search drawer',
    screen: 'phone',
    opener: (shop) => shop.tool('header.search'),
    layer: (shop) => shop.drawer('Wyszukiwanie'),
  },
  {
    name: 'the filters',
    screen: 'phone',
    opener: (shop) => shop.main.getByRole('button', { name: new RegExp(`^${filters(shop)}`) }),
    layer: (shop) => shop.drawer(filters(shop)),
  },
  {
    name: 'the settings of cookies',
    screen: 'desktop',
    opener: (shop) => shop.footer.locator('a[href$="#ustawienia-cookies"]'),
    layer: (shop) => shop.drawer('Ustawienia ciasteczek'),
  },
];

/** Where the focus is: in the layer, nowhere (in the browser's own controls, after the last element), or behind the layer. */
const placeOfFocus = (layer: Locator): Promise<'inside' | 'nowhere' | 'behind'> =>
  layer.evaluate((element) => {
    const active = document.activeElement;
    if (active === null || active === document.body) return 'nowhere';
    return element.contains(active) ? 'inside' : 'behind';
  });

/** Opens a layer, tabs through it and closes it with the keyboard only; the focus returns to the opener. */
const walkByKeyboard = async (shop: Shop, opener: Locator, layer: Locator): Promise<void> => {
  const { keyboard } = shop.page;
  await opener.focus();
  await keyboard.press('Enter');
  await expect(layer).toBeVisible();
  await expect.poll(() => placeOfFocus(layer)).toBe('inside');
  const seen = new Set<string>();
  for (let stops = 0; stops < 12; stops += 1) {
    await keyboard.press(stops < 8 ? 'Tab' : 'Shift+Tab');
    const place = await placeOfFocus(layer);
    expect(place, `stop ${stops}`).not.toBe('behind');
    seen.add(place);
  }
  expect(seen.has('inside')).toBe(true);
  await keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(opener).toBeFocused();
};

for (const { name, screen, opener, layer } of onListing)
  test(`[J-96] [S-36] ${name}: opened, used and closed with the keyboard only`, async ({ shop, catalogue }) => {
    await shop.useScreen(screen);
    await shop.open((await catalogue.category()).url);
    await walkByKeyboard(shop, opener(shop), layer(shop));
  });

test('[J-96] the enlarged picture of a product is left with the keyboard', async ({ page, shop, catalogue, texts }) => {
  await shop.useScreen('desktop');
  const [product] = await catalogue.buyable(1);
  await shop.open(product?.url ?? '');
  const zoom = shop.main.getByRole('button', { name: texts.translate('mfe-catalog/product', 'zoom') }).first();
  await walkByKeyboard(shop, zoom, page.getByRole('dialog'));
});

test.describe('the banner', () => {
  test.use({ hasDecided: false });

  test('[J-96] is reached and answered with the keyboard, and its settings give the focus back to it', async ({ page, shop }) => {
    await shop.useScreen('desktop');
    await shop.open('/');
    const banner = page.getByRole('region', { name: 'Dostosowujemy się do Ciebie' });
    await expect(banner).toBeVisible();
    await walkByKeyboard(shop, banner.getByRole('button', { name: 'Ustaw cele' }), shop.drawer('Ustawienia ciasteczek'));
    await banner.getByRole('button', { name: 'Odrzuć wszystkie' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
  });
});
