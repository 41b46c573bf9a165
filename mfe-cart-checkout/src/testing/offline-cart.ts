/** A cart without a connection: one storage and one server, a service and a state per page. */
import { createStore } from 'jotai';
import { CART_ID, SIGNIN_TOKEN, createBus, networkError } from 'shared-contracts';
import { createFakeCartApi, createFakeClock, createFakeOutbox, createFakeStorage } from 'shared-contracts/testing';
import { cartSlice, cartViewAtom } from '../service/cart-atoms.ts';
import { createCartService } from '../service/cart-service.ts';
import type { CartSnapshot } from '../service/cart-snapshot.ts';
import { CART_EDITS, createEditOutbox } from '../service/edit-outbox.ts';
import type { EditResult } from '../service/edit-result.ts';
import { createSerialQueue } from '../service/serial-queue.ts';

const silent = networkError('offline');

/** A browser with a cart of A ×1, B ×2 and C ×1, each 100,00 zł, and without a connection. */
export async function createOfflineCart() {
  const clock = createFakeClock();
  const api = createFakeCartApi({ A: { name: 'Pralka', price: 10_000 } });
  const storage = createFakeStorage(clock);
  const exclusively = createSerialQueue();
  const connection = { isOnline: true };
  const results: EditResult[] = [];
  let snapshot: CartSnapshot | null = null;
  let pages = 0;
  let keys = 0;
  let waits = 0;

  function openPage() {
    const store = createStore();
    const bus = createBus();
    const events: string[] = [];
    bus.on('cart.item-changed@1', ({ sku, qty }) => events.push(`${sku} ×${qty}`));
    bus.on('cart.item-removed@1', ({ sku }) => events.push(`${sku} out`));
    const service = createCartService({
      api: {
        ...api,
        // What the browser does without a connection: nothing gets out.
        read: async (...call) => (connection.isOnline ? await api.read(...call) : { ok: false, error: silent }),
        addItem: async (...call) => (connection.isOnline ? await api.addItem(...call) : { ok: false, error: silent }),
      },
      store,
      storage,
      bus,
      exclusively,
      outbox: createFakeOutbox(storage, clock, `page${(pages += 1)}`),
      edits: {
        outbox: createEditOutbox({ storage, now: clock.now, newKey: () => `edit-${(keys += 1)}` }),
        isOnline: () => connection.isOnline,
        onWaiting: () => void (waits += 1),
        onSettled: (settled) => void results.push(...settled),
      },
      snapshots: {
        keep: (cart) => void (snapshot = { takenAt: clock.now(), cart }),
        find: async () => snapshot,
        forget: () => void (snapshot = null),
      },
      isSignedIn: () => storage.read(SIGNIN_TOKEN) !== undefined,
      notify: () => {},
      publish: () => {},
      log: () => {},
    });
    return { service, events, view: () => store.get(cartViewAtom), state: () => store.get(cartSlice.read) };
  }

  const page = openPage();
  for (const [sku, qty] of [
    ['A', 1],
    ['B', 2],
    ['C', 1],
  ] as const)
    await page.service.add({ sku, qty });
  connection.isOnline = false;
  const before = api.calls.length;
  return {
    ...page,
    api,
    clock,
    storage,
    connection,
    openPage,
    results,
    waits: () => waits,
    sent: () => api.calls.slice(before).filter((call) => !call.startsWith('read')),
    onServer: () => api.itemsOf(storage.read(CART_ID) ?? 'mine').map(({ sku, qty }) => `${sku} ×${qty}`),
    kept: () => storage.read(CART_EDITS),
    kinds: () => results.map(({ kind, edit }) => `${edit.name} ×${edit.qty} ${kind}`),
  };
}
