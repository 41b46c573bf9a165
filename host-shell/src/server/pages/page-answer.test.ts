import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageServerPerTest } from '../testing/page-server-per-test.ts';

const { get, restart, shop } = pageServerPerTest();

describe('the answer', () => {
  it('comes as the browser can read it, always the same text', async () => {
    const plain = await get('/agd.html');
    const brotli = await get('/agd.html', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const zipped = await get('/agd.html', { 'accept-encoding': 'gzip' });
    expect([plain, brotli, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  it('is 304 for who has it: by its mark, a weak one of a proxy, or one of several', async () => {
    const { headers } = await get('/agd.html');
    const mark = String(headers['etag']);
    for (const known of [mark, `W/${mark}`, `"other", ${mark}`]) {
      const answer = await get('/agd.html', { 'if-none-match': known });
      expect([answer.statusCode, answer.body, answer.headers['etag'], answer.headers['content-security-policy']]).toEqual([
        304,
        '',
        mark,
        headers['content-security-policy'],
      ]);
    }
    expect((await get('/agd.html', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('to HEAD has the headers of the page and no body', async () => {
    const { statusCode, body, headers } = await shop().app.inject({ method: 'HEAD', url: '/agd.html', headers: { host: 'localhost' } });
    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  it('holds nothing about the visitor: cookies, token and address change no byte', async () => {
    await restart({ env: { HTML_CACHE: '0' } });
    const bare = await get('/agd.html');
    const known = await get('/agd.html', {
      cookie: 'token=secret-4711; cart=c1',
      authorization: 'Bearer secret-4711',
      'user-agent': 'Phone',
      'x-forwarded-for': '10.1.2.3',
    });
    expect(known.body).toBe(bare.body);
    expect(known.headers['set-cookie']).toBeUndefined();
  });

  it('has a policy with the hash of its loader and no nonce, and fetches the scripts of exactly its remote', async () => {
    const { body, headers } = await get('/agd.html');
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[\w+/=]{44}' 'strict-dynamic';/);
    expect(body).toContain('"late":["/assets/mfe-catalog/1.0.0-a/remoteEntry.js","/assets/mfe-catalog/1.0.0-a/ListingPage.1.js"]');
    expect(body).not.toContain('nonce');
    expect(body).toMatch(
      /<style><\/style><link rel="stylesheet" [^>]+ href="\/page-styles\/1.0.0-a\/mfe-catalog\/1.0.0-a\/ListingPage.css"/,
    );
    expect(body).toContain('"url-resolver"');
  });

  it('[I-03] [T-12] to ?lang= sets the cookie and goes back', async () => {
    const fromPage = { 'sec-fetch-site': 'same-origin' };
    const { statusCode, headers } = await get('/agd.html?lang=ua&p=2', fromPage);
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([303, '/agd.html?p=2', 'no-store']);
    expect(headers['set-cookie']).toContain('translation=');
    expect((await get('//evil.example/?lang=ua', fromPage)).headers['location']).toBe('/evil.example/');
  });

  it('[J-202] to ?lang= from elsewhere is the page in that language, the same as for who has the cookie, and is kept by nobody on the way', async () => {
    const { statusCode, headers, body } = await get('/agd.html?lang=ua');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(headers['set-cookie']).toContain('translation=');
    expect(body).toContain('<html lang="uk"');
    const known = await get('/agd.html', { cookie: 'translation=%7B%22language%22%3A%22ua%22%7D' });
    expect([known.headers['x-cache'], known.body]).toEqual(['hit', body]);
    expect((await get('/agd.html')).body).toContain('<html lang="pl"');
  });

  it('has the address of the shop, not of the caller, where the shop has one', async () => {
    await restart({ env: { PUBLIC_URL: 'https://sklep.example' } });
    expect((await get('/agd.html')).headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await get('/agd.html', { host: 'other.example' })).headers['x-cache']).toBe('hit');
  });
});
