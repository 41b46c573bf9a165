import type { Page } from '@playwright/test';
import { TRANSLATION_COOKIE, formatTranslationCookie } from 'shared-contracts';
import { expectAccessible } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import { someBuyer } from '../lib/checkout.ts';
import { Catalogue } from '../lib/catalogue.ts';
import { ask } from '../lib/graphql.ts';
import { deadLinks } from '../lib/links.ts';
import { newCustomer } from '../lib/orders.ts';
import { SecondStore } from '../lib/second-store.ts';
import { expect, test as base } from '../lib/test.ts';

const test = base.extend<{ readonly pro: SecondStore }>({
  pro: async ({ shopUrl, request, context, language }, use) => {
    const pro = new SecondStore(shopUrl, request);
    const value = formatTranslationCookie(language);
    if (value !== undefined) await context.addCookies([{ name: TRANSLATION_COOKIE, value, url: pro.url }]);
    await use(pro);
  },
});

test.use(withPictures);

const GREEN = 'rgb(11, 107, 79)';
const BLUE = 'rgb(42, 63, 229)';

/** The background colour of the symbol in the logo: the accent colour of the store. */
const accentOf = (page: Page): Promise<string> => page.locator('header a > i').evaluate((mark) => getComputedStyle(mark).backgroundColor);

interface Subject {
  readonly sku: string;
  readonly name: string;
  readonly request_path: string;
}

const productsIn = async (shop: string, category: number): Promise<readonly Subject[]> => {
  const { productsForCategory } = await ask<{ productsForCategory: { items_ids: readonly string[] } }>(
    shop,
    'query($id:String!){productsForCategory(id:$id){items_ids}}',
    { id: String(category) },
  );
  const { msProducts } = await ask<{ msProducts: { items: readonly Subject[] } }>(
    shop,
    'query($ids:[Int!]){msProducts(ids:$ids){items{sku name request_path}}}',
    { ids: productsForCategory.items_ids.slice(0, 30).map(Number) },
  );
  return msProducts.items;
};

/** A product in a section that only the main store's menu has. */
const outside = async (
  shop: string,
  pro: SecondStore,
  menu: readonly { category_id: number | null; category: { url: string } }[],
): Promise<Subject> => {
  const home = await (await pro.get('/')).text();
  const section = menu.find(({ category }) => !home.includes(`href="${category.url}"`));
  const [product] = await productsIn(shop, section?.category_id ?? 0);
  if (product === undefined) throw new Error('the second store sells everything');
  return product;
};

