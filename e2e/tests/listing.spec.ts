import type { Locator, Page } from '@playwright/test';
import { LISTING_PAGE_SIZE } from 'shared-contracts';
import type { Choice } from '../lib/catalogue-finds.ts';
import { noteQueries } from '../lib/queries.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

/** Holds GraphQL answers about products back, so that the next press precedes the list of the last one. @returns releases them */
const holdAnswers = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<undefined>();
  await page.route(/\/graphql/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
};

const busyList = (shop: Shop): Locator => shop.main.getByRole('region', { name: shop.texts.translate('mfe-catalog', 'listing.products') });

const pageLink = (shop: Shop, number: number): Locator =>
  shop.main.getByRole('link', { name: shop.texts.translate('shared-ui', 'pages.page', { page: number }), exact: true });

/** The link of a filter, where it can be pressed. */
const linkOf = async (shop: Shop, { option }: Choice): Promise<Locator> => {
  const panel = shop.main.getByRole('complementary', { name: shop.texts.translate('mfe-catalog', 'listing.filters') });
  const link = panel.getByRole('link', { name: new RegExp(`^${escapePattern(option)}\\s*\\d+$`) }).first();
  // Long facets collapse the rest of their values.
  if (!(await link.isVisible())) await panel.getByRole('group').filter({ has: link }).last().locator('summary').last().click();
  return link;
};

const tick = async (shop: Shop, choice: Choice): Promise<void> => (await linkOf(shop, choice)).click();

const chip = (shop: Shop, { option }: Choice): Locator =>
  shop.main
    .getByRole('navigation', { name: shop.texts.translate('mfe-catalog', 'listing.activeFilters') })
    .getByRole('link', { name: new RegExp(escapePattern(option)) });

const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

test('[P-21] presses before the list of the last press has loaded: filters add up, Back takes one away, page 2 keeps the sort order', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await shop.useScreen('desktop');
  const { category, filters } = await catalogue.walk();
  const [first, second] = filters;
  await shop.open(category.url);
  await expect(shop.tiles).toHaveCount(LISTING_PAGE_SIZE); // what the first document had no room for comes later (J-349)
  const before = await shop.tiles.getByRole('heading').allInnerTexts();

  await test.step('two filters set quickly one after the other both apply, and Back removes the second one', async () => {
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

  await test.step('Back before the filtered list has loaded shows the previous list', async () => {
    await page.goBack();
    await expect(page).toHaveURL(category.url);
    await shop.listingShown();
    const release = await holdAnswers(page);
    await tick(shop, second);
    await expect(busyList(shop)).toHaveAttribute('aria-busy', 'true');
    await page.goBack();
    release();
    await expect(page).toHaveURL(category.url);
    await shop.listingShown();
    await expect(chip(shop, second)).toHaveCount(0);
    await expect(shop.tiles).toHaveCount(LISTING_PAGE_SIZE);
    expect(await shop.tiles.getByRole('heading').allInnerTexts()).toEqual(before);
  });

  await test.step('page 2 keeps the sort order that was chosen just before', async () => {
    const release = await holdAnswers(page);
    const order = shop.main.getByLabel(texts.translate('mfe-catalog', 'listing.sort'));
    await order.selectOption('price_asc');
    await expect(busyList(shop)).toHaveAttribute('aria-busy', 'true');
    await pageLink(shop, 2).click();
    release();
    await expect(page).toHaveURL(/\?order=price_asc&p=2$/);
    await shop.listingShown();
    await expect(pageLink(shop, 2)).toHaveAttribute('aria-current', 'page');
    await expect(order).toHaveValue('price_asc');
  });
});

const listingQueries: readonly string[] = ['UrlResolver', 'CategoryListing', 'ListingProducts', 'TileDeliveries', 'CurrentPrices'];

test('[S-24] [J-361] [J-362] the sheet of filters closes when the window is made wider; a filter keeps the scroll position, another page starts at the top; going back requests nothing and restores the position, from another list to the same tile', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  // What other tests buy changes stock, which pages are told of and ask for: nothing of it here.
  await page.routeWebSocket(/\/ws/, () => {});
  await shop.useScreen('phone');
  const { category, filters } = await catalogue.walk();
  await shop.open(category.url);
  await shop.main.getByRole('button', { name: texts.pattern('mfe-catalog', 'listing.filtersCount') }).click();
  await expect(shop.drawer(texts.translate('mfe-catalog', 'listing.filters'))).toBeVisible();
  // The filters stand beside the list then, and can be pressed.
  await shop.useScreen('desktop');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const link = await linkOf(shop, filters[0]);
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const before = await shop.scrollTop();
  await link.click();
  await expect(page).toHaveURL(/\/f\//);
  await shop.listingShown();
  expect(Math.abs((await shop.scrollTop()) - before)).toBeLessThan(60);
  await pageLink(shop, 2).click();
  await expect(page).toHaveURL(/[?&]p=2/);
  await expect.poll(() => shop.scrollTop()).toBe(0);
  await shop.listingShown();

  const tile = shop.tiles.nth(9).getByRole('link').first();
  const name = (await tile.textContent()) ?? '';
  await tile.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const position = await shop.scrollTop();
  expect(position).toBeGreaterThan(0);
  await tile.click();
  await shop.expectHeading(name);
  await expect(shop.main.getByRole('button', { name: texts.translate('mfe-catalog/product', 'compare') }).first()).toBeVisible();
  const asked = noteQueries(page);
  await page.goBack();
  await expect(tile).toBeVisible();
  await expect.poll(() => shop.scrollTop()).toBe(position);
  const stood = await tile.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  // The product's late parts may still ask for theirs.
  expect(asked.filter((query) => listingQueries.includes(query))).toEqual([]);

  // That list takes the place of this one, which is rendered anew.
  const other = (await catalogue.menu()).map((section) => section.category).find(({ url }) => url !== category.url);
  await shop.navigate(other?.url ?? '');
  await shop.expectHeading(other?.name ?? '');
  const top = (): Promise<number> => tile.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await page.goBack();
  await expect(tile).toHaveText(name);
  await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThan(3);
});
