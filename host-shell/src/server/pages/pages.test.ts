import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageServer, type PageServer } from '../testing/page-server.ts';
import { resolution } from '../../shell/testing/fixtures.ts';

let shop: PageServer;
const open = async (...options: Parameters<typeof createPageServer>) => {
  shop = await createPageServer(...options);
};
beforeEach(() => open());
afterEach(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
/** Lets everything go on that waits for nothing but its turn. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
/** Asks for the page until the cache says so: what is drawn behind an answer takes its time. */
const untilState = async (wanted: string) => {
  for (let turn = 0; turn < 2_000; turn += 1) {
    if ((await get('/agd.html')).headers['x-cache'] === wanted) return;
    await settled();
  }
  throw new Error(`never ${wanted}`);
};

describe('an address of the shop', () => {
  it('[X-04] [J-73] names third parties, in the document and in its policy, where a setting does, and in its own language', async () => {
    await shop.close();
    await open({ env: { TRANSLATION_URL: 'https://words.example/w.js' } });
    const polish = await get('/agd.html');
    expect([polish.body, polish.headers['content-security-policy']].join()).not.toMatch(/words\.example|data-parties|amperio-parties/);
    const { body, headers } = await get('/agd.html', { cookie: 'translation={"language":"ua"}' });
    expect(body).toContain('data-parties="{&quot;translation&quot;:&quot;https://words.example/w.js&quot;}"');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://words.example;");
    expect(headers['content-security-policy']).toContain('trusted-types default amperio-cms amperio-worker amperio-parties');
  });

  it('[R-12] that the resolver knows is drawn by its remote: 200', async () => {
    const { statusCode, body, headers } = await get('/agd.html');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>strona listing /agd.html pl amperio z ramą lista</h1>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/),
      vary: 'Accept-Encoding, Cookie, Host',
    });
  });

  it('[R-01] [R-03] [R-04] is asked for without .html and filters, with its query', async () => {
    await get('/agd.html?order=name');
    await get('/agd/f/marka,12');
    expect(shop.commerce.asked.filter(({ name }) => name === 'UrlResolver').map(({ variables }) => variables)).toEqual([
      { urlKey: '/agd', search: '?order=name' },
      { urlKey: '/agd', search: '' },
    ]);
  });

  it('[R-18] [R-71] that nobody knows is 404, with a page, and is not kept', async () => {
    const { statusCode, body, headers } = await get('/nie-ma-takiej');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body).toContain('<h1>strona not-found');
  });

  it('[R-21] of something that is no longer sold is 410', async () => {
    shop.commerce.pages.set('/stara-pralka', resolution({ type: 'UNPUBLISHED' }));
    expect((await get('/stara-pralka.html')).statusCode).toBe(410);
  });

  it('[R-22] that has moved is 301, with the parameters that are to be kept', async () => {
    shop.commerce.pages.set('/stare', resolution({ type: 'REDIRECT', canonical_url: '/nowe.html', restore_params: ['utm_source'] }));
    const { statusCode, headers } = await get('/stare.html?utm_source=list&p=2');
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([301, '/nowe.html?utm_source=list', 'no-cache']);
  });

  it('[R-22] may lead to Polish letters', async () => {
    shop.commerce.pages.set('/stare', resolution({ type: 'REDIRECT', canonical_url: '/łódź i %C5%82ad.html' }));
    const { statusCode, headers } = await get('/stare');
    expect([statusCode, headers['location']]).toEqual([301, '/%C5%82%C3%B3d%C5%BA%20i%20%C5%82ad.html']);
  });

  it('[R-23] that the resolver fails at is not found; a fixed page does not need it', async () => {
    shop.commerce.pages.set('/kaputt', new Error('GraphQL error'));
    shop.commerce.pages.set('/agd', resolution({ type: 'OTHER' as 'TAG' })); // a type that this version does not know
    expect((await get('/kaputt')).statusCode).toBe(404);
    expect((await get('/agd.html')).statusCode).toBe(404);
    shop.commerce.pages.set('/checkout/cart', new Error('GraphQL error'));
    expect((await get('/checkout/cart')).statusCode).toBe(200);
  });

  it('whose page no active release has is not found; a remote that is missing altogether is a fault of its slot', async () => {
    shop.commerce.pages.set('/pralka', resolution({ type: 'PRODUCT' }));
    expect((await get('/pralka.html')).statusCode).toBe(404);
    shop.folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': null });
    await shop.watcher.look();
    expect((await get('/pralka.html')).statusCode).toBe(200);
  });

  it.each(['/assets/x', '/releases/mfe-catalog', '/__federation/x'])('is none under %s', async (url) => {
    expect(await get(url)).toMatchObject({ statusCode: 404, body: 'Not found' });
  });

  it('[J-84] belongs to the store of its host', async () => {
    expect((await get('/agd.html', { host: 'pro.localhost:3000' })).body).toContain('amperio_pro z ramą');
    expect(shop.commerce.asked.every(({ store }) => store === 'amperio_pro')).toBe(true);
  });

  it('[J-84] is kept for its store alone, and its mark is of no use in the other one', async () => {
    const main = await get('/agd.html');
    const pro = await get('/agd.html', { host: 'pro.localhost:3000' });
    expect([main.headers['x-cache'], pro.headers['x-cache']]).toEqual(['miss', 'miss']);
    for (const [host, word] of [
      ['localhost:3000', ' amperio z'],
      ['pro.localhost:3000', ' amperio_pro z'],
    ] as const) {
      const { body, headers } = await get('/agd.html', { host });
      expect([headers['x-cache'], headers['vary']]).toEqual(['hit', 'Accept-Encoding, Cookie, Host']);
      expect(body).toContain(word);
    }
    const asked = await get('/agd.html', { host: 'pro.localhost:3000', 'if-none-match': String(main.headers['etag']) });
    expect([asked.statusCode, asked.headers['etag']]).toEqual([200, pro.headers['etag']]);
  });

  it('[J-84] is of the main store for a host that nobody knows, whatever other headers claim', async () => {
    for (const headers of [
      { host: 'nieznany.example' },
      { host: 'pro.localhost.example' },
      { host: 'localhost:3000', 'x-forwarded-host': 'pro.localhost', store: 'amperio_pro' },
    ])
      expect((await get('/agd.html', headers)).body).toContain(' amperio z ramą');
  });

  it('[J-84] has the icon and the public address of its store', async () => {
    await shop.close();
    const server = `module.exports = { renderContract: 2, renderPage: async ({ origin, page }) =>
      ({ html: '<p>' + origin + '</p>', metadata: '', data: {}, pageData: {}, kind: page.kind, complete: true, errors: [] }) }`;
    const env = { PUBLIC_URL: 'https://sklep.example', STORE_URLS: 'amperio_pro=https://pro.sklep.example' };
    await open({ env, host: { server } });
    const main = await get('/agd.html');
    expect(main.body).toContain('<p>https://sklep.example</p>');
    expect(main.body).toContain("rx='10' fill='%232a3fe5'");
    const pro = await get('/agd.html', { host: 'pro.localhost:3000' });
    expect(pro.body).toContain('<p>https://pro.sklep.example</p>');
    expect(pro.body).toContain("rx='10' fill='%230b6b4f'");
  });
});

