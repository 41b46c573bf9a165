import { describe, expect, it } from '@jest/globals';
import { mostPieces, refusalOf } from './quantity.ts';
import type { SaleRules } from './quantity.ts';

const rules: SaleRules = { minSaleQty: 1, maxSaleQty: 5, qty: 3, isSalesBlocked: false, isOnlyInStore: false, isSoldWithoutStock: false };

describe('how many pieces may be bought', () => {
  it.each([
    ['[C-23] as many as are in stock', rules, 3, undefined],
    ['[C-23] not more than are in stock', rules, 4, { reason: 'not_enough_stock', max: 3 }],
    ['[C-23] not more than one order may have', rules, 6, { reason: 'wrong_qty', min: 1, max: 3 }],
    ['[C-23] not fewer than must be bought', { ...rules, minSaleQty: 2 }, 1, { reason: 'wrong_qty', min: 2, max: 3 }],
    ['none of a product that is sold out', { ...rules, qty: 0 }, 1, { reason: 'out_of_stock' }],
    ['pieces of a preorder before it is in stock', { ...rules, qty: 0, isSoldWithoutStock: true }, 2, undefined],
    ['none when sales are blocked', { ...rules, isSalesBlocked: true }, 1, { reason: 'sales_blocked' }],
    ['[P-04] none of what only shops sell', { ...rules, isOnlyInStore: true }, 1, { reason: 'only_in_store' }],
  ] as const)('%s', (_, given, wanted, refusal) => {
    expect(refusalOf(given, wanted)).toEqual(refusal);
  });

  it('is never below zero', () => {
    expect(mostPieces({ ...rules, qty: -2 })).toBe(0);
  });
});
