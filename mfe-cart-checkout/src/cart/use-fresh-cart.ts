import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { appSlice, cartViewAtom, useCartService, useEvent } from 'shared-contracts';

const onlineAtom = /* @__PURE__ */ atom((get) => get(appSlice.read).isOnline);

interface FreshCart {
  readonly isOnline: boolean;
  /** ∅12: the cart that was asked for has expired, and a new one was made. */
  readonly hasExpired: boolean;
}

/** Reads the whole cart when the page opens, and once more when the connection comes back after a failure. */
export function useFreshCart(): FreshCart {
  const cart = useCartService();
  const store = useStore();
  const isOnline = useAtomValue(onlineAtom);
  const [hasExpired, setExpired] = useState(false);
  const onExpired = useCallback(() => setExpired(true), []);
  useEvent('cart.expired@1', onExpired);

  useEffect(() => void cart.load('full'), [cart]);
  useEffect(() => {
    // Only the return of the connection counts: a failure while online is the shopper's to retry.
    const onChange = (): void => {
      if (store.get(onlineAtom) && store.get(cartViewAtom).loadError !== null) void cart.load('full');
    };
    return store.sub(onlineAtom, onChange);
  }, [store, cart]);

  return { isOnline, hasExpired };
}
