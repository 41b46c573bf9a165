import type { PageKind } from 'shared-contracts';

export type SkeletonLayout = 'listing' | 'product' | 'cart' | 'home' | 'form' | 'text';

const layouts: Partial<Record<PageKind, SkeletonLayout>> = {
  home: 'home',
  listing: 'listing',
  'category-tiles': 'listing',
  manufacturer: 'listing',
  tag: 'listing',
  landing: 'listing',
  'cyclic-landing': 'listing',
  search: 'listing',
  wishlist: 'listing',
  product: 'product',
  cart: 'cart',
  checkout: 'cart',
  login: 'form',
  'create-account': 'form',
  'order-tracking': 'form',
  'pqa-confirm': 'form',
  'rate-order': 'form',
  'cancel-survey': 'form',
};

/** The grey layout that is closest to a page; a text for everything else. */
export const skeletonLayout = (kind: PageKind): SkeletonLayout => layouts[kind] ?? 'text';
