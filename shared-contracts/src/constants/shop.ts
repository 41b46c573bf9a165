/** The one place that knows the shop's own name (`{product}` of the requirements) and its stores (O-02). */
export const SHOP_CODE = 'amperio';

export const STORE_CODES = ['amperio', 'amperio_pro'] as const;
export type StoreCode = (typeof STORE_CODES)[number];

export function isStoreCode(value: unknown): value is StoreCode {
  return STORE_CODES.some((code) => code === value);
}

/** N-01 */
export const APP_VERSION = '2.236.0';

/** ≠12 */
export const SEARCH_PATH = '/search.html';
export const CART_PATH = '/checkout/cart';
/** R-48, ∅03: leads a cart that was left back to its shopper; `?id=` names a guest's. */
export const CART_RESTORE_PATH = '/checkout/cart/restore';
/** a reservation, with its id behind. */
export const RESERVATION_PATH = '/checkout/reservation';
/** leads to the first open step. */
export const CHECKOUT_PATH = '/checkout';
export const LOGIN_PATH = '/customer/account/login';
export const ACCOUNT_PATH = '/customer/account/index';
export const WISHLIST_PATH = '/customer/account/purchase/wishlist';
export const COMPARE_PATH = '/product-compare';

/** N-32: the footer is built from these content blocks. */
export const FOOTER_BLOCKS = [
  `footer_links_${SHOP_CODE}`,
  'footer_links_shop',
  'footer_awards',
  'footer_payment',
  'footer_search',
  'product_kp_outlet',
  'footer_link_search_store',
  'footer_link_search_package',
  'footer_content_contact',
  'footer_copyright',
  'footer_links_map',
] as const;
