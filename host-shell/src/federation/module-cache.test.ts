import { describe, expect, it, jest } from '@jest/globals';
import { ModuleCache, type ModuleLoader } from './module-cache.ts';

const listing = { remote: 'mfe-catalog', module: './ListingPage' } as const;
const product = { remote: 'mfe-catalog', module: './ProductPage' } as const;
const loaded = { default: () => null };

const setup = () => {
  const load = jest.fn<ModuleLoader>(async () => loaded);
  return { load, cache: new ModuleCache(load) };
};

describe('[J-09] the modules of a page', () => {
  it('are loaded once each, and are read at once when they are there', async () => {
    const { load, cache } = setup();
    expect(cache.get(listing)).toBe(cache.get(listing));
    expect(cache.get(product)).not.toBe(cache.get(listing));
    expect(load).toHaveBeenCalledTimes(2);
    await cache.get(listing);
    expect(cache.get(listing)).toMatchObject({ status: 'fulfilled', value: loaded });
  });

  it('are ready when they are there, and asking that loads nothing', async () => {
    const { load, cache } = setup();
    expect([cache.isReady(listing), load.mock.calls.length]).toEqual([false, 0]);
    const coming = cache.get(listing);
    expect(cache.isReady(listing)).toBe(false);
    await coming;
    expect(cache.isReady(listing)).toBe(true);
  });

  it('that failed stay failed until somebody retries', async () => {
    const { load, cache } = setup();
    load.mockRejectedValueOnce(new Error('gone'));
    await expect(cache.get(listing)).rejects.toThrow('gone');
    expect(cache.get(listing)).toMatchObject({ status: 'rejected' });
    expect(load).toHaveBeenCalledTimes(1);
    cache.retry(listing);
    expect(await cache.get(listing)).toBe(loaded);
  });

  it('that are on their way or there are not loaded again by a retry', async () => {
    const { load, cache } = setup();
    const running = cache.get(listing);
    cache.retry(listing);
    expect(cache.get(listing)).toBe(running);
    await running;
    cache.retry(listing);
    expect(cache.get(listing)).toBe(running);
    cache.retry(product);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be put in place: ready on the server, a promise in the browser', async () => {
    const { load, cache } = setup();
    cache.set(listing, loaded);
    expect(cache.get(listing)).toMatchObject({ status: 'fulfilled', value: loaded });
    const coming = Promise.resolve(loaded);
    cache.set(product, coming);
    expect(cache.get(product)).toBe(coming);
    expect(load).not.toHaveBeenCalled();
  });
});
