import { describe, expect, it } from '@jest/globals';
import { resolution } from '../../shell/testing/fixtures.ts';
import { pageServerPerTest } from '../testing/page-server-per-test.ts';

const { get, restart, shop } = pageServerPerTest();

describe('an address of the shop', () => {
  it('[X-04] [J-73] names third parties, in the document and in its policy, where a setting does, and in its own language', async () => {
    await restart({ env: { TRANSLATION_URL: 'https://words.example/w.js' } });
    const polish = await get('/agd.html');
    expect([polish.body, polish.headers['content-security-policy']].join()).not.toMatch(/words\.example|data-parties|amperio-parties/);
    const { body, headers } = await get('/agd.html', { cookie: 'translation={"language":"ua"}' });
    expect(body).toContain('data-parties="{&quot;translation&quot;:&quot;https://words.example/w.js&quot;}"');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://words.example;");
    expect(headers['content-security-policy']).toContain('trusted-types default amperio-cms amperio-worker amperio-parties');
  });

  it('[R-12] that the resolver knows is rendered by its remote: 200', async () => {
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
    expect(
      shop()
        .commerce.asked.filter(({ name }) => name === 'UrlResolver')
        .map(({ variables }) => variables),
    ).toEqual([
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
    shop().commerce.pages.set('/stara-pralka', resolution({ type: 'UNPUBLISHED' }));
    expect((await get('/stara-pralka.html')).statusCode).toBe(410);
  });

  it('[R-22] that has moved is 301, with the parameters that are to be kept', async () => {
    shop().commerce.pages.set('/stare', resolution({ type: 'REDIRECT', canonical_url: '/nowe.html', restore_params: ['utm_source'] }));
    const { statusCode, headers } = await get('/stare.html?utm_source=list&p=2');
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([301, '/nowe.html?utm_source=list', 'no-cache']);
  });

  it('[R-22] may lead to Polish letters', async () => {
    shop().commerce.pages.set('/stare', resolution({ type: 'REDIRECT', canonical_url: '/łódź i %C5%82ad.html' }));
    const { statusCode, headers } = await get('/stare');
    expect([statusCode, headers['location']]).toEqual([301, '/%C5%82%C3%B3d%C5%BA%20i%20%C5%82ad.html']);
  });

  it('[R-23] that the resolver fails at is not found; a fixed page does not need it', async () => {
    shop().commerce.pages.set('/kaputt', new Error('GraphQL error'));
    shop().commerce.pages.set('/agd', resolution({ type: 'OTHER' as 'TAG' })); // a type that this version does not know
    expect((await get('/kaputt')).statusCode).toBe(404);
    expect((await get('/agd.html')).statusCode).toBe(404);
    shop().commerce.pages.set('/checkout/cart', new Error('GraphQL error'));
    expect((await get('/checkout/cart')).statusCode).toBe(200);
  });

  it('whose page no active release has is not found; a remote that is missing altogether is a fault of its slot', async () => {
    shop().commerce.pages.set('/pralka', resolution({ type: 'PRODUCT' }));
    expect((await get('/pralka.html')).statusCode).toBe(404);
    shop().folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': null });
    await shop().watcher.look();
    expect((await get('/pralka.html')).statusCode).toBe(200);
  });

  it.each(['/assets/x', '/releases/mfe-catalog', '/__federation/x'])('is none under %s', async (url) => {
    expect(await get(url)).toMatchObject({ statusCode: 404, body: 'Not found' });
  });

  it('[J-84] belongs to the store of its host', async () => {
    expect((await get('/agd.html', { host: 'pro.localhost:3000' })).body).toContain('amperio_pro z ramą');
    expect(shop().commerce.asked.every(({ store }) => store === 'amperio_pro')).toBe(true);
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
    const server = `module.exports = { renderContract: 2, renderPage: async ({ origin, page }) =>
      ({ html: '<p>' + origin + '</p>', metadata: '', data: {}, pageData: {}, kind: page.kind, complete: true, errors: [] }) }`;
    const env = { PUBLIC_URL: 'https://sklep.example', STORE_URLS: 'amperio_pro=https://pro.sklep.example' };
    await restart({ env, host: { server } });
    const main = await get('/agd.html');
    expect(main.body).toContain('<p>https://sklep.example</p>');
    expect(main.body).toContain("rx='10' fill='%232a3fe5'");
    const pro = await get('/agd.html', { host: 'pro.localhost:3000' });
    expect(pro.body).toContain('<p>https://pro.sklep.example</p>');
    expect(pro.body).toContain("rx='10' fill='%230b6b4f'");
  });
});
