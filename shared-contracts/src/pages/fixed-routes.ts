import { CART_RESTORE_PATH, SHOP_CODE } from '../constants/shop.ts';
import { SHOP_REVIEWS_PATH } from '../surveys/index.ts';
import type { PageKind } from './page-kinds.ts';

/** A path that the fixed table knows, with the values of its `{parameters}`. */
export interface FixedRouteMatch {
  readonly kind: PageKind;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The fixed routes in their match order (≠15): the first pattern that fits wins.
 * `:name` takes one segment, a trailing `/*` any rest. They are matched before the resolver cuts `.html`.
 */
const patterns: readonly (readonly [pattern: string, kind: PageKind])[] = [
  ['/', 'home'],
  ['/search.html', 'search'],
  ['/producenci.html', 'manufacturers'],
  ['/product-compare', 'compare'],
  [`/${SHOP_CODE}/catalog/showProductGallery/gid/:gid`, 'product-gallery'],
  // R-48, ∅03
  [CART_RESTORE_PATH, 'cart'],
  ['/checkout/cart', 'cart'],
  ['/checkout/success/:orderId/:hash', 'success'],
  ['/checkout/success/:orderId', 'success'],
  ['/checkout/success', 'success'],
  ['/checkout/onepage/success', 'success'],
  ['/checkout/delivery_date/:hash', 'delivery-date'],
  ['/checkout/payment/error', 'payment-error'],
  // R-35: `reservation` and `reservation/summary` are slugs with an id behind them.
  ['/checkout/reservation/summary/:reservationId', 'checkout'],
  ['/checkout/reservation/:reservationId', 'checkout'],
  ['/checkout/:slug', 'checkout'],
  ['/checkout', 'checkout'],
  ['/customer/account/login', 'login'],
  ['/customer/account/purchase/wishlist', 'wishlist'],
  // J-174: one that is shared by its link.
  ['/schowek/:token', 'wishlist'],
  ['/customer/*', 'account'],
  ['/customer', 'account'],
  ['/create-account', 'create-account'],
  ['/track/tracking/order', 'order-tracking'],
  ['/pqa/confirm/:id', 'pqa-confirm'],
  ['/blog', 'blog-home'],
  ['/aktualnosci.html', 'news-home'],
  ['/slowniczek-pojec.html', 'glossary'],
  ['/slowniczek-pojec/:id', 'glossary'],
  ['/zglos_blad', 'report-error'],
  ['/reklamacje/*', 'complaints'],
  ['/reklamacje', 'complaints'],
  ['/odstapienie-od-umowy', 'withdrawal'],
  ['/karta-podarunkowa/saldo', 'gift-card-balance'],
  ['/karta-podarunkowa', 'gift-cards'],
  ['/wystaw-ocene/:orderId/:token', 'rate-order'],
  ['/ankieta/powod-rezygnacji/:id', 'cancel-survey'],
  [SHOP_REVIEWS_PATH, 'shop-reviews'],
  ['/kontakt.html', 'contact'],
  ['/kontakt/:id', 'contact'],
  ['/kontakt', 'contact'],
  ['/mapa-strony.html', 'site-map'],
  ['/pliki-do-pobrania', 'downloads'],
  ['/archiwum-promocji/:campaignId/:getFromM1', 'promotion-archive'],
  ['/archiwum-promocji', 'promotion-archive'],
  ['/promopaper/paper', 'promo-paper'],
];

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const routes = /* @__PURE__ */ patterns.map(([pattern, kind]) => {
  const parts = segmentsOf(pattern);
  const open = parts.at(-1) === '*';
  return { kind, open, parts: open ? parts.slice(0, -1) : parts };
});

const checkoutSlugs: ReadonlySet<string> = new Set(['cart', 'payment', 'address', 'shipping', 'summary']);

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a stray % is the visitor's own spelling, not an error
  }
};

const matchRoute = ({ open, parts }: (typeof routes)[number], path: readonly string[]): Record<string, string> | null => {
  if (open ? path.length <= parts.length : path.length !== parts.length) return null;
  if (!parts.every((part, index) => part.startsWith(':') || part === path[index])) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) if (part.startsWith(':')) params[part.slice(1)] = decode(path[index] ?? '');
  return params;
};

/**
 * Finds the fixed route of a path (R-26…R-70, ≠15), or null when the resolver decides.
 * @param path pathname without query, e.g. `/checkout/payment`
 */
export const matchFixedRoute = (path: string): FixedRouteMatch | null => {
  const segments = segmentsOf(path);
  for (const route of routes) {
    const params = matchRoute(route, segments);
    if (params === null) continue;
    const { kind } = route;
    // R-34: only the named steps exist; R-39: the virtual page views are not addresses.
    if (kind === 'checkout' && params['slug'] !== undefined && !checkoutSlugs.has(params['slug'])) {
      return { kind: 'not-found', params };
    }
    return { kind, params };
  }
  return segments[0] === 'checkout' ? { kind: 'not-found', params: {} } : null;
};
