/** Slices of the checkout (Z-12, Z-17). */
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

/** Z-17 */
export const checkoutReceiptSlice = /* @__PURE__ */ defineSlice<{ readonly order: unknown }>({ order: null });
