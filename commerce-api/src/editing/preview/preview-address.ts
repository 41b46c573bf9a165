import { productPath } from '../../catalogue/paths.ts';
import { isRecordContent, type Content, type ContentKind } from '../content.ts';
import { recordKinds } from '../records/record-kinds.ts';
import { isRecordKind } from '../records/record-names.ts';
import type { Written } from '../written-of.ts';

/** The parameter of a page's address that holds the token of a preview; hosts read it. */
export const previewParameter = 'podglad';

/** A page of the shop. */
export interface PreviewPlace {
  readonly store: string;
  readonly path: string;
}

const firstStore = (document: object): string =>
  'stores' in document && Array.isArray(document.stores) && typeof document.stores[0] === 'string' ? document.stores[0] : 'amperio';

/** Whether contents of a kind are seen on a page, so that their drafts can be. */
export const hasPreview = (kind: ContentKind): boolean =>
  isRecordKind(kind) ? recordKinds[kind].pageOf !== undefined : kind === 'banner' || kind === 'page' || kind === 'product';

/** Where a draft is seen: the store and the path of its page; null for what has none. */
export function previewPlace(key: string, content: Content, written: Written | null): PreviewPlace | null {
  if (isRecordContent(content)) {
    const [record] = written?.records ?? [];
    const path = record && recordKinds[content.kind].pageOf?.(record.document);
    if (record === undefined || path === undefined) return null;
    return { store: firstStore(record.document), path: path === '' ? '/' : content.kind === 'term' ? `/${path}` : `/${path}.html` };
  }
  if (content.kind === 'product') {
    const [product] = written?.products ?? [];
    return product === undefined || product.store === null ? null : { store: product.store, path: productPath(product.row) };
  }
  if (content.kind === 'banner') return { store: key, path: '/' };
  return content.kind === 'page' ? { store: content.stores[0] ?? 'amperio', path: `/${content.urlKey}.html` } : null;
}
