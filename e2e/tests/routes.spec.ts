import type { RemoteName } from 'shared-contracts/federation';
import { ask } from '../lib/graphql.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

interface Stop {
  readonly address: string;
  /** Type that the resolver returns for the address; undefined for addresses of the fixed table. */
  readonly type?: string;
  readonly heading: string | RegExp;
  /** Title of the tab, where it differs from the heading. */
  readonly title?: RegExp;
  readonly remote: RemoteName;
}

interface Named {
  readonly name: string;
  readonly url: string;
}

const typeOf = async (shopUrl: string, urlKey: string): Promise<string> => {
  const { urlResolver } = await ask<{ urlResolver: { type: string } }>(
    shopUrl,
    'query T($urlKey: String!) { urlResolver(urlKey: $urlKey) { type } }',
    {
      urlKey,
    },
  );
  return urlResolver.type;
};

/** Checks a page: one main heading, rendered by the expected remote, named in the title of the tab. */
const expectPage = async (shop: Shop, { address, heading, title, remote }: Stop): Promise<void> => {
  await expect(shop.page).toHaveURL(address);
  await shop.expectHeading(heading);
  await expect(shop.heading).toHaveCount(1);
  await expect(shop.page.locator(`main [data-remote="${remote}"]`).filter({ has: shop.heading })).toBeVisible();
  const named = typeof heading === 'string' ? new RegExp(escapePattern(heading).slice(0, 24), 'i') : heading;
  await expect(shop.page).toHaveTitle(title ?? named);
};

/** Opens the first address and navigates to the others without a new document. */
const walk = async (shop: Shop, stops: readonly Stop[]): Promise<void> => {
  for (const [at, stop] of stops.entries()) {
    await test.step(stop.address, async () => {
      if (stop.type !== undefined)
        expect(await typeOf(new URL(shop.page.url()).origin, new URL(stop.address, shop.page.url()).pathname)).toBe(stop.type);
      if (at === 0) {
        await shop.interactive();
        await shop.markDocument();
      } else await shop.navigate(stop.address);
      await expectPage(shop, stop);
    });
  }
  expect(await shop.isSameDocument()).toBe(true);
};

const begin = async (shop: Shop, stops: readonly Stop[]): Promise<void> => {
  expect((await shop.page.goto(stops[0]?.address ?? '/'))?.status()).toBe(200);
  await walk(shop, stops);
};

test('[R-11] [R-12] [R-19] [O-03] a department shows its tiles, a category its list, a product its page, all in one document', async ({
  shop,
  catalogue,
}) => {
  const [section] = await catalogue.tree();
  const list = section?.children.flatMap(({ children }) => children)[0];
  const [product] = await catalogue.buyable(1);
  if (section === undefined || list === undefined || product === undefined) throw new Error('the shop has no goods');
  const remote = 'mfe-catalog';
  await begin(shop, [
    { address: section.url, type: 'CATEGORY_TILES', heading: section.name, remote },
    { address: list.url, type: 'CATEGORY', heading: list.name, remote },
    { address: product.url, type: 'PRODUCT', heading: product.name, remote },
  ]);
});

test('[R-14] [R-15] [R-20] a tag and both kinds of landing pages show their pages', ({ shop }) =>
  begin(shop, [
    { address: '/promocje.html', type: 'TAG', heading: 'Promocje', remote: 'mfe-catalog' },
    { address: '/oszczedny-dom.html', type: 'LANDING', heading: 'Oszczędny dom', remote: 'mfe-catalog' },
    { address: '/czarny-piatek.html', type: 'CYCLIC_LANDING', heading: 'Czarny piątek', remote: 'mfe-catalog' },
  ]));

