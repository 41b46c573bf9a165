import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, TRANSLATION_COOKIE, formatTranslationCookie, type Language } from 'shared-contracts';
import { renderAll } from '../lib/all-styles.ts';
import { expectAccessible } from '../lib/axe.ts';
import { isBuyable, isSmallAndPlenty, productsQuery, type MenuItem, type Product } from '../lib/catalogue-answers.ts';
import { someBuyer } from '../lib/checkout.ts';
import { Catalogue } from '../lib/catalogue.ts';
import { ask } from '../lib/graphql.ts';
import { deadLinks, pagesOfSecondStore } from '../lib/links.ts';
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

const GREEN = 'rgb(11, 107, 79)';
const BLUE = 'rgb(42, 63, 229)';

const listing = '/komputery/laptopy/laptopy-uniwersalne.html';

/** The background colour of the symbol in the logo: the accent colour of the store. */
const accentOf = (page: Page): Promise<string> => page.locator('header a > i').evaluate((mark) => getComputedStyle(mark).backgroundColor);

/** The header of a request in a language. */
const cookieOf = (language: Language): { readonly cookie: string } => {
  const value = formatTranslationCookie(language);
  return { cookie: value === undefined ? '' : `${TRANSLATION_COOKIE}=${value}` };
};

/** A product in a section that only the main store's menu has. */
const outside = async (shop: string, pro: SecondStore, menu: readonly MenuItem[]): Promise<Product> => {
  const home = await (await pro.get('/')).text();
  const section = menu.find(({ category }) => !home.includes(`href="${category.url}"`));
  const { productsForCategory } = await ask<{ productsForCategory: { items_ids: readonly string[] } }>(
    shop,
    'query($id:String!){productsForCategory(id:$id){items_ids}}',
    { id: String(section?.category_id) },
  );
  const { msProducts } = await ask<{ msProducts: { items: readonly Product[] } }>(shop, productsQuery, {
    ids: productsForCategory.items_ids.slice(0, 1).map(Number),
  });
  const [product] = msProducts.items;
  if (product === undefined) throw new Error('the second store sells everything');
  return product;
};

/** A menu section of both stores, one of the main store only, and a banner of the second store; what is looked at in this language. */
const words = {
  pl: {
    both: /^Komputery/,
    main: /^Dom i ogród/,
    banner: /Laptopy dla całego zespołu/,
    looks: '[O-02] [J-86] [J-87] each has its own logo, colours, menu, banners, footer and cart; axe finds nothing in the second one',
  },
  ua: {
    both: /^Комп'ютери/,
    main: /^Дім і сад/,
    banner: /Ноутбуки для всієї команди/,
    looks: '[O-02] [J-86] each has its own logo, colours, menu, banners and footer; axe finds nothing in the second one on a phone, dark',
  },
} as const;

for (const language of ['pl', 'ua'] as const) {
  test.describe(`two stores, ${language}`, () => {
    test.use({ language });

    test(words[language].looks, async ({ page, shop, pro, texts }) => {
      const logo = (store: string) =>
        shop.header.getByRole('link', { name: texts.translate('host-shell', 'header.home', { store }), exact: true });
      const menu = shop.header.getByRole('navigation').getByRole('listitem');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await shop.useScreen('desktop');
      await shop.open('/');
      await expect(logo('Amperio')).toHaveText('amperio');
      expect(await accentOf(page)).toBe(BLUE);
      await expect(menu.filter({ hasText: words[language].main }).first()).toBeVisible();
      await expect(shop.footer.getByRole('link', { name: 'pomoc@amperio.example' })).toBeVisible();

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

      // Every part in both themes at each width: gallery.spec.ts.
      if (language === 'ua') {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
        await shop.useScreen('phone');
        await renderAll(page);
        await expectAccessible(page, 'home of a phone, dark');
        await shop.navigate('/checkout/cart');
        await expect(shop.main.getByText(texts.translate('mfe-cart-checkout', 'empty.title'))).toBeVisible();
        await expectAccessible(page, 'empty cart of a phone, dark');
        return;
      }
      await shop.navigate(listing);
      await shop.listingShown();
      await expectAccessible(page, 'listing of a desktop, light');
      await shop.tiles
        .first()
        .getByRole('button', { name: /koszyka/ })
        .click();
      await shop.expectCartCount(1);
      await shop.tiles.first().getByRole('link').first().click();
      await expect(shop.buyButton).toBeVisible();
      await expectAccessible(page, 'product of a desktop, light');
      await shop.open('/');
      await shop.expectCartCount(0);
      await page.goto(pro.url);
      await shop.expectCartCount(1);
    });
  });
}

