import { isPlainQuery } from 'shared-contracts/resolver';
import { pagePath } from '../../../catalogue/paths.ts';
import { isBrandIn, titleIn } from '../../../catalogue/store-view.ts';
import { urlTypes } from '../../../model/index.ts';
import type { UrlType } from '../../../model/index.ts';
import type { QueryResolvers } from '../../resolver-types.ts';
import { archivedCampaign, glossaryTerm, notFound } from './fixed-routes.ts';
import { headIn } from './head.ts';
import { pageData } from './page-data.ts';

const longestPath = 500;

/** the stored path of what was asked; clients clean it too, but the answer must not depend on that. */
function storedPath(urlKey: string): string {
  const segments = urlKey.split('/').filter((segment) => segment !== '');
  const filters = segments.indexOf('f');
  return (filters < 0 ? segments : segments.slice(0, filters)).join('/').replace(/\.html$/, '');
}

// Includes() of a literal tuple takes its members only.
const isUrlType = (type: string): type is UrlType => (urlTypes as readonly string[]).includes(type);

export const urlQueries: Pick<QueryResolvers, 'urlResolver'> = {
  urlResolver: async (_, { urlKey, search }, context) => {
    const path = storedPath(urlKey);
    if (path === '' || path.length > longestPath) return notFound;
    const { store, services } = context;
    const { reference } = services;
    const row = services.urlRewrites.at(store.code, path);
    if (row === undefined || !isUrlType(row.type))
      return glossaryTerm(path, search ?? '', context) ?? archivedCampaign(path, search ?? '', context) ?? notFound;
    if (row.type === 'MANUFACTURER' && !isBrandIn(row.entity_id ?? -1, store, services)) return notFound;
    const page = await pageData(row.type, row, context);
    const { seo, robots, ogType, restoreParams } = row.document;
    const isFiltered = urlKey.split('/').includes('f') || !isPlainQuery(search ?? '');
    const allowed = isFiltered && robots === 'index,follow' ? 'noindex,follow' : robots;
    const isCategory = row.type === 'CATEGORY' || row.type === 'CATEGORY_TILES';
    const head = {
      meta_title: titleIn(seo.metaTitle, store, reference),
      meta_description: seo.metaDescription,
      meta_keywords: seo.metaKeywords,
      header_title: seo.h1 ?? page.title,
    };
    return {
      ...headIn(row.type, page, head, context),
      type: row.type,
      id: row.entity_id,
      canonical_url: pagePath(row.canonical_path),
      restore_params: restoreParams,
      category_id: row.category_id,
      googlebot: allowed,
      robots: allowed,
      og_type: ogType,
      og_image: page.image,
      intro_description: page.intro,
      description: page.description,
      intro_category_description: isCategory ? page.intro : null,
      category_description: isCategory ? page.description : null,
      has_filter_seo: false,
      faq: page.faq,
      blog_category_product_ids: page.productIds,
      breadcrumbs: page.trail,
    };
  },
};
