/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import type { PrefetchRequest, ProductPreview } from 'shared-contracts';
import { createFakeClient } from 'shared-contracts/testing';
import { PageResolver } from '../../app/page-resolver.ts';
import { ModuleCache, type ModuleLoader } from '../../federation/module-cache.ts';
import { resolution } from '../../shell/testing/fixtures.ts';
import { lazyPrefetch } from './lazy-prefetch.ts';
import { createReader } from './prefetch.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

const setup = () => {
  const prefetch = jest.fn<(request: PrefetchRequest) => Promise<void>>(async () => {});
  const load = jest.fn<ModuleLoader>(async () => ({ default: () => null, prefetch }));
  const modules = new ModuleCache(load);
  const ask = jest.fn(async (path: string) => resolution({ type: path === '/nie-ma' ? 'NOTFOUND' : 'CATEGORY' }));
  const client = createFakeClient({});
  const resolver = new PageResolver(ask);
  return { prefetch, load, modules, ask, resolver, start: lazyPrefetch({ client, resolver, modules }, async () => ({ createReader })) };
};

const preview: ProductPreview = {
  id: 7,
  sku: 'WT-7',
  name: 'Pralka WT-7',
  thumbnail: '/media/catalog/7/front',
  manufacturer_name: 'WISŁOTECH',
  energy_class: null,
  labels: [],
  review_count: 0,
  review_summary: 0,
};

describe('the way to a page', () => {
  it('when it is pointed at, its address is resolved, its code loaded and its data read, once', async () => {
    const { prefetch, load, ask, start } = setup();
    start('/agd.html?p=2');
    start('/agd.html?p=2');
    await turn();
    expect([ask.mock.calls.length, load.mock.calls]).toEqual([1, [[{ remote: 'mfe-catalog', module: './ListingPage' }]]]);
    expect(prefetch.mock.calls.map(([{ location }]) => location)).toEqual([{ pathname: '/agd.html', search: '?p=2' }]);
  });

  it('to a page that is not there loads nothing', async () => {
    const { load, start } = setup();
    start('/nie-ma');
    await turn();
    expect(load).not.toHaveBeenCalled();
  });

  it('a failure is silent, and neither the navigation nor the next look meets it', async () => {
    const { load, modules, start } = setup();
    load.mockRejectedValueOnce(new Error('gone'));
    start('/agd.html');
    await turn();
    expect(await modules.get({ remote: 'mfe-catalog', module: './ListingPage' })).toBeTruthy();
    start('/agd.html');
    await turn();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('to a product that a tile shows is read without waiting for the resolver', async () => {
    const { prefetch, load, ask, start } = setup();
    ask.mockReturnValue(new Promise(() => {}));
    start('/pralka.html', preview);
    await turn();
    expect(load.mock.calls).toEqual([[{ remote: 'mfe-catalog', module: './ProductPage' }]]);
    expect(prefetch.mock.calls.map(([{ resolution: known }]) => known?.id)).toEqual([7]);
  });

  it('nothing is fetched ahead for who saves data, but what a tile shows is remembered', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { ask, load, resolver, start } = setup();
    start('/pralka.html', preview);
    await turn();
    expect([ask.mock.calls, load.mock.calls]).toEqual([[], []]);
    expect(resolver.previewOf(await resolver.resolve('/pralka.html', ''))).toBe(preview);
    Reflect.deleteProperty(navigator, 'connection');
  });
});
