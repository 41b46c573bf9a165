import type { Locator } from '@playwright/test';
import type { Shop } from '../lib/shop.ts';
import { screens } from '../lib/screens.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

/**
 * Follows a link and checks that the page's heading begins with the text of the link, or with that of `words`; a short one is the
 * whole heading, as 'Telewizory' also begins the heading of the page before, 'Telewizory i audio'.
 */
const follow = async (shop: Shop, link: Locator, words: Locator = link): Promise<string> => {
  await link.scrollIntoViewIfNeeded();
  // Not `innerText`, which is empty while the browser skips the layout of a part.
  const name = ((await words.first().textContent()) ?? '').trim();
  expect(name).not.toBe('');
  await link.click();
  await shop.expectHeading(new RegExp(`^${escapePattern(name.slice(0, 20))}${name.length > 20 ? '' : '$'}`, 'i'));
  return name;
};

/** Journeys from home that use links of the shop only. */
const journeys: Readonly<Record<string, (shop: Shop) => Promise<void>>> = {
  'categories and products': async (shop) => {
    const tiles = shop.main.getByRole('heading', { name: shop.texts.translate('mfe-content', 'home.categories') }).locator('..');
    await follow(shop, tiles.getByRole('link').first());
    const below = shop.main
      .getByRole('navigation', { name: shop.texts.translate('mfe-catalog', 'listing.subcategories') })
      .getByRole('link')
      .first();
    await follow(shop, below, below.locator('span'));
    await shop.listingShown();
    await follow(shop, shop.tiles.first().getByRole('heading').getByRole('link'));
  },
  manufacturers: async (shop) => {
    await shop.followInFooter(shop.texts.translate('mfe-catalog/manufacturer', 'title'));
    await shop.expectHeading(shop.texts.translate('mfe-catalog/manufacturer', 'title'));
    await shop.main.locator('a[href^="/producenci/"]').first().click();
    await shop.listingShown();
    await follow(shop, shop.tiles.first().getByRole('heading').getByRole('link'));
  },
  'the blog': async (shop) => {
    await shop.followInFooter(shop.texts.translate('mfe-content/pages', 'blog.title'));
    await shop.expectHeading(shop.texts.translate('mfe-content/pages', 'blog.title'));
    await follow(shop, shop.main.getByRole('article').first().getByRole('heading').getByRole('link'));
  },
  news: async (shop) => {
    await shop.followInFooter(shop.texts.translate('mfe-content/pages', 'blog.title'));
    const news = shop.main.getByRole('heading', { name: shop.texts.translate('mfe-content/pages', 'news.latest') }).locator('..');
    const newest = news.getByRole('link').first();
    const first = await follow(shop, newest, newest.locator('span'));
    const others = shop.main.getByRole('heading', { name: shop.texts.translate('mfe-content/pages', 'news.more') }).locator('..');
    const other = others.getByRole('link').first();
    expect(await follow(shop, other, other.locator('span'))).not.toBe(first);
  },
  'the glossary': async (shop) => {
    await shop.followInFooter(shop.texts.translate('mfe-content/pages', 'glossary.title'));
    await shop.expectHeading(shop.texts.translate('mfe-content/pages', 'glossary.title'));
    const term = shop.main.locator('a[href^="/slowniczek-pojec/"]').first();
    await follow(shop, term, term.locator('span'));
  },
  'the archive of promotions': async (shop) => {
    await shop.followInFooter(shop.texts.translate('mfe-content/pages', 'map.title'));
    await shop.expectHeading(shop.texts.translate('mfe-content/pages', 'map.title'));
    await follow(shop, shop.main.getByRole('link', { name: shop.texts.translate('mfe-content/archive', 'title'), exact: true }));
    await follow(shop, shop.main.getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first());
  },
};

/** J-359: what the first document of a phone has in its footer. */
const expectFoldedFooter = async (shop: Shop): Promise<void> => {
  const named = { name: shop.texts.translate('mfe-content/pages', 'map.title'), exact: true };
  const map = shop.footer.getByRole('link', named);
  await shop.footer.scrollIntoViewIfNeeded();
  await expect(shop.footer.locator('summary').first()).toBeVisible();
  await expect(map).toBeHidden();
  expect((await shop.footer.boundingBox())?.height).toBeLessThanOrEqual(2 * screens.phone.height);
  const list = shop.footer.locator('details').filter({ has: shop.page.getByRole('link', { ...named, includeHidden: true }) });
  await list.locator('summary').press('Enter');
  await expect(map).toBeVisible();
  await list.locator('summary').press('Enter');
  await expect(map).toBeHidden();
  await shop.useScreen('desktop');
  await expect(map).toBeVisible();
  await expect(shop.footer.locator('summary').filter({ visible: true })).toHaveCount(0);
  await shop.useScreen('phone');
};

const all = Object.entries(journeys);

for (const [rows, some] of [
  ['[O-04]', all.slice(0, 3)],
  ['[O-04] [J-359]', all.slice(3)],
] as const)
  test(`${rows} from home, ${some.map(([what]) => what).join(', ')} can be browsed with links only, in one document`, async ({ shop }) => {
    await shop.useScreen('phone');
    await shop.open('/');
    await shop.markDocument();
    if (rows.includes('J-359')) await test.step('the footer is two screens high at most', () => expectFoldedFooter(shop));
    for (const [what, journey] of some)
      await test.step(what, async () => {
        await journey(shop);
        expect(await shop.isSameDocument(), what).toBe(true);
        await shop.header.locator('a[href="/"]').click();
        // On home the logo is the heading.
        await expect(shop.header.getByRole('heading', { level: 1 })).toBeVisible();
      });
  });
