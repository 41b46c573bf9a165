import { describe, expect, it } from '@jest/globals';
import { CHANGES_KEPT_MS, type LiveProduct } from 'shared-contracts/live';
import { RecentProducts } from './recent-products.ts';

const product = (id: number, price = 100): LiveProduct => ({ id, sku: `SKU-${id}`, final_price: price }) as LiveProduct; // a price is a number of grosze

describe('[J-274] products that have changed lately', () => {
  it('are told once each, as they were last, and only those since a time', () => {
    const recent = new RecentProducts();
    recent.note([product(1), product(2)], 1_000);
    recent.note([product(1, 90)], 2_000);
    expect(recent.since(999)).toEqual([product(2), product(1, 90)]);
    expect(recent.since(1_500)).toEqual([product(1, 90)]);
    expect(recent.since(2_000)).toEqual([]);
  });

  it('are forgotten after two minutes, and the oldest of an import at once', () => {
    const recent = new RecentProducts();
    recent.note([product(1)], 0);
    recent.note([product(2)], CHANGES_KEPT_MS + 1);
    expect(recent.since(-1).map(({ id }) => id)).toEqual([2]);
    recent.note(
      Array.from({ length: 300 }, (_, at) => product(at + 10)),
      CHANGES_KEPT_MS + 2,
    );
    expect(recent.since(-1)).toHaveLength(200);
    expect(recent.since(-1).at(-1)?.id).toBe(309);
  });
});
