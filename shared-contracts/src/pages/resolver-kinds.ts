import type { PageKind } from './page-kinds.ts';

/** Types that `urlResolver` answers (R-08…R-22). */
export const resolverTypes = [
  'BLOG_AUTHOR',
  'BLOG_CATEGORY',
  'BLOG_POST',
  'CATEGORY',
  'CATEGORY_TILES',
  'CMS_PAGE',
  'CYCLIC_LANDING',
  'LANDING',
  'MANUFACTURER',
  'NEWS_POST',
  'NOTFOUND',
  'PRODUCT',
  'REDIRECT',
  'TAG',
  'UNPUBLISHED',
] as const;

export type ResolverType = (typeof resolverTypes)[number];

const kinds: Readonly<Record<Exclude<ResolverType, 'REDIRECT'>, PageKind>> = {
  BLOG_AUTHOR: 'blog-author',
  BLOG_CATEGORY: 'blog-category',
  BLOG_POST: 'blog-post',
  CATEGORY: 'listing',
  CATEGORY_TILES: 'category-tiles',
  CMS_PAGE: 'cms',
  CYCLIC_LANDING: 'cyclic-landing',
  LANDING: 'landing',
  MANUFACTURER: 'manufacturer',
  NEWS_POST: 'news-post',
  NOTFOUND: 'not-found',
  PRODUCT: 'product',
  TAG: 'tag',
  UNPUBLISHED: 'unpublished',
};

/** The page kind of a resolver type; an unknown type (or a REDIRECT without a target) is not found. */
export const pageKindOf = (type: string): PageKind => (Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : 'not-found'); // own key: the cast is safe
