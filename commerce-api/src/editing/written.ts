import type { UrlDocument } from '../catalogue/documents.ts';
import type { RowOf } from '../database/database.ts';
import type { CmsBlock, CmsPage, HomeHero } from '../model/index.ts';
import type { BannerContent, PageContent } from './content.ts';
import { pageHtml } from './page-html.ts';

/** Query parameters that a redirect takes along (∅23). */
const kept = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** What stands at an address that leads elsewhere or says that it is gone. */
export const oldAddress = (action: 'redirect' | 'gone'): UrlDocument => ({
  restoreParams: action === 'redirect' ? kept : [],
  seo: { metaTitle: '', metaDescription: '', metaKeywords: '', h1: null },
  robots: action === 'redirect' ? 'index,follow' : 'noindex,nofollow',
  ogType: 'website',
});

/** The block of a home page with the promotions of a content; drawn pictures and colours stay as they are. */
export function bannerBlock(block: CmsBlock, { tiles }: BannerContent): CmsBlock {
  const hero = JSON.parse(block.cmsJson) as HomeHero; // the shop's own block
  const changed: HomeHero = {
    tiles: tiles.flatMap((tile, at) => {
      const known = hero.tiles.find(({ graphicsId }) => graphicsId === tile.graphicsId);
      if (known === undefined) return [];
      const { picture: _before, ...drawn } = known;
      return [{ ...drawn, ...tile, size: at === 0 ? ('large' as const) : ('small' as const) }];
    }),
  };
  return { ...block, cmsJson: JSON.stringify(changed) };
}

/**
 * The record of a page with a content.
 * @param known as it is now; undefined: it is new
 * @param at ISO 8601
 */
export function pageRecordWith(known: CmsPage | undefined, key: string, page: PageContent, at: string): CmsPage {
  const { urlKey, heading, metaTitle, metaDescription, stores } = page;
  return {
    css: '',
    pageLayout: '1column',
    ...known,
    id: Number(key),
    urlKey,
    title: heading,
    contentHeading: heading,
    content: pageHtml(page),
    seo: { metaKeywords: '', h1: null, ...known?.seo, metaTitle, metaDescription },
    updatedAt: at,
    stores,
  };
}

/** The addresses of a page, in each of its stores. */
export const pageAddresses = ({ id, urlKey, seo, stores }: CmsPage, isWithdrawn: boolean): readonly RowOf<'url_record'>[] =>
  stores.map((store) => ({
    store_code: store,
    path: urlKey,
    canonical_path: urlKey,
    entity_id: id,
    category_id: null,
    ...(isWithdrawn
      ? { type: 'UNPUBLISHED', document: oldAddress('gone') }
      : { type: 'CMS_PAGE', document: { restoreParams: [], seo, robots: 'index,follow', ogType: 'website' } }),
  }));
