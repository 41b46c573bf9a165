import { describe, expect, it } from '@jest/globals';
import { createBus } from 'shared-contracts';
import { combineRoute, type ResolvedPage } from '../../app/resolved-page.ts';
import { resolution } from '../../shell/testing/fixtures.ts';
import { redactText } from '../../shell/redact-text.ts';
import { redactQuery } from './redact-address.ts';
import { pageViewOf, trackPageViews } from './page-view.ts';

const fixed = (path: string): ResolvedPage => combineRoute(path, '', null);
const categoryAt = (level: number): ResolvedPage =>
  combineRoute(
    '/agd',
    '',
    resolution({ type: 'CATEGORY', breadcrumbs: Array.from({ length: level }, () => ({ name: 'AGD', url: '/agd', category_id: 1 })) }),
  );

describe('[J-74] a page view', () => {
  it.each([
    ['/', 'home', '/'],
    ['/search.html', 'search results', '/search.html'],
    ['/checkout/payment', 'checkout', '/checkout/payment'],
    ['/checkout/success/10/abcdef', 'transaction', '/checkout/success/*/*'],
    ['/customer/orders/history/512', 'helper page', '/customer/orders/history/*'],
    ['/kontakt', 'helper page', '/kontakt'],
    ['/nie-ma/jan@example.com', '404 error', '/nie-ma/*'],
    ['/nie-ma/jan%40example.com', '404 error', '/nie-ma/*'],
  ])('of %s is one of the type "%s" at %s', (path, pageType, pagePath) => {
    expect(pageViewOf(path, fixed(path))).toEqual({ event: 'pageView', pageType, pagePath });
  });

  it.each([
    [1, 'Category I'],
    [2, 'Category II'],
    [3, 'Category III'],
    [4, 'Category III'],
  ])('of a category with a trail of %i is one of %s', (level, pageType) => {
    expect(pageViewOf('/agd.html', categoryAt(level))).toEqual({ event: 'pageView', pageType, pagePath: '/agd.html' });
  });

  it('is none on the way elsewhere, and where nobody answers', () => {
    expect(pageViewOf('/x', { state: 'redirect', to: '/y', restored: [] })).toBeNull();
    expect(pageViewOf('/x', { state: 'unreachable' })).toBeNull();
  });

  it('is reported for the first page and for each navigation, once while the address stays the same', async () => {
    const bus = createBus({ onError: (error) => void expect(error).toBeUndefined() });
    const pushed: unknown[] = [];
    let pathname = '/kontakt';
    const resolver = { resolve: (path: string) => Promise.resolve(fixed(path)) };
    trackPageViews({ bus, resolver, where: () => ({ pathname, search: '?q=jan' }), push: ({ pagePath }) => void pushed.push(pagePath) });
    for (const next of ['/kontakt', '/kontakt', '/blog', '/kontakt']) {
      await new Promise((resolve) => setImmediate(resolve));
      pathname = next;
      bus.emit('navigation.completed@1', { path: next, kind: 'any' });
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(pushed).toEqual(['/kontakt', '/blog', '/kontakt']);
  });
});

describe('[J-74] a text that was shown', () => {
  it.each([
    ['Brak towaru.', 'Brak towaru.'],
    ['Konto jan.nowak@example.com już istnieje', 'Konto * już istnieje'],
    ['Numer 600 700 800 jest zajęty', 'Numer * jest zajęty'],
    ['Najwięcej 12 sztuk', 'Najwięcej 12 sztuk'],
  ])('"%s" is told as "%s"', (text, pushed) => expect(redactText(text)).toBe(pushed));
});

describe('[J-74] the query of an address', () => {
  it.each([
    ['', ''],
    ['?order=price&p=2&category_id=7', 'order=price&p=2&category_id=7'],
    ['?query=jan%40example.com&p=2', 'query=*&p=2'],
    ['?token=abc&token=def', 'token=*&token=*'],
  ])('"%s" is told as "%s"', (search, pushed) => expect(decodeURIComponent(redactQuery(search))).toBe(pushed));
});
