import type { PageResolution } from '../pages/page-props.ts';

/** What the resolver answers for a category without texts, with the fields that the test is about. */
export const resolution = (change: Partial<PageResolution> = {}): PageResolution => ({
  type: 'CATEGORY',
  id: 12,
  canonical_url: null,
  restore_params: [],
  category_id: null,
  meta_title: null,
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
  breadcrumbs: [],
  ...change,
});
