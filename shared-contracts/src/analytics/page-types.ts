/** what analytics calls each kind of page. */
import type { PageKind } from '../pages/page-kinds.ts';

export type AnalyticsPageType =
  | 'home'
  | 'Category I'
  | 'Category II'
  | 'Category III'
  | 'blog home'
  | 'blog category'
  | 'blog article'
  | 'search results'
  | 'product card'
  | 'cart'
  | 'checkout'
  | 'transaction'
  | 'landing page'
  | 'helper page'
  | 'manufacturer'
  | 'tags'
  | 'promotions'
  | 'product comparison'
  | '404 error'
  | 'wishlist page';

const NAMES: Partial<Record<PageKind, AnalyticsPageType>> = {
  home: 'home',
  'blog-home': 'blog home',
  'blog-category': 'blog category',
  'blog-post': 'blog article',
  search: 'search results',
  product: 'product card',
  cart: 'cart',
  checkout: 'checkout',
  'delivery-date': 'checkout',
  'payment-error': 'checkout',
  success: 'transaction',
  landing: 'landing page',
  'cyclic-landing': 'landing page',
  manufacturer: 'manufacturer',
  manufacturers: 'manufacturer',
  tag: 'tags',
  'promotion-archive': 'promotions',
  'promo-paper': 'promotions',
  compare: 'product comparison',
  'not-found': '404 error',
  unpublished: '404 error',
  wishlist: 'wishlist page',
};

/** Categories are told apart by their level (1-3, deeper ones count as the third); all other pages help. */
export function analyticsPageType(kind: PageKind, categoryLevel = 1): AnalyticsPageType {
  if (kind === 'listing' || kind === 'category-tiles') {
    if (categoryLevel <= 1) return 'Category I';
    return categoryLevel === 2 ? 'Category II' : 'Category III';
  }
  return NAMES[kind] ?? 'helper page';
}
