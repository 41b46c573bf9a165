import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { grosze } from 'shared-contracts/money';
import { lineTotals, totals } from './totals.ts';

const line = fc
  .record({ qty: fc.integer({ min: 1, max: 99 }), price: fc.integer({ min: 1, max: 5_000_000 }), saved: fc.integer({ min: 0, max: 100 }) })
  .map(({ qty, price, saved }) => ({ qty, price: grosze(price), finalPrice: grosze(price - Math.floor((price * saved) / 100)) }));

describe('totals of a cart', () => {
  it('[C-21] add up what the lines cost and save', () => {
    const lines = [
      { qty: 2, price: grosze(129_900), finalPrice: grosze(99_900) },
      { qty: 1, price: grosze(4_999), finalPrice: grosze(4_999) },
    ];
    expect(totals(lines, grosze(300_000))).toEqual({
      subtotal: 264_799,
      discount: 60_000,
      total: 204_799,
      count: 3,
      missingForFreeDelivery: 95_201,
    });
  });

  it('[C-01] are zero for an empty cart, without a call for more', () => {
    expect(totals([], grosze(10_000))).toEqual({ subtotal: 0, discount: 0, total: 0, count: 0, missingForFreeDelivery: 0 });
  });

  it('always satisfy subtotal − discount = total = sum of the lines', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const all = totals(lines, grosze(0));
        expect(all.subtotal - all.discount).toBe(all.total);
        expect(lines.reduce((sum, one) => sum + lineTotals(one).total, 0)).toBe(all.total);
        expect(all.missingForFreeDelivery).toBe(0);
      }),
    );
  });
});
