import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { pageServerPerTest } from '../testing/page-server-per-test.ts';

const { get, restart, shop } = pageServerPerTest();

const addressIn = (html: string): string => /"pageData":"(\/page-data\/[\w-]{16}\.json)"/.exec(html)?.[1] ?? '';

describe('[J-15] the data of a page', () => {
  it('is named by the document, may be kept for ever, and holds the data and the releases of the page', async () => {
    const { body } = await get('/agd.html');
    expect(body).not.toContain('pralka pralka');
    const { statusCode, headers, rawPayload } = await get(addressIn(body), { 'accept-encoding': 'gzip, br' });
    expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([200, 'br', 'public, max-age=31536000, immutable']);
    const pageData: unknown = JSON.parse(brotliDecompressSync(rawPayload).toString());
    expect(pageData).toMatchObject({
      state: { words: expect.stringContaining('pralka') },
      releases: { host: '1.0.0-a', remotes: { 'mfe-catalog': { assets: { 'remoteEntry.js': expect.stringMatching(/^sha384-/) } } } },
    });
    expect((await get(addressIn(body))).json()).toEqual(pageData);
  });

  it('of equal pages is one', async () => {
    const first = addressIn((await get('/agd.html')).body);
    shop().cache.drop();
    expect(addressIn((await get('/agd.html')).body)).toBe(first);
  });

  it('that is not here is rendered again for the page that needs it', async () => {
    const { body } = await get('/agd.html');
    const wanted = addressIn(body);
    await restart();
    const { statusCode, headers } = await get(`${wanted}?for=${encodeURIComponent('/agd.html')}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await get(wanted)).headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['of no page', ''],
    ['of a page that does not exist', `?for=${encodeURIComponent('/nie-ma')}`],
    ['of another site', `?for=${encodeURIComponent('https://evil.example/')}`],
    ['asked for twice', '?for=/a&for=/b'],
  ])('%s is not found', async (_case, query) => {
    const { statusCode, headers } = await get(`/page-data/aaaaaaaaaaaaaaaa.json${query}`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('stands in the document where nothing is kept between requests', async () => {
    await restart({ env: { HTML_CACHE: '0' } });
    const { body } = await get('/agd.html');
    expect(addressIn(body)).toBe('');
    expect(body).toContain('<script type="application/json" id="page-data">');
  });

  it('stands in a document that is not kept', async () => {
    const { body } = await get('/nie-ma');
    expect(addressIn(body)).toBe('');
    expect(body).toContain('id="page-data"');
  });
});
