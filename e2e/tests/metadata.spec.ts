import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../lib/test.ts';

/** The metadata in the head of the open page. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    count: document.querySelectorAll('title, meta[name="description"], link[rel="canonical"]').length,
  }));

/** The same metadata in the server's HTML. */
const headFromServer = async (request: APIRequestContext, address: string) => {
  const html = await (await request.get(address)).text();
  return {
    title: /<title>([^<]*)/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  };
};

/** Pages of the fixed table that exist in this shop, with the keys of their texts. */
const fixedPages = [
  ['/blog', 'blog-home'],
  ['/kontakt', 'contact'],
  ['/producenci.html', 'manufacturers'],
  ['/slowniczek-pojec.html', 'glossary'],
  ['/mapa-strony.html', 'site-map'],
  ['/pliki-do-pobrania', 'downloads'],
  ['/search.html', 'search'],
  ['/checkout/cart', 'cart'],
  ['/customer/account/login', 'login'],
  ['/customer/account/index', 'account'],
] as const;

test('[R-25] [Z-43] title, description, robots and canonical follow every navigation', async ({ page, shop, catalogue }) => {
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing to buy');
  await page.goto(product.url);
  const fromServer = await headOf(page);
  await shop.open('/search.html?query=pralka');
  const ofSearch = await headOf(page);
  expect(ofSearch.robots).toContain('noindex');
  await shop.navigate(product.url);
  await shop.expectHeading(product.name);
  await expect.poll(() => headOf(page)).toEqual(fromServer);
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(ofSearch);
});

for (const language of ['pl', 'ua'] as const) {
  test.describe(`pages of the fixed table (${language})`, () => {
    test.use({ language });

    test('[R-72] [R-25] have a title and a description of their own, from the server and after a navigation', async ({
      page,
      shop,
      texts,
      context,
    }) => {
      const heads = new Map<string, Awaited<ReturnType<typeof headFromServer>>>();
      for (const [address, kind] of fixedPages) {
        const head = await headFromServer(context.request, address);
        expect(head.title, address).toContain(texts.translate('host-shell/metadata', `${kind}.title`));
        heads.set(address, head);
      }
      for (const part of ['title', 'description'] as const) {
        expect(new Set([...heads.values()].map((head) => head[part])).size).toBe(fixedPages.length);
      }
      await shop.open('/');
      for (const [address] of fixedPages) {
        await shop.navigate(address);
        await expect.poll(() => headOf(page), address).toMatchObject(heads.get(address) ?? {});
      }
      await page.goBack();
      await expect.poll(() => headOf(page)).toMatchObject(heads.get(fixedPages[fixedPages.length - 2]?.[0] ?? '') ?? {});
    });
  });
}

test('[R-57] [Z-43] a term of the glossary is named in the head of its page', async ({ page, shop }) => {
  await shop.open('/slowniczek-pojec.html');
  const link = shop.main.getByRole('link', { name: /^ANC/ });
  await link.click();
  await expect(page).toHaveTitle(/^ANC /);
});

test('a filtered listing is noindex; the plain one is indexable', async ({ request, catalogue }) => {
  const { category, filters } = await catalogue.walk();
  const robots = async (address: string) => /<meta name="robots" content="([^"]*)"/.exec(await (await request.get(address)).text())?.[1];
  expect(await robots(category.url)).toBe('index,follow');
  const filtered = `${category.url.replace(/\.html$/, '')}/f/${filters[0].code},${filters[0].key}`;
  expect(await robots(filtered)).toBe('noindex,follow');
  expect(await robots(`${category.url}?order=price_asc`)).toBe('noindex,follow');
});