test('[R-16] [R-32] all manufacturers are listed, each leads to its page', async ({ shop, shopUrl, texts }) => {
  const { manufacturers } = await ask<{ manufacturers: { items: (Named & { product_count: number })[] } }>(
    shopUrl,
    '{ manufacturers { items { name url product_count } } }',
  );
  const [brand] = manufacturers.items.toSorted((a, b) => b.product_count - a.product_count);
  if (brand === undefined) throw new Error('the shop has no manufacturer');
  const remote = 'mfe-catalog';
  await begin(shop, [{ address: '/producenci.html', heading: texts.translate('mfe-catalog/manufacturer', 'title'), remote }]);
  for (const { name, url } of manufacturers.items) {
    await expect(shop.main.locator(`a[href="${url}"]`).first(), name).toBeAttached();
  }
  await shop.main
    .getByRole('link', { name: new RegExp(`^${escapePattern(brand.name)}`) })
    .first()
    .click();
  await expectPage(shop, { address: brand.url, type: 'MANUFACTURER', heading: brand.name, remote });
  expect(await typeOf(shopUrl, brand.url)).toBe('MANUFACTURER');
});

test('[R-55] [R-08] [R-09] [R-10] the blog, its sections, authors and articles', async ({ shop, shopUrl, texts }) => {
  const { blogPosts } = await ask<{
    blogPosts: { items: { title: string; url: string; blog_category: Named; author: Named }[] };
  }>(shopUrl, '{ blogPosts { items { title url blog_category { name url } author { name url } } } }');
  const [post] = blogPosts.items;
  if (post === undefined) throw new Error('the shop has nothing to read');
  const remote = 'mfe-content';
  await begin(shop, [
    { address: '/blog', heading: texts.translate('mfe-content/pages', 'blog.title'), remote },
    { address: post.blog_category.url, type: 'BLOG_CATEGORY', heading: post.blog_category.name, remote },
    { address: post.author.url, type: 'BLOG_AUTHOR', heading: post.author.name, remote },
    { address: post.url, type: 'BLOG_POST', heading: post.title, remote },
  ]);
});

test('[R-17] [B-11] the news', async ({ shop, shopUrl }) => {
  const { newsPosts } = await ask<{ newsPosts: { posts: { title: string; url: string }[] } }>(
    shopUrl,
    '{ newsPosts { posts { title url } } }',
  );
  const [news] = newsPosts.posts;
  if (news === undefined) throw new Error('the shop has no news');
  await begin(shop, [{ address: news.url, type: 'NEWS_POST', heading: news.title, remote: 'mfe-content' }]);
});

test('[R-13] [R-29] [R-30] [R-31] the pages about privacy, cookies and partners', ({ shop }) =>
  begin(shop, [
    { address: '/polityka-prywatnosci.html?source=cookies', type: 'CMS_PAGE', heading: /Polityka prywatności/, remote: 'mfe-content' },
    { address: '/pliki-cookies.html?source=cookies', type: 'CMS_PAGE', heading: /cookies/i, remote: 'mfe-content' },
    { address: '/zaufani-partnerzy.html?source=cookies', type: 'CMS_PAGE', heading: /partnerzy/i, remote: 'mfe-content' },
  ]));

test('[R-56] [R-57] [R-67] [R-68] glossary, site map and downloads', async ({ shop, texts }) => {
  const translate = (key: string): string => texts.translate('mfe-content/pages', key);
  const remote = 'mfe-content';
  await begin(shop, [
    { address: '/slowniczek-pojec.html', heading: translate('glossary.title'), remote },
    { address: '/slowniczek-pojec/oled', heading: 'OLED', remote },
    { address: '/mapa-strony.html', heading: translate('map.title'), remote },
    { address: '/pliki-do-pobrania', heading: translate('downloads.title'), remote },
  ]);
});

test('[R-64] [B-13] the topic of a contact is in the path or in the query, and both are the same page', async ({ shop, texts }) => {
  const title = texts.translate('mfe-content/pages', 'contact.title');
  const remote = 'mfe-content';
  await begin(shop, [
    { address: '/kontakt', heading: title, remote },
    { address: '/kontakt.html', heading: title, remote },
  ]);
  const topics = shop.main.getByRole('navigation', { name: texts.translate('mfe-content/pages', 'contact.topics') });
  const chosen = topics.locator('[aria-current="page"]');
  await expect(chosen).toHaveCount(0);
  await shop.navigate('/kontakt/5');
  await expectPage(shop, { address: '/kontakt/5', heading: title, remote });
  await expect(chosen).toHaveCount(1);
  const topic = await chosen.textContent();
  await shop.navigate('/kontakt?id=1');
  await expect(chosen).not.toHaveText(topic ?? '');
  await shop.navigate('/kontakt?id=5');
  await expect(chosen).toHaveText(topic ?? '');
});

