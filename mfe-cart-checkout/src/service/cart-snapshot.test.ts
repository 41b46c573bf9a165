import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { networkError, parseApiError, createBus } from 'shared-contracts';
import { createFakeCartApi, createFakeClock, createFakeOutbox, createFakeStorage } from 'shared-contracts/testing';

import { createCartService } from './cart-service.ts';
import { cartSlice, cartViewAtom } from './cart-atoms.ts';
import type { CartSnapshot, CartSnapshots } from './cart-snapshot.ts';

let kept: CartSnapshot | null;
const snapshots: CartSnapshots = {
  keep: (cart) => void (kept = { takenAt: 5_000, cart }),
  find: async () => kept,
  forget: () => void (kept = null),
};

const clock = createFakeClock();
let storage: ReturnType<typeof createFakeStorage>;
let api: ReturnType<typeof createFakeCartApi>;

/** A new document over the same browser and the same server. */
const openPage = () => {
  const store = createStore();
  const service = createCartService({
    api,
    store,
    storage,
    bus: createBus(),
    outbox: createFakeOutbox(storage, clock),
    isSignedIn: () => false,
    notify: () => {},
    snapshots,
    publish: () => {},
    log: () => {},
  });
  return { service, view: () => store.get(cartViewAtom), state: () => store.get(cartSlice.read) };
};

beforeEach(async () => {
  kept = null;
  storage = createFakeStorage(clock);
  api = createFakeCartApi({ A: { name: 'Pralka', price: 199_900 } });
  await openPage().service.add({ sku: 'A', qty: 2 });
});

const silent = networkError(new TypeError('Failed to fetch'));

describe('[J-81] the cart as it was last seen', () => {
  it('is kept with each answer that says what is in it, without the number of the cart', () => {
    expect(kept?.cart).toMatchObject({ total_count: 2, items: [{ sku: 'A', qty: 2 }] });
    expect(JSON.stringify(kept)).not.toContain('quote_id');
  });

  it('stands in for a cart that cannot be read, with its time, and gives way to the server', async () => {
    const { service, view, state } = openPage();
    api.failNext('read', silent);
    await service.load();
    expect(view()).toMatchObject({ count: 2, isFetched: false, loadError: { kind: 'network' }, lines: [{ item: { sku: 'A' } }] });
    expect(state().takenAt).toBe(5_000);
    await service.load();
    expect(view()).toMatchObject({ count: 2, isFetched: true, loadError: null });
    expect(state()).not.toHaveProperty('takenAt');
  });

  it('never takes the place of what the server has said in this page', async () => {
    const { service, state } = openPage();
    await service.load();
    api.failNext('read', silent);
    await service.load();
    expect(state()).not.toHaveProperty('takenAt');
  });

  it('[H-05] is not asked for when a server answers, whatever it says', async () => {
    const { service, view } = openPage();
    api.failNext('read', parseApiError(503, null));
    await service.load();
    expect(view().lines).toEqual([]);
  });

  it('is forgotten with the cart', () => {
    openPage().service.reset();
    expect(kept).toBeNull();
  });
});
