/** M-06, N-19: the products that this browser has seen last; they live in the kept part of the user slice (Z-15, ∅43). */
import { atom, useStore } from 'jotai';
import { useContext, useEffect } from 'react';

import { ConnectionContext } from '../connection/connection.ts';
import { RECENTLY_VIEWED_MAX } from '../constants/limits.ts';
import { useAtomAfterHydration } from '../state/use-atom-after-hydration.ts';
import { showRecentlyViewed, userAtom } from '../state/user-atom.ts';
import { CACHED_STATE } from '../storage/keys.ts';
import { viewedAfter } from './sku-lists.ts';

const NONE: readonly string[] = [];
const viewedAtom = /* @__PURE__ */ atom((get) => get(userAtom).recentlyViewed.items);

/**
 * SKUs of the products seen last, newest first; empty until the page is hydrated.
 * @param seen the product that is being looked at: it is added
 */
export function useRecentlyViewed(seen?: string): readonly string[] {
  const store = useStore();
  const connection = useContext(ConnectionContext);
  useEffect(() => {
    const kept = connection?.storage.read(CACHED_STATE).user.recentlyViewed ?? store.get(viewedAtom);
    const skus = seen === undefined ? kept.slice(0, RECENTLY_VIEWED_MAX) : viewedAfter(kept, seen);
    if (seen !== undefined) connection?.storage.write(CACHED_STATE, { user: { recentlyViewed: [...skus] } });
    store.set(showRecentlyViewed, skus);
  }, [connection, store, seen]);
  return useAtomAfterHydration(viewedAtom, NONE);
}
