import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startHost, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

test.describe('anonymous HTML', () => {
  test.describe.configure({ mode: 'default' });
  let host: OwnServer;

  test.beforeAll(async ({ shopUrl }) => {
    // The running shop forwards to its commerce server.
    host = await startHost({ commerceUrl: shopUrl, env: { HTML_FRESH_SECONDS: '1' } });
    await host.ready('/healthz');
  });
  test.afterAll(() => host.stop());

  test('is rendered once, then served from the cache, served stale after its lifetime and then refreshed', async ({ catalogue }) => {
    const { url } = await catalogue.category();
    const state = async () => (await fetch(host.url + url)).headers.get('x-cache');
    expect(await state()).toBe('miss');
    await expect.poll(state, { timeout: 3_000 }).toBe('stale');
    await expect.poll(state, { timeout: 3_000, intervals: [20] }).toBe('hit');
  });

  test('[J-110] [J-349] from the cache, every kind of page fits in the first ten packets of a connection, headers included', async ({
    catalogue,
  }) => {
    const { port } = new URL(host.url);
    const [main, pro] = [`localhost:${port}`, `pro.localhost:${port}`];
    const ukrainian = `translation=${encodeURIComponent('{"language":"ua"}')}`;
    const products = await catalogue.buyable(2);
    // Where most is to be told: departments, landing pages, brands; Ukrainian takes more bytes.
    const asked = [
      { path: '/', host: main, cookie: '' },
      { path: '/agd.html', host: main, cookie: ukrainian },
      { path: '/agd.html', host: pro, cookie: '' },
      { path: '/czarny-piatek.html', host: main, cookie: ukrainian },
      { path: '/producenci/tatra.html', host: pro, cookie: ukrainian },
      { path: (await catalogue.category()).url, host: main, cookie: '' },
      ...products.map(({ url }) => ({ path: url, host: main, cookie: ukrainian })),
      { path: '/search.html?query=telewizor', host: main, cookie: '' },
      { path: '/salony.html', host: main, cookie: ukrainian },
      { path: '/nie-ma-takiej-strony.html', host: main, cookie: '' },
    ];
    for (const { path, ...headers } of asked) {
      const bytes = (): Promise<number> =>
        new Promise((resolve, reject) => {
          get(host.url + path, { agent: false, headers: { 'accept-encoding': 'br', ...headers } }, (answer) => {
            const { socket } = answer;
            answer.resume().on('end', () => resolve(socket.bytesRead));
          }).on('error', reject);
        });
      // The recompressor compresses cached pages better in the background.
      await expect.poll(bytes, { message: `${path} ${Object.values(headers).join(' ')}`, timeout: 20_000 }).toBeLessThan(14_600);
    }
  });

  test('has an ETag: a conditional request gets 304 without a body', async () => {
    const first = await fetch(`${host.url}/`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await fetch(`${host.url}/`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('is compressed as the browser accepts it, always with the same text', async () => {
    const read = (encoding: string): Promise<{ readonly encoding: string; readonly body: Buffer }> =>
      new Promise((resolve, reject) => {
        get(`${host.url}/customer/account/login`, { headers: { 'accept-encoding': encoding } }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => resolve({ encoding: answer.headers['content-encoding'] ?? '', body: Buffer.concat(chunks) }));
        }).on('error', reject);
      });
    const plain = await read('identity');
    const gzip = await read('gzip');
    const brotli = await read('gzip, br');
    expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual(['', 'gzip', 'br']);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  });

  test('[I-01] [O-01] forty concurrent requests in two languages never mix', async ({ catalogue }) => {
    const [product] = await catalogue.buyable(1);
    const addresses = ['/', (await catalogue.category()).url, product?.url ?? '/', '/customer/account/login'];
    const ukrainian = `translation=${encodeURIComponent('{"language":"ua"}')}`;
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const ua = at % 2 === 1;
        // Every address differs, so that each is rendered separately.
        const response = await fetch(
          `${host.url}${addresses[(at >> 1) % addresses.length]}?gclid=${at}`,
          ua ? { headers: { cookie: ukrainian } } : {},
        );
        return { ua, status: response.status, text: await response.text() };
      }),
    );
    for (const { ua, status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain(`<html lang="${ua ? 'uk' : 'pl'}"`);
      expect(text.includes('>Koszyk<')).toBe(!ua);
      expect(text.includes('>Кошик<')).toBe(ua);
    }
  });

  test('it contains nothing about the visitor: cookies, token and IP address change no byte', async () => {
    const plain = await (await fetch(`${host.url}/`)).text();
    const known = await fetch(`${host.url}/`, {
      headers: { cookie: 'a=1; cart=2', authorization: 'Bearer x', 'x-forwarded-for': '10.0.0.1' },
    });
    expect(await known.text()).toBe(plain);
    expect(known.headers.get('set-cookie')).toBeNull();
  });
});
