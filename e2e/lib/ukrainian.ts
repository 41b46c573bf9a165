import { ask } from './graphql.ts';
import { properNames } from './proper-names.ts';
import { calmly } from './shop.ts';
import { expect, test as base } from './test.ts';
import { allRendered, hasPolishWords, unmarkedPolish } from './unmarked-polish.ts';

/** Fixtures for J-108. */
interface Fixtures {
  /** Fails when what the page shows now has a Polish text that is not marked as Polish. */
  readonly expectUkrainian: (what: string) => Promise<void>;
  /** Fails when the title of the page has Polish words. */
  readonly expectUkrainianTitle: () => Promise<void>;
  /** Goes to an address inside of the document, and looks at its page. */
  readonly expectUkrainianAt: (address: string) => Promise<void>;
}

/** A test of pages in Ukrainian. */
export const test = base.extend<Fixtures, { readonly names: readonly string[] }>({
  names: [async ({ shopUrl }, use) => use(await properNames(shopUrl)), { scope: 'worker' }],
  expectUkrainian: async ({ page, names }, use) =>
    use(async (what) => {
      await allRendered(page);
      expect.soft(await unmarkedPolish(page, names), what).toEqual([]);
    }),
  expectUkrainianTitle: async ({ page, names }, use) =>
    use(async () => {
      const title = await page.title();
      expect.soft(hasPolishWords(title, names), title).toBe(false);
    }),
  expectUkrainianAt: async ({ page, shop, expectUkrainian }, use) =>
    use(async (address) => {
      const before = await page.title();
      const heading = await shop.heading.first().elementHandle();
      const words = await heading?.textContent();
      await shop.navigate(address);
      await expect.poll(() => page.title(), address).not.toBe(before);
      // The title may come before the page itself. The page before may stay in the document, hidden.
      await page.waitForFunction(([old, said]) => !old?.checkVisibility() || old.textContent !== said, [heading, words] as const, calmly);
      await expect(shop.heading.first()).toBeVisible();
      await expectUkrainian(address);
    }),
});

/** Addresses of pages of content of the running shop, one of each kind. */
export const contentPages = async (shop: string): Promise<readonly string[]> => {
  const { blogPosts, newsPosts, landingPages, cmsPages, glossaryTerms, manufacturers } = await ask<{
    blogPosts: { items: readonly { url: string; blog_category: { url: string }; author: { url: string } }[] };
    newsPosts: { posts: readonly { url: string }[] };
    landingPages: readonly { url: string }[];
    cmsPages: readonly { url: string }[];
    glossaryTerms: readonly { id: string }[];
    manufacturers: { items: readonly { url: string }[] };
  }>(
    shop,
    `{ blogPosts(pageSize: 1) { items { url blog_category { url } author { url } } } newsPosts { posts { url } } cmsPages { url }
       landingPages(ids: [901, 911, 921]) { url } glossaryTerms { id } manufacturers { items { url } } }`,
  );
  const [post] = blogPosts.items;
  const addresses = [
    post?.url,
    post?.blog_category.url,
    post?.author.url,
    newsPosts.posts[0]?.url,
    cmsPages.find(({ url }) => url.startsWith('/salony/'))?.url,
    manufacturers.items[0]?.url,
    ...landingPages.map(({ url }) => url),
    `/slowniczek-pojec/${glossaryTerms[0]?.id}`,
    '/plus.html',
    '/pliki-cookies.html',
    '/dostawa.html',
    '/pliki-do-pobrania',
    '/mapa-strony.html',
    '/zglos_blad',
    '/reklamacje',
  ];
  return addresses.filter((address) => address !== undefined);
};

export { expect };
