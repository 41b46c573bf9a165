import type { Faq, SafeHtml, SeoTexts, StoreCode, UrlPath } from './basics.ts';

/** R-08 … R-22; NOTFOUND is the absence of a record. */
export const urlTypes = [
  'PRODUCT',
  'CATEGORY',
  'CATEGORY_TILES',
  'CMS_PAGE',
  'MANUFACTURER',
  'TAG',
  'LANDING',
  'CYCLIC_LANDING',
  'BLOG_AUTHOR',
  'BLOG_CATEGORY',
  'BLOG_POST',
  'NEWS_POST',
  'UNPUBLISHED',
  'REDIRECT',
] as const;

export type UrlType = (typeof urlTypes)[number];

/** What the resolver answers for a path (R-02, Z-43). */
export interface UrlRecord {
  readonly path: UrlPath;
  readonly type: UrlType;
  /** Id of the product, category, page, …; null for REDIRECT and UNPUBLISHED. */
  readonly entityId: number | null;
  /** Where the page really lives; the target for REDIRECT. */
  readonly canonicalPath: UrlPath;
  /** Query parameters to put back after a redirect (∅23). */
  readonly restoreParams: readonly string[];
  readonly categoryId: number | null;
  readonly stores: readonly StoreCode[];
  readonly seo: SeoTexts;
  readonly robots: 'index,follow' | 'noindex,follow' | 'noindex,nofollow';
  readonly ogType: 'website' | 'product' | 'article' | 'profile';
}

/** A page that lists chosen products: products name it in `landingIds`. Ids are shared by the three kinds. */
export interface Landing {
  readonly id: number;
  readonly type: 'TAG' | 'LANDING' | 'CYCLIC_LANDING';
  readonly name: string;
  /** Z-36. */
  readonly categoryName: string;
  readonly urlPath: UrlPath;
  /** Where its breadcrumb starts; null = the home page. */
  readonly categoryId: number | null;
  readonly introDescription: SafeHtml;
  readonly description: SafeHtml;
  readonly seo: SeoTexts;
  readonly faq: readonly Faq[];
  readonly graphicsIds: readonly number[];
  /** Days of the month or weekdays in words, for cyclic pages: 'w każdy piątek'. */
  readonly cycle: string | null;
  /** Lists reduced products alone: one whose promotion is over leaves it (J-300). */
  readonly listsReductions?: boolean;
}
