/** Slices of the customer (Z-14 … Z-19, Z-29, Z-32). */
import type { components } from '../rest/openapi-types.ts';
import { defineSlice } from './slice.ts';

/** U-10 */
export interface CustomerAddress {
  readonly id: number;
  readonly default_billing: boolean;
  readonly default_shipping: boolean;
  readonly city: string | null;
  readonly company: string | null;
  readonly country_id: string;
  readonly street: readonly string[];
  readonly postcode: string | null;
  readonly telephone: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** Z-14: `amperio` stands for `{product}`. */
export interface CustomerFlags {
  readonly amperio_plus: boolean;
  readonly amperio_plus_allowed: boolean;
  readonly neoportal_user_id: string | null;
}

/** Z-14 … Z-16. The passwords that Z-16 names are no part of it (docs/adr/064). */
export interface UserState {
  readonly isSignedIn: boolean;
  readonly isNeoportal: boolean;
  readonly currentUser: { readonly email: string; readonly firstname: string; readonly lastname: string; readonly dob: string | null };
  readonly addresses: readonly CustomerAddress[];
  readonly extension_attributes: CustomerFlags;
  readonly forgotPassword: { readonly email: string; readonly isInProgress: boolean };
  readonly postCode: string | null;
  readonly compare: { readonly items: readonly string[]; readonly toCompare: readonly string[] };
  readonly recentlyViewed: { readonly items: readonly string[]; readonly toRecentlyViewed: readonly string[] };
  readonly signInError: string | null;
  readonly createAccountError: string | null;
  readonly csd: unknown;
  readonly wishListQty: number;
  readonly wishListItemsIds: readonly { readonly item_id: number; readonly product_id: number }[];
  readonly ordersQty: number;
  readonly ordersItemsIds: readonly number[];
  readonly countable: { readonly wishlist_count: number };
}

/** U-04: what sign-in reset returns to. */
export const DEFAULT_USER: UserState = {
  isSignedIn: false,
  isNeoportal: false,
  currentUser: { email: '', firstname: '', lastname: '', dob: null },
  addresses: [],
  extension_attributes: { amperio_plus: false, amperio_plus_allowed: false, neoportal_user_id: null },
  forgotPassword: { email: '', isInProgress: false },
  postCode: null,
  compare: { items: [], toCompare: [] },
  recentlyViewed: { items: [], toRecentlyViewed: [] },
  signInError: null,
  createAccountError: null,
  csd: null,
  wishListQty: 0,
  wishListItemsIds: [],
  ordersQty: 0,
  ordersItemsIds: [],
  countable: { wishlist_count: 0 },
};

/** Z-32 with the guest's entries of W-01; `{hash}` is carried through as a key. */
export interface WishlistState {
  readonly wishlist_items: readonly { readonly item_id: number; readonly product_id: number }[];
  readonly timeStored: number | null;
  readonly ttl: number | null;
}
export const wishlistSlice = /* @__PURE__ */ defineSlice<WishlistState>({ wishlist_items: [], timeStored: null, ttl: null });

/** Z-29, F-07: what sellers at staff terminals know of products, by product id. */
export const neoportalDataSlice = /* @__PURE__ */ defineSlice<Readonly<Record<number, unknown>>>({});

type Order = components['schemas']['Order'];
type OrderSummary = components['schemas']['OrderSummary'];

/** Z-18: the orders of the customer that were listed last. Items are summaries as the commerce server tells them. */
export interface PurchaseHistory {
  readonly items: readonly OrderSummary[];
  readonly isFetching: boolean;
}
export const purchaseHistorySlice = /* @__PURE__ */ defineSlice<PurchaseHistory>({ items: [], isFetching: false });

/** Z-19: the order that was opened last: its first item, the others, and the whole of it. */
export interface PurchaseDetails {
  readonly item: Order['items'][number] | null;
  readonly otherItems: readonly Order['items'][number][];
  readonly orderDetails: Order | null;
  readonly isFetching: boolean;
}
export const purchaseDetailsSlice = /* @__PURE__ */ defineSlice<PurchaseDetails>({
  item: null,
  otherItems: [],
  orderDetails: null,
  isFetching: false,
});
