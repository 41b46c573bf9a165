import type { Content } from '../content.ts';

/** The parameter of a page's address that holds the token of a preview; hosts read it. */
export const previewParameter = 'podglad';

/** Where a draft is seen: the store and the path of its page; null for what has no page of its own. */
export function previewPlace(key: string, content: Content): { readonly store: string; readonly path: string } | null {
  switch (content.kind) {
    case 'banner':
      return { store: key, path: '/' };
    case 'page': {
      const [store = 'amperio'] = content.stores;
      return { store, path: `/${content.urlKey}.html` };
    }
    default:
      return null;
  }
}
