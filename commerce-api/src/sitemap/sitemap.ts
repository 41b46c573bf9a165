import { campaignPath, campaignPicture, campaignsOf } from '../catalogue/campaigns.ts';
import { newsPicture, postPicture } from '../uploaded-pictures/picture-texts.ts';
import { brandPicture, categoryPicture, pagePath } from '../catalogue/paths.ts';
import { isBrandIn } from '../catalogue/store-view.ts';
import type { UrlRewrite } from '../catalogue/url-rewrites.ts';
import type { AppServices } from '../server/app-services.ts';
import type { Store } from '../model/index.ts';

/** Products in one part: with five pictures each, a part stays far below the 50 MB that search engines read. */
export const PRODUCTS_PER_PART = 2000;

/** A public page, as search engines are told of it. */
export interface SitemapPage {
  readonly path: string;
  /** ISO 8601; null: nobody knows. */
  readonly lastModified: string | null;
  /** Addresses of its pictures, without width and format. */
  readonly images: readonly string[];
}

/** A product page that is still without its date and pictures. */
export interface SitemapProduct {
  readonly id: number;
  readonly path: string;
}

/** All public pages of a store that its records describe. Pages of the host's table without a record are the host's to name. */
export interface StoreSitemap {
  readonly categories: readonly SitemapPage[];
  readonly content: readonly SitemapPage[];
  readonly products: readonly SitemapProduct[];
}

type Records = Pick<AppServices, 'reference' | 'index'>;

/** Null for a page that is not there in this store. */
function pageOf({ type, entity_id, canonical_path }: UrlRewrite, records: Records, store: Store): SitemapPage | null {
  const { reference } = records;
  const id = entity_id ?? -1;
  const page = (lastModified: string | null = null, ...images: string[]): SitemapPage => ({
    path: pagePath(canonical_path),
    lastModified,
    images,
  });
  switch (type) {
    case 'CATEGORY':
    case 'CATEGORY_TILES':
      return page(null, categoryPicture(id));
    case 'MANUFACTURER': {
      const brand = reference.manufacturers.get(id);
      return brand !== undefined && isBrandIn(id, store, records) ? page(null, brandPicture(brand)) : null;
    }
    case 'CMS_PAGE':
      return page(reference.cmsPages.get(id)?.updatedAt ?? null);
    case 'BLOG_POST': {
      const post = reference.blogPosts.get(id);
      return post === undefined ? page() : page(post.publishedAt, postPicture(post));
    }
    case 'NEWS_POST': {
      const post = reference.newsPosts.get(id);
      return post === undefined ? page() : page(post.publishedAt, newsPicture(post));
    }
    default:
      return page();
  }
}

const listingTypes: ReadonlySet<string> = new Set(['CATEGORY', 'CATEGORY_TILES', 'MANUFACTURER', 'TAG', 'LANDING', 'CYCLIC_LANDING']);

/**
 * What search engines may show: every address of a store that is its page's own one and may be indexed. Redirects, pages that were taken
 * down, brands without products and pages for visitors alone are none.
 */
export function sitemapOf(services: Pick<AppServices, 'reference' | 'index' | 'urlRewrites' | 'now'>, store: Store): StoreSitemap {
  const categories: SitemapPage[] = [];
  const products: SitemapProduct[] = [];
  const { glossary } = services.reference;
  const content: SitemapPage[] = [
    ...[...glossary.keys()].map((id) => ({ path: `/slowniczek-pojec/${id}`, lastModified: null, images: [] })),
    ...campaignsOf(services.reference, store, services.now()).map((campaign) => ({
      path: campaignPath(campaign),
      lastModified: null,
      images: [campaignPicture(campaign)],
    })),
  ];
  for (const [path, rewrite] of services.urlRewrites.of(store.code)) {
    const { type, canonical_path, document, entity_id } = rewrite;
    if (path !== canonical_path || document.robots !== 'index,follow' || type === 'REDIRECT' || type === 'UNPUBLISHED') continue;
    if (type === 'PRODUCT') {
      if (entity_id !== null) products.push({ id: entity_id, path: pagePath(path) });
      continue;
    }
    const page = pageOf(rewrite, services, store);
    if (page !== null) (listingTypes.has(type) ? categories : content).push(page);
  }
  return { categories, content, products: products.toSorted((a, b) => a.id - b.id) };
}
