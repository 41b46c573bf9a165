import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { appSlice, useEvent } from 'shared-contracts';
import { cartViewAtom } from '../service/cart-atoms.ts';
import { useReadCart } from '../service/use-cart.ts';
import { useOpenedAgain } from '../service/use-opened-again.ts';

const onlineAtom = /* @__PURE__ */ atom((get) => get(appSlice.read).isOnline);

interface FreshCart {
  readonly isOnline: boolean;
  /** ∅12: the cart that was asked for has expired, and a new one was made. */
  readonly hasExpired: boolean;
  readonly reload: () => Promise<void>;
}

/** Reads the whole cart whenever the page opens, and once more when the connection comes back after a failure. */
export function useFreshCart(): FreshCart {
  const reload = useReadCart();
  const store = useStore();
  const isOnline = useAtomValue(onlineAtom);
  const [hasExpired, setExpired] = useState(false);
  const onExpired = useCallback(() => setExpired(true), []);
  useEvent('cart.expired@1', onExpired);

  useEffect(() => void reload(), [reload]);
  useOpenedAgain(reload);
  useEffect(() => {
    // Only the return of the connection counts: a failure while online is the shopper's to retry.
    const onChange = (): void => {
      if (store.get(onlineAtom) && store.get(cartViewAtom).loadError !== null) void reload();
    };
    return store.sub(onlineAtom, onChange);
  }, [store, reload]);

  return { isOnline, hasExpired, reload };
}
