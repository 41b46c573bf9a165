import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';

import { CART_LIFE_MS } from '../constants/time.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeStorage } from '../testing/fake-storage.ts';
import { PERSISTED_APP_FIELDS, dropSlice, keepSlice, keptSlice, sliceLifeMs } from './cached-state.ts';
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
    ['Z-06] [Z-07] [Z-08', state.catalogSlice, ['categories', 'rootCategoryId', 'categoryTree', 'attributesDef']],
    ['Z-09', state.productsSlice, []],
    ['Z-10', state.manufacturersSlice, ['items', 'fetchedAll']],
    ['Z-11] [P-31', state.reviewsSlice, ['productsReviews']],
    ['Z-12', state.checkoutSlice, ['blikCode', 'blikStatus', 'successPageRedirect', 'bank', 'invalidBlikCode', 'voucherSummaryError']],
    ['Z-13', state.directorySlice, ['countries']],
    ['Z-17', state.checkoutReceiptSlice, ['order']],
    ['Z-18', state.purchaseHistorySlice, ['items', 'isFetching']],
    ['Z-19', state.purchaseDetailsSlice, ['item', 'otherItems', 'orderDetails', 'isFetching']],
    ['Z-20', state.technologiesSlice, []],
    ['Z-21', state.blogSlice, ['posts']],
    ['Z-22', state.cmsPageSlice, ['page']],
    ['Z-23', state.dictionariesSlice, []],
    ['Z-24', state.featuresDefinitionsSlice, []],
    ['Z-25', state.featuresGroupsDefinitionsSlice, []],
    ['Z-26', state.featuresPictogramsSlice, []],
    ['Z-27', state.cmsBlocksSlice, []],
    ['Z-28', state.adserverGraphicSlice, []],
    ['Z-29] [F-07', state.neoportalDataSlice, []],
    ['Z-30', state.productsPromotionsSlice, ['autopromo']],
    [
      'Z-31',
      state.installmentsSlice,
      [
        'cartId',
        'id',
        'price',
        'installments',
        'monthly',
        'RRSO',
        'name',
        'description',
        'additionalDescription',
        'temporary',
        'multipleChosen',
        'multipleChooseHandled',
        'timeStored',
        'ttl',
      ],
    ],
    ['Z-32', state.wishlistSlice, ['wishlist_items', 'timeStored', 'ttl']],
    ['Z-35] [G-01', state.gdprSlice, ['necessary', 'analytics', 'functional', 'marketing']],
    ['Z-36', state.landingPageSlice, ['categoryName']],
    ['Z-38', state.variantsBySkuSlice, []],
    ['Z-39', state.currentPageSlice, ['page', 'mode', 'helpers', 'metaData']],
    ['Z-42', state.productAccessoriesSlice, ['categories', 'accessories']],
  ])('[%s] a slice has its stated fields', (_rows, slice, fields) => expect(fieldsOf(slice)).toEqual(fields));

  it('[Z-14] [Z-15] [Z-16] [U-04] [U-12] the default user is nobody', () => {
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

  it('[Z-05] a reservation is a cart with a reservation id', () => {
    expect(fieldsOf(state.reservationSlice)).toEqual(expect.arrayContaining(['items', 'total_count', 'shipping_methods', 'reservationId']));
  });

  it('[Z-39] the current page starts as home on mobile', () => {
    expect(createStore().get(state.currentPageSlice.read)).toMatchObject({ page: 'home', mode: 'mobile' });
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
});

describe('cached slices', () => {
  it('[H-01] [H-02] [H-03] [H-04] [H-05] [H-06] have their lives, all others none', () => {
    expect(['directory', 'dictionaries', 'app', 'blog', 'user'].map((slice) => sliceLifeMs(slice))).toEqual([
      3_600_000, 3_600_000, 1_800_000, 1_800_000, 1_800_000,
    ]);
    expect(sliceLifeMs('user', 600)).toBe(600_000);
    for (const slice of ['cart', 'products', 'catalog', 'rwd', 'toString']) expect(sliceLifeMs(slice)).toBeUndefined();
    expect(CART_LIFE_MS).toBe(7_200_000);
    expect(PERSISTED_APP_FIELDS).toEqual(['searchHistory', 'searchCategory']);
  });

  it('[T-08] [H-11] [U-03] a kept slice is read until its time has passed or it is dropped', () => {
    const clock = createFakeClock();
    const storage = createFakeStorage(clock);
    keepSlice(storage, 'user', { postCode: '00-001' }, clock.now());
    keepSlice(storage, 'cart', { total: 1 }, clock.now());
    expect(keptSlice(storage, 'user', clock.now())).toEqual({ postCode: '00-001' });
    expect(storage.local.getItem('CACHED_STATE')).not.toContain('total');
    clock.pass(1_800_000);
    expect(keptSlice(storage, 'user', clock.now())).toBeUndefined();
    keepSlice(storage, 'user', {}, clock.now());
    dropSlice(storage, 'user');
    expect(keptSlice(storage, 'user', clock.now())).toBeUndefined();
  });
});
