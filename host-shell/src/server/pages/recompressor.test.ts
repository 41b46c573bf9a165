import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { HtmlCache, type CachedPage } from './html-cache.ts';
import { Recompressor } from './recompressor.ts';

const html = Array.from({ length: 400 }, (_, index) => `<li class="tile">Pralka ${(index * 7919) % 1000} kg</li>`).join('');
const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const page = (change: Partial<CachedPage> = {}): CachedPage => ({
  brotli: quick,
  etag: '"a"',
  headers: {},
  renderedAt: Date.now(),
  pageData: null,
  ...change,
});
const open = (isBusy = () => false) => {
  const cache = new HtmlCache({ bytes: 1_000_000, freshMs: 60_000 });
  const recompressor = new Recompressor(cache, { isBusy, pause: () => new Promise((resolve) => void setImmediate(resolve)) });
  return { cache, recompressor };
};

describe('[J-15] a cached page', () => {
  it('is compressed a second time, more tightly, and stays the same page', async () => {
    const { cache, recompressor } = open();
    const first = page();
    cache.put('a', first, cache.generation);
    recompressor.add('a', first);
    await recompressor.settled();
    const kept = cache.get('a')?.page;
    expect(kept?.brotli.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(kept?.brotli ?? quick).toString()).toBe(html);
    expect(kept).toMatchObject({ etag: first.etag, renderedAt: first.renderedAt });
  });

  it('that has been dropped or rendered anew meanwhile is left alone', async () => {
    const { cache, recompressor } = open();
    const [old, dropped, newer] = [page(), page(), page({ etag: '"b"' })];
    cache.put('a', newer, cache.generation);
    recompressor.add('a', old);
    recompressor.add('gone', dropped);
    await recompressor.settled();
    expect(cache.get('a')?.page).toBe(newer);
    expect(cache.get('gone')).toBeNull();
  });

  it('that has been rendered again meanwhile, and is the same, is compressed all the same', async () => {
    const { cache, recompressor } = open();
    const first = page();
    cache.put('a', first, cache.generation);
    recompressor.add('a', first);
    cache.put('a', { ...first, renderedAt: first.renderedAt + 1000 }, cache.generation);
    await recompressor.settled();
    const kept = cache.get('a')?.page;
    expect(kept?.brotli.length).toBeLessThan(quick.length);
    expect(kept?.renderedAt).toBe(first.renderedAt + 1000);
  });

  it('waits while the server is busy', async () => {
    let looks = 0;
    const { cache, recompressor } = open(() => (looks += 1) < 5);
    const first = page();
    cache.put('a', first, cache.generation);
    recompressor.add('a', first);
    await recompressor.settled();
    expect(looks).toBeGreaterThanOrEqual(5);
    expect(cache.get('a')?.page).not.toBe(first);
  });
});
