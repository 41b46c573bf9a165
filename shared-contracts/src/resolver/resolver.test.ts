import { describe, expect, it } from '@jest/globals';

import type { UrlResolution } from '../graphql/schema-types.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import {
  type ResolverOutcome,
  cleanUrlKey,
  parsePreloadedResolution,
  parseResolution,
  reduceRoute,
  resolvePath,
  resolverArguments,
  restoreParams,
  routeStateOf,
} from './index.ts';

const page: UrlResolution = {
  type: 'CATEGORY',
  id: 7,
  category_id: 7,
  canonical_url: '/agd/pralki.html',
  restore_params: [],
  meta_title: 'Pralki',
  meta_description: null,
  meta_keywords: null,
  googlebot: null,
  robots: null,
  og_type: null,
  og_image: null,
  intro_description: null,
  description: null,
  intro_category_description: null,
  category_description: null,
  has_filter_seo: false,
  header_title: null,
  faq: [],
  blog_category_product_ids: [],
  breadcrumbs: [{ name: 'AGD', url: '/agd.html', category_id: 3 }],
};
const answer = (change: Partial<UrlResolution> = {}): ResolverOutcome => ({ kind: 'answer', resolution: { ...page, ...change } });

describe('what the resolver is asked', () => {
  it.each([
    ['/agd/pralki.html', '/agd/pralki'],
    ['/laptopy/f/marka,lenovo', '/laptopy'],
    ['/a/b/f/x,y', '/a/b'],
    ['/a/foo/b.html', '/a/foo/b'],
    ['/a/F/b', '/a/F/b'],
    ['/f/x', '/'],
    ['/', '/'],
    ['/a.html/f/x', '/a'],
    ['/a/', '/a'],
    ['/x.htmlx', '/x.htmlx'],
  ])('[R-03] [R-04] %s is asked as %s', (path, key) => expect(cleanUrlKey(path)).toBe(key));

  it('[R-01] the path and the query string are its arguments', () => {
    expect(resolverArguments({ pathname: '/agd/pralki/f/a,1', search: '?order=name' })).toEqual({
      urlKey: '/agd/pralki',
      search: 'order=name',
    });
  });

  it('[R-22] parameters are put back after a redirect', () => {
    expect(restoreParams('/nowy.html?a=1', ['utm_source', 'a', 'missing'], '?utm_source=x&a=2&b=3')).toBe('/nowy.html?a=1&utm_source=x');
    expect(restoreParams('/nowy.html', [], '?a=1')).toBe('/nowy.html');
  });
});

describe('what the resolver answers', () => {
  it('[R-02] [Z-43] an answer has its fields, and what is none is refused', () => {
    expect(parseResolution(page)).toEqual(page);
    for (const wrong of [null, {}, { ...page, type: 'OTHER' }, { ...page, id: '7' }, []]) expect(parseResolution(wrong)).toBeUndefined();
  });

  it('[R-05] the preloaded block is read from the page', () => {
    expect(parsePreloadedResolution(JSON.stringify(page))).toEqual(page);
    for (const wrong of [null, '', '{', '"x"']) expect(parsePreloadedResolution(wrong)).toBeUndefined();
  });

  it('[R-24] loading ends in exactly one state', () => {
    const loading = reduceRoute({ kind: 'not-found', path: '/old' }, { type: 'navigated', path: '/a' });
    expect(loading).toEqual({ kind: 'loading', path: '/a' });
    const asked = (outcome: ResolverOutcome) => reduceRoute(loading, { type: 'asked', path: '/a', outcome, isFixedRoute: false });
    expect(asked(answer()).kind).toBe('resolved');
    expect(asked({ kind: 'refused' }).kind).toBe('not-found');
    expect(asked({ kind: 'unreachable' }).kind).toBe('internal-error');
    const ended = asked(answer());
    expect(reduceRoute(ended, { type: 'asked', path: '/a', outcome: { kind: 'unreachable' }, isFixedRoute: false })).toBe(ended);
  });

  it('[R-24] an answer for a path that was left changes nothing', () => {
    const loading = { kind: 'loading', path: '/b' } as const;
    expect(reduceRoute(loading, { type: 'asked', path: '/a', outcome: answer(), isFixedRoute: false })).toBe(loading);
  });

  it('[R-18] [R-21] [R-22] [R-23] NOTFOUND, UNPUBLISHED, REDIRECT and answers that are none', () => {
    const state = (outcome: ResolverOutcome) => routeStateOf('/a', outcome, false);
    expect(state(answer({ type: 'NOTFOUND' })).kind).toBe('not-found');
    expect(state(answer({ type: 'UNPUBLISHED' }))).toEqual({ kind: 'unpublished', path: '/a', categoryId: 7 });
    expect(state(answer({ type: 'REDIRECT', canonical_url: '/b.html', restore_params: ['x'] }))).toEqual({
      kind: 'redirect',
      path: '/a',
      to: '/b.html',
      restoreParams: ['x'],
    });
    expect(state(answer({ type: 'REDIRECT', canonical_url: null })).kind).toBe('not-found');
    expect(state({ kind: 'answer', resolution: undefined }).kind).toBe('not-found');
  });

  it('[R-01] a fixed route stands whatever the resolver says, except for a redirect', () => {
    const state = (outcome: ResolverOutcome) => routeStateOf('/search.html', outcome, true);
    expect(state(answer({ type: 'NOTFOUND' }))).toEqual({ kind: 'resolved', path: '/search.html', resolution: null });
    expect(state({ kind: 'unreachable' }).kind).toBe('resolved');
    expect(state(answer())).toMatchObject({ kind: 'resolved', resolution: { meta_title: 'Pralki' } });
    expect(state(answer({ type: 'REDIRECT', canonical_url: '/b' })).kind).toBe('redirect');
  });

  it('[R-06] [R-07] [N-08] answers are kept per path for a day and used offline only', async () => {
    const clock = createFakeClock();
    const storage = createFakeStorage(clock);
    let isOnline = true;
    let asked = 0;
    const ports = { storage, isOnline: () => isOnline, ask: async () => ((asked += 1), answer()) };
    await resolvePath('/agd', ports);
    await resolvePath('/agd', ports);
    expect([asked, storage.local.getItem('url_resolver:/agd')]).toEqual([2, expect.stringContaining('CATEGORY')]);
    isOnline = false;
    expect(await resolvePath('/agd', ports)).toEqual(answer());
    expect(await resolvePath('/rtv', ports)).toEqual({ kind: 'answer', resolution: undefined });
    clock.pass(86_400_000);
    expect(await resolvePath('/agd', ports)).toEqual({ kind: 'answer', resolution: undefined });
    expect(asked).toBe(2);
  });
});
