import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';

import { validateEvent } from 'shared-contracts/events';
import { type ApiError, networkError, parseApiError, createBus, CART_ID } from 'shared-contracts';
import { createFakeCartApi, createFakeClock, createFakeOutbox, createFakeStorage } from 'shared-contracts/testing';
import { ORDER_RECEIPT } from 'shared-contracts/storage';
import { createCartService } from './cart-service.ts';
import { cartSlice, cartViewAtom } from './cart-atoms.ts';

function setup({ signedIn = false } = {}) {
  const clock = createFakeClock();
  const api = createFakeCartApi({ A: { name: 'Pralka', price: 199_900 } });
  const storage = createFakeStorage(clock);
  const store = createStore();
  const bus = createBus({ validate: validateEvent });
  const notices: string[] = [];
  const log: string[] = [];
  const session = { signedIn };
  const outbox = createFakeOutbox(storage, clock);
  const service = createCartService({
    api,
    store,
    storage,
    bus,
    outbox,
    isSignedIn: () => session.signedIn,
    notify: (code) => notices.push(code),
    publish: () => {},
    log: (message) => log.push(message),
  });
  return {
    clock,
    api,
    storage,
    store,
    bus,
    service,
    outbox,
    notices,
    log,
    session,
    view: () => store.get(cartViewAtom),
    state: () => store.get(cartSlice.read),
  };
}

const wrongCart: ApiError = parseApiError(400, { code: 407, message: 'wrong cart' });

describe('getting the cart', () => {
  it('[C-14] without a session, an id or a stored id nothing is asked and the cart counts as fetched', async () => {
    const { service, api, state } = setup();
    await service.load();
    expect(api.calls).toEqual([]);
    expect(state()).toMatchObject({ fetched: true, cartId: null });
  });

  it('[C-14] [N-09] a stored cart id is looked up while its seven days last', async () => {
    const { service, api, storage, clock } = setup();
    await api.create('guest');
    storage.write(CART_ID, 'c1');
    await service.load();
    expect(api.calls.at(-1)).toBe('read c1 full');
    clock.pass(7 * 86_400_000);
    const other = setup();
    other.storage.local.setItem('cart_id', storage.local.getItem('cart_id') ?? '');
    other.clock.pass(7 * 86_400_000);
    await other.service.load();
    expect(other.api.calls).toEqual([]);
  });

  it('[C-14] someone signed in gets the own cart, whatever is stored', async () => {
    const { service, api, storage, state } = setup({ signedIn: true });
    storage.write(CART_ID, 'c9');
    await api.create('mine');
    await service.load('mini');
    expect(api.calls.at(-1)).toBe('read mine mini');
    expect(state().fetched).toBe(true);
  });

  it('a customer without a cart has an empty one and hears nothing of it', async () => {
    const { service, notices, state } = setup({ signedIn: true });
    expect(await service.load()).toEqual({ ok: true });
    expect([state().fetched, notices]).toEqual([true, []]);
  });

  it('a server that does not answer leaves the cart as it is and says why', async () => {
    const { service, api, storage, view } = setup();
    storage.write(CART_ID, 'c1');
    api.failNext('read', networkError('offline'));
    expect(await service.load()).toMatchObject({ ok: false });
    expect(view()).toMatchObject({ isFetched: false, isLoading: false, loadError: { kind: 'network' } });
    expect(storage.read(CART_ID)).toBe('c1');
  });
});

