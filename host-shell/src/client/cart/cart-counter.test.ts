import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { cartCountAtom } from 'shared-contracts';
import { createFakeClock, createFakeStorage } from 'shared-contracts/testing';
import { createCartCounter } from './cart-counter.ts';

const browser = () => {
  const storage = createFakeStorage(createFakeClock());
  const page = () => {
    const store = createStore();
    return { counter: createCartCounter({ store, storage }), count: () => store.get(cartCountAtom) };
  };
  return { page };
};
const pressed = (key: string, qty: number) => ({ key, qty, sku: key, time: 0 });
const fetched = (count: number) => ({ count, isFetched: true, isLoading: false });

describe("the header's counter of the cart", () => {
  it("[S-13] is 0 for a new visitor, and what the cart's rules publish afterwards", () => {
    const { counter, count } = browser().page();
    expect(count()).toBe(0);
    counter.publish(fetched(3));
    expect(count()).toBe(3);
  });

  it('[C-21] counts a press at once, and not twice when the rules take it over', () => {
    const { counter, count } = browser().page();
    counter.press(pressed('a', 2));
    expect(count()).toBe(2);
    expect(counter.handOver().map(({ key }) => key)).toEqual(['a']);
    counter.publish({ count: 2, isFetched: false, isLoading: false });
    expect(count()).toBe(2);
    counter.publish(fetched(2));
    expect(count()).toBe(2);
  });

  it('[C-21] adds presses to what the browser knew of the cart when the rules do not come', () => {
    const { page } = browser();
    page().counter.publish(fetched(3));
    const next = page();
    expect(next.count()).toBe(0);
    next.counter.showKept();
    expect(next.count()).toBe(3);
    next.counter.press(pressed('a', 1));
    expect(next.count()).toBe(4);
    next.counter.handOver();
    next.counter.publish({ count: 1, isFetched: false, isLoading: true });
    expect(next.count()).toBe(4);
    next.counter.publish(fetched(4));
    expect(next.count()).toBe(4);
  });

  it("knows nothing of another visitor's cart", () => {
    const { page } = browser();
    const first = page().counter;
    first.publish(fetched(3));
    first.forget();
    const next = page();
    next.counter.showKept();
    expect(next.count()).toBe(0);
  });
});
