/** The heart (W-03 … W-10): the customer's list lives on the server; a guest's click waits for the login, a customer's for the connection. */
import { type createStore, atom } from 'jotai';
import { createContext, useContext } from 'react';

import { LOGIN_PATH } from '../constants/shop.ts';
import { type ApiError, type ApiResult, isUnavailable, succeeded } from '../errors/api-error.ts';
import type { EventBus } from '../events/bus.ts';
import { wishlistSlice } from '../state/user.ts';
import type { GuestWishlist } from './guest-wishlist.ts';
import { createWishlistOutbox, type WishlistOutbox, type WishlistPress } from './wishlist-outbox.ts';

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
  /** Adds, or removes what is there; shown at once, and sent when the server is there (J-175). A guest's product is kept, and the login is asked for. */
  toggle(product: WishlistProduct): Promise<ApiResult<readonly WishlistEntry[]> | 'login-requested'>;
  /** Reads the customer's list for hearts and the counter, which stay as they are when it cannot be read; what waits is sent first. */
  load(): Promise<void>;
  /** The same for who shows the list, newest first. */
  read(): Promise<ApiResult<readonly WishlistEntry[]>>;
  /** Sends what waits. */
  deliver(): Promise<ApiResult<readonly WishlistEntry[]>>;
  /** The list as the server has just told it to somebody else of this page. */
  replace(entries: readonly WishlistEntry[]): void;
  /** ≠10: after the login that a heart has led to, the guest's entries go to the server, and the local copy is cleared. */
  postGuestItems(): Promise<void>;
  /** The customer has left: an empty list. */
  forget(): void;
}

/** What has become of presses on hearts, for a notice (∅34, ∅35). */
export type WishlistChange = { readonly kind: 'added' | 'removed' } | { readonly kind: 'failed'; readonly error: ApiError };

/** W-10: how many products the customer keeps, each once, whatever lists it is on; a guest's pending entries do not count (≠10). */
export const wishlistCountAtom = /* @__PURE__ */ atom(
  (get) => new Set(get(wishlistSlice.read).wishlist_items.map(({ product_id: id }) => id)).size,
);

/** W-06 */
export function wishlistLoginPath(path: string): string {
  return `${LOGIN_PATH}?redirect=${encodeURIComponent(path)}&addToWishList=true`;
}

/** The list as it will be once the presses are sent. */
const withPresses = (items: readonly WishlistEntry[], presses: readonly WishlistPress[]): readonly WishlistEntry[] =>
  presses.reduce((shown, { product_id: id, keep }) => {
    const others = shown.filter((entry) => entry.product_id !== id);
    if (keep === others.length < shown.length) return shown;
    return keep ? [{ item_id: 0, product_id: id }, ...shown] : others;
  }, items);

/** The wishlist of a customer (the server's list) or of a guest (this browser's); presses are shown at once and sent afterwards. */
export function createWishlistService(options: {
  readonly api: WishlistApi;
  readonly guest: GuestWishlist;
  /** Default: what gets no answer lasts as long as the page. */
  readonly outbox?: WishlistOutbox | undefined;
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly bus: EventBus;
  readonly isSignedIn: () => boolean;
  /** Where the shopper is, to come back after the login. */
  readonly path: () => string;
  readonly onChange?: ((change: WishlistChange) => void) | undefined;
  /** A press of the shopper waits for the connection. */
  readonly onKept?: (() => void) | undefined;
  /** Something has got no answer: `deliver` is to be called later. */
  readonly onWaiting?: (() => void) | undefined;
}): WishlistService {
  const { api, guest, store, bus, isSignedIn, path, onChange = () => {}, onKept = () => {}, onWaiting = () => {} } = options;
  const { outbox = createWishlistOutbox(null, Date.now) } = options;
  type Answer = ApiResult<readonly WishlistEntry[]>;

  // What the server has said last; null: nothing yet.
  let known: readonly WishlistEntry[] | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const entries = () => store.get(wishlistSlice.read).wishlist_items;
  // ≠30: presses show at once, the server's list follows.
  const show = (): void => store.set(wishlistSlice.patch, { wishlist_items: withPresses(known ?? [], outbox.waiting()) });

  /** One call after the other: a second press on a heart has to know the number that the first one got. */
  function inTurn(call: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(call);
    last = answer;
    return answer;
  }

  function accept(answer: Answer): Answer {
    // Who has left meanwhile gets no list.
    if (answer.ok && isSignedIn()) known = answer.value;
    return answer;
  }

  const list = async (): Promise<Answer> => accept(await api.list());

  async function send({ sku, product_id: id, keep }: WishlistPress): Promise<Answer> {
    if (keep) return accept(await api.add(sku));
    // On every list: a product without a mark is kept nowhere.
    let answer: Answer = known === null ? await list() : succeeded(known);
    for (const { item_id: itemId } of (known ?? []).filter((entry) => entry.product_id === id)) {
      if (!answer.ok) return answer;
      answer = accept(await api.remove(itemId));
    }
    return answer;
  }

  /** Sends what waits, in its order; the shopper is told once of all of it. */
  async function sendWaiting(): Promise<Answer> {
    let answer: Answer = succeeded(known ?? []);
    let change: WishlistChange | undefined;
    for (let [press] = outbox.waiting(); press !== undefined; [press] = outbox.waiting()) {
      answer = await send(press);
      if (!answer.ok && isUnavailable(answer.error)) {
        // The next ones would fare no better.
        onWaiting();
        break;
      }
      outbox.done(press);
      if (!answer.ok) change = { kind: 'failed', error: answer.error };
      else if (change?.kind !== 'failed') change = { kind: press.keep ? 'added' : 'removed' };
    }
    show();
    if (change !== undefined) onChange(change);
    return answer;
  }

  /** Notes presses, shows them, and tries to send them. */
  async function press(presses: readonly Omit<WishlistPress, 'time'>[]): Promise<Answer> {
    for (const one of presses) outbox.note(one);
    show();
    const answer = await inTurn(sendWaiting);
    if (!answer.ok && isUnavailable(answer.error)) onKept();
    return answer;
  }

  const read = (): Promise<Answer> =>
    inTurn(async () => {
      await sendWaiting();
      const answer = await list();
      show();
      return answer;
    });

  return {
    async toggle({ sku, product_id }) {
      if (!isSignedIn()) {
        guest.add({ sku, product_id });
        bus.emit('login.requested@1', { reason: 'wishlist', path: path() });
        return 'login-requested';
      }
      return press([{ sku, product_id, keep: !entries().some((entry) => entry.product_id === product_id) }]);
    },

    load: () => read().then(() => {}),
    read,
    deliver: () => inTurn(sendWaiting),

    replace(items) {
      known = items;
      show();
    },

    async postGuestItems() {
      const items = guest.items();
      if (items.length === 0) return;
      guest.clear();
      await press(items.map(({ sku, product_id }) => ({ sku, product_id, keep: true })));
    },

    forget() {
      known = null;
      outbox.clear();
      show();
    },
  };
}

/** The page's wishlist; the host provides it. */
export const WishlistServiceContext = /* @__PURE__ */ createContext<WishlistService | null>(null);

/** The page's wishlist; null where nobody provides one (the server, a part that is rendered alone). */
export function useWishlistService(): WishlistService | null {
  return useContext(WishlistServiceContext);
}
