import {
  matchFixedRoute,
  pageKindOf,
  pageModules,
  type ExposedModule,
  type PageKind,
  type PageResolution,
  type ProductPreview,
} from 'shared-contracts';
import { bareResolution, restoreParams } from 'shared-contracts/resolver';

/** What is at an address: the page to show, or where to go instead. */
export type ResolvedPage =
  | {
      readonly state: 'page';
      readonly kind: PageKind;
      readonly params: Readonly<Record<string, string>>;
      readonly resolution: PageResolution | null;
    }
  | {
      readonly state: 'redirect';
      readonly to: string;
      /** ∅23: names of the query parameters that `to` has taken over. */
      readonly restored: readonly string[];
    }
  /** No answer at all from the commerce server (≠04): the connection-failed screen. */
  | { readonly state: 'unreachable' };

/**
 * Brings the fixed table and the resolver's answer together (≠42): a fixed route decides the kind, REDIRECT wins over it,
 * and a NOTFOUND on a fixed route is no 404.
 * @param answer null when the resolver gave no usable answer (error, null): not found, unless the route is fixed
 */
export const combineRoute = (path: string, search: string, answer: PageResolution | null): ResolvedPage => {
  if (answer?.type === 'REDIRECT' && answer.canonical_url) {
    const restored = answer.restore_params;
    return { state: 'redirect', to: restoreParams(answer.canonical_url, restored, search), restored };
  }
  const fixed = matchFixedRoute(path);
  if (fixed) {
    const known = answer !== null && answer.type !== 'NOTFOUND';
    return { state: 'page', ...fixed, resolution: known ? answer : null };
  }
  const kind = answer === null ? 'not-found' : pageKindOf(answer.type);
  return { state: 'page', kind, params: {}, resolution: answer };
};

/** What renders the page: a remote's module; nothing for the host's own views. */
export const moduleOfPage = (page: ResolvedPage): ExposedModule | undefined =>
  page.state !== 'page' || page.kind === 'not-found' || page.kind === 'unpublished' ? undefined : pageModules[page.kind];

/** What is at the address of a product, as far as the tile that links to it knows. */
export const previewedPage = ({ id, name }: ProductPreview): ResolvedPage => ({
  state: 'page',
  kind: 'product',
  params: {},
  resolution: { ...bareResolution('PRODUCT', id), meta_title: name },
});
