/** Every key of the browser's storage (T rows, ∅43). Values are checked by their schema each time they are read. */
import {
  array,
  boolean,
  literal,
  nonEmpty,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  unknown,
} from 'valibot';

import {
  CACHED_DATA_LIFE_MS,
  CART_ID_LIFE_MS,
  CART_OUTBOX_LIFE_MS,
  COMPARE_LIFE_MS,
  DELIVERY_PLACE_LIFE_MS,
  GUEST_WISHLIST_LIFE_MS,
  RECENTLY_VIEWED_LIFE_MS,
  TOKEN_LIFE_MS,
  WISHLIST_OUTBOX_LIFE_MS,
} from '../constants/time.ts';
import { storageKey } from './storage-key.ts';

const text = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ nonEmpty());

/** T-01, U-01: its presence means signed in. */
export const SIGNIN_TOKEN = /* @__PURE__ */ storageKey({ name: 'signin_token', form: 'text', schema: text });
/** J-267: since when the stored token has been in use here, ms since 1970: an old one is replaced. */
export const SIGNIN_TOKEN_SINCE = /* @__PURE__ */ storageKey({
  name: 'signin_token_since',
  form: 'json',
  schema: /* @__PURE__ */ number(),
});
/** Random, of one sign-in: unlike the token it stays the same until the session ends, so what waits in the browser is known by it. */
export const VISIT_ID = /* @__PURE__ */ storageKey({ name: 'visit_id', form: 'text', schema: text });
/** T-02 */
export const NEOPORTAL_USER_ID = /* @__PURE__ */ storageKey({ name: 'neoportal_user_id', form: 'text', schema: text });
/**
 * J-127: SHA-256 of tokens that were signed out without a connection, in hexadecimal digits: sent when it is back. They live as long as
 * tokens do.
 */
