import { describe, expect, it } from '@jest/globals';

import * as constants from './index.ts';

describe('constants', () => {
  it('[N-01] [O-02] the application is 2.236.0 and has two stores', () => {
    expect(constants.APP_VERSION).toBe('2.236.0');
    expect(constants.STORE_CODES).toEqual([constants.SHOP_CODE, `${constants.SHOP_CODE}_pro`]);
    expect([constants.isStoreCode('amperio_pro'), constants.isStoreCode('other')]).toEqual([true, false]);
  });

  it.each([
    [3.9, 500],
    [4, 300],
    [50, 300],
    [undefined, 300],
  ])('[N-13] [L-11] on a link of %p Mb/s the socket has %i ms to answer', (downlink, ms) => {
    expect(constants.socketWaitMs(downlink)).toBe(ms);
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
