import { describe, expect, it } from '@jest/globals';
import { createFakeClock } from 'shared-contracts/testing';
import { HtmlCache, pageKey } from './html-cache.ts';

const setup = (bytes = 1_000) => {
  const clock = createFakeClock();
  const cache = new HtmlCache({ bytes, freshMs: 60_000, now: clock.now });
  const page = (text: string) => ({
    brotli: Buffer.from(text),
    etag: `"${text}"`,
    headers: {},
    pageData: null,
    renderedAt: clock.now(),
  });
  return { clock, cache, page };
};

describe('the cache of anonymous pages', () => {
  it('a page is fresh for its time, then stale, and still there', () => {
    const { clock, cache, page } = setup();
    cache.put('a', page('AGD'), cache.generation);
    expect(cache.get('a')).toMatchObject({ fresh: true });
    clock.pass(59_999);
    expect(cache.get('a')).toMatchObject({ fresh: true });
    clock.pass(1);
    expect(cache.get('a')).toMatchObject({ fresh: false, page: { etag: '"AGD"' } });
    expect(cache.get('b')).toBeNull();
  });

  it('[J-168] no page outlives the hour for which it promises days of delivery', () => {
    const clock = createFakeClock();
    const cache = new HtmlCache({ bytes: 1_000, freshMs: 60_000, now: clock.now });
    const toEnd = 3_600_000 - (clock.now() % 3_600_000);
    clock.pass(toEnd - 1_000);
    cache.put('a', { brotli: Buffer.from('AGD'), etag: '"a"', headers: {}, pageData: null, renderedAt: clock.now() }, cache.generation);
    clock.pass(999);
    expect(cache.get('a')).toMatchObject({ fresh: true });
    clock.pass(1);
    expect(cache.get('a')).toBeNull();
  });

  it('a change in the shop drops every page, and those that were being rendered meanwhile', () => {
    const { cache, page } = setup();
    const before = cache.generation;
    cache.put('a', page('A'), before);
    cache.drop();
    cache.put('b', page('B'), before);
    expect([cache.get('a'), cache.get('b')]).toEqual([null, null]);
    cache.put('b', page('B'), cache.generation);
    expect(cache.get('b')).not.toBeNull();
  });

  it('[J-225] what an editor publishes drops the pages that show it, by all their addresses, stores and languages, and no others', () => {
    const { cache, page } = setup();
    const key = (url: string, store = 'amperio', language = 'pl'): string =>
      pageKey({ origin: 'https://sklep.example', store, language, url }, 'r1');
    const shown = [key('/regulamin.html'), key('/regulamin.html?utm_source=x'), key('/regulamin', 'amperio_pro', 'ua')];
    const others = [key('/'), key('/regulamin/stary.html'), key('/agd.html?q=/regulamin')];
    for (const one of [...shown, ...others]) cache.put(one, page('x'), cache.generation);
    const before = cache.generation;
    cache.dropPaths(new Set(['/regulamin']));
    expect(shown.map((one) => cache.get(one))).toEqual([null, null, null]);
    expect(others.every((one) => cache.get(one) !== null)).toBe(true);
    // One that was being rendered meanwhile may show the old text.
    cache.put(key('/regulamin.html'), page('old'), before);
    expect(cache.get(key('/regulamin.html'))).toBeNull();
    cache.dropPaths(new Set(['/']));
    expect(cache.get(key('/'))).toBeNull();
  });

  it('the pages that nobody has asked for longest go first when it is full', () => {
    const { cache, page } = setup(10);
    for (const key of ['a', 'b', 'c']) cache.put(key, page('xxx'), cache.generation);
    cache.get('a');
    cache.put('d', page('xxx'), cache.generation);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== null)).toEqual([true, false, true, true]);
  });

  it('a cache without room keeps nothing and breaks nothing', () => {
    const { cache, page } = setup(0);
    cache.put('a', page('AB'), cache.generation);
    expect(cache.get('a')).toBeNull();
  });
});
