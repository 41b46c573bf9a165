import { atom } from 'jotai';
import { defineSlice } from 'shared-contracts';
import type { CartCommands } from './cart-service.ts';
import { EMPTY_CART } from './cart-state.ts';
import { cartView } from './cart-view.ts';

/** Written by the cart service alone. */
export const cartSlice = /* @__PURE__ */ defineSlice(EMPTY_CART);

/** The whole of what the server said about the cart, for the checkout; read only. */
export const cartStateAtom = /* @__PURE__ */ atom((get) => get(cartSlice.read));

/** C-21: the cart as shoppers see it. */
export const cartViewAtom = /* @__PURE__ */ atom((get) => cartView(get(cartSlice.read)));

/** The service of this page; null until the host has made it. Written by `index.ts` alone. */
export const cartCommandsAtom = /* @__PURE__ */ atom<CartCommands | null>(null);