export const REVOKED_TOKENS = /* @__PURE__ */ storageKey({
  name: 'revoked_tokens',
  lifeMs: TOKEN_LIFE_MS,
  empty: [],
  schema: /* @__PURE__ */ array(/* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[\da-f]{64}$/))),
});
/** T-13, N-09: id of the guest's cart. */
export const CART_ID = /* @__PURE__ */ storageKey({ name: 'cart_id', schema: text, lifeMs: CART_ID_LIFE_MS });
/** C-21: another value tells other tabs that the cart has changed. */
export const CART_CHANGED = /* @__PURE__ */ storageKey({ name: 'cart_changed', form: 'text', schema: text });
/** additions to the cart that the server has not acknowledged. */
export const CART_OUTBOX = /* @__PURE__ */ storageKey({
  name: 'cart_outbox',
  lifeMs: CART_OUTBOX_LIFE_MS,
  empty: [],
  schema: /* @__PURE__ */ array(
    /* @__PURE__ */ object({
      key: text,
      sku: text,
      qty: /* @__PURE__ */ number(),
      mainProductSku: /* @__PURE__ */ optional(text),
      warrantyId: /* @__PURE__ */ optional(/* @__PURE__ */ number()),
      services: /* @__PURE__ */ optional(
        /* @__PURE__ */ array(
          /* @__PURE__ */ object({ id: /* @__PURE__ */ number(), optionId: /* @__PURE__ */ optional(/* @__PURE__ */ number()) }),
        ),
      ),
      /** J-250 */
      gift: /* @__PURE__ */ optional(
        /* @__PURE__ */ object({
          recipientEmail: /* @__PURE__ */ string(),
          recipientName: /* @__PURE__ */ string(),
          message: /* @__PURE__ */ string(),
          day: /* @__PURE__ */ string(),
        }),
      ),
      /** J-302: of a line that is put back. */
      itemId: /* @__PURE__ */ optional(/* @__PURE__ */ number()),
      time: /* @__PURE__ */ number(),
    }),
  ),
});
/** C-21: pieces in the cart when this browser last knew it, for when the cart's rules do not come. */
export const CART_COUNT = /* @__PURE__ */ storageKey({
  name: 'cart_count',
  lifeMs: CART_ID_LIFE_MS,
  empty: 0,
  schema: /* @__PURE__ */ number(),
});
/** T-04: the install banner was closed. */
export const INSTALL_BANNER_CLOSED = /* @__PURE__ */ storageKey({
  name: 'user_close_banner',
  form: 'json',
  schema: /* @__PURE__ */ boolean(),
  empty: false,
});
/** D-11, T-13 */
export const SEARCH_HISTORY = /* @__PURE__ */ storageKey({
  name: 'search_history',
  schema: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  empty: [],
});

/** T-05, ≠40: any decision is `accepted: true`; what is allowed stands in the categories. */
export const COOKIE_CONSENT = /* @__PURE__ */ storageKey({
  name: 'user_cookies_accept',
  form: 'json',
  schema: /* @__PURE__ */ object({
    accepted: /* @__PURE__ */ literal(true),
    categories: /* @__PURE__ */ object({
      necessary: /* @__PURE__ */ boolean(),
      analytics: /* @__PURE__ */ boolean(),
      functional: /* @__PURE__ */ boolean(),
      marketing: /* @__PURE__ */ boolean(),
    }),
    timeStored: /* @__PURE__ */ number(),
    /** Names this browser's decisions in the consent log, and nothing else. */
    id: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
  }),
});

/** T-13, W-01, W-03: entries of a guest, waiting for the login. */
export const GUEST_WISHLIST = /* @__PURE__ */ storageKey({
  name: 'wishlist',
  lifeMs: GUEST_WISHLIST_LIFE_MS,
  empty: [],
  schema: /* @__PURE__ */ array(
    /* @__PURE__ */ object({
      added_at: /* @__PURE__ */ number(),
      description: /* @__PURE__ */ string(),
      product_id: /* @__PURE__ */ number(),
      qty: /* @__PURE__ */ number(),
      sku: text,
    }),
  ),
});

/** J-175: presses on hearts that the server has not acknowledged. */
export const WISHLIST_OUTBOX = /* @__PURE__ */ storageKey({
  name: 'wishlist_outbox',
  lifeMs: WISHLIST_OUTBOX_LIFE_MS,
  empty: [],
  schema: /* @__PURE__ */ array(
    /* @__PURE__ */ object({
      sku: text,
      product_id: /* @__PURE__ */ number(),
      keep: /* @__PURE__ */ boolean(),
      time: /* @__PURE__ */ number(),
    }),
  ),
});

/** J-169: where the visitor wants goods. */
export const DELIVERY_PLACE = /* @__PURE__ */ storageKey({
  name: 'delivery_place',
  lifeMs: DELIVERY_PLACE_LIFE_MS,
  empty: { postcode: null, shop: null },
  schema: /* @__PURE__ */ object({
    postcode: /* @__PURE__ */ nullable(/* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^\d{2}-\d{3}$/))),
    shop: /* @__PURE__ */ nullable(/* @__PURE__ */ object({ id: /* @__PURE__ */ number(), place: text })),
  }),
});

/** T-13, M-05 */
export const COMPARE_LIST = /* @__PURE__ */ storageKey({
  name: 'compare',
  lifeMs: COMPARE_LIFE_MS,
  schema: /* @__PURE__ */ array(text),
  empty: [],
});

/** T-08, ∅43: what is kept of the user slice (Z-15): SKUs of the products seen last, newest first (M-06). */
export const CACHED_STATE = /* @__PURE__ */ storageKey({
  name: 'CACHED_STATE',
  lifeMs: RECENTLY_VIEWED_LIFE_MS,
  empty: { user: { recentlyViewed: [] } },
  schema: /* @__PURE__ */ object({ user: /* @__PURE__ */ object({ recentlyViewed: /* @__PURE__ */ array(text) }) }),
});

/** T-13, M-07: from which list a product was opened, newest first. */
export const LISTING_NAMES = /* @__PURE__ */ storageKey({
  name: 'listing_names',
  lifeMs: CACHED_DATA_LIFE_MS,
  empty: [],
  schema: /* @__PURE__ */ array(
    /* @__PURE__ */ object({ name: text, /** Group of variants. */ pgid: /* @__PURE__ */ number(), sku: text }),
  ),
});

/** T-10, E-20 */
export const LOGGER = /* @__PURE__ */ storageKey({
  name: 'logger',
  area: 'session',
  form: 'json',
  empty: [],
  schema: /* @__PURE__ */ array(
    /* @__PURE__ */ object({
      id: /* @__PURE__ */ string(),
      message: /* @__PURE__ */ string(),
      stack: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
      path: /* @__PURE__ */ string(),
      time: /* @__PURE__ */ number(),
      /** `remote@release` that the error comes from. */
      release: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
    }),
  ),
});

/** ≠07: three guards with their own time stamps (ms since 1970 of the last reload). */
export const RELOAD_GUARD_CAUSES = ['chunk', 'error-page', 'translation'] as const;
export type ReloadGuardCause = (typeof RELOAD_GUARD_CAUSES)[number];
export const RELOAD_GUARDS = /* @__PURE__ */ storageKey({
  name: 'reload_guards',
  area: 'session',
  form: 'json',
  empty: {},
  schema: /* @__PURE__ */ record(/* @__PURE__ */ picklist(RELOAD_GUARD_CAUSES), /* @__PURE__ */ number()),
});

/** R-06, N-08: answers of the resolver, one key per path. */
export const RESOLVER_CACHE_PREFIX = 'url_resolver:';
/** The key of the resolver's answer for a path. */
export function resolverCacheKey(path: string) {
  return storageKey({ name: `${RESOLVER_CACHE_PREFIX}${path}`, lifeMs: CACHED_DATA_LIFE_MS, schema: unknown(), isCache: true });
}

/** For `createShopStorage`: what may go when the storage is full (E-05). */
export const CACHE_NAMES: readonly string[] = [RESOLVER_CACHE_PREFIX, 'HEADER_FOOTER_DATA'];
