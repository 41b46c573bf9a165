import type { APIRequestContext } from '@playwright/test';
import type { Catalogue } from '../lib/catalogue.ts';
import { signIn } from '../lib/account.ts';
import { expect, test } from '../lib/test.ts';

/** Addresses inside the shop that a page's HTML leads to, each once, without fragments; the language switch is a command. */
const linksOf = (html: string, address: string, shop: string): readonly string[] => {
  const found = new Set<string>();
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
    if (href.startsWith('#')) continue; // a place on the same page
    const url = new URL(href.replaceAll('&amp;', '&'), shop + address);
    if (url.origin === new URL(shop).origin && !url.searchParams.has('lang')) found.add(url.pathname + url.search);
  }
  return [...found];
};

/** What addresses answer in the end, moved or not; a few at a time, as visitors come. */
const statusesOf = async (request: APIRequestContext, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const statuses = new Map<string, number>();
  const waiting = [...addresses];
  const ask = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      statuses.set(address, (await request.get(address)).status());
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return statuses;
};

/** One page of every kind that the shop draws, beside the frame and home. */
const pagesOfEachKind = async (catalogue: Catalogue): Promise<readonly string[]> => {
  const { category, filters, product } = await catalogue.walk();
  return [
    category.url,
    `${category.url.replace(/\.html$/, '')}/f/${filters[0].code},${filters[0].key}`,
    product.url,
    await catalogue.contentPage(),
    '/search.html?query=pralka',
    '/search.html?query=niczegotuniema',
    '/producenci.html',
    '/product-compare',
    '/blog',
    '/slowniczek-pojec.html',
    '/kontakt.html',
    '/kontakt/1',
    '/mapa-strony.html',
    '/pliki-do-pobrania',
    '/track/tracking/order',
    '/reklamacje',
    '/zglos_blad',
    '/checkout/cart',
    '/customer/account/login',
    '/create-account',
    '/customer/account/forgotpassword',
    '/customer/account/index',
    '/customer/account/purchase/wishlist',
    '/nie-ma-takiej-strony.html',
  ];
};

test("[R-71] [S-18] [S-21] every link of the shop's frame, of home and of one page of each kind leads to a page", async ({
  request,
  catalogue,
  shopUrl,
}) => {
  test.setTimeout(120_000);
  const known = new Map<string, number>();
  const dead: string[] = [];
  for (const from of ['/', ...(await pagesOfEachKind(catalogue))]) {
    const html = await (await request.get(from)).text();
    const links = linksOf(html, from, shopUrl);
    expect(links.length, from).toBeGreaterThan(0);
    for (const [link, status] of await statusesOf(
      request,
      links.filter((link) => !known.has(link)),
    )) {
      known.set(link, status);
      if (status !== 200) dead.push(`${status} ${link} from ${from}`);
    }
  }
  expect(dead).toEqual([]);
  expect(known.size).toBeGreaterThan(100);
});

test('[R-58] [M-01] [M-02] [M-05] the scales of the header lead to what the visitor has chosen to compare', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await shop.useScreen('desktop');
  await shop.open((await catalogue.category()).url);
  const names: string[] = [];
  for (const tile of (await shop.tiles.all()).slice(0, 2)) {
    const name = await tile.getByRole('heading').innerText();
    await tile.getByRole('button', { name: texts.say('shared-ui', 'tile.compare', { name }) }).click();
    names.push(name);
  }
  await expect(shop.tool('header.compare')).toHaveAccessibleName(/ 2 /);
  await shop.tool('header.compare').click();
  await shop.expectHeading(texts.say('mfe-catalog/compare', 'title'));
  await expect(page).toHaveURL(/\/product-compare\?item1=[^&]+&item2=[^&]+$/);
  for (const name of names) await expect(shop.tiles.getByRole('link', { name, exact: true })).toBeVisible();
  await shop.main.getByRole('button', { name: texts.say('mfe-catalog/compare', 'removeNamed', { name: names[0] ?? '' }) }).click();
  await expect(page).toHaveURL(/\/product-compare\?item1=[^&]+$/);
  await expect(shop.tiles).toHaveCount(1);
  await expect(shop.tool('header.compare')).toHaveAccessibleName(/ 1 /);
});

test('[R-49] [W-07] a customer is told that the Schowek keeps nothing yet; a guest finds the way to the login', async ({
  page,
  shop,
  texts,
}) => {
  await shop.useScreen('desktop');
  await shop.open('/customer/account/purchase/wishlist');
  await expect(shop.main.getByRole('link', { name: texts.say('mfe-account', 'guest.login') })).toHaveAttribute(
    'href',
    '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Fpurchase%2Fwishlist',
  );
  await signIn(page);
  await shop.open('/');
  await shop.tool('header.wishlist').click();
  await expect(page).toHaveURL('/customer/account/purchase/wishlist');
  await expect(shop.main.getByText(texts.say('mfe-account', 'wishlist.emptyTitle'))).toBeVisible();
});
