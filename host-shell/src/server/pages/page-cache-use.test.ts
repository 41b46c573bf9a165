import { describe, expect, it } from '@jest/globals';
import { resolution } from '../../shell/testing/fixtures.ts';
import { settled, untilState, pageServerPerTest } from '../testing/page-server-per-test.ts';

const { get, restart, shop } = pageServerPerTest();

describe('without the commerce server', () => {
  it('[R-24] every page is 503 and says when to try again', async () => {
    shop().commerce.down();
    for (const url of ['/', '/agd.html', '/checkout/cart', '/nie-ma']) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
      expect(body).toContain('strona unreachable');
    }
  });

  it('a frame that cannot be had for another reason is 503 too', async () => {
    shop().commerce.failure = new Error('no such field');
    expect((await get('/agd.html')).statusCode).toBe(503);
  });

  it('pages of the cache are served on, and all are back with the server', async () => {
    await get('/agd.html');
    shop().commerce.down();
    shop().clock.pass(60_000);
    expect((await get('/agd.html')).headers['x-cache']).toBe('stale');
    await settled();
    expect((await get('/agd.html')).headers['x-cache']).toBe('stale');
    await settled();
    shop().commerce.failure = null;
    await untilState(get, 'hit');
  });

  it('with the frame known, a resolver that does not answer is still 503', async () => {
    await get('/agd.html');
    shop().commerce.down();
    expect((await get('/agd.html?p=2')).statusCode).toBe(503);
  });
});

describe('the cache', () => {
  it('renders once, serves fresh, then stale while one new copy is rendered', async () => {
    const state = async () => (await get('/agd.html')).headers['x-cache'];
    expect([await state(), await state()]).toEqual(['miss', 'hit']);
    expect(shop().commerce.countOf('UrlResolver')).toBe(1);
    shop().clock.pass(60_000);
    expect(await Promise.all([state(), state(), state()])).toEqual(['stale', 'stale', 'stale']);
    await untilState(get, 'hit');
    expect(shop().commerce.countOf('UrlResolver')).toBe(2);
  });

  it('a hundred visitors at once are one rendering', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/agd.html')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(shop().commerce.countOf('UrlResolver')).toBe(1);
    expect(shop().commerce.countOf('HeaderData')).toBe(1);
  });

  it('a change during the rendering is not covered by the old page', async () => {
    let go = () => {};
    shop().commerce.gate = new Promise((resolve) => (go = resolve));
    const first = get('/agd.html');
    await settled();
    shop().cache.drop();
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
    shop().commerce.pages.set('/stare', resolution({ type: 'REDIRECT', canonical_url: '/nowe.html', restore_params: ['utm_source'] }));
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

  it('a new release set renders anew, and its page names the new scripts', async () => {
    await get('/agd.html');
    shop().folder.add({ name: 'mfe-catalog', id: '1.0.0-b', server: "exports.modules = { './ListingPage': { default: () => 'nowa' } }" });
    shop().folder.activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': '1.0.0-b' });
    await shop().watcher.look();
    const { body, headers } = await get('/agd.html');
    expect(headers['x-cache']).toBe('miss');
    expect(body).toContain('z ramą nowa');
    expect(body).toContain('/assets/mfe-catalog/1.0.0-b/remoteEntry.js');
    expect(body).not.toContain('1.0.0-a/remoteEntry.js');
  });

  it('keeps no page of which a part is missing', async () => {
    await restart({ catalog: { server: "throw new Error('broken')" } });
    const answers = [await get('/agd.html'), await get('/agd.html')];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['x-cache'], headers['cache-control']])).toEqual(
      [1, 2].map(() => [200, undefined, 'no-store']),
    );
  });

  it('can be switched off', async () => {
    await restart({ env: { HTML_CACHE: '0' } });
    await get('/agd.html');
    expect((await get('/agd.html')).headers['x-cache']).toBeUndefined();
    expect(shop().commerce.countOf('UrlResolver')).toBe(2);
  });
});
