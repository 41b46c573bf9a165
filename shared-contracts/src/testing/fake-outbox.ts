import { type CartOutbox, createCartOutbox } from '../cart/cart-outbox.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';
import type { FakeClock } from './fake-clock.ts';

/** The cart's outbox over the test's storage; keys are `addition-1`, `addition-2` … of this page. */
export function createFakeOutbox(storage: ShopStorage, clock: FakeClock, page = 'addition'): CartOutbox {
  let last = 0;
  return createCartOutbox({ storage, now: clock.now, newKey: () => `${page}-${(last += 1)}` });
}
