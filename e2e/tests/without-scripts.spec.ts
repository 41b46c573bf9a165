import type { Locator } from '@playwright/test';
import { withPictures } from '../lib/browser-start.ts';
import { screenNames, screens } from '../lib/screens.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

test.use(withPictures);

test.use({ javaScriptEnabled: false });

/** Checks that an element has a size and is not outside of the page. */
const expectSeen = async (part: Locator): Promise<void> => {
  await expect(part).toBeVisible();
  await expect(async () => {
    const box = await part.boundingBox(); // null while the next document replaces this one
    expect(box?.width ?? 0).toBeGreaterThan(1);
    expect(box?.height ?? 0).toBeGreaterThan(1);
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  }).toPass();
};

const price = /\d[\d\s]*,\d\d\szł/;

for (const screen of screenNames) {
  test.describe(`without scripts, ${screen}`, () => {
    test.use({ viewport: screens[screen] });

    test('[R-26] home shows its tiles, products with prices, links to every category and the footer', async ({ page, shop, catalogue }) => {
      await page.goto('/');
      for (const { category } of await catalogue.menu()) {
        const tile = shop.main.getByRole('link', { name: category.name, exact: true }).first();
        await expectSeen(tile);
        expect(await tile.getAttribute('href')).toBe(category.url);
      }
      expect(await shop.main.innerText()).toMatch(price);
      await expectSeen(shop.footer);
      expect(await page.getByRole('status', { name: /Wczyt/ }).count()).toBe(0);
    });

    test('[R-12] a listing shows a page of products with names, prices and links, the filters and the other pages', async ({
      page,
      shop,
      catalogue,
      texts,
    }) => {
      const category = await catalogue.category();
      await page.goto(category.url);
      await expectSeen(shop.heading.filter({ hasText: category.name }));
      await expect(shop.tiles).toHaveCount(24);
      for (const tile of await shop.tiles.all()) {
        await expectSeen(tile);
        const link = tile.getByRole('link').first();
        await expectSeen(link);
        expect(await link.getAttribute('href')).toMatch(/^\/[\w/-]+\.html$/);
        expect(await tile.innerText()).toMatch(price);
      }
      const second = shop.main.getByRole('link', { name: texts.translate('shared-ui', 'pages.page', { page: 2 }), exact: true });
      await expectSeen(second);
      const firstNames = await shop.tiles.getByRole('heading').allInnerTexts();
      await second.click();
      await expect(page).toHaveURL(/[?&]p=2/);
      expect(await shop.tiles.getByRole('heading').allInnerTexts()).not.toEqual(firstNames);
    });

    test('[P-21] filters are links that narrow the list', async ({ page, shop, catalogue, texts }) => {
      const { category, filters } = await catalogue.walk();
      await page.goto(category.url);
      const title = texts.translate('mfe-catalog', 'listing.filters');
      if (screen === 'phone') await shop.main.getByRole('button', { name: title }).click();
      const panel = shop.main.getByRole('complementary', { name: title });
      await expectSeen(panel);
      const option = panel.getByRole('link', { name: new RegExp(`^${escapePattern(filters[0].option)}`) }).first();
      if (!(await option.isVisible())) await panel.getByRole('group').filter({ has: option }).last().locator('summary').last().click();
      await option.click();
      await expect(page).toHaveURL(/\/f\//);
      // The list of chips has `display: contents` and therefore no box, so a chip is checked.
      const chips = shop.main.getByRole('navigation', { name: texts.translate('mfe-catalog', 'listing.activeFilters') });
      await expectSeen(chips.getByRole('link').first());
    });

    test('[R-19] a product shows its name, price, pictures, description, features and reviews', async ({
      page,
      shop,
      catalogue,
      texts,
    }) => {
      const [product] = await catalogue.buyable(1);
      if (product === undefined) throw new Error('nothing to buy');
      await page.goto(product.url);
      await expectSeen(shop.heading.filter({ hasText: product.name }));
      const text = await shop.main.innerText();
      expect(text).toMatch(price);
      for (const key of ['description', 'specification', 'reviews']) {
        await expectSeen(shop.main.getByRole('heading', { name: texts.pattern('mfe-catalog/product', key) }).first());
      }
      await expectSeen(shop.main.getByRole('img').first());
      await expectSeen(shop.main.getByRole('link', { name: texts.translate('shared-ui', 'crumbs.home') }).first());
    });

    test('[R-13] a page of content shows its heading and text', async ({ page, shop, catalogue }) => {
      await page.goto(await catalogue.contentPage());
      await expectSeen(shop.heading);
      expect((await shop.main.innerText()).length).toBeGreaterThan(300);
    });
  });
}

test('[S-14] [S-18] without scripts the menu has links to the sections, on a phone below the bar, and every category can be reached from there', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  const sections = await catalogue.menu();
  const menu = page.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
  for (const screen of screenNames) {
    await shop.useScreen(screen);
    await page.goto('/');
    if (screen === 'phone') await shop.menuButton.click();
    for (const { category } of sections) {
      const link = menu.getByRole('link', { name: category.name, exact: true });
      await expectSeen(link);
      expect(await link.getAttribute('href')).toBe(category.url);
    }
  }
  const [way = { name: '', url: '', children: [] }] = (await catalogue.tree()).filter(({ children }) =>
    children.some((group) => group.children.length > 0),
  );
  await menu.getByRole('link', { name: way.name, exact: true }).click();
  await expect(page).toHaveURL(way.url);
  for (const group of way.children) await expectSeen(shop.main.locator(`a[href="${group.url}"]`).first());
  const group = way.children.find(({ children }) => children.length > 0) ?? way;
  await shop.main.locator(`a[href="${group.url}"]`).first().click();
  await expect(page).toHaveURL(group.url);
  for (const leaf of group.children) await expectSeen(shop.main.locator(`a[href="${leaf.url}"]`).first());
});

test('[S-14] [R-67] without scripts the menu of a phone links to the site map, which lists every category', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await shop.useScreen('phone');
  await page.goto('/');
  await shop.menuButton.click();
  await page
    .getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') })
    .getByRole('link', { name: texts.translate('host-shell', 'menu.everything') })
    .click();
  await expectSeen(shop.heading);
  const links = new Set(await shop.main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
  const urls = (await catalogue.tree())
    .flatMap((top) => [top, ...top.children, ...top.children.flatMap(({ children }) => children)])
    .map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(50);
  expect(urls.filter((url) => !links.has(url))).toEqual([]);
});

test('[I-03] [S-26] without scripts the language link changes the language and keeps the page', async ({
  page,
  shop,
  catalogue,
  context,
}) => {
  const { url } = await catalogue.category();
  await page.goto(url);
  await shop.header
    .getByRole('link', { name: /Українська/ })
    .first()
    .click();
  await expect(page).toHaveURL(url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  const cookie = (await context.cookies()).find(({ name }) => name === 'translation');
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"language":"ua"}');
});

test('[R-27] without scripts the search form leads to the results', async ({ page, shop, texts }) => {
  await page.goto('/');
  const field = shop.page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
  await field.fill('pralka');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?query=pralka$/);
  await expect(shop.tiles.first()).toBeVisible();
});
