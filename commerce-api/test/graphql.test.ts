/** GraphQL of a started server on a small catalogue. */
import { describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { everything, products } from './support/catalogue.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

describe('GraphQL over HTTP', () => {
  it('[Q-01] [Q-02] passes the audit of graphql-http', async () => {
    const audits = serverAudits({ url: `${server.url}/graphql`, fetchFn: fetch });
    const failed = [];
    for (const audit of audits) {
      const result = await audit.fn();
      if (result.status !== 'ok') failed.push(`${result.status}: ${result.name}: ${'reason' in result ? result.reason : ''}`);
    }
    expect(failed).toEqual([]);
    expect(audits.length).toBeGreaterThanOrEqual(61);
  });

  it('[Q-01] answers GET and POST alike, varying by Authorization and Store', async () => {
    const query = '{storeConfig{store_code}}';
    const byGet = await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`);
    expect(await byGet.json()).toEqual({ data: { storeConfig: { store_code: 'amperio' } } });
    expect(byGet.headers.get('vary')).toContain('Authorization, Store');
    expect(await server.graphql(query, {}, { store: 'amperio_pro' })).toEqual({ storeConfig: { store_code: 'amperio_pro' } });
  });

  it('refuses queries that are too large, without a stack trace', async () => {
    const deep = `{msCategories{items{${'blog_posts{'.repeat(1)}id${'}'.repeat(1)}}}}`;
    expect(await server.graphql(deep)).toBeDefined();
    const wide = `{${Array.from({ length: 50 }, (_, index) => `a${index}:storeConfig{store_id}`).join(' ')}}`;
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query: wide }),
    });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('QUERY_TOO_LARGE');
    expect(text).not.toContain('node_modules');
  });

  it.each([
    ['too many keys', '{msProducts(ids:[' + '1,'.repeat(1) + ']){items{id}} }', 'exactly'],
    ['two kinds of keys', '{msProducts(ids:[1],skus:["a"]){items{id}}}', 'exactly one'],
  ])('answers a clear error for %s', async (_, query) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const body = await response.text();
    expect(response.status).toBeLessThan(500);
    expect(body).not.toContain('at ');
  });
});

describe('resolver', () => {
  const resolve = async (urlKey: string) =>
    (
      await server.graphql<{ urlResolver: { type: string; id: number | null; canonical_url: string | null; meta_title: string | null } }>(
        'query($urlKey:String!){urlResolver(urlKey:$urlKey,search:""){type id canonical_url meta_title}}',
        { urlKey },
      )
    ).urlResolver;

  it('[Q-06] knows products by their path', async () => {
    const [product] = await products(server, (await everything(server)).items_ids.slice(0, 1));
    const path = product?.request_path ?? '';
    expect(await resolve(path)).toMatchObject({ type: 'PRODUCT', id: product?.id, canonical_url: path });
  });

  it('[Q-06] knows categories with .html and with filters behind', async () => {
    const { msCategories } = await server.graphql<{
      msCategories: { items: readonly { id: number; url: string; url_path: string; display_mode: string }[] };
    }>('{msCategories{items{id url url_path display_mode}}}');
    const category = msCategories.items.find((one) => one.display_mode === 'PRODUCTS');
    expect(await resolve(category?.url ?? '')).toMatchObject({ type: 'CATEGORY', id: category?.id });
    expect(await resolve(`${category?.url_path}/f/kolor,czarny`)).toMatchObject({ type: 'CATEGORY', id: category?.id });
  });

  it('[Q-06] answers NOTFOUND for an unknown path', async () => {
    expect(await resolve('nie-ma-takiej')).toMatchObject({ type: 'NOTFOUND', id: null, canonical_url: null });
    expect(await resolve('slowniczek-pojec/nie-ma-takiego')).toMatchObject({ type: 'NOTFOUND', meta_title: null });
  });

  it('[Z-43] [Q-06] resolves terms of the glossary', async () => {
    const { glossaryTerms } = await server.graphql<{ glossaryTerms: readonly { id: string; term: string }[] }>('{glossaryTerms{id term}}');
    const [first] = glossaryTerms;
    const path = `/slowniczek-pojec/${first?.id}`;
    const answer = await resolve(path);
    expect(answer).toMatchObject({ type: 'CMS_PAGE', canonical_url: path });
    expect(answer.meta_title).toContain(first?.term);
  });
});

describe('the root categories', () => {
  it('are never answered as categories', async () => {
    expect(await server.graphql('{msCategories(ids:[1,2]){items{id}}}')).toEqual({ msCategories: { items: [] } });
  });
});
