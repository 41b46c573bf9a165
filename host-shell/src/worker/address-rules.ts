import { CART_RESTORE_PATH, matchFixedRoute, type PageKind } from 'shared-contracts';
import { COMMERCE_PREFIXES } from '../commerce-prefixes.ts';
import { PAGE_DATA_CACHE, PICTURES_CACHE, RELEASES_CACHE } from '../offline/names.ts';

/** What begins with one of these is no page of the shop: data, files, other services. */
const services = new RegExp(
  `^(?:${COMMERCE_PREFIXES.join('|')}|/(?:assets|releases|page-data|page-styles|page-offline|icons|__federation|ws|dev|metrics|healthz))(?:/|$)` +
    '|^/(?:sw\\.js|manifest-\\w+\\.webmanifest)$',
);

/** Fixed pages whose document is the same for everybody; of the cart it holds the frame alone. */
const sharedKinds: ReadonlySet<PageKind> = new Set<PageKind>([
  'home',
  'search',
  'manufacturers',
  'compare',
  'cart',
  'blog-home',
  'news-home',
  'glossary',
  'contact',
  'site-map',
  'downloads',
  'promotion-archive',
  'promo-paper',
  'complaints',
  'withdrawal',
  'gift-cards',
  'gift-card-balance',
]);

/** What a query may ask for in a kept document; anything else may be a token, or identify where the visitor comes from. */
const parameters = /^(?:query|category_id|order|dir|p|page|id|item\d+|source)$/;

/** How a document is treated: kept for later, fetched without a trace, or left to the browser altogether. */
export type DocumentRule = 'kept' | 'passed' | 'foreign';

/** The rule for a document by its address. */
export const documentRule = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): DocumentRule => {
  if (services.test(pathname)) return 'foreign';
  const kind = matchFixedRoute(pathname)?.kind;
  // Whoever reads the address of a cart that is brought back may open that cart.
  const isShared = (kind === undefined || sharedKinds.has(kind)) && pathname !== CART_RESTORE_PATH;
  const isPlain = [...searchParams.keys()].every((name) => parameters.test(name)) && !/@|%40/.test(pathname);
  return isShared && isPlain ? 'kept' : 'passed';
};

/** The cache of a file that never changes under its address; null: the worker does not look at it. */
export const cacheOfFile = (pathname: string): string | null => {
  if (pathname.startsWith('/assets/') || pathname.startsWith('/releases/')) return RELEASES_CACHE;
  if (pathname.startsWith('/page-data/') || pathname.startsWith('/page-styles/')) return PAGE_DATA_CACHE;
  return pathname.startsWith('/media/') ? PICTURES_CACHE : null;
};
