import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { array, object, string } from 'valibot';

import {
  CACHED_STATE,
  CACHE_NAMES,
  CART_ID,
  COMPARE_LIST,
  COOKIE_CONSENT,
  GUEST_WISHLIST,
  INSTALL_BANNER_CLOSED,
  LISTING_NAMES,
  LOGGER,
  NEOPORTAL_USER_ID,
  RELOAD_GUARDS,
  SEARCH_HISTORY,
  SIGNIN_TOKEN,
  type StorageArea,
  createMemoryArea,
  createShopStorage,
  resolverCacheKey,
  storageKey,
} from './index.ts';

const DAY = 86_400_000;

function setup(local: StorageArea = createMemoryArea(), session: StorageArea = createMemoryArea()) {
  let time = 1_800_000_000_000;
  const log: string[] = [];
  const storage = createShopStorage({
    local: () => local,
    session: () => session,
    now: () => time,
    cacheNames: CACHE_NAMES,
    log: (message) => log.push(message),
  });
  return { storage, local, session, log, pass: (ms: number) => (time += ms) };
}

function fullArea(limit: number): StorageArea {
  const inner = createMemoryArea();
  return {
    ...inner,
    get length() {
      return inner.length;
    },
    setItem(name, value) {
      let used = name.length + value.length;
      for (let index = 0; index < inner.length; index += 1) {
        const other = inner.key(index) ?? '';
        if (other !== name) used += other.length + (inner.getItem(other)?.length ?? 0);
      }
      if (used > limit) throw new DOMException('full', 'QuotaExceededError');
      inner.setItem(name, value);
    },
  };
}

