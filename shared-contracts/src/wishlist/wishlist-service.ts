/** The heart (W-03 … W-10): the customer's list lives on the server; a guest's click waits for the login. */
import { type createStore, atom } from 'jotai';
import { createContext, useContext } from 'react';

import { LOGIN_PATH } from '../constants/shop.ts';
import { type ApiError, type ApiResult, succeeded } from '../errors/api-error.ts';
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
  /** Reads the customer's list for hearts and the counter, which stay as they are when it cannot be read. */
  load(): Promise<void>;
  /** The same for who shows the list, newest first. */
  read(): Promise<ApiResult<readonly WishlistEntry[]>>;
  /**
   * ≠10: after the login that a heart has led to, the guest's entries go to the server, and the local copy is cleared. What the server
   * could not be asked for stays for the next login.
   */
  postGuestItems(): Promise<void>;
  /** The customer has left: an empty list. */
  forget(): void;
}

/** What has become of a press on a heart, for a notice (∅34, ∅35). */
export type WishlistChange = { readonly kind: 'added' | 'removed' } | { readonly kind: 'failed'; readonly error: ApiError };

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
  readonly onChange?: ((change: WishlistChange) => void) | undefined;
}): WishlistService {
  const { api, guest, store, bus, isSignedIn, path, onChange = () => {} } = options;
  type Answer = ApiResult<readonly WishlistEntry[]>;

  const entries = () => store.get(wishlistSlice.read).wishlist_items;
  const show = (items: readonly WishlistEntry[]): void => store.set(wishlistSlice.patch, { wishlist_items: items });

  // What the server has said last; `entries` may be ahead of it by the presses that it has not answered yet.
  let known: readonly WishlistEntry[] = [];
  let unanswered = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** One call after the other: a second press on a heart has to know the number that the first one got. */
  function inTurn(call: () => Promise<Answer>): Promise<Answer> {
    unanswered += 1;
    const answer = last.then(call).then((result) => {
      unanswered -= 1;
      if (result.ok) known = result.value;
      if (unanswered === 0) show(known);
      return result;
    });
    last = answer;
    return answer;
  }

  async function changed(kind: 'added' | 'removed', call: () => Promise<Answer>): Promise<Answer> {
    const result = await inTurn(call);
    onChange(result.ok ? { kind } : { kind: 'failed', error: result.error });
    return result;
  }

  return {
    async toggle(product) {
      if (!isSignedIn()) {
        guest.add(product);
        bus.emit('login.requested@1', { reason: 'wishlist', path: path() });
        return 'login-requested';
      }
      const isMine = (entry: WishlistEntry) => entry.product_id === product.product_id;
      if (entries().some(isMine)) {
        show(entries().filter((entry) => !isMine(entry)));
        return changed('removed', async () => {
          const item = known.find(isMine);
          return item === undefined ? succeeded(known) : api.remove(item.item_id);
        });
      }
      show([{ item_id: 0, product_id: product.product_id }, ...entries()]); // ≠30: shown at once, the server's list follows.
      return changed('added', () => api.add(product.sku));
    },

    async load() {
      await inTurn(() => api.list());
    },

    read: () => inTurn(() => api.list()),

    async postGuestItems() {
      const items = guest.items();
      if (items.length === 0) return;
      const answers: Answer[] = [];
      for (const { sku } of items) answers.push(await inTurn(() => api.add(sku)));
      const unsent = items.filter((_, index) => {
        const answer = answers[index];
        return answer !== undefined && !answer.ok && (answer.error.status === 0 || answer.error.status >= 500);
      });
      if (unsent.length > 0) guest.update(unsent);
      else guest.clear();
      const refused = answers.find((answer) => !answer.ok);
      onChange(refused === undefined || refused.ok ? { kind: 'added' } : { kind: 'failed', error: refused.error });
    },

    forget() {
      known = [];
      show(known);
    },
  };
}

/** The page's wishlist; the host provides it. */
export const WishlistServiceContext = /* @__PURE__ */ createContext<WishlistService | null>(null);

export function useWishlistService(): WishlistService | null {
  return useContext(WishlistServiceContext);
}
