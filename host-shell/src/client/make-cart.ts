import type { CartOutbox, CartService } from 'shared-contracts';
import { createCartService, createRestCartApi } from 'shared-contracts/cart-service';
import { createCartSnapshots, snapshotBox } from './cart-snapshots.ts';
import type { CartPorts } from './create-cart.ts';
import { withEarlyCart } from './early-cart.ts';

interface CartParts extends Pick<CartPorts, 'store' | 'storage' | 'bus' | 'storeCode' | 'token' | 'watched'> {
  readonly outbox: CartOutbox;
  readonly notify: Parameters<typeof createCartService>[0]['notify'];
}

/** Browsers give no locks to a shop without https: there the server alone keeps an addition from being made twice. */
const inTurnWithOtherTabs = async <Value>(task: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? await navigator.locks.request('amperio-cart', task) : await task();

/** The cart service of a page in a browser; its code is fetched with the first command (`lazy-cart.ts`). */
export const makeCart = ({ store, storage, bus, storeCode, token, watched, outbox, notify }: CartParts): CartService =>
  createCartService({
    api: createRestCartApi({ fetch: watched(withEarlyCart(window.fetch.bind(window), window.amperioCart)), store: storeCode, token }),
    store,
    storage,
    bus,
    outbox,
    exclusively: inTurnWithOtherTabs,
    snapshots: createCartSnapshots({ box: snapshotBox(), storage, now: Date.now, isOnline: () => navigator.onLine }),
    isSignedIn: () => token() !== undefined,
    notify,
    log: (message, error) => console.warn(message, error ?? ''),
  });
