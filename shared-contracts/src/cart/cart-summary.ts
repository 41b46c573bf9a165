import { atom } from 'jotai';

import { defineSlice } from '../state/slice.ts';
import type { CartSummary } from './cart-port.ts';

const EMPTY: CartSummary = { count: 0, isFetched: false, isLoading: false };

/** C-01, S-13: how the cart stands. Written by the host alone: what the cart's rules publish, and presses that came before them. */
export const cartSummarySlice = /* @__PURE__ */ defineSlice(EMPTY);

/** For counters: changes only when the number does. */
export const cartCountAtom = /* @__PURE__ */ atom((get) => get(cartSummarySlice.read).count);
