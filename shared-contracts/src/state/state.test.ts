import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';

import * as state from './index.ts';

type ReadOnlySlice = Pick<state.Slice<object>, 'read'>;

const fieldsOf = (slice: ReadOnlySlice) => Object.keys(createStore().get(slice.read));

describe('slices', () => {
  it('[Z-01] [V-16] app', () => {
    expect(createStore().get(state.appSlice.read)).toEqual({
      drawer: null,
      allowDrawer: true,
      hasBeenOffline: false,
      isOnline: true,
      overlay: false,
      searchOpen: false,
      query: '',
      pending: false,
      isSEOLoading: false,
      searchQueryString: '',
      searchCategory: null,
      searchHistory: [],
      isNavigationVisible: false,
      autocompleteOpen: false,
      hideNewsletter: false,
      cookieAccepted: false,
    });
    expect(state.connectionAfter('offline')).toEqual({ isOnline: false, hasBeenOffline: true });
    expect(state.connectionAfter('online')).toEqual({ isOnline: true });
    expect(state.connectionAtStart(false)).toEqual({ isOnline: false, hasBeenOffline: true });
    expect(state.connectionAtStart(true)).toEqual({ isOnline: true, hasBeenOffline: false });
  });

  it.each<[string, ReadOnlySlice, string[]]>([
    ['products', state.productsSlice, []],
    ['Z-12', state.checkoutSlice, ['blikCode', 'blikStatus', 'successPageRedirect', 'bank', 'invalidBlikCode', 'voucherSummaryError']],
    ['Z-17', state.checkoutReceiptSlice, ['order']],
    ['neoportalData', state.neoportalDataSlice, []],
    ['Z-32', state.wishlistSlice, ['wishlist_items', 'timeStored', 'ttl']],
    ['Z-35] [G-01', state.gdprSlice, ['necessary', 'analytics', 'functional', 'marketing']],
  ])('[%s] a slice has its stated fields', (_rows, slice, fields) => expect(fieldsOf(slice)).toEqual(fields));

  it('[Z-14] [Z-15] [Z-16] [U-04] the default user is nobody', () => {
    expect(createStore().get(state.userAtom)).toMatchObject({
      isSignedIn: false,
      isNeoportal: false,
      currentUser: { email: '' },
      forgotPassword: { isInProgress: false },
      signInError: null,
      wishListQty: 0,
      countable: { wishlist_count: 0 },
      compare: { items: [], toCompare: [] },
      recentlyViewed: { items: [], toRecentlyViewed: [] },
    });
  });

  it.each([
    [767, 'mobile', 'S', false],
    [768, 'tablet', 'M', false],
    [1099, 'tablet', 'L', false],
    [1100, 'desktop', 'L', true],
    [1599, 'desktop', 'XXL', true],
    [1600, 'widescreen', 'XXL', true],
  ] as const)('[Z-33] at %i px the device is %s of size %s', (width, device, size, isDesktop) => {
    const rwd = state.rwdState(width);
    expect(rwd).toMatchObject({ deviceType: device, screenSize: size, isDesktop, isMobile: device === 'mobile', currentWidth: width });
    expect(
      [rwd.isMobileAsRwdContext, rwd.isTabletAsRwdContext, rwd.isDesktopAsRwdContext, rwd.isWidescreenAsRwdContext].filter(Boolean),
    ).toHaveLength(1);
    expect([state.rwdState(1365).isSmallDesktop, state.rwdState(1366).isSmallDesktop]).toEqual([true, false]);
  });

  it('the owner changes fields and resets them, and stores of two requests stay apart', () => {
    const [first, second] = [createStore(), createStore()];
    first.set(state.appSlice.patch, { query: 'pralka' });
    expect(first.get(state.appSlice.read)).toMatchObject({ query: 'pralka', isOnline: true });
    expect(second.get(state.appSlice.read).query).toBe('');
    first.set(state.appSlice.reset);
    expect(first.get(state.appSlice.read).query).toBe('');
  });

  it('a change to what is there already renders nobody again', () => {
    const store = createStore();
    store.set(state.appSlice.patch, { query: 'pralka' });
    let changes = 0;
    store.sub(state.appSlice.read, () => (changes += 1));
    store.set(state.appSlice.patch, { query: 'pralka', isOnline: true });
    expect(changes).toBe(0);
    store.set(state.appSlice.patch, { query: 'suszarka' });
    expect(changes).toBe(1);
  });
});
