import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';

import { type ApiResult, failed, networkError, parseApiError, succeeded } from '../errors/api-error.ts';
import { createBus } from '../events/bus.ts';
import { validateEvent } from '../events/validate-event.ts';
import { WISHLIST_OUTBOX_LIFE_MS } from '../constants/time.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import {
  type WishlistEntry,
  createGuestWishlist,
  createWishlistOutbox,
  createWishlistService,
  wishlistCountAtom,
  wishlistLoginPath,
} from './index.ts';

interface FakeServer {
  list: WishlistEntry[];
  /** How it fails: it does not answer, or refuses. */
  error: 'none' | 'silent' | 'refuses';
  calls: string[];
}

const newServer = (): FakeServer => ({ list: [], error: 'none', calls: [] });

/** A page of a shopper; several may share a server, and pages of one browser its storage. */
function setup({
  signedIn = false,
  server = newServer(),
  clock = createFakeClock(),
  storage = createFakeStorage(clock),
}: {
  readonly signedIn?: boolean;
  readonly server?: FakeServer;
  readonly clock?: ReturnType<typeof createFakeClock>;
  readonly storage?: ReturnType<typeof createFakeStorage>;
} = {}) {
  const guest = createGuestWishlist(storage, clock.now);
  const outbox = createWishlistOutbox(storage, clock.now);
  let waits = 0;
  const store = createStore();
  const bus = createBus({ validate: validateEvent });
  const requests: unknown[] = [];
  const changes: string[] = [];
  bus.on('login.requested@1', (payload) => requests.push(payload));
  const answer = (): ApiResult<readonly WishlistEntry[]> => {
    if (server.error === 'silent') return failed(networkError('x'));
    return server.error === 'refuses'
      ? failed(parseApiError(400, { code: 'too_many_items', message: 'Za dużo.' }))
      : succeeded([...server.list]);
  };
  const service = createWishlistService({
    guest,
    outbox,
    store,
    bus,
    isSignedIn: () => signedIn,
    path: () => '/pralka.html',
    onChange: ({ kind }) => void changes.push(kind),
    onKept: () => void changes.push('kept'),
    onWaiting: () => void (waits += 1),
    api: {
      list: async () => answer(),
      async add(sku) {
        server.calls.push(`add ${sku}`);
        const id = Number(sku.slice(1));
        const isThere = server.list.some((entry) => entry.product_id === id);
        if (server.error === 'none' && !isThere) server.list.push({ item_id: server.calls.length, product_id: id });
        return answer();
      },
      async remove(itemId) {
        server.calls.push(`remove ${itemId}`);
        if (server.error === 'none') server.list = server.list.filter((entry) => entry.item_id !== itemId);
        return answer();
      },
    },
  });
  return {
    changes,
    clock,
    storage,
    guest,
    outbox,
    service,
    server,
    requests,
    count: () => store.get(wishlistCountAtom),
    waits: () => waits,
  };
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

  it('[W-10] a press while the one before is on its way takes back what that one has done', async () => {
    const { service, count, server } = setup({ signedIn: true });
    const adding = service.toggle({ sku: 'S5', product_id: 5 });
    await Promise.resolve();
    const removing = service.toggle({ sku: 'S5', product_id: 5 });
    expect(count()).toBe(0);
    await Promise.all([adding, removing]);
    expect([count(), server.list, server.calls]).toEqual([0, [], ['add S5', 'remove 1']]);
  });

  it('[W-10] a product on two lists counts once, and its heart takes it from both', async () => {
    const { service, count, server } = setup({ signedIn: true });
    server.list = [
      { item_id: 1, product_id: 5 },
      { item_id: 2, product_id: 5 },
      { item_id: 3, product_id: 6 },
    ];
    await service.load();
    expect(count()).toBe(2);
    await service.toggle({ sku: 'S5', product_id: 5 });
    expect([count(), server.calls]).toEqual([1, ['remove 1', 'remove 2']]);
  });

  it('[W-10] what the server refuses is taken back, and told', async () => {
    const { service, count, server, changes } = setup({ signedIn: true });
    server.error = 'refuses';
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

  it('[W-08] [J-175] entries that the server could not be asked for wait like presses of the customer', async () => {
    const { service, guest, server, changes, outbox } = setup({ signedIn: true });
    guest.add({ sku: 'S1', product_id: 1 });
    server.error = 'silent';
    await service.postGuestItems();
    expect([guest.items(), outbox.waiting().map(({ sku }) => sku), changes]).toEqual([[], ['S1'], ['kept']]);
    server.error = 'none';
    await service.load();
    expect([server.list.length, outbox.waiting(), changes]).toEqual([1, [], ['kept', 'added']]);
  });

  it('[W-10] the list of a customer who has left is gone', async () => {
    const { service, count } = setup({ signedIn: true });
    await service.toggle({ sku: 'S5', product_id: 5 });
    service.forget();
    expect(count()).toBe(0);
  });
});

describe('[J-175] hearts without a connection', () => {
  it('show at once and are sent once, also by the next page of the browser', async () => {
    const first = setup({ signedIn: true });
    first.server.error = 'silent';
    await first.service.toggle({ sku: 'S5', product_id: 5 });
    await first.service.toggle({ sku: 'S6', product_id: 6 });
    await first.service.toggle({ sku: 'S6', product_id: 6 });
    expect([first.count(), first.changes.at(-1), first.waits()]).toEqual([1, 'kept', 3]);
    const { server, clock, storage } = first;
    const next = setup({ signedIn: true, server, clock, storage });
    server.error = 'none';
    server.calls.length = 0;
    await Promise.all([next.service.load(), next.service.deliver()]);
    expect([server.list.map(({ product_id: id }) => id), next.count()]).toEqual([[5], 1]);
    expect(server.calls).toEqual(['add S5']);
  });

  it('of two devices are both kept', async () => {
    const server = newServer();
    server.list = [{ item_id: 90, product_id: 7 }];
    const phone = setup({ signedIn: true, server });
    const desk = setup({ signedIn: true, server });
    await Promise.all([phone.service.load(), desk.service.load()]);
    server.error = 'silent';
    await phone.service.toggle({ sku: 'S1', product_id: 1 });
    await phone.service.toggle({ sku: 'S7', product_id: 7 });
    await desk.service.toggle({ sku: 'S2', product_id: 2 });
    server.error = 'none';
    await phone.service.deliver();
    await desk.service.deliver();
    expect(server.list.map(({ product_id: id }) => id).toSorted()).toEqual([1, 2]);
  });

  it('are nobody else’s: they go with the session', async () => {
    const { service, server, outbox, count } = setup({ signedIn: true });
    server.error = 'silent';
    await service.toggle({ sku: 'S5', product_id: 5 });
    service.forget();
    server.error = 'none';
    await service.deliver();
    expect([outbox.waiting(), server.list, count()]).toEqual([[], [], 0]);
  });

  it('wait a week at most', async () => {
    const { service, server, outbox, clock } = setup({ signedIn: true });
    server.error = 'silent';
    await service.toggle({ sku: 'S5', product_id: 5 });
    clock.pass(WISHLIST_OUTBOX_LIFE_MS);
    expect(outbox.waiting()).toEqual([]);
  });
});
