export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** N-02 */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** N-03, E-04: chunk failure reloads at most once a minute. */
export const RELOAD_THROTTLE_MS = 60_000;
/** V-10, ≠07: the error page has its own guard. */
export const ERROR_RELOAD_GUARD_MS = 30_000;
/** N-04, I-05 */
export const TRANSLATION_RELOAD_GUARD_MS = 30_000;
/** N-06, W-03 */
export const GUEST_WISHLIST_LIFE_MS = 21_600_000;
/** C-29: an instalment plan that was chosen. */
export const INSTALMENT_PLAN_LIFE_MS = 21_600_000;
/** N-07, M-05 */
export const COMPARE_LIFE_MS = DAY_MS;
/** N-08, ≠21: life of single entries cached in local storage (resolver answers and the like). */
export const CACHED_DATA_LIFE_MS = DAY_MS;
/** N-09 */
export const CART_ID_LIFE_MS = 7 * DAY_MS;
/** an addition to the cart that could not be sent is forgotten after a day: by then it would be a surprise. */
export const CART_OUTBOX_LIFE_MS = DAY_MS;
/** J-175: a press on a heart that could not be sent surprises nobody within a week. */
export const WISHLIST_OUTBOX_LIFE_MS = 7 * DAY_MS;
/** J-261: how long a message to the shop waits for a connection. */
export const MESSAGE_OUTBOX_LIFE_MS = 7 * DAY_MS;
/** M-06, H-04: what has been looked at is of use for a month. */
export const RECENTLY_VIEWED_LIFE_MS = 30 * DAY_MS;
/** J-169: where a visitor wants goods is asked again after half a year. */
export const DELIVERY_PLACE_LIFE_MS = 180 * DAY_MS;
/** How long a token signs in; the server's own figure. */
export const TOKEN_LIFE_MS = 30 * DAY_MS;
/** J-267: a token that has been in use so long is replaced. */
export const TOKEN_ROTATION_MS = DAY_MS;
/** J-127: as long does signing out wait for the server. */
export const SIGN_OUT_PATIENCE_MS = 5_000;
/** N-10, P-18 */
export const PRICE_LIFE_MS = MINUTE_MS;
/** N-11 */
export const USER_UUID_LIFE_MS = DAY_MS;
/** N-12 */
export const STATISTICS_REFRESH_MS = 10 * MINUTE_MS;
/** N-14 */
export const UTM_LIFE_MS = 30 * DAY_MS;
/** N-21 */
export const PLUS_BACK_DOOR_MS = 30 * MINUTE_MS;
export const PLUS_BACK_DOOR_CLEARED_MS = MINUTE_MS;
/** N-22 */
export const ONLINE_BANNER_MS = 3000;
/** N-23 */
export const SOCKET_PING_MS = 45_000;
export const SOCKET_RECONNECT_MS = 1000;
/** N-25 */
export const FIRST_LOAD_DELAY_MS = 1000;
export const BACKGROUND_TASK_DELAY_MS = 3000;
/** H-01, H-07: state slices, and category and product map entries. */
export const STATE_LIFE_MS = 1_800_000;
/** H-10, P-22 */
export const FETCH_DEDUPE_MS = 300_000;
/** H-02, H-03 */
export const DICTIONARY_LIFE_MS = 3_600_000;
/** H-08 */
export const INSTALMENT_TAG_LIFE_MS = 300_000;
/** P-27, ≠01 */
export const PRODUCT_RETRY_MS = 3000;
