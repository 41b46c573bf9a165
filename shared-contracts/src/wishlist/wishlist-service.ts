/** The heart (W-03 … W-10): the customer's list lives on the server; a guest's click waits for the login. */
import { type createStore, atom } from 'jotai';
import { createContext, useContext } from 'react';

import { LOGIN_PATH } from '../constants/shop.ts';
import type { ApiResult } from '../errors/api-error.ts';
import type { EventBus } from '../events/bus.ts';
import { wishlistSlice } from '../state/user.ts';
import type { GuestWishlist } from './guest-wishlist.ts';

export interface WishlistEntry {
  readonly item_id: number;
  readonly product_id: number;
}

/** The port to the server, ∅34. */
export interface WishlistApi {
  list(): Promise<ApiResult<readonly WishlistEntry[]>>;
  add(sku: string): Promise<ApiResult<readonly WishlistEntry[]>>;
  remove(itemId: number): Promise<ApiResult<readonly WishlistEntry[]>>;
}

export interface WishlistProduct {
  readonly sku: string;
  readonly product_id: number;
}

export interface WishlistService {
  /** Adds, or removes what is there. A guest's product is kept, and the login is asked for. */
  toggle(product: WishlistProduct): Promise<ApiResult<readonly WishlistEntry[]> | 'login-requested'>;
  /** Reads the customer's list. */
  load(): Promise<void>;
  /** ≠10: after login the guest's entries go to the server, and the local copy is cleared. */
  postGuestItems(): Promise<void>;
}

/** W-10: how many products the customer keeps; a guest's pending entries do not count (≠10). */
export const wishlistCountAtom = /* @__PURE__ */ atom((get) => get(wishlistSlice.read).wishlist_items.length);

/** W-06 */
export function wishlistLoginPath(path: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(path)}&addToWishList=true`;
}

export function createWishlistService(options: {
  readonly api: WishlistApi;
  readonly guest: GuestWishlist;
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly bus: EventBus;
  readonly isSignedIn: () => boolean;
  /** Where the shopper is, to come back after the login. */
  readonly path: () => string;
}): WishlistService {
  const { api, guest, store, bus, isSignedIn, path } = options;
  const entries = () => store.get(wishlistSlice.read).wishlist_items;

  function show(items: readonly WishlistEntry[]): void {
    store.set(wishlistSlice.patch, { wishlist_items: items });
  }

  function settle(result: ApiResult<readonly WishlistEntry[]>, before: readonly WishlistEntry[]) {
    show(result.ok ? result.value : before);
    return result;
  }

  return {
    async toggle(product) {
      if (!isSignedIn()) {
        guest.add(product);
        bus.emit('login.requested@1', { reason: 'wishlist', path: path() });
        return 'login-requested';
      }
      const before = entries();
      const present = before.find((entry) => entry.product_id === product.product_id);
      if (present) {
        show(before.filter((entry) => entry !== present));
        return settle(await api.remove(present.item_id), before);
      }
      show([...before, { item_id: 0, product_id: product.product_id }]); // ≠30: shown at once, the server's list follows.
      return settle(await api.add(product.sku), before);
    },
    async load() {
      const list = await api.list();
      if (list.ok) show(list.value);
    },
    async postGuestItems() {
      for (const item of guest.items()) {
        const added = await api.add(item.sku);
        if (added.ok) show(added.value);
      }
      guest.clear();
    },
  };
}

/** The page's wishlist; the host provides it. */
export const WishlistServiceContext = /* @__PURE__ */ createContext<WishlistService | null>(null);

export function useWishlistService(): WishlistService | null {
  return useContext(WishlistServiceContext);
}
