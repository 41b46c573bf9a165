import { describe, expect, it } from '@jest/globals';

import type { PageKind } from '../pages/page-kinds.ts';
import { VIRTUAL_PAGES, analyticsPageType, createAnalytics } from './index.ts';

describe('analytics', () => {
  it.each<[PageKind, string]>([
    ['home', 'home'],
    ['blog-home', 'blog home'],
    ['blog-category', 'blog category'],
    ['blog-post', 'blog article'],
    ['search', 'search results'],
    ['product', 'product card'],
    ['cart', 'cart'],
    ['checkout', 'checkout'],
    ['success', 'transaction'],
    ['landing', 'landing page'],
    ['contact', 'helper page'],
    ['manufacturer', 'manufacturer'],
    ['tag', 'tags'],
    ['compare', 'product comparison'],
    ['not-found', '404 error'],
    ['wishlist', 'wishlist page'],
  ])('the page %s is called %s', (kind, name) => expect(analyticsPageType(kind)).toBe(name));

  it.each([
    [1, 'Category I'],
    [2, 'Category II'],
    [3, 'Category III'],
    [4, 'Category III'],
  ])('a category of level %i is %s', (level, name) => {
    expect(analyticsPageType('listing', level)).toBe(name);
    expect(analyticsPageType('category-tiles', level)).toBe(name);
  });

  it('[S-31] virtual page views and shown errors enter the data layer', () => {
    const queue: unknown[] = [];
    const analytics = createAnalytics(queue);
    analytics.virtualPageView(VIRTUAL_PAGES.payment);
    analytics.errorShown('Brak towaru.');
    expect(queue).toEqual([
      { event: 'virtualPageView', virtualPagePath: '/checkout/cart/payment/' },
      { event: 'Wyświetlenie błędu', content: 'Brak towaru.' },
    ]);
  });
});
