import { atom } from 'jotai';

import { defineSlice } from '../state/slice.ts';
import { EMPTY_CART } from './cart-state.ts';
import { cartView } from './cart-view.ts';

/** Written by the cart service alone. */
export const cartSlice = /* @__PURE__ */ defineSlice(EMPTY_CART);

/** C-21, S-13: the cart as shoppers see it. */
export const cartViewAtom = /* @__PURE__ */ atom((get) => cartView(get(cartSlice.read)));

/** For counters: changes only when the number does. */
export const cartCountAtom = /* @__PURE__ */ atom((get) => get(cartViewAtom).count);
