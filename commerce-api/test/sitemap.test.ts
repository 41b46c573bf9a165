/** What search engines may show of a store. */
import { describe, expect, it } from '@jest/globals';
import { cartShop } from './support/carts.ts';

const shop = cartShop();

interface SitemapPage {
  readonly path: string;
  readonly last_modified: string | null;
  readonly images: readonly string[];
}

const read = async <Body>(path: string, store = 'amperio'): Promise<Body> => {
  const response = await fetch(shop.server.url + path, { headers: { store } });
  expect(response.status).toBe(200);
  return (await response.json()) as Body; // the contract of the call
};

/** All pages of a store's sitemap by part. */
const sitemapOf = async (store?: string): Promise<ReadonlyMap<string, readonly SitemapPage[]>> => {
  const { parts } = await read<{ readonly parts: readonly string[] }>('/rest/V1/sitemap', store);
  const pages = await Promise.all(
    parts.map(async (part) => (await read<{ readonly pages: readonly SitemapPage[] }>(`/rest/V1/sitemap/${part}`, store)).pages),
  );
  return new Map(parts.map((part, at) => [part, pages[at] ?? []]));
};

const resolve = `query ($urlKey: String!) { urlResolver(urlKey: $urlKey) { type canonical_url robots } }`;

describe('the sitemap', () => {
  it.each(['amperio', 'amperio_pro'])(
    '[J-200] every page of %s that it names is there, under that address, and may be indexed',
    async (store) => {
      const pages = [...(await sitemapOf(store)).values()].flat();
      expect(pages.length).toBeGreaterThan(300);
      expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
      const wrong: unknown[] = [];
      for (const { path } of pages) {
        const { urlResolver } = await shop.server.graphql<{
          readonly urlResolver: { readonly type: string; readonly canonical_url: string; readonly robots: string };
        }>(resolve, { urlKey: path }, { store });
        const { type, canonical_url, robots } = urlResolver;
        const isGone = ['NOTFOUND', 'REDIRECT', 'UNPUBLISHED'].includes(type);
        if (isGone || canonical_url !== path || robots !== 'index,follow') wrong.push({ path, ...urlResolver });
      }
      expect(wrong).toEqual([]);
    },
  );

  it('[J-200] it names all products, categories, brands, pages and posts that the shop shows, and no redirect and nothing that was taken down', async () => {
    const paths = new Set([...(await sitemapOf()).values()].flat().map(({ path }) => path));
    const { msCategories, manufacturers, cmsPages, blogPosts, newsPosts, blogCategories, blogAuthors, glossaryTerms } = await shop.server
      .graphql<Readonly<Record<string, never>>>(`{
      msCategories { items { url } } manufacturers { items { url } } cmsPages { url } blogPosts(pageSize: 50) { items { url } }
      newsPosts { posts { url } } blogCategories { url } blogAuthors { url } glossaryTerms { id }
    }`);
    const shown = JSON.stringify([msCategories, manufacturers, cmsPages, blogPosts, newsPosts, blogCategories, blogAuthors]).matchAll(
      /"url":"([^"]+)"/g,
    );
    const missing = [...shown].map(([, url = '']) => url).filter((url) => !paths.has(url));
    expect(missing).toEqual([]);
    expect(JSON.stringify(glossaryTerms).match(/"id"/g)).toHaveLength(
      [...paths].filter((path) => path.startsWith('/slowniczek-pojec/')).length,
    );
    for (const path of ['/pralki.html', '/black-friday.html', '/majowka-2024.html']) expect(paths).not.toContain(path);
    expect([...paths].filter((path) => /^\/(customer|checkout|search)/.test(path))).toEqual([]);
  });

  it('[J-200] products have their last change and their pictures, which exist; a part that does not exist is not found', async () => {
    const [product] = (await sitemapOf()).get('products-1') ?? [];
    expect(product?.last_modified).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(product?.images.length).toBeGreaterThanOrEqual(3);
    const picture = await fetch(`${shop.server.url}${product?.images[0]}?w=320&f=jpeg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const part of ['products-9', 'nic', 'products-0']) {
      expect((await fetch(`${shop.server.url}/rest/V1/sitemap/${part}`)).status).toBe(404);
    }
  });

  it('[J-315] the feed has the newest posts and news of a store, in the language that is asked for', async () => {
    interface Item {
      readonly path: string;
      readonly title: string;
      readonly section: string | null;
      readonly published_at: string;
    }
    const { items } = await read<{ readonly items: readonly Item[] }>('/rest/V1/feed');
    const times = items.map(({ published_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const news = items.find(({ path }) => path.startsWith('/aktualnosci/'));
    expect(news?.section).toBeNull();
    expect(items.find(({ path }) => path.startsWith('/blog/'))?.section).not.toBeNull();
    const cookie = `translation=${encodeURIComponent('{"language":"ua"}')}`;
    const ukrainian = await fetch(`${shop.server.url}/rest/V1/feed`, { headers: { store: 'amperio', cookie } });
    expect(ukrainian.headers.get('vary')).toContain('Cookie');
    const translated = ((await ukrainian.json()) as { readonly items: readonly Item[] }).items; // the same contract
    expect(translated.some(({ section }) => /\p{Script=Cyrillic}/u.test(section ?? ''))).toBe(true);
    // J-85: what the second store does not sell is not written about there.
    const other = await read<{ readonly items: readonly Item[] }>('/rest/V1/feed', 'amperio_pro');
    const addresses = new Set([...(await sitemapOf('amperio_pro')).values()].flat().map(({ path }) => path));
    expect(other.items.filter(({ path }) => !addresses.has(path))).toEqual([]);
  });

  it('[J-203] pages without a picture have one drawn from their title, and nobody else’s words', async () => {
    const query = `query ($urlKey: String!) { urlResolver(urlKey: $urlKey) { og_image } }`;
    for (const urlKey of ['/regulamin', '/promocje', '/slowniczek-pojec/anc']) {
      const { urlResolver } = await shop.server.graphql<{ readonly urlResolver: { readonly og_image: string } }>(query, { urlKey });
      const picture = await fetch(`${shop.server.url}${urlResolver.og_image}?w=1280&f=jpeg`);
      expect([urlKey, picture.status, picture.headers.get('content-type')]).toEqual([urlKey, 200, 'image/jpeg']);
    }
    for (const name of ['amperio/cms-99999', 'amperio/hello', 'other/shop', 'amperio/term-%3Csvg%3E']) {
      expect((await fetch(`${shop.server.url}/media/share/${name}?w=640`)).status).toBe(404);
    }
  });
});
