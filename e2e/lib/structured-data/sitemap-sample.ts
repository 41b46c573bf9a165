import { expect } from '@playwright/test';
import { seededRandom, shuffled } from '../seeded-random.ts';
import { readSearchedPage, xmlTexts, type SearchedPage } from './read-page.ts';

const AT_ONCE = 4;

/** What pages of a kind have to tell of themselves, besides the way to them. */
const told: Readonly<Record<string, string>> = {
  product: 'Product',
  listing: 'ItemList',
  manufacturer: 'ItemList',
  landing: 'ItemList',
  'blog-post': 'BlogPosting',
  'news-post': 'NewsArticle',
};

const textOf = async (url: string): Promise<string> => {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.text();
};

const readAll = async (urls: readonly string[]): Promise<ReadonlyMap<string, SearchedPage>> => {
  const pages = new Map<string, SearchedPage>();
  const queue = [...urls];
  const read = async (): Promise<void> => {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) pages.set(url, await readSearchedPage(url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return pages;
};

/**
 * Reads the sitemap that robots.txt names, and a part of the pages in it, each of which must be there under its own address, with valid
 * structured data.
 * @param choose from the shuffled Polish addresses of a part of the sitemap
 * @returns how many pages of each kind have been read
 */
export const checkSitemap = async (
  shopUrl: string,
  choose: (urls: readonly string[]) => readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const robots = await textOf(`${shopUrl}/robots.txt`);
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const parts = await Promise.all(xmlTexts(await textOf(sitemap), 'loc').map(textOf));
  const addresses = parts.map((xml) => xmlTexts(xml, 'loc'));
  expect(new Set(addresses.flat()).size).toBe(addresses.flat().length);
  const seed = Date.now();
  const random = seededRandom(seed);
  const sample = addresses.flatMap((part) => {
    const polish = part.filter((url) => !url.includes('?'));
    expect(part).toHaveLength(polish.length * 2);
    return choose(shuffled(polish, random));
  });
  const counts = new Map<string, number>();
  const problems: string[] = [];
  for (const [url, page] of await readAll(sample)) {
    counts.set(page.kind, (counts.get(page.kind) ?? 0) + 1);
    const own = page.kind === 'manufacturer' && !page.showsProducts ? undefined : told[page.kind];
    const expected = [...(own === undefined ? [] : [own]), ...(page.kind === 'home' ? ['Organization', 'WebSite'] : ['BreadcrumbList'])];
    const missing = expected.filter((type) => !page.types.includes(type));
    const isRight = page.status === 200 && page.lang === 'pl' && page.canonical === url && page.robots === 'index,follow' && page.ogImage;
    if (!isRight || missing.length > 0 || page.problems.length > 0) problems.push(JSON.stringify({ url, missing, ...page }));
  }
  expect(problems.slice(0, 5), `seed ${seed}`).toEqual([]);
  return counts;
};
