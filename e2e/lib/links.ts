import { expect, type APIResponse } from '@playwright/test';

/** Requests an address of the shop. */
type Get = (address: string) => Promise<APIResponse>;

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

/** The status of each address after redirects; four requests at a time. */
const statusesOf = async (get: Get, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const statuses = new Map<string, number>();
  const waiting = [...addresses];
  const ask = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      statuses.set(address, (await get(address)).status());
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return statuses;
};

/** Links on some pages that do not answer 200, and the number of links checked. */
export const deadLinks = async (
  get: Get,
  shop: string,
  pages: readonly string[],
): Promise<{ readonly dead: readonly string[]; readonly known: number }> => {
  const known = new Map<string, number>();
  const dead: string[] = [];
  for (const from of pages) {
    const html = await (await get(from)).text();
    const links = linksOf(html, from, shop);
    expect(links.length, from).toBeGreaterThan(0);
    for (const [link, status] of await statusesOf(
      get,
      links.filter((link) => !known.has(link)),
    )) {
      known.set(link, status);
      if (status !== 200) dead.push(`${status} ${link} from ${from}`);
    }
  }
  return { dead, known: known.size };
};
