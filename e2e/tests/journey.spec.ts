import type { Locator } from '@playwright/test';
import { LISTING_PAGE_SIZE } from 'shared-contracts';
import type { Shop } from '../lib/shop.ts';
import { Catalogue } from '../lib/catalogue.ts';
import type { Choice, Walk } from '../lib/catalogue-finds.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

/** Opens the menu of the screen and goes to a top category. */
const goToCategory = async (shop: Shop, isPhone: boolean, { category }: Walk): Promise<void> => {
  const everything = shop.texts.translate('host-shell', 'menu.all', { category: category.name });
  if (isPhone) {
    await shop.menuButton.click();
    await shop.drawer(shop.texts.translate('host-shell', 'drawer.menu')).getByRole('button', { name: category.name, exact: true }).click();
    await shop.drawer(category.name).getByRole('link', { name: everything }).click();
    return;
  }
  const menu = shop.page.getByRole('navigation', { name: shop.texts.translate('host-shell', 'menu.label') });
  await menu.getByText(category.name, { exact: true }).first().click();
  await menu.getByRole('link', { name: everything }).click();
};

const press = async (panel: Locator, { option }: Choice): Promise<void> => {
  const link = panel.getByRole('link', { name: new RegExp(`^${escapePattern(option)}\\s*\\d+$`) }).first();
  await expect(link).toBeAttached();
  // Long facets collapse the rest of their values.
  if (!(await link.isVisible())) await panel.getByRole('group').filter({ has: link }).last().locator('summary').last().click();
  await link.click();
};

/** Ticks a filter: beside the list, or in the sheet of small screens. */
const filter = async (shop: Shop, isPhone: boolean, choice: Choice): Promise<void> => {
  const title = shop.texts.translate('mfe-catalog', 'listing.filters');
  if (isPhone) {
    await shop.main.getByRole('button', { name: new RegExp(`^${title}( \\(\\d+\\))?$`) }).click();
    const sheet = shop.drawer(title);
    await press(sheet, choice);
    await expect(shop.page).toHaveURL(new RegExp(`${choice.code},`));
    await sheet.getByRole('button', { name: shop.texts.pattern('mfe-catalog/on-demand', 'showResults') }).click();
    await expect(sheet).toBeHidden();
  } else {
    await press(shop.main.getByRole('complementary', { name: title }), choice);
  }
  const chips = shop.main.getByRole('navigation', { name: shop.texts.translate('mfe-catalog', 'listing.activeFilters') });
  await expect(chips.getByRole('link', { name: new RegExp(choice.option) })).toBeVisible();
};

/** Both languages and both screens. */
const walks = [
  ['pl', 'phone'],
  ['ua', 'desktop'],
] as const;

for (const [language, screen] of walks) {
  test.describe(`${language}, ${screen}`, () => {
    test.use({ language });

    test('[R-12] [R-19] [S-24] a shopper finds a product, puts it into the cart and goes back to the list as it was', async ({
      page,
      shop,
      catalogue,
      shopUrl,
      texts,
    }) => {
      const named = new Catalogue(shopUrl, language);
      const walk = await named.walk();
      const isPhone = screen === 'phone';
      await shop.useScreen(screen);
      await shop.open('/');
      await shop.markDocument();

      await goToCategory(shop, isPhone, walk);
      await shop.expectHeading(await named.headingOf(walk.category.url));
      for (const choice of walk.filters) await filter(shop, isPhone, choice);

      await shop.main.getByLabel(texts.translate('mfe-catalog', 'listing.sort')).selectOption('price_asc');
      await expect(page).toHaveURL(/[?&]order=price_asc/);
      await shop.listingShown();
      // The tiles come in pieces: until the last one is there, the links to other pages move under the pointer.
      await expect(shop.tiles).toHaveCount(LISTING_PAGE_SIZE);
      const pages = shop.main.getByRole('navigation', { name: texts.translate('shared-ui', 'pages.label') });
      await pages.getByRole('link', { name: texts.translate('shared-ui', 'pages.page', { page: 2 }), exact: true }).click();
      await expect(page).toHaveURL(/\?order=price_asc&p=2$/);
      await shop.listingShown();
      const tile = shop.tiles.getByRole('link', { name: walk.product.name, exact: true });
      await tile.scrollIntoViewIfNeeded();
      await expect(tile).toBeVisible();
      const listing = page.url();
      // The scroll position is stored in the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const position = await shop.scrollTop();

      await tile.click();
      await shop.expectHeading(walk.product.name);
      await page.goBack();
      await expect(tile).toBeVisible();
      expect(page.url()).toBe(listing);
      await expect.poll(() => shop.scrollTop()).toBeGreaterThan(position - 80);
      expect(await shop.scrollTop()).toBeLessThan(position + 80);
      const chips = shop.main.getByRole('navigation', { name: texts.translate('mfe-catalog', 'listing.activeFilters') });
      for (const { option } of walk.filters) await expect(chips.getByRole('link', { name: new RegExp(option) })).toBeAttached();

      await tile.click();
      await shop.expectHeading(walk.product.name);
      const variant = shop.main.locator('ul[aria-labelledby] a:not([aria-current])').first();
      const sibling = await variant.getAttribute('href');
      await variant.click();
      await expect(page).toHaveURL(new RegExp(`${sibling}$`));
      expect(await shop.isSameDocument(), 'the shop is one document from home to here').toBe(true);

      const [bought] = await catalogue.buyable(1);
      if (bought === undefined) throw new Error('nothing to buy');
      const add = shop.buyButton;
      if (!(await add.isVisible())) await shop.open(bought.url);
      const name = await named.headingOf(new URL(page.url()).pathname);
      // The address is faster than the page: until it is there, the button is that of the variant before.
      await shop.expectHeading(name);
      await add.click();
      await shop.expectCartCount(1);
      if (!isPhone) {
        await shop.tool('header.cart').click();
        await expect(shop.cartDrawer.getByRole('link', { name }).first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(shop.cartDrawer).toBeHidden();
        await page.goto('/checkout/cart');
      } else {
        await shop.tool('header.cart').click();
      }
      await expect(page).toHaveURL(/\/checkout\/cart$/);
      await expect(shop.main.getByRole('link', { name }).first()).toBeVisible();
    });
  });
}
