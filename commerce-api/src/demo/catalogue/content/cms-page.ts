import type { IsoDateTime, SafeHtml, StoreCode, UrlPath } from '../../../model/basics.ts';
import type { CmsPage } from '../../../model/content.ts';

/** A page before it gets its id and date. */
export interface PageText {
  readonly urlKey: UrlPath;
  readonly title: string;
  readonly metaDescription: string;
  readonly content: SafeHtml;
  /** Rules for the text of this page alone. */
  readonly css?: string;
  readonly daysOld: number;
  readonly stores?: readonly StoreCode[];
}

export function cmsPage(text: PageText, id: number, updatedAt: IsoDateTime): CmsPage {
  return {
    id,
    urlKey: text.urlKey,
    title: text.title,
    contentHeading: text.title,
    content: text.content,
    css: text.css ?? '',
    pageLayout: '2columns-left',
    updatedAt,
    seo: { metaTitle: `${text.title} | Amperio`, metaDescription: text.metaDescription, metaKeywords: text.title.toLowerCase(), h1: null },
    stores: text.stores ?? ['amperio', 'amperio_pro'],
  };
}
