import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../ops/config.ts';
import { FrameDataCache } from '../commerce/frame-data.ts';
import { FakeCommerce } from '../testing/fake-commerce.ts';
import { registerSearchEngines } from './routes.ts';

let app: FastifyInstance;
let commerce: FakeCommerce;

let frames: FrameDataCache;

beforeEach(() => {
  app = Fastify();
  commerce = new FakeCommerce();
  commerce.reads.set('/rest/V1/sitemap', { parts: ['categories', 'products-1'] });
  commerce.reads.set('/rest/V1/sitemap/products-1', {
    pages: [
      { path: '/pralka-a&b.html', last_modified: '2026-11-20T08:00:00.000Z', images: ['/media/catalog/1/front'] },
      { path: '/tv.html', last_modified: null, images: [] },
    ],
  });
  const config = readConfig({ PUBLIC_URL: 'https://sklep.example' });
  frames = new FrameDataCache(commerce);
  registerSearchEngines(app, { config, commerce, frames });
});
afterEach(() => app.close());

const get = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url);
  return { status: statusCode, body, type: headers['content-type'], cache: headers['cache-control'] };
};

describe('[J-200] what search engines read of a store', () => {
  it('robots.txt closes what belongs to one visitor and names the sitemap under the public address', async () => {
    const { body, type } = await get('/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^User-agent: \*\n/);
    for (const path of ['/customer', '/checkout', '/schowek/', '/search.html?']) expect(body).toContain(`\nDisallow: ${path}\n`);
    expect(body).not.toMatch(/Disallow: \/(media|assets|graphql)?\n/);
    expect(body).toContain('\nSitemap: https://sklep.example/sitemap.xml\n');
  });

  it('the sitemap is an index of parts, one of which is the table of fixed pages', async () => {
    const { body, type, cache } = await get('/sitemap.xml');
    expect([type, cache]).toEqual(['application/xml; charset=utf-8', 'public, max-age=3600']);
    expect(body.match(/<loc>[^<]+/g)).toEqual(
      ['pages', 'categories', 'products-1'].map((part) => `<loc>https://sklep.example/sitemaps/${part}.xml`),
    );
    expect((await get('/sitemaps/pages.xml')).body).toContain('<loc>https://sklep.example/kontakt.html</loc>');
  });

  it('a store without an archive of promotions has none in its sitemap', async () => {
    const archive = '/archiwum-promocji</loc>';
    expect((await get('/sitemaps/pages.xml')).body).toContain(archive);
    const { storeConfig, ...frame } = await frames.get('amperio', 'pl');
    jest.spyOn(frames, 'get').mockResolvedValue({ ...frame, storeConfig: { ...storeConfig, show_promotion_archive: false } });
    const { body } = await get('/sitemaps/pages.xml');
    expect([body.includes(archive), body.includes('/kontakt.html</loc>')]).toEqual([false, true]);
  });

  it('[J-202] a part names its pages in both languages, when they were changed, and their pictures, escaped', async () => {
    const { body } = await get('/sitemaps/products-1.xml');
    const languages =
      '<xhtml:link rel="alternate" hreflang="pl" href="https://sklep.example/pralka-a&amp;b.html"/><xhtml:link rel="alternate" hreflang="uk" href="https://sklep.example/pralka-a&amp;b.html?lang=ua"/>';
    const rest = `<lastmod>2026-11-20T08:00:00.000Z</lastmod>${languages}<image:image><image:loc>https://sklep.example/media/catalog/1/front?w=1280&amp;f=jpeg</image:loc></image:image>`;
    expect(body).toContain(`<url><loc>https://sklep.example/pralka-a&amp;b.html</loc>${rest}</url>`);
    expect(body).toContain(`<url><loc>https://sklep.example/pralka-a&amp;b.html?lang=ua</loc>${rest}</url>`);
    expect(body.match(/<url>/g)).toHaveLength(4);
    expect(body.match(/<lastmod>/g)).toHaveLength(2);
  });

  it('a part that does not exist is not found, and an unusable answer of the commerce server is an error', async () => {
    expect((await get('/sitemaps/products-9.xml')).status).toBe(404);
    expect((await get('/sitemaps/..%2Fx.xml')).status).toBe(404);
    commerce.reads.set('/rest/V1/sitemap/products-1', { pages: [{ path: 'https://evil.example', last_modified: null, images: [] }] });
    expect((await get('/sitemaps/products-1.xml')).status).toBe(500);
  });

  it('browsers learn how to search the shop from their address bar', async () => {
    const { body, type } = await get('/opensearch.xml');
    expect(type).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(body).toContain('<ShortName>Sklep Testowy</ShortName>');
    expect(body).toContain('template="https://sklep.example/search.html?query={searchTerms}"');
  });

  it('[J-315] the newest articles are told by their addresses in both languages, kept by caches for minutes', async () => {
    const item = { path: '/blog/a.html', title: 'Pralka', summary: 'Krótko', section: null, published_at: '2026-11-20T08:00:00.000Z' };
    commerce.reads.set('/rest/V1/feed', { items: [item] });
    const { body, type, cache } = await get('/rss.xml');
    expect([type, cache]).toEqual(['application/rss+xml; charset=utf-8', 'public, max-age=600']);
    expect(body).toContain('<link>https://sklep.example/blog/a.html</link>');
    expect((await get('/rss.xml?lang=ua')).body).toContain('<link>https://sklep.example/blog/a.html?lang=ua</link>');
    commerce.reads.set('/rest/V1/feed', { items: [{ ...item, path: 'https://evil.example' }] });
    expect((await get('/rss.xml')).status).toBe(500);
  });
});
