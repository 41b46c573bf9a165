import { describe, expect, it } from '@jest/globals';
import type { useNavigationType } from 'react-router-dom';
import { resolution } from '../shell/testing/fixtures.ts';
import { createKeptEntry, viewsAfter, type PageViews, type Place } from './page-views.ts';
import type { ResolvedPage } from './resolved-page.ts';

const pageOf = (kind: 'listing' | 'search' | 'product' | 'home' | 'not-found', id = 1): ResolvedPage => ({
  state: 'page',
  kind,
  params: {},
  resolution: resolution({ id }),
});

const placeOf = (key: string, pathname = `/${key}.html`): Place => ({
  location: { key, pathname, search: '', hash: '', state: null },
  navigationType: 'PUSH' as ReturnType<typeof useNavigationType>, // react-router's enum has the text as its value
});

const ready = (): boolean => true;

/** Walks from page to page; each step is the key of its history entry and its page. */
const walk = (...steps: (readonly [key: string, page: ResolvedPage])[]): PageViews => {
  const [[firstKey, firstPage] = ['start', pageOf('home')], ...rest] = steps;
  const start: PageViews = [{ key: 0, page: firstPage, place: placeOf(firstKey) }];
  return rest.reduce<PageViews>((views, [key, page]) => viewsAfter(views, page, placeOf(key), ready), start);
};

const entries = (views: PageViews): readonly string[] => views.map(({ place }) => place.location.key);

describe('the pages that are alive', () => {
  it('a listing stays behind the product that it leads to, and behind what follows', () => {
    const listing = ['list', pageOf('listing')] as const;
    expect(entries(walk(listing, ['product', pageOf('product')]))).toEqual(['product', 'list']);
    expect(entries(walk(listing, ['product', pageOf('product')], ['home', pageOf('home')]))).toEqual(['home', 'list']);
  });

  it('[J-360] a listing whose code has not come is not kept: the next page would wait for it', () => {
    const views = walk(['list', pageOf('listing')]);
    expect(entries(viewsAfter(views, pageOf('product'), placeOf('product'), () => false))).toEqual(['product']);
  });

  it('with Back the listing is the one that was left, and nothing else stays', () => {
    const [left] = walk(['list', pageOf('listing')]);
    const views = walk(['list', pageOf('listing')], ['product', pageOf('product')], ['list', pageOf('listing')]);
    expect(views).toHaveLength(1);
    expect([views[0].key, views[0].place.location]).toEqual([left.key, left.place.location]);
  });

  it('what the same part renders is updated in place: filters of a listing, variants of a product', () => {
    const filtered = walk(['list', pageOf('listing')], ['filtered', pageOf('listing')]);
    expect([entries(filtered), filtered[0].key]).toEqual([['filtered'], 0]);
    const variant = walk(['list', pageOf('listing')], ['white', pageOf('product', 1)], ['black', pageOf('product', 2)]);
    expect([entries(variant), variant[0].key]).toEqual([['black', 'list'], 1]);
  });

  it('the next listing takes the place of the one before', () => {
    expect(entries(walk(['list', pageOf('listing')], ['product', pageOf('product')], ['search', pageOf('search')]))).toEqual(['search']);
  });

  it('an entry whose page has become another one is rendered anew', () => {
    const views = walk(['list', pageOf('listing')], ['product', pageOf('product')], ['list', pageOf('not-found')]);
    expect(views[0].page).toMatchObject({ kind: 'not-found' });
    expect(views[0].key).toBe(2);
  });

  it('nothing changes when nothing has changed', () => {
    const views = walk(['list', pageOf('listing')], ['product', pageOf('product')]);
    expect(viewsAfter(views, views[0].page, views[0].place, ready)).toBe(views);
  });
});

describe('the entry of the hidden page', () => {
  it('is known until another one takes its place', () => {
    const kept = createKeptEntry();
    expect(kept.is('default')).toBe(false);
    kept.note('default');
    expect([kept.is('default'), kept.is('abc')]).toEqual([true, false]);
    kept.note(null);
    expect(kept.is('default')).toBe(false);
  });
});
