import type { APIRequestContext } from '@playwright/test';
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

/** The text of markup. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** The title that the tab has to have beside a heading. */
const titleFor = ({ heading, title }: Stop): RegExp =>
  title ?? (typeof heading === 'string' ? new RegExp(escapePattern(heading).slice(0, 24), 'i') : heading);

/** Checks a page as the server renders it: one main heading, in a part of the expected remote, named in the title. @returns its HTML */
const expectServed = async (request: APIRequestContext, stop: Stop): Promise<string> => {
  const { address, heading, remote } = stop;
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  const html = await response.text();
  const headings = html.match(/<h1[\s\S]*?<\/h1>/g) ?? [];
  expect(headings, address).toHaveLength(1);
  const text = textOf(headings[0] ?? '');
  if (typeof heading === 'string') expect(text, address).toContain(heading.replaceAll(/\s+/g, ' '));
  else expect(text, address).toMatch(heading);
  const before = html.slice(html.indexOf('<main'), html.indexOf('<h1'));
  expect(before.match(/data-remote="[^"]+"/g)?.at(-1), address).toBe(`data-remote="${remote}"`);
  expect(textOf(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''), address).toMatch(titleFor(stop));
  if (stop.type !== undefined)
    expect(await typeOf(new URL(response.url()).origin, new URL(address, response.url()).pathname), address).toBe(stop.type);
  return html;
};

/** Checks a page: one main heading, rendered by the expected remote, named in the title of the tab. */
const expectPage = async (shop: Shop, stop: Stop): Promise<void> => {
  const { address, heading, remote } = stop;
  await expect(shop.page).toHaveURL(address);
  await shop.expectHeading(heading);
  await expect(shop.heading).toHaveCount(1);
  await expect(shop.page.locator(`main [data-remote="${remote}"]`).filter({ has: shop.heading })).toBeVisible();
  await expect(shop.page).toHaveTitle(titleFor(stop));
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

test('[R-11] [R-12] [R-19] [O-03] a department shows its tiles, a category its list, a product its page, all in one document', async ({
  shop,
  catalogue,
}) => {
  const [section] = await catalogue.tree();
  const list = section?.children.flatMap(({ children }) => children)[0];
  const [product] = await catalogue.buyable(1);
  if (section === undefined || list === undefined || product === undefined) throw new Error('the shop has no goods');
  const remote = 'mfe-catalog';
  expect((await shop.page.goto(section.url))?.status()).toBe(200);
  await walk(shop, [
    { address: section.url, type: 'CATEGORY_TILES', heading: section.name, remote },
    { address: list.url, type: 'CATEGORY', heading: list.name, remote },
    { address: product.url, type: 'PRODUCT', heading: product.name, remote },
  ]);
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

// What follows is read from the server's answer: a browser would render the same, and costs twenty times as much.
const catalog = 'mfe-catalog';
const content = 'mfe-content';

test('[R-14] [R-15] [R-16] [R-20] a tag, both kinds of landing pages and a manufacturer have their pages', async ({ request, shopUrl }) => {
  const { manufacturers } = await ask<{ manufacturers: { items: (Named & { product_count: number })[] } }>(
    shopUrl,
    '{ manufacturers { items { name url product_count } } }',
  );
  const [brand] = manufacturers.items.toSorted((a, b) => b.product_count - a.product_count);
  if (brand === undefined) throw new Error('the shop has no manufacturer');
  for (const stop of [
    { address: '/promocje.html', type: 'TAG', heading: 'Promocje', remote: catalog },
    { address: '/oszczedny-dom.html', type: 'LANDING', heading: 'Oszczędny dom', remote: catalog },
    { address: '/czarny-piatek.html', type: 'CYCLIC_LANDING', heading: 'Czarny piątek', remote: catalog },
    { address: brand.url, type: 'MANUFACTURER', heading: brand.name, remote: catalog },
  ] as const)
    await expectServed(request, stop);
});

test('[R-32] [R-17] [B-11] all manufacturers are listed; the news have pages', async ({ request, shopUrl, texts }) => {
  const { manufacturers, newsPosts } = await ask<{
    manufacturers: { items: readonly Named[] };
    newsPosts: { posts: readonly { title: string; url: string }[] };
  }>(shopUrl, '{ manufacturers { items { name url } } newsPosts { posts { title url } } }');
  const heading = texts.translate('mfe-catalog/manufacturer', 'title');
  const html = await expectServed(request, { address: '/producenci.html', heading, remote: catalog });
  expect(manufacturers.items.length).toBeGreaterThan(0);
  expect(manufacturers.items.filter(({ url }) => !html.includes(`href="${url}"`))).toEqual([]);
  const [news] = newsPosts.posts;
  if (news === undefined) throw new Error('the shop has no news');
  await expectServed(request, { address: news.url, type: 'NEWS_POST', heading: news.title, remote: content });
});

test('[R-55] [R-08] [R-09] [R-10] the blog, its sections, authors and articles', async ({ request, shopUrl, texts }) => {
  const { blogPosts } = await ask<{
    blogPosts: { items: { title: string; url: string; blog_category: Named; author: Named }[] };
  }>(shopUrl, '{ blogPosts { items { title url blog_category { name url } author { name url } } } }');
  const [post] = blogPosts.items;
  if (post === undefined) throw new Error('the shop has nothing to read');
  for (const stop of [
    { address: '/blog', heading: texts.translate('mfe-content/pages', 'blog.title'), remote: content },
    { address: post.blog_category.url, type: 'BLOG_CATEGORY', heading: post.blog_category.name, remote: content },
    { address: post.author.url, type: 'BLOG_AUTHOR', heading: post.author.name, remote: content },
    { address: post.url, type: 'BLOG_POST', heading: post.title, remote: content },
  ] as const)
    await expectServed(request, stop);
});

test('[R-13] [R-29] [R-30] [R-31] the pages about privacy, cookies and partners', async ({ request }) => {
  for (const stop of [
    { address: '/polityka-prywatnosci.html?source=cookies', type: 'CMS_PAGE', heading: /Polityka prywatności/, remote: content },
    { address: '/pliki-cookies.html?source=cookies', type: 'CMS_PAGE', heading: /cookies/i, remote: content },
    { address: '/zaufani-partnerzy.html?source=cookies', type: 'CMS_PAGE', heading: /partnerzy/i, remote: content },
  ] as const)
    await expectServed(request, stop);
});

test('[R-56] [R-57] [R-67] [R-68] glossary, site map and downloads', async ({ request, texts, catalogue }) => {
  const translate = (key: string): string => texts.translate('mfe-content/pages', key);
  for (const stop of [
    { address: '/slowniczek-pojec.html', heading: translate('glossary.title'), remote: content },
    { address: '/slowniczek-pojec/oled', heading: 'OLED', remote: content },
    { address: '/pliki-do-pobrania', heading: translate('downloads.title'), remote: content },
  ] as const)
    await expectServed(request, stop);
  const map = await expectServed(request, { address: '/mapa-strony.html', heading: translate('map.title'), remote: content });
  const urls = (await catalogue.tree())
    .flatMap((top) => [top, ...top.children, ...top.children.flatMap(({ children }) => children)])
    .map(({ url }) => url);
  expect(urls.length).toBeGreaterThan(50);
  expect(urls.filter((url) => !map.includes(`href="${url}"`))).toEqual([]);
});

test('[R-64] [B-13] the topic of a contact is in the path or in the query, and both are the same page', async ({ request, texts }) => {
  const heading = texts.translate('mfe-content/pages', 'contact.title');
  const topicAt = async (address: string): Promise<string | undefined> => {
    const main = /<main[\s\S]*<\/main>/.exec(await expectServed(request, { address, heading, remote: content }))?.[0] ?? '';
    const chosen = main.match(/<(\w+)[^>]*aria-current="page"[^>]*>[\s\S]*?<\/\1>/g)?.filter((link) => link.includes('/kontakt')) ?? [];
    expect(chosen.length, address).toBeLessThanOrEqual(1);
    return chosen[0] === undefined ? undefined : textOf(chosen[0]);
  };
  for (const address of ['/kontakt', '/kontakt.html']) expect(await topicAt(address), address).toBeUndefined();
  const topic = await topicAt('/kontakt/5');
  expect(topic).toMatch(/\S/);
  expect(await topicAt('/kontakt?id=5')).toBe(topic);
  expect(await topicAt('/kontakt?id=1')).not.toBe(topic);
});

test('[R-46] steps of the checkout have a reduced frame, its final pages, the cart and the archive of promotions the full one, the gallery of a product none', async ({
  request,
  texts,
  catalogue,
  shopUrl,
}) => {
  const [product] = await catalogue.buyable(1);
  const { msProducts } = await ask<{ msProducts: { items: { gid: number }[] } }>(
    shopUrl,
    'query Gid($ids: [Int!]!) { msProducts(ids: $ids) { items { gid } } }',
    { ids: [product?.id] },
  );
  const menu = `<nav[^>]*aria-label="${escapePattern(texts.translate('host-shell', 'menu.label'))}"`;
  for (const [address, frame] of [
    ['/checkout/payment', { header: 1, menu: 0, footer: 1 }],
    ['/checkout/delivery_date/nie-ma', { header: 1, menu: 0, footer: 1 }],
    ['/checkout/success', { header: 1, menu: 1, footer: 1 }],
    ['/checkout/cart', { header: 1, menu: 1, footer: 1 }],
    ['/archiwum-promocji', { header: 1, menu: 1, footer: 1 }],
    ['/archiwum-promocji/51/0', { header: 1, menu: 1, footer: 1 }],
    [`/amperio/catalog/showProductGallery/gid/${msProducts.items[0]?.gid}`, { header: 0, menu: 0, footer: 0 }],
  ] as const) {
    const html = (await (await request.get(address)).text()).replace(/<main[\s\S]*<\/main>/, '');
    const count = (pattern: string): number => html.match(new RegExp(pattern, 'g'))?.length ?? 0;
    expect({ header: count('<header[ >]'), menu: count(menu), footer: count('<footer[ >]') }, address).toEqual(frame);
  }
});

test('[S-18] a visit that begins in the checkout has the menu and the legal line on the next page', async ({ page, shop, texts }) => {
  await shop.useScreen('desktop');
  await shop.open('/checkout/address');
  const menu = shop.header.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
  const legal = shop.footer.getByText(/NIP/);
  await expect(legal).toBeVisible();
  await expect(menu).toHaveCount(0);
  await shop.navigate('/pliki-cookies.html');
  await expect(page).toHaveURL('/pliki-cookies.html');
  await expect(menu.getByRole('button').first()).toBeVisible();
  await expect(legal).toBeVisible();
});

test('[O-14] the storefront has no staff screens: their usual addresses are not found', async ({ request }) => {
  for (const path of ['/admin', '/panel', '/backend', '/desk', '/administrator.html'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});
