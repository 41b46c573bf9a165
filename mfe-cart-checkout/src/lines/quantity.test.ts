import { describe, expect, it } from '@jest/globals';
import { quantityLimits } from './quantity.ts';

describe('how many pieces of a product may be in the cart', () => {
  it('[C-23] limits that are missing or senseless still allow one', () => {
    expect(quantityLimits({})).toEqual({ min: 1, max: 999 });
    expect(quantityLimits({ min_sale_qty: 4, max_sale_qty: 2 })).toEqual({ min: 4, max: 4 });
    expect(quantityLimits({ min_sale_qty: 0, max_sale_qty: 0 })).toEqual({ min: 1, max: 999 });
  });
});
