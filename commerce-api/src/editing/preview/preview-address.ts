import { isRecordContent, type Content } from '../content.ts';
import { recordKinds } from '../records/record-kinds.ts';
import type { Written } from '../written-of.ts';

/** The parameter of a page's address that holds the token of a preview; hosts read it. */
export const previewParameter = 'podglad';

interface PreviewPlace {
  readonly store: string;
  readonly path: string;
}

const firstStore = (document: object): string =>
  'stores' in document && Array.isArray(document.stores) && typeof document.stores[0] === 'string' ? document.stores[0] : 'amperio';

/** Where a draft is seen: the store and the path of its page; null for what has none. */
export function previewPlace(key: string, content: Content, written: Written | null): PreviewPlace | null {
  if (isRecordContent(content)) {
    const [record] = written?.records ?? [];
    const path = record && recordKinds[content.kind].pageOf?.(record.document);
    if (record === undefined || path === undefined) return null;
    return { store: firstStore(record.document), path: path === '' ? '/' : content.kind === 'term' ? `/${path}` : `/${path}.html` };
  }
  if (content.kind === 'banner') return { store: key, path: '/' };
  return content.kind === 'page' ? { store: content.stores[0] ?? 'amperio', path: `/${content.urlKey}.html` } : null;
}