test('[R-33] [R-53] [R-54] [R-58] the fixed pages of the other teams', async ({ shop, texts, catalogue }) => {
  const [first, second] = await catalogue.buyable(2);
  const account = (key: string): string => texts.translate('mfe-account', key);
  await shop.page.goto('/search.html?query=pralka');
  await walk(shop, [
    { address: '/search.html?query=pralka', heading: /pralka/, remote: 'mfe-catalog' },
    {
      address: `/product-compare?item1=${first?.sku}&item2=${second?.sku}`,
      heading: texts.translate('mfe-catalog/compare', 'title'),
      remote: 'mfe-catalog',
    },
    { address: '/checkout/cart', heading: /koszyk/i, remote: 'mfe-cart-checkout' },
    { address: '/customer/account/login', heading: account('login.title'), title: /Logowanie/, remote: 'mfe-account' },
    { address: '/create-account', heading: account('register.title'), remote: 'mfe-account' },
    { address: '/track/tracking/order', heading: /zamówieni/i, remote: 'mfe-account' },
    { address: '/reklamacje', heading: texts.translate('mfe-account/complaints', 'title'), remote: 'mfe-account' },
    { address: '/reklamacje/zglos', heading: texts.translate('mfe-account/complaints', 'online.title'), remote: 'mfe-account' },
    { address: '/odstapienie-od-umowy', heading: texts.translate('mfe-account/withdrawal', 'title'), remote: 'mfe-account' },
    { address: '/karta-podarunkowa', heading: texts.translate('mfe-cart-checkout/gift-cards', 'title'), remote: 'mfe-cart-checkout' },
    { address: '/reklamacje/stacjonarne', heading: texts.translate('mfe-account/complaints', 'stationary.title'), remote: 'mfe-account' },
  ]);
  await shop.navigate('/');
  await expect(shop.header.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shop.page.locator('main [data-remote="mfe-content"]')).toBeVisible();
  expect(await shop.isSameDocument()).toBe(true);
});

test('[R-46] steps of the checkout have a reduced frame, its final pages, the cart and the archive of promotions the full one, the gallery of a product none', async ({
  shop,
  texts,
  complaints,
  catalogue,
  shopUrl,
}) => {
  complaints.expect(/404/); // there is no such delivery
  const menu = shop.header.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
  await shop.useScreen('desktop');
  for (const [address, menus] of [
    ['/checkout/payment', 0],
    ['/checkout/delivery_date/nie-ma', 0],
    ['/checkout/success', 1],
    ['/checkout/cart', 1],
    ['/archiwum-promocji', 1],
    ['/archiwum-promocji/51/0', 1],
  ] as const) {
    await test.step(address, async () => {
      await shop.page.goto(address);
      await expect(shop.header).toBeVisible();
      await expect(menu).toHaveCount(menus);
      await expect(shop.footer).toHaveCount(1);
    });
  }
  const [product] = await catalogue.buyable(1);
  const { msProducts } = await ask<{ msProducts: { items: { gid: number }[] } }>(
    shopUrl,
    'query Gid($ids: [Int!]!) { msProducts(ids: $ids) { items { gid } } }',
    { ids: [product?.id] },
  );
  await shop.page.goto(`/amperio/catalog/showProductGallery/gid/${msProducts.items[0]?.gid}`);
  await expect(shop.heading).toBeVisible();
  await expect(shop.header).toHaveCount(0);
  await expect(shop.footer).toHaveCount(0);
});

test('[O-14] the storefront has no staff screens: their usual addresses are not found', async ({ request }) => {
  for (const path of ['/admin', '/panel', '/backend', '/desk', '/administrator.html'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});
