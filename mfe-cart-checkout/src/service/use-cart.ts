import { useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import { useCartService } from 'shared-contracts';
import { cartCommandsAtom, cartSlice, cartViewAtom } from './cart-atoms.ts';
import type { CartCommands } from './cart-service.ts';
import type { CartView } from './cart-view.ts';

/** The cart as the shopper sees it, pending changes included. */
export const useCart = (): CartView => useAtomValue(cartViewAtom);

/** Reads the whole cart. Where even the service does not come, the failure is shown as one of reading the cart. */
export function useReadCart(): () => Promise<void> {
  const cart = useCartService();
  const store = useStore();
  return useCallback(async () => {
    const outcome = await cart.load('full');
    if (!outcome.ok && store.get(cartCommandsAtom) === null) store.set(cartSlice.patch, { loadError: outcome.error });
  }, [cart, store]);
}

/**
 * The commands that only the cart's own pages know, for handlers. They are there once a cart is shown: reading it has made them.
 * @throws before
 */
export function useCartCommands(): () => CartCommands {
  const store = useStore();
  return useCallback(() => {
    const commands = store.get(cartCommandsAtom);
    if (commands === null) throw new Error('No cart has been read on this page yet');
    return commands;
  }, [store]);
}
