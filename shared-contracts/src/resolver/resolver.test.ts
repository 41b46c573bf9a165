import { describe, expect, it } from '@jest/globals';

import { resolverCacheKey } from '../storage/keys.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { resolution } from '../testing/fake-resolution.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { cleanUrlKey, isPlainQuery, keepResolution, keptResolution, parseResolution, resolverArguments, restoreParams } from './index.ts';

const page = resolution({
  canonical_url: '/agd/pralki.html',
  meta_title: 'Pralki',
  breadcrumbs: [{ name: 'AGD', url: '/agd.html', category_id: 3 }],
});

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

describe('a query that only tells where the visitor came from', () => {
  it.each([
    ['', true],
    ['?utm_source=list&utm_campaign=zima&gclid=1', true],
    ['?source=cookies', true],
    ['?p=2', false],
    ['?utm_source=list&order=name', false],
  ])('[R-73] %p: %p', (search, plain) => expect(isPlainQuery(search)).toBe(plain));
});

describe('what the resolver answers', () => {
  it('[R-02] [Z-43] an answer has its fields, and what is none is refused', () => {
    expect(parseResolution(page)).toEqual(page);
    for (const wrong of [null, {}, { ...page, type: 'OTHER' }, { ...page, id: '7' }, []]) expect(parseResolution(wrong)).toBeUndefined();
  });

  it('[R-06] [N-08] answers are kept per path for a day', () => {
    const clock = createFakeClock();
    const storage = createFakeStorage(clock);
    keepResolution(storage, '/agd', page);
    expect(storage.local.getItem('url_resolver:/agd')).toContain('CATEGORY');
    clock.pass(86_399_999);
    expect(keptResolution(storage, '/agd')).toEqual(page);
    expect(keptResolution(storage, '/rtv')).toBeUndefined();
    clock.pass(1);
    expect(keptResolution(storage, '/agd')).toBeUndefined();
  });

  it('[R-06] what somebody else has written there is no answer', () => {
    const storage = createFakeStorage();
    storage.write(resolverCacheKey('/agd'), { type: 'SOMETHING' });
    expect(keptResolution(storage, '/agd')).toBeUndefined();
  });
});
