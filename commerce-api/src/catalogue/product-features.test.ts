import { describe, expect, it } from '@jest/globals';
import { valueAndUnit } from './product-features.ts';

describe('features on cards', () => {
  it.each([
    ['70 dB', 'dB', '70', 'dB'],
    ['1 400\u00a0W', 'W', '1 400', 'W'],
    ['6,5″', '″', '6,5″', null],
    ['1 dzień', 'dni', '1 dzień', null],
    ['dB', 'dB', 'dB', null],
    ['8 kg', null, '8 kg', null],
  ])('[P-11] %j with the unit %j is %j and %j', (whole, unit, value, left) => {
    expect(valueAndUnit(whole, unit)).toEqual({ value, unit: left });
  });
});