describe('adding', () => {
  it('[A-63] [C-14] the first product creates the cart, and its id is stored', async () => {
    const { service, api, storage, view } = setup();
    expect(await service.add({ sku: 'A', qty: 2 })).toEqual({ ok: true });
    expect(api.calls).toEqual(['create guest', 'add c1 A ×2']);
    expect(storage.read(CART_ID)).toBe('c1');
    expect(view()).toMatchObject({ count: 2, total: 399_800, isPending: false });
  });

  it('[S-13] the counter moves at once, before the server answers, and comes back when it refuses', async () => {
    const { service, api, store, notices, view } = setup();
    api.hold();
    api.failNext('addItem', parseApiError(400, { message: 'Brak towaru.', code: 'out_of_stock' }));
    const outcome = service.add({ sku: 'A', qty: 3 });
    expect(store.get(cartViewAtom).count).toBe(3);
    expect(view().adding).toEqual({ A: 3 });
    api.release();
    expect(await outcome).toMatchObject({ ok: false, error: { message: 'Brak towaru.' } });
    expect(store.get(cartViewAtom).count).toBe(0);
    expect(view().errors['sku:A']).toMatchObject({ code: 'out_of_stock' });
    expect(notices).toEqual(['cart.addFailed']);
  });

  it('additions run one after the other and create one cart only', async () => {
    const { service, api, store } = setup();
    await Promise.all([service.add({ sku: 'A', qty: 1 }), service.add({ sku: 'B', qty: 1 }), service.add({ sku: 'A', qty: 1 })]);
    expect(api.calls).toEqual(['create guest', 'add c1 A ×1', 'add c1 B ×1', 'add c1 A ×1']);
    expect(store.get(cartViewAtom).count).toBe(3);
  });

  it('a refused addition does not stop the next', async () => {
    const { service, api, store } = setup();
    api.failNext('addItem', parseApiError(400, { code: 'out_of_stock' }));
    await Promise.all([service.add({ sku: 'A', qty: 1 }), service.add({ sku: 'B', qty: 1 })]);
    expect(store.get(cartViewAtom).count).toBe(1);
  });

  it('[K-22] what is put in begins a new cart: the order that was placed in this tab before is no longer shown in its place', async () => {
    const { service, storage } = setup();
    storage.write(ORDER_RECEIPT, { order: '100000001', hash: 'h' });
    await service.load();
    expect(storage.read(ORDER_RECEIPT)).toBeDefined();
    await service.add({ sku: 'A', qty: 1 });
    expect(storage.read(ORDER_RECEIPT)).toBeUndefined();
  });

  it('the bus tells of additions and of the new count', async () => {
    const { service, bus } = setup();
    const payloads: unknown[] = [];
    bus.on('cart.item-added@1', (payload) => payloads.push(payload));
    bus.on('cart.changed@1', (payload) => payloads.push(payload));
    await service.add({ sku: 'A', qty: 2 });
    expect(payloads).toEqual([{ totalCount: 2 }, { sku: 'A', qty: 2 }]);
  });
});

describe('wrong and expired carts', () => {
  it('[C-15] [E-03] creating a cart with error code 407 is logged and retries once with a new cart', async () => {
    const { service, api, storage, log } = setup();
    api.failNext('create', wrongCart);
    expect(await service.add({ sku: 'A', qty: 1 })).toEqual({ ok: true });
    expect(api.calls).toEqual(['create guest', 'create guest', 'add c1 A ×1']);
    expect(log).toEqual(['Wrong cart (407): a new one is created']);
    expect(storage.read(CART_ID)).toBe('c1');
  });

  it('[C-15] a second 407 ends the retry', async () => {
    const { service, api } = setup();
    api.failNext('create', wrongCart);
    api.failNext('create', wrongCart);
    expect(await service.add({ sku: 'A', qty: 1 })).toMatchObject({ ok: false, error: { code: '407' } });
    expect(api.calls).toEqual(['create guest', 'create guest']);
  });

  it('[C-16] [E-09] an expired cart is replaced, the shopper is told, and the addition is sent once more', async () => {
    const { service, api, storage, notices, view } = setup();
    await service.add({ sku: 'A', qty: 1 });
    api.expireAll();
    expect(await service.add({ sku: 'B', qty: 1 })).toEqual({ ok: true });
    expect(notices).toEqual(['cart.expired']);
    expect(storage.read(CART_ID)).toBe('c2');
    expect(view().lines.map((line) => line.item.sku)).toEqual(['B']);
  });

  it('[C-16] a stored cart that the server has forgotten is replaced on load', async () => {
    const { service, storage, notices, state } = setup();
    storage.write(CART_ID, 'gone');
    await service.load();
    expect(notices).toEqual(['cart.expired']);
    expect([storage.read(CART_ID), state().cartId, state().fetched]).toEqual(['c1', 'c1', true]);
  });

  it('[C-16] resetting clears the id and the cart', async () => {
    const { service, storage, view, state } = setup();
    await service.add({ sku: 'A', qty: 1 });
    service.reset();
    expect([storage.read(CART_ID), state().cartId, view().count]).toEqual([undefined, null, 0]);
  });

  it('[C-16] a line that is gone is an error of that line, not of the cart', async () => {
    const { service, storage, view } = setup();
    await service.add({ sku: 'A', qty: 1 });
    expect(await service.changeQuantity(99, 2)).toMatchObject({ ok: false, error: { code: 'item_not_found' } });
    expect([storage.read(CART_ID), view().count]).toEqual(['c1', 1]);
  });
});

