import type { UrlResolution } from 'shared-contracts/graphql';
import type { UrlType } from '../../../model/index.ts';
import type { RequestContext } from '../../context.ts';
import type { PageData } from './page-data.ts';

type Head = Pick<UrlResolution, 'meta_title' | 'meta_description' | 'meta_keywords' | 'header_title'>;

/** What the page is called in the language of the request. */
export function headIn(
  type: UrlType,
  { title, ownName: kept }: PageData,
  head: Head,
  { language, translate, written, store, services }: RequestContext,
): Head {
  if (language === 'pl') return head;
  const translated = (text: string | null | undefined): string | null => (text ? translate(text, kept) : null);
  const composed = title === null ? undefined : services.ukrainianHead(type, translate(title, kept), store.config.storeName);
  return {
    meta_title: written(head.meta_title ?? '') ?? composed?.title ?? translated(head.meta_title),
    meta_description: written(head.meta_description ?? '') ?? composed?.description ?? translated(head.meta_description),
    meta_keywords: null,
    header_title: translated(head.header_title),
  };
}
