import { ask } from '../lib/graphql.ts';
import { checkSitemap } from '../lib/structured-data/sitemap-sample.ts';
import { readSearchedPage } from '../lib/structured-data/read-page.ts';
import { expect, test } from '../lib/test.ts';

/** Products that are read; all look alike. `long/search-engines.spec.ts` reads fifty of each kind. */
const PRODUCTS = 8;
/** Addresses of a part of the sitemap above which it is one of products. */
const MANY = 500;

/** One address of each form: of the first word and the depth; of categories, each depth once. */
const ofEachForm = (urls: readonly string[]): readonly string[] => {
  const paths = new Set(urls.map((url) => new URL(url).pathname));
  const formOf = (url: string): string => {
    const [first = '', ...rest] = new URL(url).pathname.split('/').slice(1);
    return rest.length > 0 && paths.has(`/${first}.html`) ? `category ${rest.length}` : `${first} ${rest.length}`;
  };
  return [...new Map(urls.map((url) => [formOf(url), url])).values()];
};

test('[J-200] [J-201] [J-202] the sitemap leads to pages that are there, under their own address, with valid structured data', async ({
  shopUrl,
}) => {
  const { blogPosts } = await ask<{ blogPosts: { items: readonly { url: string; blog_category: { url: string } }[] } }>(
    shopUrl,
    '{ blogPosts(pageSize: 1) { items { url blog_category { url } } } }',
  );
  // Their addresses have the same form.
  const ofBlog = new Set(blogPosts.items.flatMap(({ url, blog_category: section }) => [url, section.url]));
  const counts = await checkSitemap(shopUrl, (shuffled) => {
    const urls = shuffled.toSorted(); // the same pages in each run
    if (urls.length > MANY) return urls.slice(0, PRODUCTS);
    return [...new Set([...ofEachForm(urls), ...urls.filter((url) => ofBlog.has(new URL(url).pathname))])];
  });
  expect(counts.get('product')).toBe(PRODUCTS);
  for (const kind of ['home', 'listing', 'cms', 'manufacturer', 'landing', 'news-post', 'glossary', 'contact'])
    expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
  for (const kind of ['blog-post', 'blog-category', 'blog-author']) expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(0);
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

test('[J-202] who came by an address in Ukrainian switches to Polish, and stays there', async ({ page }) => {
  await page.goto('/kontakt.html?lang=ua');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('link', { name: 'PL – Polski' }).first().click();
  await expect(page).toHaveURL(/\/kontakt\.html$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  expect(await (await page.request.get('/kontakt.html')).text()).toContain('<html lang="pl"');
});

test('[J-203] pages that have no picture are previewed by one with their title', async ({ shopUrl, request }) => {
  for (const path of ['/', '/regulamin.html', '/kontakt.html']) {
    const { ogImage } = await readSearchedPage(shopUrl + path);
    const picture = await request.get(ogImage ?? '');
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/jpeg']);
  }
});
