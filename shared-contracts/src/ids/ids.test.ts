import { describe, expect, it } from '@jest/globals';
import { safeParse } from 'valibot';

import { cartId, categoryId, sku } from './index.ts';
import { cartIdSchema, productIdSchema, skuSchema } from './schema.ts';

describe('ids', () => {
  it('[P-01] a SKU is a text that is not empty', () => {
    expect(sku('PRA-100')).toBe('PRA-100');
    expect(() => sku('')).toThrow(RangeError);
    expect(safeParse(skuSchema, '').success).toBe(false);
    expect(safeParse(skuSchema, 7).success).toBe(false);
  });

  it('[P-01] numeric ids are positive integers', () => {
    expect(categoryId(12)).toBe(12);
    for (const bad of [0, -1, 1.5, Number.NaN]) {
      expect(() => categoryId(bad)).toThrow(RangeError);
      expect(safeParse(productIdSchema, bad).success).toBe(false);
    }
  });

  it('[C-01] a cart id is a text from the server', () => {
    expect(cartId('a'.repeat(32))).toHaveLength(32);
    expect(safeParse(cartIdSchema, null).success).toBe(false);
  });
});
