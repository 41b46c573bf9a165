import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';

import { type ApiResult, failed, networkError, succeeded } from '../errors/api-error.ts';
import { createBus } from '../events/bus.ts';
import { validateEvent } from '../events/validate-event.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { type WishlistEntry, createGuestWishlist, createWishlistService, wishlistCountAtom, wishlistLoginPath } from './index.ts';

function setup({ signedIn = false } = {}) {
  const clock = createFakeClock();
  const storage = createFakeStorage(clock);
  const guest = createGuestWishlist(storage, clock.now);
  const store = createStore();
  const bus = createBus({ validate: validateEvent });
  const requests: unknown[] = [];
  const changes: string[] = [];
  bus.on('login.requested@1', (payload) => requests.push(payload));
  const server: { list: WishlistEntry[]; error: boolean; calls: string[] } = { list: [], error: false, calls: [] };
  const answer = (): ApiResult<readonly WishlistEntry[]> => (server.error ? failed(networkError('x')) : succeeded([...server.list]));
  const service = createWishlistService({
    guest,
    store,
    bus,
    isSignedIn: () => signedIn,
    path: () => '/pralka.html',
    onChange: ({ kind }) => void changes.push(kind),
    api: {
      list: async () => answer(),
      async add(sku) {
        server.calls.push(`add ${sku}`);
        if (!server.error) server.list.push({ item_id: server.list.length + 1, product_id: Number(sku.slice(1)) });
        return answer();
      },
      async remove(itemId) {
        server.calls.push(`remove ${itemId}`);
        if (!server.error) server.list = server.list.filter((entry) => entry.item_id !== itemId);
        return answer();
      },
    },
  });
  return { changes, clock, storage, guest, service, server, requests, count: () => store.get(wishlistCountAtom) };
}

describe('guest wishlist', () => {
  it('[W-01] an entry has its time, description, product, SKU and quantity 1', () => {
    const { guest, clock } = setup();
    guest.add({ sku: 'S1', product_id: 1 });
    expect(guest.items()).toEqual([{ added_at: clock.now(), description: '', product_id: 1, qty: 1, sku: 'S1' }]);
  });

  it('[W-03] [N-06] entries expire after six hours', () => {
    const { guest, clock } = setup();
    guest.add({ sku: 'S1', product_id: 1 });
    clock.pass(21_600_000);
    expect(guest.items()).toEqual([]);
  });

  it('[W-04] [Z-32] every change is stored, and clearing removes the stored copy', () => {
    const { guest, storage } = setup();
    const stored = () => storage.local.getItem('wishlist') ?? '';
    for (const id of [1, 2, 3, 1]) guest.add({ sku: `S${id}`, product_id: id });
    expect(guest.items().map(({ sku }) => sku)).toEqual(['S2', 'S3', 'S1']);
    guest.remove(['S2']);
    expect(stored()).not.toContain('S2');
    guest.remove(['S1', 'S3']);
    expect(guest.items()).toEqual([]);
    guest.update([{ added_at: 1, description: '', product_id: 9, qty: 1, sku: 'S9' }]);
    expect(stored()).toContain('S9');
    guest.clear();
    expect(storage.local.getItem('wishlist')).toBeNull();
  });
});

describe('the heart', () => {
  it('[W-05] [W-06] [O-10] a guest is asked to log in, and the product is kept without being counted', async () => {
    const { service, guest, requests, count } = setup();
    expect(await service.toggle({ sku: 'S1', product_id: 1 })).toBe('login-requested');
    expect([guest.items().length, requests, count()]).toEqual([1, [{ reason: 'wishlist', path: '/pralka.html' }], 0]);
    expect(wishlistLoginPath('/a?b=1')).toBe('/customer/account/login?redirect=%2Fa%3Fb%3D1&addToWishList=true');
  });

  it('[W-09] [W-10] a customer adds and removes, and the count moves at once', async () => {
    const { service, count, server } = setup({ signedIn: true });
    const adding = service.toggle({ sku: 'S5', product_id: 5 });
    expect(count()).toBe(1);
    await adding;
    await service.toggle({ sku: 'S5', product_id: 5 });
    expect([count(), server.calls]).toEqual([0, ['add S5', 'remove 1']]);
  });

  it('[W-10] two presses at once put it there and take it away again, in this order', async () => {
    const { service, count, server } = setup({ signedIn: true });
    await Promise.all([service.toggle({ sku: 'S5', product_id: 5 }), service.toggle({ sku: 'S5', product_id: 5 })]);
    expect([count(), server.calls]).toEqual([0, ['add S5', 'remove 1']]);
  });

  it('[W-10] what the server refuses is taken back, and told', async () => {
    const { service, count, server, changes } = setup({ signedIn: true });
    server.error = true;
    await service.toggle({ sku: 'S5', product_id: 5 });
    expect([count(), changes]).toEqual([0, ['failed']]);
  });

  it('[W-08] after login the entries of the guest go to the server', async () => {
    const { service, guest, server, count, changes } = setup({ signedIn: true });
    guest.add({ sku: 'S1', product_id: 1 });
    guest.add({ sku: 'S2', product_id: 2 });
    await service.postGuestItems();
    expect([server.calls, guest.items(), count(), changes]).toEqual([['add S1', 'add S2'], [], 2, ['added']]);
  });

  it('[W-08] entries that the server could not be asked for stay for the next login', async () => {
    const { service, guest, server, changes } = setup({ signedIn: true });
    guest.add({ sku: 'S1', product_id: 1 });
    server.error = true;
    await service.postGuestItems();
    expect([guest.items().map(({ sku }) => sku), changes]).toEqual([['S1'], ['failed']]);
  });

  it('[W-10] the list of a customer who has left is gone', async () => {
    const { service, count } = setup({ signedIn: true });
    await service.toggle({ sku: 'S5', product_id: 5 });
    service.forget();
    expect(count()).toBe(0);
  });
});
