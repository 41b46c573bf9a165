/** The cart slice (Z-02 … Z-04): what the server confirmed, and beside it what is on the way (pending) per line. */
import { ZERO_GROSZE, type ApiError, type Grosze } from 'shared-contracts';
import type { Cart, CartItem } from './cart-schema.ts';
import type { CartNotices, CleanAddress } from './sanitize.ts';

/** A field as the server answers it; null as long as no answer had it. */
type Answered<Name extends keyof Cart> = NonNullable<Cart[Name]> | null;

/** A change that the shopper has made and the server has not confirmed. */
export type PendingChange =
  | { readonly id: number; readonly kind: 'add'; readonly sku: string; readonly qty: number }
  | { readonly id: number; readonly kind: 'change'; readonly itemId: number; readonly qty: number }
  | { readonly id: number; readonly kind: 'remove' | SavedMove; readonly itemId: number };

/** J-303: a line is put aside for later, put back into the cart, or taken away from what lies aside. */
export type SavedMove = 'save' | 'take-back' | 'remove-saved';

export interface CartState {
  readonly spinner: boolean;
  readonly details: unknown;
  readonly items: readonly CartItem[];
  /** J-303: put aside for later. */
  readonly saved_items: readonly CartItem[];
  /** ≠25: the active cart's id. */
  readonly cartId: string | null;
  /** ≠25: the id kept for a guest until the cart is assigned to a customer. */
  readonly guestCartId: string | null;
  readonly billing_address: CleanAddress | null;
  readonly shipping_address: CleanAddress | null;
  readonly promotions: NonNullable<Cart['promotions']>;
  readonly accessories: NonNullable<Cart['accessories']>;
  /** Null in a short answer, which knows nothing of the checkout. */
  readonly shipping_methods: Answered<'shipping_methods'>;
  readonly payment_methods: Answered<'payment_methods'>;
  readonly shipping: Answered<'shipping'>;
  readonly payment: Answered<'payment'>;
  readonly summary: Answered<'summary'>;
  /** What is promised of all goods together (J-167). */
  readonly delivery: Answered<'delivery'>;
  readonly total: Grosze;
  /** J-354: the tax in the sums, where the store shows net prices. */
  readonly tax: Answered<'tax'>;
  /** C-01: 0 unless the server says otherwise. */
  readonly total_count: number;
  readonly fetched: boolean;
  /** K-23: the day of delivery that is being chosen; its hours come second. */
  readonly option: { readonly date: string; readonly range: string | null } | null;
  readonly notices: CartNotices;
  /** K-23: the part of the delivery that is being chosen besides its way. */
  readonly deliveryCartStep: 'day' | null;
  /** the day on which the chosen delivery comes. */
  readonly delivery_date: Answered<'delivery_date'>;
  /** an e-mail comes if the cart is left. */
  readonly cart_reminder: boolean;
  /** an SMS confirms the order. */
  readonly confirmation_sms: boolean;
  readonly is_reservation: boolean;
  // Z-03: fields of the checkout's versions.
  readonly message: string | null;
  readonly success: boolean | null;
  readonly additional_data: Answered<'additional_data'>;
  readonly has_virtual_address: boolean;
  readonly external_voucher: Answered<'external_voucher'>;
  readonly coupon: Answered<'coupon'>;
  readonly plus_coupon: Answered<'plus_coupon'>;
  readonly address_should_be_verified: boolean;
  readonly with_invoice: boolean;
  /** J-327: the goods are collected, or come by e-mail: the address may have no street. */
  readonly without_delivery_address: boolean;
  readonly validation: Answered<'validation'>;
  readonly bank_account_number: string | null;
  readonly services: NonNullable<Cart['services']>;
  // What the service adds.
  readonly pending: readonly PendingChange[];
  /** By line: `item:{id}`, or `sku:{sku}` for an addition that failed. */
  readonly lineErrors: Readonly<Record<string, ApiError>>;
  /** Why the cart could not be read. */
  readonly loadError: ApiError | null;
  /** What was removed last and can be put back. */
  readonly removed: CartItem | null;
  /** There when the cart is one that was seen before the connection was lost: when that was, ms since 1970. */
  readonly takenAt?: number;
}

export const EMPTY_CART: CartState = {
  spinner: false,
  details: null,
  items: [],
  saved_items: [],
  cartId: null,
  guestCartId: null,
  billing_address: null,
  shipping_address: null,
  promotions: [],
  accessories: [],
  shipping_methods: null,
  payment_methods: null,
  shipping: null,
  payment: null,
  summary: null,
  delivery: null,
  total: ZERO_GROSZE,
  tax: null,
  total_count: 0,
  fetched: false,
  option: null,
  notices: {},
  deliveryCartStep: null,
  delivery_date: null,
  cart_reminder: false,
  confirmation_sms: false,
  is_reservation: false,
  message: null,
  success: null,
  additional_data: null,
  has_virtual_address: false,
  external_voucher: null,
  coupon: null,
  plus_coupon: null,
  address_should_be_verified: false,
  with_invoice: false,
  without_delivery_address: false,
  validation: null,
  bank_account_number: null,
  services: [],
  pending: [],
  lineErrors: {},
  loadError: null,
  removed: null,
};

/** Key of a line that the server knows. */
export function itemKey(itemId: number): string {
  return `item:${itemId}`;
}

/** Key of a line that the server does not know yet. */
export function skuKey(sku: string): string {
  return `sku:${sku}`;
}
