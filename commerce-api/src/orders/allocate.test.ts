import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allocate } from './allocate.ts';

const row = (warehouseId: number, qty: number) => ({ productId: 7, warehouseId, qty });
const centralIds = new Set([1]);
const stock = [row(12, 5), row(1, 2), row(11, 1)];

describe('[J-35] warehouses that an order takes from', () => {
  it('the central one is first, the shops fill up', () => {
    expect(allocate(stock, 4, { pickupShopId: null, centralIds })).toEqual([row(1, 2), row(12, 2)]);
  });

  it('for a pickup the shop itself is first', () => {
    expect(allocate(stock, 2, { pickupShopId: 11, centralIds })).toEqual([row(11, 1), row(1, 1)]);
  });

  it('nothing is taken when there is not enough', () => {
    expect(allocate(stock, 9, { pickupShopId: null, centralIds })).toBeUndefined();
  });

  it('exactly the pieces ordered are taken, never more than lie there', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ warehouseId: fc.integer({ min: 1, max: 20 }), qty: fc.integer({ min: -2, max: 9 }) }), {
          selector: (one) => one.warehouseId,
        }),
        fc.integer({ min: 1, max: 40 }),
        (rows, qty) => {
          const all = rows.map((one) => row(one.warehouseId, one.qty));
          const there = all.reduce((sum, one) => sum + Math.max(0, one.qty), 0);
          const taken = allocate(all, qty, { pickupShopId: 3, centralIds });
          expect(taken === undefined).toBe(there < qty);
          if (taken === undefined) return;
          expect(taken.reduce((sum, one) => sum + one.qty, 0)).toBe(qty);
          for (const one of taken) expect(one.qty).toBeLessThanOrEqual(all.find((r) => r.warehouseId === one.warehouseId)?.qty ?? 0);
        },
      ),
    );
  });
});
