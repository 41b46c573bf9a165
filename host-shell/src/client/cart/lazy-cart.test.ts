import { describe, expect, it, jest } from '@jest/globals';
import { cartCountAtom, type CartService } from 'shared-contracts';
import { createTestShop, createFakeOutbox } from 'shared-contracts/testing';
import { createCartCounter } from './cart-counter.ts';
import { lazyCart } from './lazy-cart.ts';

const setup = (coming: () => Promise<void> = async () => {}) => {
  const { cart, clock, storage, store } = createTestShop();
  const outbox = createFakeOutbox(storage, clock);
  const make = jest.fn(async (): Promise<CartService> => {
    await coming();
    return cart;
  });
  const onUnreachable = jest.fn();
  const counter = createCartCounter({ store, storage });
  const lazy = lazyCart({ make, outbox, counter, onUnreachable });
  return { make, outbox, onUnreachable, lazy, count: () => store.get(cartCountAtom) };
};

describe("the cart's code", () => {
  it('is fetched by the first command, once', async () => {
    const { lazy, make } = setup();
    expect(make).not.toHaveBeenCalled();
    await Promise.all([lazy.load(), lazy.add({ sku: 'A', qty: 1 })]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('an addition is noted before it is here: the shopper may leave at once', () => {
    const { lazy, outbox } = setup(() => new Promise(() => {}));
    void lazy.add({ sku: 'A', qty: 2 });
    expect(outbox.waiting()).toMatchObject([{ sku: 'A', qty: 2 }]);
  });

  it('that does not come leaves the addition waiting, says so, and is fetched again by the next command', async () => {
    let isDown = true;
    const { lazy, outbox, onUnreachable } = setup(async () => {
      if (isDown) throw new TypeError('offline');
    });
    expect(await lazy.add({ sku: 'A', qty: 1 })).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect([outbox.waiting().length, onUnreachable.mock.calls.length]).toEqual([1, 1]);
    isDown = false;
    expect(await lazy.deliver()).toEqual({ ok: true });
    expect(outbox.waiting()).toEqual([]);
  });

  it('that does not come for a mere look says nothing', async () => {
    const { lazy, onUnreachable } = setup(() => Promise.reject(new TypeError('offline')));
    await lazy.load();
    expect(onUnreachable).not.toHaveBeenCalled();
  });

  it('[C-21] a press counts at once, before it is here and when it does not come, and once when it is here', async () => {
    let isDown = true;
    const { lazy, count } = setup(async () => {
      if (isDown) throw new TypeError('offline');
    });
    const first = lazy.add({ sku: 'A', qty: 2 });
    expect(count()).toBe(2);
    await first;
    expect(count()).toBe(2);
    isDown = false;
    const second = lazy.add({ sku: 'B', qty: 1 });
    expect(count()).toBe(3);
    expect(await second).toMatchObject({ ok: true });
    expect(count()).toBe(3);
  });
});