describe('changing and removing', () => {
  it('[C-22] a quantity is shown at once and confirmed by the server', async () => {
    const { service, api, view } = setup();
    await service.add({ sku: 'A', qty: 1 });
    const outcome = service.changeQuantity(1, 4);
    expect(view()).toMatchObject({ count: 4, lines: [{ qty: 4, isPending: true }] });
    await outcome;
    expect(view()).toMatchObject({ count: 4, total: 799_600, lines: [{ qty: 4, isPending: false }] });
    expect(api.calls.at(-1)).toBe('change c1 1 ×4');
  });

  it('[C-22] quick clicks on the stepper become one call with the last quantity', async () => {
    const { service, api } = setup();
    await service.add({ sku: 'A', qty: 1 });
    api.hold();
    const all = [2, 3, 4, 5].map((qty) => service.changeQuantity(1, qty));
    api.release();
    await Promise.all(all);
    expect(api.calls.slice(2)).toEqual(['change c1 1 ×5']);
  });

  it('[C-23] a refused quantity goes back, with the reason at its line', async () => {
    const { service, api, view } = setup();
    await service.add({ sku: 'A', qty: 1 });
    api.failNext('changeItem', parseApiError(400, { message: 'Możesz kupić najwyżej 2 sztuki.', code: 'qty_too_high' }));
    await service.changeQuantity(1, 9);
    expect(view().lines[0]).toMatchObject({ qty: 1, error: { message: 'Możesz kupić najwyżej 2 sztuki.' } });
  });

  it('[C-22] removing hides the line at once and can be undone', async () => {
    const { service, view } = setup();
    await service.add({ sku: 'A', qty: 2 });
    const outcome = service.remove(1);
    expect(view()).toMatchObject({ count: 0, lines: [] });
    await outcome;
    expect(view().removed).toMatchObject({ sku: 'A', qty: 2 });
    await service.undoRemoval();
    expect(view()).toMatchObject({ count: 2, removed: null });
    expect(view().lines[0]?.item.sku).toBe('A');
  });

  it('a line that is put back has its warranty and services again', async () => {
    const { service, view } = setup();
    await service.add({ sku: 'A', qty: 2, warrantyId: 3, services: [{ id: 11, optionId: 15 }, { id: 9 }] });
    await service.remove(1);
    await service.undoRemoval();
    expect(view().lines[0]).toMatchObject({
      qty: 2,
      addOns: [
        { kind: 'warranty', id: 3 },
        { kind: 'service', id: 11, optionId: 15 },
        { kind: 'service', id: 9, optionId: undefined },
      ],
    });
  });

  it('a removal that the server refuses brings the line back', async () => {
    const { service, api, view } = setup();
    await service.add({ sku: 'A', qty: 2 });
    api.failNext('removeItem', networkError('offline'));
    await service.remove(1);
    expect(view()).toMatchObject({ count: 2, lines: [{ qty: 2, error: { kind: 'network' } }], removed: null });
  });

  it('the next change ends the chance to undo', async () => {
    const { service, view } = setup();
    await service.add({ sku: 'A', qty: 1 });
    await service.remove(1);
    await service.add({ sku: 'B', qty: 1 });
    expect(view().removed).toBeNull();
    expect(await service.undoRemoval()).toEqual({ ok: true });
    expect(view().count).toBe(1);
  });
});

describe('login', () => {
  it('[C-30] the guest cart is given to the customer and read as their own', async () => {
    const { service, api, session, storage, view } = setup();
    await service.add({ sku: 'A', qty: 1 });
    session.signedIn = true;
    await service.assignToCustomer();
    expect(api.calls.slice(2)).toEqual(['assign c1', 'read mine full']);
    expect([storage.read(CART_ID), view().count]).toEqual([undefined, 1]);
  });

  it('[C-30] what an earlier page added and nobody has delivered yet is in the cart of who signs in', async () => {
    const { service, outbox, session, view } = setup();
    outbox.note({ sku: 'A', qty: 1 });
    session.signedIn = true;
    await service.assignToCustomer();
    expect(outbox.waiting()).toEqual([]);
    expect(view()).toMatchObject({ count: 1, isFetched: true });
  });

  it('[U-08] after the session has ended the cart of the customer is no longer shown', async () => {
    const { service, api, session, view } = setup({ signedIn: true });
    await api.create('mine');
    await service.add({ sku: 'A', qty: 1 });
    session.signedIn = false;
    await service.load();
    expect(view()).toMatchObject({ count: 0, isFetched: true });
  });
});
