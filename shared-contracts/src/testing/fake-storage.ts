import { CACHE_NAMES } from '../storage/keys.ts';
import { type ShopStorage, type StorageArea, createMemoryArea, createShopStorage } from '../storage/shop-storage.ts';
import { type FakeClock, createFakeClock } from './fake-clock.ts';

export interface FakeStorage extends ShopStorage {
  readonly local: StorageArea;
  readonly session: StorageArea;
}

/** The shop's storage over memory, with the test's clock. */
export function createFakeStorage(clock: FakeClock = createFakeClock()): FakeStorage {
  const areas = { local: createMemoryArea(), session: createMemoryArea() };
  const storage = createShopStorage({ local: () => areas.local, session: () => areas.session, now: clock.now, cacheNames: CACHE_NAMES });
  return { ...storage, ...areas };
}