describe('without the commerce server', () => {
  it('[R-24] every page is 503 and says when to try again', async () => {
    shop.commerce.down();
    for (const url of ['/', '/agd.html', '/checkout/cart', '/nie-ma']) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
      expect(body).toContain('strona unreachable');
    }
  });

  it('a frame that cannot be had for another reason is 503 too', async () => {
    shop.commerce.failure = new Error('no such field');
    expect((await get('/agd.html')).statusCode).toBe(503);
  });

  it('pages of the cache are served on, and all are back with the server', async () => {
    await get('/agd.html');
    shop.commerce.down();
    shop.clock.pass(60_000);
    expect((await get('/agd.html')).headers['x-cache']).toBe('stale');
    await settled();
    expect((await get('/agd.html')).headers['x-cache']).toBe('stale');
    await settled();
    shop.commerce.failure = null;
    await untilState('hit');
  });

  it('with the frame known, a resolver that does not answer is still 503', async () => {
    await get('/agd.html');
    shop.commerce.down();
    expect((await get('/agd.html?p=2')).statusCode).toBe(503);
  });
});

describe('the cache', () => {
  it('draws once, serves fresh, then stale while one new copy is drawn', async () => {
    const state = async () => (await get('/agd.html')).headers['x-cache'];
    expect([await state(), await state()]).toEqual(['miss', 'hit']);
    expect(shop.commerce.countOf('UrlResolver')).toBe(1);
    shop.clock.pass(60_000);
    expect(await Promise.all([state(), state(), state()])).toEqual(['stale', 'stale', 'stale']);
    await untilState('hit');
    expect(shop.commerce.countOf('UrlResolver')).toBe(2);
  });

  it('a hundred visitors at once are one drawing', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/agd.html')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(shop.commerce.countOf('UrlResolver')).toBe(1);
    expect(shop.commerce.countOf('HeaderData')).toBe(1);
  });

  it('a change during the drawing is not covered by the old page', async () => {
    let go = () => {};
    shop.commerce.gate = new Promise((resolve) => (go = resolve));
    const first = get('/agd.html');
    await settled();
    shop.cache.drop();
    go();
    expect((await first).statusCode).toBe(200);
    expect((await get('/agd.html')).headers['x-cache']).toBe('miss');
  });

  it('[I-01] keeps stores, languages, hosts and queries apart', async () => {
    const ukrainian = 'translation=%7B%22language%22%3A%22ua%22%7D';
    const answers = [
      await get('/agd.html'),
      await get('/agd.html', { cookie: ukrainian }),
      await get('/agd.html', { host: 'pro.localhost' }),
      await get('/agd.html?p=2'),
      await get('/agd.html', { host: '127.0.0.1' }),
    ];
    expect(answers.map(({ headers }) => headers['x-cache'])).toEqual(Array(5).fill('miss'));
    expect(answers[1]?.body).toContain('<html lang="uk"');
    expect((await get('/agd.html', { cookie: ukrainian })).body).toContain(' ua amperio ');
    expect((await get('/agd.html')).body).toContain(' pl amperio ');
  });

  it('[J-138] makes no new page of query parameters that no page reads', async () => {
    const state = async (url: string) => (await get(url)).headers['x-cache'];
    expect(await state('/agd.html?utm_source=list')).toBe('miss');
    for (const url of ['/agd.html', '/agd.html?gclid=1&utm_medium=x', '/agd.html?']) expect(await state(url)).toBe('hit');
    // All others are one page, which search engines are asked to leave out.
    expect(await state('/agd.html?x=1')).toBe('miss');
    for (let number = 0; number < 20; number += 1) expect(await state(`/agd.html?x${number}=${number}`)).toBe('hit');
    // What the page reads counts once, in whatever order and company it comes.
    expect(await state('/agd.html?order=name&p=2')).toBe('miss');
    expect(await state('/agd.html?p=2&utm_source=list&order=name&x=1')).toBe('hit');
  });

  it('[R-22] [J-138] gives each visitor their own parameters along to the new address, also when they ask at the same time', async () => {
    shop.commerce.pages.set('/stare', resolution({ type: 'REDIRECT', canonical_url: '/nowe.html', restore_params: ['utm_source'] }));
    const answers = await Promise.all(['a', 'b'].map((source) => get(`/stare.html?utm_source=${source}`)));
    expect(answers.map(({ headers }) => headers['location'])).toEqual(['/nowe.html?utm_source=a', '/nowe.html?utm_source=b']);
  });

  it('[J-113] takes no name from a Host header that nobody has set: they all share one page', async () => {
    const page = await get('/agd.html', { host: 'sklep.example' });
    const other = await get('/agd.html', { host: 'evil.example:81' });
    expect(page.headers['x-cache']).toBe('miss');
    expect(other.headers['x-cache']).toBe('hit');
    expect(other.body).toBe(page.body);
    expect(other.body).not.toContain('sklep.example');
  });

  it('a new release set draws anew, and its page names the new scripts', async () => {
    await get('/agd.html');
    shop.folder.add({ name: 'mfe-catalog', id: '1.0.0-b', server: "exports.modules = { './ListingPage': { default: () => 'nowa' } }" });
    shop.folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': '1.0.0-b' });
    await shop.watcher.look();
    const { body, headers } = await get('/agd.html');
    expect(headers['x-cache']).toBe('miss');
    expect(body).toContain('z ramą nowa');
    expect(body).toContain('/assets/mfe-catalog/1.0.0-b/remoteEntry.js');
    expect(body).not.toContain('1.0.0-a/remoteEntry.js');
  });

  it('keeps no page of which a part is missing', async () => {
    await shop.close();
    await open({ catalog: { server: "throw new Error('broken')" } });
    const answers = [await get('/agd.html'), await get('/agd.html')];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['x-cache'], headers['cache-control']])).toEqual(
      [1, 2].map(() => [200, undefined, 'no-store']),
    );
  });

  it('can be switched off', async () => {
    await shop.close();
    await open({ env: { HTML_CACHE: '0' } });
    await get('/agd.html');
    expect((await get('/agd.html')).headers['x-cache']).toBeUndefined();
    expect(shop.commerce.countOf('UrlResolver')).toBe(2);
  });
});

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
    const { statusCode, body, headers } = await shop.app.inject({ method: 'HEAD', url: '/agd.html', headers: { host: 'localhost' } });
    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  it('holds nothing about the visitor: cookies, token and address change no byte', async () => {
    await shop.close();
    await open({ env: { HTML_CACHE: '0' } });
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
    await shop.close();
    await open({ env: { PUBLIC_URL: 'https://sklep.example' } });
    expect((await get('/agd.html')).headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await get('/agd.html', { host: 'other.example' })).headers['x-cache']).toBe('hit');
  });
});
