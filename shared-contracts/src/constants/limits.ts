/** Counts and sizes of the N rows. */

/** N-05, Q-01: characters of an encoded GraphQL GET address. */
export const GRAPHQL_GET_LIMIT = 2600;
/** N-15 */
export const IMAGE_QUALITY = 80;
/** N-17 */
export const CATEGORY_PREFETCH_ITEMS = 20;
/** N-19 */
export const SEARCH_HISTORY_MAX = 5;
export const RECENTLY_VIEWED_MAX = 5;
/** M-07: lists from which products were opened, remembered at a time. */
export const LISTING_NAMES_MAX = 20;
/** N-20, in px */
export const STICKY_HEADER_HEIGHT = 66;
export const SCROLL_TOP_THRESHOLD = 200;
/** N-27, P-25 */
export const PRODUCT_BATCH_SIZE = 100;
/** N-27, P-26 */
export const MOST_PRODUCT_FIELDS = 30;
/** N-16, P-28: so many requests in which a key gave nothing; fewer where products are asked for by ids, gids or SKUs. */
export const BLACKLIST_THRESHOLD = 5;
export const PRODUCT_BLACKLIST_THRESHOLD = 1;
/** N-31, P-23 */
export const ROOT_CATEGORY_IDS: ReadonlySet<number> = /* @__PURE__ */ new Set([1, 2]);
/** ∅02 */
export const LISTING_PAGE_SIZE = 24;

/** N-13, L-11: how long to wait for an answer of the socket, in ms; longer on links slower than 4 Mb/s. */
export function socketWaitMs(downlinkMbps: number | undefined): number {
  return downlinkMbps !== undefined && downlinkMbps < 4 ? 500 : 300;
}
