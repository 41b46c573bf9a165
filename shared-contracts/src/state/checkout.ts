/** Slices of the checkout (Z-05, Z-12, Z-17, Z-31, Z-42). */
import { type CartState, EMPTY_CART } from '../cart/cart-state.ts';
import type { Grosze } from '../money/grosze.ts';
import { defineSlice } from './slice.ts';

/** Z-12 */
export interface CheckoutState {
  readonly blikCode: string;
  readonly blikStatus: 'pending' | 'success' | 'error' | null;
  readonly successPageRedirect: string | null;
  /** K-09: the bank of a bank-group payment. */
  readonly bank: string | null;
  readonly invalidBlikCode: boolean;
  readonly voucherSummaryError: string | null;
}
export const checkoutSlice = /* @__PURE__ */ defineSlice<CheckoutState>({
  blikCode: '',
  blikStatus: null,
  successPageRedirect: null,
  bank: null,
  invalidBlikCode: false,
  voucherSummaryError: null,
});

/** Z-05 */
export interface ReservationState extends CartState {
  readonly reservationId: string | null;
}
export const reservationSlice = /* @__PURE__ */ defineSlice<ReservationState>({ ...EMPTY_CART, reservationId: null });

/** Z-17 */
export const checkoutReceiptSlice = /* @__PURE__ */ defineSlice<{ readonly order: unknown }>({ order: null });

/** Z-31: the chosen plan; times in ms. */
export interface InstallmentsState {
  readonly cartId: string | null;
  readonly id: number | null;
  readonly price: Grosze | null;
  readonly installments: number | null;
  readonly monthly: Grosze | null;
  readonly RRSO: number | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly additionalDescription: string | null;
  readonly temporary: boolean;
  readonly multipleChosen: boolean;
  readonly multipleChooseHandled: boolean;
  readonly timeStored: number | null;
  readonly ttl: number | null;
}
export const installmentsSlice = /* @__PURE__ */ defineSlice<InstallmentsState>({
  cartId: null,
  id: null,
  price: null,
  installments: null,
  monthly: null,
  RRSO: null,
  name: null,
  description: null,
  additionalDescription: null,
  temporary: false,
  multipleChosen: false,
  multipleChooseHandled: false,
  timeStored: null,
  ttl: null,
});

/** Z-42, C-28 */
export interface ProductAccessoriesState {
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly accessories: readonly {
    readonly id: number;
    readonly name: string;
    readonly price: Grosze;
    readonly thumbnail: string;
    readonly category_id: number;
  }[];
}
export const productAccessoriesSlice = /* @__PURE__ */ defineSlice<ProductAccessoriesState>({ categories: [], accessories: [] });