describe('storage', () => {
  it('[T-01] [T-02] token and neoportal id are bare texts', () => {
    const { storage, local } = setup();
    storage.write(SIGNIN_TOKEN, 'abc');
    expect(local.getItem('signin_token')).toBe('abc');
    expect(NEOPORTAL_USER_ID.name).toBe('neoportal_user_id');
    expect(storage.read(SIGNIN_TOKEN)).toBe('abc');
    storage.remove(SIGNIN_TOKEN);
    expect(storage.read(SIGNIN_TOKEN)).toBeUndefined();
  });

  it('[N-09] the cart id lasts seven days', () => {
    const { storage, pass } = setup();
    storage.write(CART_ID, 'c1');
    pass(7 * DAY - 1);
    expect(storage.read(CART_ID)).toBe('c1');
    pass(1);
    expect(storage.read(CART_ID)).toBeUndefined();
  });

  it('[W-03] [M-05] [H-11] guest wishlist lasts six hours, the compare list a day, resolver answers a day', () => {
    const { storage, pass } = setup();
    storage.write(GUEST_WISHLIST, [{ added_at: 1, description: '', product_id: 1, qty: 1, sku: 'A' }]);
    storage.write(COMPARE_LIST, ['A']);
    storage.write(resolverCacheKey('/agd'), { type: 'CATEGORY' });
    pass(6 * 3_600_000);
    expect(storage.read(GUEST_WISHLIST)).toEqual([]);
    expect(storage.read(COMPARE_LIST)).toEqual(['A']);
    pass(18 * 3_600_000);
    expect(storage.read(COMPARE_LIST)).toEqual([]);
    expect(storage.read(resolverCacheKey('/agd'))).toBeUndefined();
  });

  it('[T-04] [T-05] [T-10] every key has the stated name and place', () => {
    expect([INSTALL_BANNER_CLOSED, COOKIE_CONSENT, LOGGER].map((key) => [key.name, key.area])).toEqual([
      ['user_close_banner', 'local'],
      ['user_cookies_accept', 'local'],
      ['logger', 'session'],
    ]);
    expect(resolverCacheKey('/agd/pralki').name).toBe('url_resolver:/agd/pralki');
  });

  it('[T-13] [T-08] what has no stated name is kept under the name that was chosen for it', () => {
    const named = [CART_ID, GUEST_WISHLIST, COMPARE_LIST, SEARCH_HISTORY, LISTING_NAMES, CACHED_STATE];
    expect(named.map(({ name, area }) => `${area} ${name}`)).toEqual([
      'local cart_id',
      'local wishlist',
      'local compare',
      'local search_history',
      'local listing_names',
      'local CACHED_STATE',
    ]);
    expect(resolverCacheKey('/agd').name).toBe('url_resolver:/agd');
    const { storage, pass } = setup();
    storage.write(CACHED_STATE, { user: { recentlyViewed: ['A'] } });
    storage.write(LISTING_NAMES, [{ name: 'Pralki', pgid: 7, sku: 'A' }]);
    pass(DAY);
    expect([storage.read(CACHED_STATE), storage.read(LISTING_NAMES)]).toEqual([{ user: { recentlyViewed: ['A'] } }, []]);
    pass(29 * DAY);
    expect(storage.read(CACHED_STATE)).toEqual({ user: { recentlyViewed: [] } });
  });

  it('[H-06] of the state, only what was seen last is kept: other slices that another release has left there are not read', () => {
    const { storage, local } = setup();
    storage.write(CACHED_STATE, { user: { recentlyViewed: ['A'] } });
    const kept: unknown = JSON.parse(local.getItem('CACHED_STATE') ?? '');
    const slices = {
      checkout: { bank: '7' },
      products: { A: { price: 1 } },
      user: { recentlyViewed: ['A'], currentUser: { email: 'a@b.pl' } },
    };
    local.setItem('CACHED_STATE', JSON.stringify(Object.assign({}, kept, { value: slices })));
    expect(storage.read(CACHED_STATE)).toEqual({ user: { recentlyViewed: ['A'] } });
  });

  it('[E-10] storage that throws gives the empty list and keeps the page alive', () => {
    const broken: StorageArea = {
      length: 1,
      key: () => {
        throw new Error('no');
      },
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
      removeItem: () => {
        throw new Error('no');
      },
    };
    const { storage } = setup(broken);
    expect(storage.read(SEARCH_HISTORY)).toEqual([]);
    expect(storage.write(SEARCH_HISTORY, ['a'])).toBe(false);
    expect(() => storage.remove(SEARCH_HISTORY)).not.toThrow();
    expect(() => storage.purgeExpired()).not.toThrow();
  });

  it('without storage (private mode, server) values last as long as the page', () => {
    const storage = createShopStorage({
      local: () => {
        throw new Error('denied');
      },
      session: () => undefined,
      now: () => 5,
    });
    expect(storage.write(CART_ID, 'c1')).toBe(true);
    expect(storage.read(CART_ID)).toBe('c1');
    expect([storage.lasts('local'), storage.lasts('session'), setup().storage.lasts('session')]).toEqual([false, false, true]);
  });

  it('[E-05] a full storage drops its caches and keeps the rest', () => {
    const { storage, local, log } = setup(fullArea(700));
    storage.write(SEARCH_HISTORY, ['pralka']);
    storage.write(resolverCacheKey('/a'), 'x'.repeat(400));
    expect(storage.write(CART_ID, 'c'.repeat(300))).toBe(true);
    expect(storage.read(SEARCH_HISTORY)).toEqual(['pralka']);
    expect(local.getItem('url_resolver:/a')).toBeNull();
    expect(log).toHaveLength(1);
  });

  it('[E-05] everything goes only when a full clear is asked for', () => {
    const { storage } = setup(fullArea(400));
    storage.write(SEARCH_HISTORY, ['x'.repeat(250)]);
    expect(storage.write(CART_ID, 'c'.repeat(200))).toBe(false);
    expect(storage.read(SEARCH_HISTORY)).toHaveLength(1);
    expect(storage.write(CART_ID, 'c'.repeat(200), { clearAllIfFull: true })).toBe(true);
    expect(storage.read(SEARCH_HISTORY)).toEqual([]);
  });

  it('[H-11] expired entries are purged, foreign ones stay', () => {
    const { storage, local, pass } = setup();
    local.setItem('foreign', '{"a":1}');
    storage.write(COMPARE_LIST, ['A']);
    storage.write(CART_ID, 'c1');
    pass(DAY);
    storage.purgeExpired();
    expect([local.getItem('compare'), local.getItem('foreign')]).toEqual([null, '{"a":1}']);
    expect(storage.read(CART_ID)).toBe('c1');
  });

  it('[J-99] a value that an older version of the shop has kept is brought up to the new one, and judged by its schema', () => {
    const { storage, pass } = setup();
    storage.write(COMPARE_LIST, ['A', 'B']);
    const next = storageKey({
      name: COMPARE_LIST.name,
      version: 2,
      lifeMs: DAY,
      schema: object({ skus: array(string()) }),
      upgrade: (value, version) => (version === 1 ? { skus: value } : undefined),
    });
    expect(storage.read(next)).toEqual({ skus: ['A', 'B'] });
    storage.write(next, { skus: ['C'] });
    // After a rollback the old version knows no way back, and reads nothing instead of something else.
    expect([storage.read(next), storage.read(COMPARE_LIST)]).toEqual([{ skus: ['C'] }, []]);
    expect(storage.read({ ...next, version: 3 })).toBeUndefined();
    storage.write(COMPARE_LIST, ['A']);
    pass(DAY);
    expect(storage.read(next)).toBeUndefined(); // its life goes on from the day on which it was kept
  });

  it('a value of another version, a wrong shape or a clock from the future is read as nothing', () => {
    const { storage, local } = setup();
    storage.write(COMPARE_LIST, ['A']);
    expect(storage.read({ ...COMPARE_LIST, version: 2 })).toEqual([]);
    local.setItem('compare', JSON.stringify({ version: 1, timeStored: 1_800_000_000_000 + DAY, ttl: DAY, value: ['A'] }));
    expect(storage.read(COMPARE_LIST)).toEqual([]);
  });

  it('whatever stands in the storage, reading never throws and gives a valid value', () => {
    const keys = [CART_ID, SEARCH_HISTORY, COMPARE_LIST, GUEST_WISHLIST, COOKIE_CONSENT, RELOAD_GUARDS, LOGGER];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((value) => `{"version":1,"timeStored":1,"ttl":null,"value":${value}}`),
        ),
        (text) => {
          const { storage, local, session } = setup();
          for (const key of keys) {
            (key.area === 'local' ? local : session).setItem(key.name, text);
            // Reading works alike for every key; the union of their types is of no interest here.
            const value: unknown = storage.read<unknown, unknown>(key);
            if (key.empty !== undefined) expect(value).toBeDefined();
            if (Array.isArray(key.empty)) expect(Array.isArray(value)).toBe(true);
          }
        },
      ),
    );
  });

  it('what was written is what is read', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (history) => {
        const { storage } = setup();
        storage.write(SEARCH_HISTORY, history);
        expect(storage.read(SEARCH_HISTORY)).toEqual(history);
      }),
    );
  });
});
