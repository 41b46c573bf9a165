import { describe, expect, it } from '@jest/globals';

import * as constants from './index.ts';

describe('constants', () => {
  it('[N-01] [O-02] the application is 2.236.0 and has two stores', () => {
    expect(constants.APP_VERSION).toBe('2.236.0');
    expect(constants.STORE_CODES).toEqual([constants.SHOP_CODE, `${constants.SHOP_CODE}_pro`]);
    expect([constants.isStoreCode('amperio_pro'), constants.isStoreCode('other')]).toEqual([true, false]);
  });

  it('[N-02] [N-03] [N-04] [N-06] [N-07] [N-08] [N-09] [N-10] [N-11] [N-12] [N-14] [N-21] lives and guards in ms', () => {
    expect([
      constants.CHUNK_LOAD_TIMEOUT_MS,
      constants.RELOAD_THROTTLE_MS,
      constants.TRANSLATION_RELOAD_GUARD_MS,
      constants.GUEST_WISHLIST_LIFE_MS,
      constants.COMPARE_LIFE_MS,
      constants.CACHED_DATA_LIFE_MS,
      constants.CART_ID_LIFE_MS,
      constants.PRICE_LIFE_MS,
      constants.USER_UUID_LIFE_MS,
      constants.STATISTICS_REFRESH_MS,
      constants.UTM_LIFE_MS,
      constants.PLUS_BACKDOOR_LIFE_MS,
      constants.PLUS_BACKDOOR_CLEARED_LIFE_MS,
    ]).toEqual([
      120_000, 60_000, 30_000, 21_600_000, 86_400_000, 86_400_000, 604_800_000, 60_000, 86_400_000, 600_000, 2_592_000_000, 1_800_000,
      60_000,
    ]);
  });

  it('[N-05] [N-15] [N-16] [N-17] [N-18] [N-19] [N-20] [N-27] [N-31] limits', () => {
    expect(constants).toMatchObject({
      GRAPHQL_GET_LIMIT: 2600,
      IMAGE_QUALITY: 80,
      BLACKLIST_THRESHOLD: 5,
      BLACKLIST_THRESHOLD_FOR_SETS: 1,
      CATEGORY_PREFETCH_ITEMS: 20,
      CACHE_POLL_MS: 500,
      CACHE_POLL_TRIES: 30,
      SEARCH_HISTORY_MAX: 5,
      RECENTLY_VIEWED_MAX: 5,
      STICKY_HEADER_HEIGHT: 66,
      TOAST_WIDTH: 290,
      CONSENT_POPUP_MAX_WIDTH: 700,
      DRAWER_MAX_WIDTH: 360,
      SCROLL_TOP_THRESHOLD: 200,
      PRODUCT_BATCH_SIZE: 100,
      FIELD_SPLIT_LIMIT: 30,
      EXCLUDED_CATEGORY_IDS: [1, 2],
    });
  });

  it('[N-22] [N-23] [N-24] [N-25] [H-01] [H-02] [H-05] [H-07] [H-08] [H-09] [H-10] intervals', () => {
    expect(constants).toMatchObject({
      ONLINE_BANNER_MS: 3000,
      SLIDE_PANEL_MS: 300,
      TOAST_LIFE_MS: 10_000,
      TOAST_FADE_MS: 150,
      SOCKET_PING_MS: 45_000,
      SOCKET_RECONNECT_MS: 1000,
      ERROR_FLUSH_MS: 10_000,
      FIRST_LOAD_DELAY_MS: 1000,
      BACKGROUND_TASK_DELAY_MS: 3000,
      STATE_LIFE_MS: 1_800_000,
      DIRECTORY_LIFE_MS: 3_600_000,
      CART_LIFE_MS: 7_200_000,
      INSTALLMENT_TAG_LIFE_MS: 300_000,
      HEADER_FOOTER_LIFE_MS: 3_600_000,
      FETCH_DEDUPE_MS: 300_000,
    });
  });

  it.each([
    [3.9, 500],
    [4, 300],
    [50, 300],
    [undefined, 300],
  ])('[N-13] [L-11] on a link of %p Mb/s the socket has %i ms to answer', (downlink, ms) => {
    expect(constants.socketWaitMs(downlink)).toBe(ms);
  });

  it('[N-32] the footer has 11 content blocks', () => {
    expect(constants.FOOTER_BLOCKS).toHaveLength(11);
    expect(constants.FOOTER_BLOCKS[0]).toBe('footer_links_amperio');
  });

  it.each([
    [767, 'mobile'],
    [768, 'tablet'],
    [1099, 'tablet'],
    [1100, 'desktop'],
    [1599, 'desktop'],
    [1600, 'widescreen'],
  ])('[N-30] %i px are %s', (width, type) => expect(constants.deviceType(width)).toBe(type));

  it.each([
    [645, 'XS'],
    [646, 'S'],
    [767, 'S'],
    [768, 'M'],
    [1023, 'M'],
    [1024, 'L'],
    [1365, 'L'],
    [1366, 'XL'],
    [1439, 'XL'],
    [1440, 'XXL'],
    [1920, 'XXL'],
  ])('[N-29] %i px have the size %s', (width, size) => expect(constants.screenSize(width)).toBe(size));
});
