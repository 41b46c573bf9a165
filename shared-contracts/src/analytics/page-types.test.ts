import { describe, expect, it } from '@jest/globals';
import { pageModules, type PageKind } from '../pages/page-kinds.ts';
import { analyticsPageType } from './page-types.ts';

const names: readonly (readonly [kind: PageKind, name: string])[] = [
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
  ['cyclic-landing', 'landing page'],
  ['contact', 'helper page'],
  ['glossary', 'helper page'],
  ['manufacturer', 'manufacturer'],
  ['tag', 'tags'],
  ['promotion-archive', 'promotions'],
  ['promo-paper', 'promotions'],
  ['compare', 'product comparison'],
  ['not-found', '404 error'],
  ['wishlist', 'wishlist page'],
];

describe('what analytics calls a page', () => {
  it.each(names)('[X-01] %s: %s', (kind, name) => expect(analyticsPageType(kind)).toBe(name));

  it.each(['listing', 'category-tiles'] as const)('[X-01] %s: Category I to III by its level, deeper ones as the third', (kind) => {
    expect([1, 2, 3, 4].map((level) => analyticsPageType(kind, level))).toEqual([
      'Category I',
      'Category II',
      'Category III',
      'Category III',
    ]);
  });

  it('[X-01] every page of a remote has one of the twenty names', () => {
    const all = new Set([...names.map(([, name]) => name), 'Category I']);
    for (const kind of Object.keys(pageModules)) expect(all).toContain(analyticsPageType(kind as PageKind)); // the keys of the table are kinds
  });
});