/** A menu section of both stores, one of the main store only, and a banner of the second store. */
const words = {
  pl: { both: /^Komputery/, main: /^Dom i ogród/, banner: /Laptopy dla całego zespołu/ },
  ua: { both: /^Комп'ютери/, main: /^Дім і сад/, banner: /Ноутбуки для всієї команди/ },
} as const;

for (const language of ['pl', 'ua'] as const) {
  test.describe(`two stores, ${language}`, () => {
    test.use({ language });
    test.beforeEach(({ shop }) => shop.useScreen('desktop'));

    test('[O-02] [J-86] each has its own logo, colours, menu, banners and footer', async ({ page, shop, pro, texts }) => {
      const logo = (store: string) =>
        shop.header.getByRole('link', { name: texts.translate('host-shell', 'header.home', { store }), exact: true });
      const menu = shop.header.getByRole('navigation').getByRole('listitem');
      await shop.open(pro.url);
      await expect(logo('Amperio Pro')).toHaveText('amperio pro');
      expect(await accentOf(page)).toBe(GREEN);
      await expect(page).toHaveTitle(/Amperio Pro/);
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'ua' ? 'uk' : 'pl');
      const section = menu.filter({ hasText: words[language].both }).first();
      await section.getByRole('button').first().click();
      await expect(shop.header.getByText(words[language].banner).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu.filter({ hasText: words[language].main })).toHaveCount(0);
      await expect(shop.footer.getByRole('link', { name: 'firmy@amperio.example' })).toBeVisible();
      await expect(shop.footer.getByText(/© 2026 Amperio Pro\./)).toBeVisible();

      await shop.open('/');
      await expect(logo('Amperio')).toHaveText('amperio');
      expect(await accentOf(page)).toBe(BLUE);
      await expect(menu.filter({ hasText: words[language].main }).first()).toBeVisible();
      await expect(shop.footer.getByRole('link', { name: 'pomoc@amperio.example' })).toBeVisible();
    });

    test('[J-85] a product that the second store does not sell has no page there, and its search does not find it', async ({
      page,
      shop,
      pro,
      shopUrl,
      catalogue,
      complaints,
    }) => {
      complaints.expect(/404/);
      const { sku, name: written, request_path: path } = await outside(shopUrl, pro, await catalogue.menu());
      const name = await new Catalogue(shopUrl, language).nameOf(sku);
      const here = await page.goto(path);
      expect(here?.status()).toBe(200);
      await shop.expectHeading(name);
      const there = await page.goto(pro.url + path);
      expect(there?.status()).toBe(404);
      await expect(page).toHaveTitle(/ \| Amperio Pro$/);
      await shop.open(`${pro.url}/search.html?query=${encodeURIComponent(written)}`);
      await expect(shop.main.getByRole('link', { name, exact: true })).toHaveCount(0);
      await shop.open(`/search.html?query=${encodeURIComponent(written)}`);
      await expect(shop.main.getByRole('link', { name, exact: true }).first()).toBeVisible();
    });

    test('[J-87] one account can sign in to both and sees the same orders', async ({ page, shop, pro, texts, request, shopUrl }) => {
      const buyer = someBuyer();
      const token = await newCustomer(request, buyer.email);
      // A product that both stores sell.
      const home = await (await pro.get('/')).text();
      const shown = (await Promise.all((await productMenu(shopUrl)).map((id) => productsIn(shopUrl, id)))).flat();
      const product = shown.find(({ request_path: path }) => home.includes(`href="${path}"`));
      const { number } = await pro.order(token, product?.sku ?? '', buyer);
      for (const store of [pro.url, shopUrl]) {
        await shop.open(`${store}/customer/account/login?redirect=%2Fcustomer%2Faccount%2Forders`);
        await shop.main.getByLabel(texts.translate('mfe-account', 'login.email')).fill(buyer.email);
        await shop.main.getByLabel(texts.translate('mfe-account', 'login.password'), { exact: true }).fill('Haslo12345');
        await shop.main.getByRole('button', { name: texts.translate('mfe-account', 'login.submit'), exact: true }).click();
        await shop.expectHeading(texts.translate('mfe-account/account', 'title.orders'));
        await expect(shop.main.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible();
        expect(new URL(page.url()).origin).toBe(store);
      }
    });
  });
}

/** Sections of the main store's menu. */
const productMenu = async (shop: string): Promise<readonly number[]> => {
  const { headerDataQuery } = await ask<{ headerDataQuery: { items: readonly { category_id: number | null }[] } }>(
    shop,
    '{headerDataQuery{items{category_id}}}',
  );
  return headerDataQuery.items.flatMap(({ category_id: id }) => (id === null ? [] : [id]));
};

test('[J-87] a guest has a cart in each store', async ({ shop, pro, page }) => {
  await shop.useScreen('desktop');
  await shop.open(`${pro.url}/komputery/laptopy/laptopy-uniwersalne.html`);
  await shop.tiles
    .first()
    .getByRole('button', { name: /koszyka/ })
    .click();
  await shop.expectCartCount(1);
  await shop.open('/');
  await shop.expectCartCount(0);
  await page.goto(pro.url);
  await shop.expectCartCount(1);
});

test('[J-86] the first paint has the store’s colours, without any stylesheet or script', async ({ page, shop, pro, complaints }) => {
  complaints.expect(/Failed to load resource|net::ERR/);
  await shop.useScreen('phone');
  await page.route(/\/(page-styles|assets)\//, (route) => route.abort());
  for (const [store, accent] of [
    [pro.url, GREEN],
    ['/', BLUE],
  ] as const) {
    await page.goto(store);
    expect(await accentOf(page)).toBe(accent);
  }
});

test('[J-85] no link of the second store leads to what it does not have', async ({ pro }) => {
  test.setTimeout(120_000);
  const listing = '/komputery/laptopy/laptopy-uniwersalne.html';
  const [, product = '/'] = /<article[\s\S]*?href="([^"]+)"/.exec(await (await pro.get(listing)).text()) ?? [];
  const pages = [
    '/',
    '/agd.html',
    listing,
    product,
    '/search.html?query=laptop',
    '/search.html?query=kosiarka',
    '/outlet.html',
    '/producenci.html',
    '/blog',
    '/slowniczek-pojec.html',
    '/mapa-strony.html',
    '/kontakt.html',
    '/platnosci.html',
    '/nie-ma-takiej-strony.html',
  ];
  const { dead, known } = await deadLinks((address) => pro.get(address), pro.url, pages);
  expect(dead).toEqual([]);
  expect(known).toBeGreaterThan(100);
});

test('[J-84] cached pages of the stores never mix', async ({ request, pro }) => {
  const pages = ['/', '/komputery.html', '/dostawa.html'];
  const fromCache = ['hit', 'stale'];
  for (let round = 0; round < 3; round += 1) {
    for (const path of pages) {
      for (const cookie of ['', 'translation={"language":"ua"}']) {
        const [main, own] = [await request.get(path, { headers: { cookie } }), await pro.get(path, { cookie })];
        const [mainHtml, ownHtml] = [await main.text(), await own.text()];
        expect(mainHtml).toContain('data-store="amperio"');
        expect(mainHtml).toMatch(/<title>[^<]*Amperio(?! Pro)/);
        expect(ownHtml).toContain('data-store="amperio_pro"');
        expect(ownHtml).toMatch(/<title>[^<]*Amperio Pro/);
        // Each language has an address of its own (J-202).
        expect(ownHtml).toContain(`<link rel="canonical" href="${pro.url}${path}${cookie === '' ? '' : '?lang=ua'}">`);
        expect(own.headers()['vary']).toContain('Host');
        const again = await pro.get(path, { cookie, 'if-none-match': main.headers()['etag'] ?? '' });
        expect(again.status()).toBe(200);
        if (round === 0 || fromCache.includes(own.headers()['x-cache'] ?? '')) continue;
        // A change that another test has just made empties the cache; the answer before this one has filled it again.
        expect(fromCache).toContain((await pro.get(path, { cookie })).headers()['x-cache']);
      }
    }
  }
});

// Every part in both themes at each width: gallery.spec.ts.
for (const [colorScheme, screen] of [
  ['light', 'desktop'],
  ['dark', 'phone'],
] as const) {
  test(`[J-86] axe finds nothing in the second store, ${colorScheme}, ${screen}`, async ({ page, shop, pro }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await shop.useScreen(screen);
    for (const path of ['/', '/checkout/cart', '/komputery/laptopy/laptopy-uniwersalne.html']) {
      await shop.open(pro.url + path);
      await expectAccessible(page, path);
    }
    await shop.tiles.first().getByRole('link').first().click();
    await expect(shop.buyButton).toBeVisible();
    await expectAccessible(page, 'product');
  });
}
