/** Module `./CartService`: the rules of the cart behind the versioned interface of the host (ADR 066). */
import { CART_PORT_VERSION, randomKey, type CartServiceModule } from 'shared-contracts';
import { createCartServer } from './cart-server.ts';
import { cartCommandsAtom } from './cart-atoms.ts';
import { createCartService } from './cart-service.ts';
import { createEditOutbox } from './edit-outbox.ts';
import { createConfirmation } from './added-notice.ts';
import { createNotices } from './notices.ts';
import { cartSnapshots } from './cart-snapshot.ts';
import { showSyncResult } from './sync-result/index.ts';
import { texts } from './texts.ts';

export { texts };

export const cartPort: number = CART_PORT_VERSION;

/** As long as a slow phone needs to have an answer to a change. */
const TIMEOUT_MS = 30_000;

/** Browsers give no locks to a shop without https: there the server alone keeps an addition from being made twice. */
const inTurnWithOtherTabs = async <Value>(task: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? await navigator.locks.request('amperio-cart', task) : await task();

/** Makes the cart service of a page; one for each page. */
const makeCartService: CartServiceModule['default'] = (host) => {
  const { store, bus, language, connection, outbox, isOnline, redelivery, publish } = host;
  const { fetch, storage, store: storeCode, token, place } = connection;
  const service = createCartService({
    api: createCartServer({
      baseUrl: location.origin,
      fetch: (request) => fetch(request),
      store: storeCode,
      token,
      ...(place && { place }),
      timeout: TIMEOUT_MS,
    }),
    store,
    storage,
    bus,
    outbox,
    publish,
    exclusively: inTurnWithOtherTabs,
    snapshots: cartSnapshots(host.snapshots),
    edits: {
      outbox: createEditOutbox({ storage, now: Date.now, newKey: randomKey }),
      isOnline,
      // J-103: waiting changes are tried again until the server has answered.
      onWaiting: redelivery(() => service.deliver()).later,
      onSettled: (results) => showSyncResult(results, { store, language }),
    },
    isSignedIn: () => token() !== undefined,
    notify: createNotices({ store, bus, language, redelivery: redelivery(() => service.deliver()) }),
    confirm: createConfirmation({ store, language, now: Date.now }),
    log: (message, error) => console.warn(message, error ?? ''),
  });
  store.set(cartCommandsAtom, service);
  return service;
};

export default makeCartService;
