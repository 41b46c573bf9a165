import { describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import {
  appSlice,
  createBus,
  createMemoryArea,
  createShopStorage,
  dispatchUserEvent,
  RELOAD_GUARDS,
  SEARCH_HISTORY,
} from 'shared-contracts';
import type { MouseEvent } from 'react';
import { createCommands, type ShellPage } from './create-commands.ts';

const press = (over: Partial<MouseEvent> = {}) => {
  const preventDefault = jest.fn();
  const event = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, preventDefault, ...over };
  return { event: event as unknown as MouseEvent, preventDefault }; // the commands read these fields only
};

const setUp = (over: Partial<ShellPage> = {}) => {
  const store = createStore();
  const area = createMemoryArea();
  let now = 1_000_000;
  const dataLayer: unknown[] = [];
  const storage = createShopStorage({ local: () => area, session: () => area, now: () => now });
  const page = {
    store,
    bus: createBus(),
    storage: () => storage,
    navigate: jest.fn<(path: string) => void>(),
    path: () => '/agd.html?p=2',
    isDesktop: () => true,
    language: 'pl' as const,
    forgetAddressedLanguage: jest.fn<() => void>(),
    setCookie: jest.fn<(text: string) => void>(),
    reload: jest.fn<() => void>(),
    changeLanguage: jest.fn<(language: 'pl' | 'ua') => boolean>(() => true),
    dataLayer: () => dataLayer,
    now: () => now,
    load: () => Promise.resolve(),
    ...over,
  };
  return {
    ...page,
    pushed: dataLayer,
    commands: createCommands(page),
    drawer: () => store.get(appSlice.read).drawer,
    pass: (ms: number) => (now += ms),
    storage,
  };
};

describe('the cart icon', () => {
  it('[S-16] opens the drawer on desktop and tells analytics; a second press closes it', () => {
    const shop = setUp();
    const first = press();
    shop.commands.toggleCart(first.event);
    expect(first.preventDefault).toHaveBeenCalled();
    expect(shop.drawer()).toBe('cart');
    expect(shop.pushed).toEqual([{ event: 'cartDrawerOpened' }]);
    shop.commands.toggleCart(press().event);
    expect(shop.drawer()).toBeNull();
    expect(shop.pushed).toHaveLength(1);
  });

  it('[S-15] is a plain link to the cart page on a narrow layout', () => {
    const shop = setUp({ isDesktop: () => false });
    const { event, preventDefault } = press();
    shop.commands.toggleCart(event);
    expect(preventDefault).not.toHaveBeenCalled();
    expect(shop.drawer()).toBeNull();
  });

  it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }])('[S-17] leaves %p to the browser, which opens a new tab', (over) => {
    const shop = setUp();
    const { event, preventDefault } = press(over);
    shop.commands.toggleCart(event);
    expect(preventDefault).not.toHaveBeenCalled();
    expect(shop.drawer()).toBeNull();
  });
});

describe('the search', () => {
  it('[D-09] leads to the results, keeps the query and closes what is open', () => {
    const shop = setUp();
    shop.store.set(appSlice.patch, { drawer: 'search', searchOpen: true });
    expect(shop.commands.runSearch('  pralka   8 kg ')).toBe(true);
    expect(shop.navigate).toHaveBeenCalledWith('/search.html?query=pralka+8+kg');
    expect(shop.storage.read(SEARCH_HISTORY)).toEqual(['pralka 8 kg']);
    expect(shop.store.get(appSlice.read)).toMatchObject({ drawer: null, searchOpen: false, searchHistory: ['pralka 8 kg'] });
  });

  it('[D-11] keeps what was searched for in another tab meanwhile', () => {
    const { commands, storage, store } = setUp();
    commands.runSearch('pralka');
    storage.write(SEARCH_HISTORY, ['lodówka', 'pralka']);
    commands.runSearch('suszarka');
    expect(storage.read(SEARCH_HISTORY)).toEqual(['suszarka', 'lodówka', 'pralka']);
    expect(store.get(appSlice.read).searchHistory).toEqual(['suszarka', 'lodówka', 'pralka']);
  });

  it('[D-10] does not run for an empty query', () => {
    const shop = setUp();
    expect(shop.commands.runSearch('   ')).toBe(false);
    expect(shop.navigate).not.toHaveBeenCalled();
  });

  it('[D-04] [S-07] opens as a drawer on a small screen and as a bar on a desktop', () => {
    const phone = setUp({ isDesktop: () => false });
    phone.commands.openSearch(press().event);
    expect(phone.drawer()).toBe('search');
    const desktop = setUp();
    desktop.commands.openSearch(press().event);
    expect(desktop.store.get(appSlice.read)).toMatchObject({ drawer: null, searchOpen: true });
  });
});

describe('the wishlist icon', () => {
  it('[W-07] [S-38] asks a guest to sign in and leads a customer to the list', () => {
    const shop = setUp();
    const asked = jest.fn();
    shop.bus.on('login.requested@1', asked);
    const guest = press();
    shop.commands.openWishlist(guest.event);
    expect(guest.preventDefault).toHaveBeenCalled();
    expect(asked).toHaveBeenCalledWith({ reason: 'wishlist', path: '/agd.html?p=2' });
    shop.store.set(dispatchUserEvent, { type: 'token-checked', isSignedIn: true });
    const customer = press();
    shop.commands.openWishlist(customer.event);
    expect(customer.preventDefault).not.toHaveBeenCalled();
  });
});

describe('the language toggle', () => {
  it('[I-03] [T-12] sets the cookie and reads the page again', () => {
    const shop = setUp();
    shop.commands.chooseLanguage('ua', press().event);
    expect(shop.forgetAddressedLanguage).toHaveBeenCalled();
    expect(shop.setCookie).toHaveBeenCalledWith(expect.stringContaining(`translation=${encodeURIComponent('{"language":"ua"}')}`));
    expect(shop.reload).toHaveBeenCalledTimes(1);
    expect(shop.storage.read(RELOAD_GUARDS)).toEqual({ translation: 1_000_000 });
  });

  it('[I-02] [I-04] returning to Polish removes the cookie and reads the page again', () => {
    const shop = setUp({ language: 'ua' as never }); // no language of the shop
    shop.commands.chooseLanguage('pl', press().event);
    expect(shop.setCookie).toHaveBeenCalledWith(expect.stringMatching(/^translation=;.*Max-Age=0/));
    expect(shop.reload).toHaveBeenCalledTimes(1);
  });

  it('[I-05] [N-04] inside 30 s of a reload the language changes in place', () => {
    const shop = setUp();
    shop.commands.chooseLanguage('ua', press().event);
    shop.pass(29_999);
    shop.commands.chooseLanguage('ua', press().event);
    expect(shop.reload).toHaveBeenCalledTimes(1);
    expect(shop.changeLanguage).toHaveBeenCalledWith('ua');
    shop.pass(1);
    shop.commands.chooseLanguage('ua', press().event);
    expect(shop.reload).toHaveBeenCalledTimes(2);
  });
});
