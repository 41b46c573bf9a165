import { atom } from 'jotai';
import { defineSlice } from 'shared-contracts';
import type { CartCommands } from './cart-commands.ts';
import { EMPTY_CART, type CartState } from './cart-state.ts';
import { cartView } from './cart-view.ts';

/** Written by the cart service alone. */
export const cartSlice = /* @__PURE__ */ defineSlice(EMPTY_CART);

/** K-23: which part of the delivery is being chosen, and the day that is; what the delivery step alone writes. */
export const deliveryChoiceAtom = /* @__PURE__ */ atom(null, (_get, set, choice: Partial<Pick<CartState, 'deliveryCartStep' | 'option'>>) =>
  set(cartSlice.patch, choice),
);

/** The whole of what the server said about the cart, for the checkout; read only. */
export const cartStateAtom = /* @__PURE__ */ atom((get) => get(cartSlice.read));

/** C-21: the cart as shoppers see it. */
export const cartViewAtom = /* @__PURE__ */ atom((get) => cartView(get(cartSlice.read)));

/** The service of this page; null until the host has made it. Written by `index.ts` alone. */
export const cartCommandsAtom = /* @__PURE__ */ atom<CartCommands | null>(null);
