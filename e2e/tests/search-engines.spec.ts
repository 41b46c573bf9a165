import { seededRandom, shuffled } from '../lib/seeded-random.ts';
import { expect, test } from '../lib/test.ts';
import { readSearchedPage, xmlTexts, type SearchedPage } from '../lib/structured-data/read-page.ts';

/** Pages of each kind that are read. */
const SAMPLE = 50;
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

test('[J-200] [J-201] [J-202] the sitemap leads to pages that are there, under their own address, with valid structured data', async ({
  shopUrl,
}) => {
  test.setTimeout(180_000);
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
    return shuffled(polish, random).slice(0, SAMPLE * 3);
  });
  const pages = await readAll(sample);
  const counts = new Map<string, number>();
  const problems: string[] = [];
  for (const [url, page] of pages) {
    const count = counts.get(page.kind) ?? 0;
    counts.set(page.kind, count + 1);
    const own = page.kind === 'manufacturer' && !page.showsProducts ? undefined : told[page.kind];
    const expected = [...(own === undefined ? [] : [own]), ...(page.kind === 'home' ? ['Organization', 'WebSite'] : ['BreadcrumbList'])];
    const missing = expected.filter((type) => !page.types.includes(type));
    const isRight = page.status === 200 && page.lang === 'pl' && page.canonical === url && page.robots === 'index,follow' && page.ogImage;
    if (!isRight || missing.length > 0 || page.problems.length > 0) problems.push(JSON.stringify({ url, missing, ...page }));
  }
  expect(problems.slice(0, 5), `seed ${seed}`).toEqual([]);
  for (const kind of ['product', 'listing']) expect(counts.get(kind), kind).toBeGreaterThanOrEqual(SAMPLE);
  for (const kind of [
    'home',
    'cms',
    'manufacturer',
    'landing',
    'blog-post',
    'blog-author',
    'blog-category',
    'news-post',
    'glossary',
    'contact',
  ])
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
});

test('[J-202] a page has an address in Ukrainian that needs no cookie, is its own canonical one, and is as valid', async ({
  shopUrl,
  catalogue,
}) => {
  const [product] = await catalogue.buyable(1);
  for (const path of ['/', (await catalogue.category()).url, product?.url ?? '/']) {
    const polish = await readSearchedPage(shopUrl + path);
    const ukrainian = await readSearchedPage(`${shopUrl}${path}?lang=ua`);
    expect(ukrainian, path).toMatchObject({
      status: 200,
      lang: 'uk',
      robots: 'index,follow',
      canonical: `${polish.canonical}?lang=ua`,
      problems: [],
    });
    expect(ukrainian.types).toEqual(polish.types);
    expect(ukrainian.title).not.toBe(polish.title);
  }
});

test('[J-202] who came by an address in Ukrainian switches to Polish, and stays there', async ({ page, shop, texts }) => {
  await page.goto('/kontakt.html?lang=ua');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('link', { name: 'PL – Polski' }).first().click();
  await expect(page).toHaveURL(/\/kontakt\.html$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.reload();
  await shop.expectHeading(texts.translate('mfe-content/pages', 'contact.title'));
});

test('[J-203] pages that have no picture are previewed by one with their title', async ({ shopUrl, request }) => {
  for (const path of ['/', '/regulamin.html', '/kontakt.html']) {
    const { ogImage } = await readSearchedPage(shopUrl + path);
    const picture = await request.get(ogImage ?? '');
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/jpeg']);
  }
});
