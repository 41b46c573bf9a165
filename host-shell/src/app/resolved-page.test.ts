import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { rwdSlice, type PageResolution } from 'shared-contracts';
import { resolution } from '../shell/testing/fixtures.ts';
import { combineRoute } from './resolved-page.ts';

const kindAt = (path: string, answer: PageResolution | null) => {
  const page = combineRoute(path, '', answer);
  return page.state === 'page' ? page.kind : page.state;
};
const notFound = resolution({ type: 'NOTFOUND' });

describe('what stands at an address', () => {
  it.each([
    ['CATEGORY', 'listing'],
    ['CATEGORY_TILES', 'category-tiles'],
    ['PRODUCT', 'product'],
    ['CMS_PAGE', 'cms'],
    ['NOTFOUND', 'not-found'],
    ['UNPUBLISHED', 'unpublished'],
  ] as const)('%s is %s', (type, kind) => {
    expect(combineRoute('/agd.html', '', resolution({ type }))).toMatchObject({ state: 'page', kind, resolution: { type } });
  });

  it('[R-23] [R-71] an unknown type and no usable answer are not found', () => {
    expect(kindAt('/agd.html', resolution({ type: 'SOMETHING' as 'TAG' }))).toBe('not-found'); // a type that this version does not know
    expect(kindAt('/agd.html', resolution({ type: 'constructor' as 'TAG' }))).toBe('not-found'); // a type that this version does not know
    expect(kindAt('/agd.html', null)).toBe('not-found');
  });

  it('≠42: a fixed route decides the kind, whatever the resolver knows', () => {
    expect(kindAt('/checkout/cart', resolution({ type: 'PRODUCT' }))).toBe('cart');
    expect(combineRoute('/search.html', '', resolution({ meta_title: 'Szukaj' }))).toMatchObject({
      kind: 'search',
      resolution: { meta_title: 'Szukaj' },
    });
    expect(combineRoute('/search.html', '', notFound)).toEqual({ state: 'page', kind: 'search', params: {}, resolution: null });
    expect(combineRoute('/search.html', '', null)).toEqual({ state: 'page', kind: 'search', params: {}, resolution: null });
  });

  it('[Z-39] without any answer the first address is home, with no parameters and no metadata, on a phone until the window is measured', () => {
    expect(combineRoute('/', '', null)).toEqual({ state: 'page', kind: 'home', params: {}, resolution: null });
    expect(createStore().get(rwdSlice.read).deviceType).toBe('mobile');
    const answer = resolution({ meta_title: 'Amperio' });
    expect(combineRoute('/', '', answer)).toMatchObject({ kind: 'home', resolution: { meta_title: 'Amperio' } });
    expect(combineRoute('/blog', '', null)).toMatchObject({ kind: 'blog-home', resolution: null });
  });

  it('[R-34] a checkout step that does not exist is not found, even if the resolver knows the path', () => {
    expect(kindAt('/checkout/upselling', resolution())).toBe('not-found');
  });

  it('[R-22] a REDIRECT wins, also over a fixed route, and keeps the parameters that it names', () => {
    const answer = resolution({ type: 'REDIRECT', canonical_url: '/nowe.html?a=1', restore_params: ['utm_source', 'a'] });
    expect(combineRoute('/stare.html', '?utm_source=list&a=2&p=3', answer)).toMatchObject({
      state: 'redirect',
      to: '/nowe.html?a=1&utm_source=list',
    });
    expect(combineRoute('/search.html', '', resolution({ type: 'REDIRECT', canonical_url: '/szukaj' }))).toMatchObject({
      state: 'redirect',
      to: '/szukaj',
    });
  });

  it('[R-22] [R-23] a REDIRECT that leads nowhere is not found', () => {
    expect(kindAt('/stare.html', resolution({ type: 'REDIRECT', canonical_url: null }))).toBe('not-found');
    expect(kindAt('/stare.html', resolution({ type: 'REDIRECT', canonical_url: '' }))).toBe('not-found');
  });
});
