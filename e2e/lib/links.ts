import { expect, type APIResponse } from '@playwright/test';
import type { Catalogue } from './catalogue.ts';

/** The store whose links are followed. */
export interface Linked {
  /** Requests an address of the store. */
  readonly get: (address: string) => Promise<APIResponse>;
  /** The store's answer to a GraphQL query. */
  readonly ask: <Data>(query: string) => Promise<Data>;
  /** The public address of the store. */
  readonly url: string;
}

/** Addresses asked of the resolver in one query. */
const BATCH = 40;

/** Types of the resolver whose addresses do not show a page of their own: the fixed addresses of the shop are of type NOTFOUND too. */
const pageless = new Set(['NOTFOUND', 'UNPUBLISHED', 'REDIRECT']);

/** Addresses inside the shop that a page's HTML links to, each once, without fragments and without the language switch. */
const linksOf = (html: string, address: string, shop: string): readonly string[] => {
  const found = new Set<string>();
  for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
    if (href.startsWith('#')) continue; // a place on the same page
    const url = new URL(href.replaceAll('&amp;', '&'), shop + address);
    if (url.origin === new URL(shop).origin && !url.searchParams.has('lang')) found.add(url.pathname + url.search);
  }
  return [...found];
};

/** The addresses for which the resolver has no page. */
const unresolved = async (store: Linked, addresses: readonly string[]): Promise<readonly string[]> => {
  const types: (string | undefined)[] = [];
  for (let at = 0; at < addresses.length; at += BATCH) {
    const fields = addresses
      .slice(at, at + BATCH)
      .map((address, index) => `a${index}: urlResolver(urlKey: ${JSON.stringify(decodeURI(address.split('?')[0] ?? ''))}) { type }`);
    const answer = await store.ask<Readonly<Record<string, { readonly type: string } | null>>>(`{ ${fields.join(' ')} }`);
    types.push(...fields.map((_, index) => answer[`a${index}`]?.type));
  }
  return addresses.filter((_, index) => pageless.has(types[index] ?? 'NOTFOUND'));
};

/** The status of each address after redirects; four requests at a time. */
const statusesOf = async (store: Linked, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const statuses = new Map<string, number>();
  const waiting = [...addresses];
  const request = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      statuses.set(address, (await store.get(address)).status());
    }
  };
  await Promise.all([request(), request(), request(), request()]);
  return statuses;
};

/**
 * Links on some pages that lead to no page, and the number of links checked. Rendering every linked page takes half a minute: only addresses
 * for which the resolver has no page are requested, and have to answer 200.
 *
 * @param isRendered whether every link is requested
 */
export const deadLinks = async (
  store: Linked,
  pages: readonly string[],
  isRendered = false,
): Promise<{ readonly dead: readonly string[]; readonly known: number }> => {
  const known = new Set<string>();
  const dead: string[] = [];
  for (const from of pages) {
    const links = linksOf(await (await store.get(from)).text(), from, store.url);
    expect(links.length, from).toBeGreaterThan(0);
    const fresh = links.filter((link) => !known.has(link));
    for (const link of fresh) known.add(link);
    for (const [link, status] of await statusesOf(store, isRendered ? fresh : await unresolved(store, fresh)))
      if (status !== 200) dead.push(`${status} ${link} from ${from}`);
  }
  return { dead, known: known.size };
};

/** One page of each kind of the main store. */
export const pagesOfMainStore = async (catalogue: Catalogue): Promise<readonly string[]> => {
  const { category, filters, product } = await catalogue.walk();
  return [
    '/',
    category.url,
    `${category.url.replace(/\.html$/, '')}/f/${filters[0].code},${filters[0].key}`,
    product.url,
    await catalogue.contentPage(),
    '/search.html?query=pralka',
    '/search.html?query=niczegotuniema',
    '/producenci.html',
    '/product-compare',
    '/blog',
    '/aktualnosci.html',
    '/slowniczek-pojec.html',
    '/kontakt.html',
    '/kontakt/1',
    '/mapa-strony.html',
    '/pliki-do-pobrania',
    '/track/tracking/order',
    '/reklamacje',
    '/odstapienie-od-umowy',
    '/opinie-o-sklepie',
    '/karta-podarunkowa',
    '/karta-podarunkowa/saldo',
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

/** One page of each kind of the second store. */
export const pagesOfSecondStore = async (store: Pick<Linked, 'get'>): Promise<readonly string[]> => {
  const listing = '/komputery/laptopy/laptopy-uniwersalne.html';
  const [, product = '/'] = /<article[\s\S]*?href="([^"]+)"/.exec(await (await store.get(listing)).text()) ?? [];
  return [
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
};