test('[J-85] a product that the second store does not sell has no page there, and its search does not find it, in both languages', async ({
  request,
  pro,
  shopUrl,
  catalogue,
}) => {
  const { sku, name: written, request_path: path } = await outside(shopUrl, pro, await catalogue.menu());
  const search = `/search.html?query=${encodeURIComponent(written)}`;
  const link = `href="${path}"`;
  for (const language of ['pl', 'ua'] as const) {
    const headers = cookieOf(language);
    const name = await new Catalogue(shopUrl, language).nameOf(sku);
    const here = await request.get(path, { headers });
    expect(here.status(), language).toBe(200);
    const heading = /<h1[\s\S]*?<\/h1>/.exec(await here.text())?.[0].replaceAll(/<[^>]+>/g, '');
    expect(heading?.replaceAll(/\s/g, ' '), language).toContain(name.replaceAll(/\s/g, ' ').replaceAll('&', '&amp;'));
    expect(await (await request.get(search, { headers })).text(), language).toContain(link);

    const there = await pro.get(path, headers);
    expect(there.status(), language).toBe(404);
    expect(await there.text(), language).toMatch(/<title>[^<]* \| Amperio Pro<\/title>/);
    const results = await pro.get(search, headers);
    expect(results.status(), language).toBe(200);
    expect(await results.text(), language).not.toContain(link);
  }
});

test('[J-87] one account can sign in to both stores and sees the same orders', async ({ page, shop, pro, texts, request, shopUrl }) => {
  const buyer = someBuyer();
  const token = await newCustomer(request, buyer.email);
  const { productsForCategory } = await pro.ask<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{ productsForCategory(id: "2") { items_ids } }',
  );
  const ids = productsForCategory.items_ids.slice(0, 100).map(Number);
  const { msProducts } = await pro.ask<{ msProducts: { items: readonly Product[] } }>(productsQuery, { ids });
  const product = msProducts.items.find((one) => isBuyable(one) && isSmallAndPlenty(one));
  const { number } = await pro.order(token, product?.sku ?? '', buyer);
  await shop.useScreen('desktop');
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
  const { dead, known } = await deadLinks(pro, await pagesOfSecondStore(pro));
  expect(dead).toEqual([]);
  expect(known).toBeGreaterThan(100);
});

test('[J-84] cached pages of the stores never mix', async ({ request, pro }) => {
  const fromCache = ['hit', 'stale'];
  for (let round = 0; round < 2; round += 1) {
    for (const path of ['/', '/dostawa.html']) {
      for (const language of [DEFAULT_LANGUAGE, 'ua'] as const) {
        const headers = cookieOf(language);
        const [main, own] = [await request.get(path, { headers }), await pro.get(path, headers)];
        const [mainHtml, ownHtml] = [await main.text(), await own.text()];
        expect(mainHtml).toContain('data-store="amperio"');
        expect(mainHtml).toMatch(/<title>[^<]*Amperio(?! Pro)/);
        expect(ownHtml).toContain('data-store="amperio_pro"');
        expect(ownHtml).toMatch(/<title>[^<]*Amperio Pro/);
        // Each language has an address of its own (J-202).
        expect(ownHtml).toContain(`<link rel="canonical" href="${pro.url}${path}${language === DEFAULT_LANGUAGE ? '' : '?lang=ua'}">`);
        expect(own.headers()['vary']).toContain('Host');
        const again = await pro.get(path, { ...headers, 'if-none-match': main.headers()['etag'] ?? '' });
        expect(again.status()).toBe(200);
        if (round === 0 || fromCache.includes(own.headers()['x-cache'] ?? '')) continue;
        // A change that another test has just made empties the cache; the answer before this one has filled it again.
        expect(fromCache).toContain((await pro.get(path, headers)).headers()['x-cache']);
      }
    }
  }
});
