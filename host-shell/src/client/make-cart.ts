import type { CartOutbox, CartService } from 'shared-contracts';
import { createCartService, createEditOutbox, createRestCartApi, type CartEditsPorts } from 'shared-contracts/cart-service';
import { createCartSnapshots, snapshotBox } from './cart-snapshots.ts';
import type { CartPorts } from './create-cart.ts';
import { withEarlyCart } from './early-cart.ts';
import { loadDeferred } from '../schedule/load-deferred.ts';
import type { createRedelivery } from './redelivery.ts';

interface CartParts extends Pick<CartPorts, 'store' | 'storage' | 'bus' | 'language' | 'storeCode' | 'token' | 'watched'> {
  readonly outbox: CartOutbox;
  readonly notify: Parameters<typeof createCartService>[0]['notify'];
  // Given, not imported: so they stay whole within the first script, which has no byte to spare.
  readonly newKey: () => string;
  readonly redelivery: typeof createRedelivery;
}

/** Browsers give no locks to a shop without https: there the server alone keeps an addition from being made twice. */
const inTurnWithOtherTabs = async <Value>(task: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? await navigator.locks.request('amperio-cart', task) : await task();

const isOnline = (): boolean => navigator.onLine;

/** J-103, J-104: changes of lines wait for the connection, and what the server makes of them is told. */
const editsOf = ({ store, storage, language, newKey, redelivery }: CartParts, deliver: CartService['deliver']): CartEditsPorts => ({
  outbox: createEditOutbox({ storage, now: Date.now, newKey }),
  isOnline,
  onWaiting: redelivery(deliver).later,
  onSettled: (results) =>
    void loadDeferred(
      () => import(/* webpackChunkName: "offline-sync-result" */ './offline-sync-result/index.ts'),
      ({ showSyncResult }) => showSyncResult(results, { store, language }),
    ),
});

/** The cart service of a page in a browser; its code is fetched with the first command (`lazy-cart.ts`). */
export const makeCart = (parts: CartParts): CartService => {
  const { store, storage, bus, storeCode, token, watched, outbox, notify } = parts;
  const cart: CartService = createCartService({
    api: createRestCartApi({ fetch: watched(withEarlyCart(window.fetch.bind(window), window.amperioCart)), store: storeCode, token }),
    store,
    storage,
    bus,
    outbox,
    exclusively: inTurnWithOtherTabs,
    snapshots: createCartSnapshots({ box: snapshotBox(), storage, now: Date.now, isOnline }),
    edits: editsOf(parts, () => cart.deliver()),
    isSignedIn: () => token() !== undefined,
    notify,
    log: (message, error) => console.warn(message, error ?? ''),
  });
  return cart;
};
