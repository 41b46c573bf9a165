import type { createStore } from 'jotai';
import {
  createGuestWishlist,
  createWishlistOutbox,
  createWishlistService,
  failed,
  networkError,
  raiseNotice,
  type ApiResult,
  type Connection,
  type EventBus,
  type WishlistApi,
  type WishlistChange,
  type WishlistEntry,
  type WishlistService,
} from 'shared-contracts';
import { createRedelivery } from '../cart/redelivery.ts';

interface WishlistParts {
  readonly store: ReturnType<typeof createStore>;
  readonly bus: EventBus;
  readonly connection: Connection;
  /** Texts in the page's language. */
  readonly t: (text: 'wishlist.added' | 'wishlist.removed' | 'wishlist.kept' | 'wishlist.failed') => string;
}

// One notice, however many hearts are pressed.
const NOTICE = 'wishlist';

/** The calls of the list; their code comes with the first one. */
const lazyApi = (connection: Connection): WishlistApi => {
  let api: Promise<WishlistApi> | undefined;
  const call = async (use: (api: WishlistApi) => Promise<ApiResult<readonly WishlistEntry[]>>) => {
    api ??= import('./wishlist-api.ts').then(({ createWishlistApi }) => createWishlistApi(connection));
    try {
      return await use(await api);
    } catch (error) {
      api = undefined;
      return failed(networkError(error));
    }
  };
  return {
    list: () => call((ready) => ready.list()),
    add: (sku) => call((ready) => ready.add(sku)),
    remove: (itemId) => call((ready) => ready.remove(itemId)),
  };
};

/** The page's wishlist (W-05 … W-10): the customer's list on the server, and what a guest wants to keep until the login. */
export const createWishlist = ({ store, bus, connection, t }: WishlistParts): WishlistService => {
  const { storage, token } = connection;
  const showNotice = (change: WishlistChange): void => {
    const notice = { topic: 'wishlist', id: NOTICE } as const;
    if (change.kind === 'failed')
      store.set(raiseNotice, { ...notice, type: 'error', content: change.error.message || t('wishlist.failed') });
    else store.set(raiseNotice, { ...notice, type: 'success', content: t(`wishlist.${change.kind}`) });
  };
  const redelivery = createRedelivery(() => wishlist.deliver());
  const wishlist: WishlistService = createWishlistService({
    api: lazyApi(connection),
    guest: createGuestWishlist(storage, Date.now),
    outbox: createWishlistOutbox(storage, Date.now),
    store,
    bus,
    isSignedIn: () => token() !== undefined,
    path: () => location.pathname + location.search,
    onChange: showNotice,
    onKept: () => store.set(raiseNotice, { topic: 'wishlist', id: NOTICE, type: 'info', content: t('wishlist.kept') }),
    onWaiting: () => void redelivery.later(),
  });
  bus.on('session.started@1', () => {
    // W-08: only the login that a heart has led to takes the guest's products along.
    if (new URLSearchParams(location.search).get('addToWishList') === 'true') void wishlist.postGuestItems();
    void wishlist.load();
  });
  for (const name of ['session.ended@1', 'session.expired@1'] as const) bus.on(name, wishlist.forget);
  return wishlist;
};
