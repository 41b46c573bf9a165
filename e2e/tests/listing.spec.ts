import type { Locator, Page } from '@playwright/test';
import type { Choice } from '../lib/catalogue.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

/** Holds GraphQL answers about products back, so that the next press precedes the list of the last one. @returns releases them */
const holdAnswers = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/graphql/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

const busyList = (shop: Shop): Locator => shop.main.getByRole('region', { name: shop.texts.translate('mfe-catalog', 'listing.products') });

const pageLink = (shop: Shop, number: number): Locator =>
  shop.main.getByRole('link', { name: shop.texts.translate('shared-ui', 'pages.page', { page: number }), exact: true });

const tick = async (shop: Shop, { option }: Choice): Promise<void> => {
  const panel = shop.main.getByRole('complementary', { name: shop.texts.translate('mfe-catalog', 'listing.filters') });
  const link = panel.getByRole('link', { name: new RegExp(`^${escapePattern(option)}\\s*\\d+$`) }).first();
  // Long facets collapse the rest of their values.
  if (!(await link.isVisible())) await panel.getByRole('group').filter({ has: link }).last().locator('summary').last().click();
  await link.click();
};

const chip = (shop: Shop, { option }: Choice): Locator =>
  shop.main
    .getByRole('navigation', { name: shop.texts.translate('mfe-catalog', 'listing.activeFilters') })
    .getByRole('link', { name: new RegExp(escapePattern(option)) });

const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

test.describe('presses before the list of the last press has loaded', () => {
  test.beforeEach(({ shop }) => shop.useScreen('desktop'));

  test('[P-21] page 2 keeps the sort order that was chosen just before', async ({ page, shop, catalogue, texts }) => {
    await shop.open((await catalogue.category()).url);
    const release = await holdAnswers(page);
    await shop.main.getByLabel(texts.translate('mfe-catalog', 'listing.sort')).selectOption('price_asc');
    await expect(busyList(shop)).toHaveAttribute('aria-busy', 'true');
    await pageLink(shop, 2).click();
    release();
    await expect(page).toHaveURL(/\?order=price_asc&p=2$/);
    await shop.listingShown();
    await expect(pageLink(shop, 2)).toHaveAttribute('aria-current', 'page');
    await expect(shop.main.getByLabel(texts.translate('mfe-catalog', 'listing.sort'))).toHaveValue('price_asc');
  });

  test('[P-21] two filters set quickly one after the other both apply, and Back removes the second one', async ({
    page,
    shop,
    catalogue,
  }) => {
    const { category, filters } = await catalogue.walk();
    const [first, second] = filters;
    await shop.open(category.url);
    const release = await holdAnswers(page);
    await tick(shop, first);
    await expect(busyList(shop)).toHaveAttribute('aria-busy', 'true');
    await expect(chip(shop, first)).toBeVisible();
    await tick(shop, second);
    await expect(chip(shop, second)).toBeVisible();
    release();
    await shop.listingShown();
    for (const { code } of filters) expect(pathOf(page)).toContain(`${code},`);
    for (const choice of filters) await expect(chip(shop, choice)).toBeVisible();

    await page.goBack();
    await expect(chip(shop, second)).toHaveCount(0);
    await expect(chip(shop, first)).toBeVisible();
    expect(pathOf(page)).toContain(`${first.code},`);
    expect(pathOf(page)).not.toContain(`${second.code},`);
    await shop.listingShown();
  });

  test('[P-21] Back before the filtered list has loaded shows the previous list', async ({ page, shop, catalogue }) => {
    const { category, filters } = await catalogue.walk();
    const [first] = filters;
    await shop.open(category.url);
    const before = await shop.tiles.getByRole('heading').allInnerTexts();
    const release = await holdAnswers(page);
    await tick(shop, first);
    await expect(busyList(shop)).toHaveAttribute('aria-busy', 'true');
    await page.goBack();
    release();
    await expect(page).toHaveURL(category.url);
    await shop.listingShown();
    await expect(chip(shop, first)).toHaveCount(0);
    expect(await shop.tiles.getByRole('heading').allInnerTexts()).toEqual(before);
  });
});
