import { atom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { appSlice, useCart, useCartService, useEvent } from 'shared-contracts';

const onlineAtom = /* @__PURE__ */ atom((get) => get(appSlice.read).isOnline);

interface FreshCart {
  readonly isOnline: boolean;
  /** ∅12: the cart that was asked for has expired, and a new one was made. */
  readonly hasExpired: boolean;
}

/** Reads the whole cart when the page opens, and once more when the connection comes back after a failure. */
export function useFreshCart(): FreshCart {
  const cart = useCartService();
  const isOnline = useAtomValue(onlineAtom);
  const hasFailed = useCart().loadError !== null;
  const [hasExpired, setExpired] = useState(false);
  useEvent(
    'cart.expired@1',
    useCallback(() => setExpired(true), []),
  );

  useEffect(() => void cart.load('full'), [cart]);
  useEffect(() => {
    if (isOnline && hasFailed) void cart.load('full');
    // Only the return of the connection counts: a failure while online is the shopper's to retry.
    // eslint-disable-next-line react/exhaustive-deps
  }, [isOnline]);

  return { isOnline, hasExpired };
}
