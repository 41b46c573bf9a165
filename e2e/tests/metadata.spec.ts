import type { Page } from '@playwright/test';
import { readSearchedPage, type SearchedPage } from '../lib/structured-data/read-page.ts';
import { expect, test } from '../lib/test.ts';
import { Texts } from '../lib/texts.ts';

type Head = Pick<SearchedPage, 'title' | 'description' | 'robots' | 'canonical'>;

/** The metadata in the head of the open page. */
const headOf = (page: Page): Promise<Head & { readonly count: number }> =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? null,
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    count: document.querySelectorAll('title, meta[name="description"], link[rel="canonical"]').length,
  }));

/** The same metadata in the server's HTML. */
const headFromServer = async (url: string): Promise<Head> => {
  const { title, description, robots, canonical } = await readSearchedPage(url);
  return { title, description, robots, canonical };
};

/** Pages of the fixed table that exist in this shop, with the keys of their texts. */
const fixedPages = [
  ['/blog', 'blog-home'],
  ['/aktualnosci.html', 'news-home'],
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

test('[R-25] [R-72] [Z-43] [R-57] title, description, robots and canonical follow every navigation: those of the server, and those of before after Back', async ({
  page,
  shop,
  shopUrl,
  catalogue,
}) => {
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing to buy');
  await shop.open('/search.html?query=pralka');
  const ofSearch = await headOf(page);
  expect(ofSearch.robots).toContain('noindex');
  for (const [address] of [[product.url], ['/producenci.html'], ['/checkout/cart'], ['/slowniczek-pojec.html']] as const) {
    const head = await headFromServer(new URL(address, shopUrl).href);
    const count = ['title', head.description, head.canonical].filter((part) => part !== null).length;
    await shop.navigate(address);
    await expect.poll(() => headOf(page), address).toEqual({ ...head, count });
    if (address !== product.url) continue;
    await page.goBack();
    await expect.poll(() => headOf(page), 'after Back').toEqual(ofSearch);
  }
  await test.step('a term of the glossary is named in the head of its page', async () => {
    await shop.main.getByRole('link', { name: /^ANC/ }).click();
    await expect(page).toHaveTitle(/^ANC /);
  });
});

test('[R-72] [R-25] pages of the fixed table have a title and a description of their own in both languages', async ({ shopUrl }) => {
  for (const language of ['pl', 'ua'] as const) {
    const texts = new Texts(language);
    const heads: Head[] = [];
    for (const [address, kind] of fixedPages) {
      const head = await headFromServer(`${shopUrl}${address}${language === 'ua' ? '?lang=ua' : ''}`);
      expect(head.title, `${address} (${language})`).toContain(texts.translate('host-shell/metadata', `${kind}.title`));
      heads.push(head);
    }
    for (const part of ['title', 'description'] as const) {
      expect(new Set(heads.map((head) => head[part])).size, `${part}s (${language})`).toBe(fixedPages.length);
    }
  }
});

test('a filtered listing is noindex; the plain one is indexable', async ({ shopUrl, catalogue }) => {
  const { category, filters } = await catalogue.walk();
  const robots = async (address: string) => (await readSearchedPage(shopUrl + address)).robots;
  expect(await robots(category.url)).toBe('index,follow');
  const filtered = `${category.url.replace(/\.html$/, '')}/f/${filters[0].code},${filters[0].key}`;
  expect(await robots(filtered)).toBe('noindex,follow');
  expect(await robots(`${category.url}?order=price_asc`)).toBe('noindex,follow');
});
