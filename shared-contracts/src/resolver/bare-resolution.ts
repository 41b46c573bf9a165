import type { PageResolution } from '../pages/page-props.ts';

/** An answer of the resolver of which only the kind of page and its number are known. */
export const bareResolution = (type: PageResolution['type'], id: PageResolution['id']): PageResolution => ({
  type,
  id,
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
});
