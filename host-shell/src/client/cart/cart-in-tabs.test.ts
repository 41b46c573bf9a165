/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CART_CHANGED, CART_ID, SIGNIN_TOKEN, createBus, type CartOutcome } from 'shared-contracts';
import { createFakeStorage } from 'shared-contracts/testing';
import { followOtherTabs } from './cart-in-tabs.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setHidden(false);
});

/** Sends this tab into the background, or brings it back. */
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const setup = () => {
  const storage = createFakeStorage();
  const bus = createBus();
  const load = jest.fn(async (): Promise<CartOutcome> => ({ ok: true }));
  const reset = jest.fn();
  storage.write(CART_ID, 'guest-1');
  stops.push(followOtherTabs({ bus, storage, cart: { load, reset } }));
  /** A change by another tab over the same storage. */
  const changeElsewhere = () => {
    const elsewhere = createBus();
    const stop = followOtherTabs({ bus: elsewhere, storage, cart: { load: async () => ({ ok: true }), reset } });
    elsewhere.emit('cart.item-added@1', { sku: 'A', qty: 1 });
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart_changed' }));
  };
  return { storage, bus, load, reset, changeElsewhere };
};

describe('the cart in several tabs', () => {
  it('is read anew when another tab has changed it, once', () => {
    const { load, changeElsewhere } = setup();
    changeElsewhere();
    window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }));
    expect(load.mock.calls).toEqual([['full']]);
    changeElsewhere();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('in a tab that nobody looks at it is read when somebody does', () => {
    const { load, changeElsewhere } = setup();
    setHidden(true);
    changeElsewhere();
    changeElsewhere();
    expect(load).not.toHaveBeenCalled();
    setHidden(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("in a page that comes back from the browser's memory it is read when it has changed meanwhile", () => {
    const { load, changeElsewhere } = setup();
    window.dispatchEvent(new Event('pageshow'));
    expect(load).not.toHaveBeenCalled();
    setHidden(true);
    changeElsewhere();
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    window.dispatchEvent(new Event('pageshow'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[J-62] is forgotten before it is read anew when another tab has ordered it, a customer’s is only read', () => {
    const { storage, load, reset } = setup();
    const order = () => {
      storage.remove(CART_ID);
      storage.write(CART_CHANGED, `order-${load.mock.calls.length}`);
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart_changed' }));
    };
    order();
    expect([reset.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
    storage.write(SIGNIN_TOKEN, 'secret');
    order();
    expect([reset.mock.calls.length, load.mock.calls.length]).toEqual([1, 2]);
  });

  it('own changes are known already', () => {
    const { bus, load } = setup();
    bus.emit('cart.item-removed@1', { sku: 'A', qty: 1 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart_changed' }));
    expect(load).not.toHaveBeenCalled();
  });

  it('a session that starts in another tab brings its cart', () => {
    const { storage, load } = setup();
    storage.write(SIGNIN_TOKEN, 'secret');
    window.dispatchEvent(new StorageEvent('storage', { key: 'signin_token' }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a session of this tab is known already', () => {
    const { storage, bus, load } = setup();
    storage.write(SIGNIN_TOKEN, 'secret');
    bus.emit('session.started@1', {});
    window.dispatchEvent(new StorageEvent('storage', { key: 'signin_token' }));
    expect(load).not.toHaveBeenCalled();
  });
});
