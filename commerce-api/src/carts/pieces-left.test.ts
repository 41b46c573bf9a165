import { describe, expect, it } from '@jest/globals';
import { piecesLeft } from './pieces-left.ts';
import type { SaleRules } from './quantity.ts';

const rules: SaleRules = { minSaleQty: 1, maxSaleQty: 9, qty: 9, isSalesBlocked: false, isOnlyInStore: false, isSoldWithoutStock: false };

/** Two lines of one product, as when only one of them has a warranty. */
const after = (qtys: readonly number[], change: Partial<SaleRules>): readonly number[] =>
  piecesLeft(
    qtys.map((qty) => ({ product_id: 1, qty })),
    new Map([[1, { ...rules, ...change }]]),
  ).map(({ qty }) => qty);

describe('lines of a restored cart', () => {
  it.each<[string, readonly number[], Partial<SaleRules>, readonly number[]]>([
    ['stay as they are while there is enough', [2, 1], {}, [2, 1]],
    ['share what is left, the first before the second', [2, 3], { qty: 4 }, [2, 2]],
    ['go when nothing is left for them', [2, 1], { qty: 2 }, [2]],
    ['reach the least number of pieces together', [1, 1], { minSaleQty: 2 }, [1, 1]],
    ['go all when together they are too few', [2, 2], { minSaleQty: 3, qty: 2 }, []],
    ['go when the product is not sold any more', [1], { isSalesBlocked: true }, []],
    ['go when only shops sell it', [1], { isOnlyInStore: true }, []],
  ])('[J-221] %s', (_, qtys, change, left) => {
    expect(after(qtys, change)).toEqual(left);
  });
});
