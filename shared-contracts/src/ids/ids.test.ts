import { describe, expect, it } from '@jest/globals';

import { cartId, categoryId, sku } from './index.ts';

describe('ids', () => {
  it('[P-01] a SKU is a text that is not empty', () => {
    expect(sku('PRA-100')).toBe('PRA-100');
    expect(() => sku('')).toThrow(RangeError);
  });

  it('[P-01] numeric ids are positive integers', () => {
    expect(categoryId(12)).toBe(12);
    for (const bad of [0, -1, 1.5, Number.NaN]) {
      expect(() => categoryId(bad)).toThrow(RangeError);
    }
  });

  it('[C-01] a cart id is a text from the server', () => {
    expect(cartId('a'.repeat(32))).toHaveLength(32);
  });
});
