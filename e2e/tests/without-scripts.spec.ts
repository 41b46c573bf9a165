import { LISTING_PAGE_SIZE } from 'shared-contracts';
import type { Locator } from '@playwright/test';
import { screens } from '../lib/screens.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

test.use({ javaScriptEnabled: false });

/** Checks that elements have a size and are not outside of the page. */
const expectSeen = async (parts: Locator, what: string): Promise<void> => {
  await expect(parts.first(), what).toBeVisible();
  await expect(async () => {
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => ({ text: part.textContent?.slice(0, 60), box: part.getBoundingClientRect() })),
    );
    expect(boxes.length, what).toBeGreaterThan(0);
    expect(
      boxes.filter(({ box }) => box.width <= 1 || box.height <= 1 || box.x < 0),
      what,
    ).toEqual([]);
  }).toPass(); // the next document may just replace this one
};

const price = /\d[\d\s]*,\d\d\szł/;

test.describe('without scripts, on a phone', () => {
  test.use({ viewport: screens.phone });

  test('[R-26] [S-14] [R-67] [J-359] home shows its tiles, products with prices and the footer; the menu below the bar links to sections and the site map', async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    await page.goto('/');
    const sections = (await catalogue.menu()).map(({ category }) => category);
    for (const { name, url } of sections)
      await expect(shop.main.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', url);
    await expectSeen(shop.main.getByRole('link', { name: sections[0]?.name ?? '', exact: true }).first(), 'tile');
    expect(await shop.main.innerText()).toMatch(price);
    await expectSeen(shop.footer, 'footer');
    const list = shop.footer.locator('details').first();
    await list.locator('summary').click();
    await expectSeen(list.getByRole('link'), 'links of a list that was opened');
    expect(await page.getByRole('status', { name: /Wczyt/ }).count()).toBe(0);

    const menu = page.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
    await shop.menuButton.click();
    for (const { name, url } of sections) {
      const link = menu.getByRole('link', { name, exact: true });
      await expect(link, name).toBeVisible();
      await expect(link).toHaveAttribute('href', url);
    }
    await menu.getByRole('link', { name: texts.translate('host-shell', 'menu.everything') }).click();
    await expectSeen(shop.heading, 'heading of the site map');
    await expect(page).toHaveURL(/mapa-strony/);
  });

  test('[P-21] [R-12] a listing shows a page of products with names, prices and links, and filters that narrow the list', async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    const { category, filters } = await catalogue.walk();
    await page.goto(category.url);
    await expectSeen(shop.heading.filter({ hasText: category.name }), 'heading');
    // Products that the document had no room for are one link away (J-350).
    const rest = shop.main.getByRole('link', { name: texts.translate('host-shell/whole', 'whole.rest') }).first();
    if ((await rest.count()) > 0) await rest.click();
    await expect(shop.tiles).toHaveCount(LISTING_PAGE_SIZE);
    await expectSeen(shop.tiles, 'tiles');
    for (const tile of await shop.tiles.all()) expect(await tile.innerText()).toMatch(price);
    const title = texts.translate('mfe-catalog', 'listing.filters');
    await shop.main.getByRole('button', { name: title }).click();
    const panel = shop.main.getByRole('complementary', { name: title });
    await expectSeen(panel, 'filters');
    const option = panel.getByRole('link', { name: new RegExp(`^${escapePattern(filters[0].option)}`) }).first();
    if (!(await option.isVisible())) await panel.getByRole('group').filter({ has: option }).last().locator('summary').last().click();
    await option.click();
    await expect(page).toHaveURL(/\/f\//);
    // The list of chips has `display: contents` and therefore no box, so a chip is checked.
    const chips = shop.main.getByRole('navigation', { name: texts.translate('mfe-catalog', 'listing.activeFilters') });
    await expectSeen(chips.getByRole('link').first(), 'chip');
  });
});

test.describe('without scripts, on a desktop', () => {
  test.use({ viewport: screens.desktop });

  test('[S-18] [R-27] the menu leads to the sections, and from there to every category; the search form leads to the results', async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    await page.goto('/');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await field.fill('pralka');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\.html\?query=pralka$/);
    await expect(shop.tiles.first()).toBeVisible();

    const menu = page.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
    for (const { category } of await catalogue.menu()) {
      const link = menu.getByRole('link', { name: category.name, exact: true });
      await expect(link, category.name).toBeVisible();
      await expect(link).toHaveAttribute('href', category.url);
    }
    const way = (await catalogue.tree()).find(({ children }) => children.some((group) => group.children.length > 0));
    if (way === undefined) throw new Error('no section has three levels');
    await menu.getByRole('link', { name: way.name, exact: true }).click();
    await expect(page).toHaveURL(way.url);
    for (const group of way.children) await expectSeen(shop.main.locator(`a[href="${group.url}"]`).first(), group.name);
    const group = way.children.find(({ children }) => children.length > 0) ?? way;
    await shop.main.locator(`a[href="${group.url}"]`).first().click();
    await expect(page).toHaveURL(group.url);
    for (const leaf of group.children) await expectSeen(shop.main.locator(`a[href="${leaf.url}"]`).first(), leaf.name);
  });

  test('[I-03] [S-26] a listing has its other pages; the language link changes the language and keeps the page', async ({
    page,
    shop,
    catalogue,
    texts,
    context,
  }) => {
    const { url } = await catalogue.category();
    await page.goto(url);
    for (const link of await shop.tiles.getByRole('link').all()) expect(await link.getAttribute('href')).toMatch(/^\/[\w/-]+\.html/);
    const firstNames = await shop.tiles.getByRole('heading').allInnerTexts();
    const second = shop.main.getByRole('link', { name: texts.translate('shared-ui', 'pages.page', { page: 2 }), exact: true });
    await expectSeen(second, 'second page');
    await second.click();
    await expect(page).toHaveURL(/[?&]p=2/);
    expect(await shop.tiles.getByRole('heading').allInnerTexts()).not.toEqual(firstNames);

    await page.goBack();
    await expect(page).toHaveURL(url);
    await shop.header
      .getByRole('link', { name: /Українська/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(page).toHaveURL(url);
    const cookie = (await context.cookies()).find(({ name }) => name === 'translation');
    expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"language":"ua"}');
  });

  test('[R-19] [R-13] a product shows its name, price, pictures, description, features and reviews, a page of content its heading and text', async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    const [product] = await catalogue.buyable(1);
    if (product === undefined) throw new Error('nothing to buy');
    await page.goto(product.url);
    await expectSeen(shop.heading.filter({ hasText: product.name }), 'heading');
    expect(await shop.main.innerText()).toMatch(price);
    for (const key of ['description', 'specification', 'reviews']) {
      await expectSeen(shop.main.getByRole('heading', { name: texts.pattern('mfe-catalog/product', key) }).first(), key);
    }
    await expectSeen(shop.main.getByRole('img').first(), 'picture');
    await expectSeen(shop.main.getByRole('link', { name: texts.translate('shared-ui', 'crumbs.home') }).first(), 'crumbs');
    await page.goto(await catalogue.contentPage());
    await expectSeen(shop.heading, 'heading of the content');
    expect((await shop.main.innerText()).length).toBeGreaterThan(300);
  });
});
