import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { zloty } from '../testing/money.ts';
import { buyingWay, isSoldOut, parseGallery, priceBlock, starsOf, starsText } from './index.ts';

describe('price block', () => {
  it('[P-02] without an announced reduction only the price stands', () => {
    expect(priceBlock({ price: zloty(100), final_price: zloty(100), omnibus_price: null })).toEqual({ kind: 'regular', price: 10_000 });
    expect(priceBlock({ price: zloty(100), final_price: zloty(80) })).toEqual({ kind: 'regular', price: 8000 });
  });

  it('[P-02] the struck price is the lowest of 30 days, and the saving is counted from it, not from the regular price', () => {
    expect(priceBlock({ price: zloty(2000), final_price: zloty(1299), omnibus_price: zloty(1499) })).toEqual({
      kind: 'reduced',
      price: 129_900,
      struck: 149_900,
      saving: 20_000,
      savingPercent: 13,
    });
  });

  it('[P-02] a reduction that is not below the lowest of 30 days claims no saving', () => {
    expect(priceBlock({ price: zloty(2000), final_price: zloty(1499), omnibus_price: zloty(1499) })).toEqual({
      kind: 'reduced-without-saving',
      price: 149_900,
      lowest: 149_900,
    });
  });

  it('[P-02] never more is promised than is saved', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 }).map(zloty);
    fc.assert(
      fc.property(amount, amount, amount, (price, final, omnibus) => {
        const block = priceBlock({ price, final_price: final, omnibus_price: omnibus });
        expect(block.price).toBe(final);
        if (block.kind !== 'reduced') return;
        expect(block.saving + block.price).toBe(block.struck);
        expect((block.struck * block.savingPercent) / 100).toBeLessThanOrEqual(block.saving);
      }),
    );
  });
});

describe('reviews', () => {
  it.each([
    [90, 4.5],
    [100, 5],
    [0, 0],
    [87, 4.4],
    [-5, 0],
    [140, 5],
    [Number.NaN, 0],
  ])('[P-10] a summary of %p is shown as %p stars', (summary, stars) => {
    expect(starsOf(summary)).toBe(stars);
  });

  it('[P-10] stars read with a decimal comma', () => expect([starsText(90), starsText(100)]).toEqual(['4,5', '5,0']));
});

describe('product fields', () => {
  it('[P-08] the gallery is read from JSON; what is broken is left out', () => {
    expect(
      parseGallery('[{"url":"/media/catalog/1/a-front","alt":"Pralka","view":"front"},{"alt":"x"},null,{"url":"/b","alt":5}]'),
    ).toEqual([
      { url: '/media/catalog/1/a-front', alt: 'Pralka', view: 'front' },
      { url: '/b', alt: '', view: '' },
    ]);
    for (const text of ['{', '{}', 'null', null, undefined]) expect(parseGallery(text)).toEqual([]);
  });

  const sale = { is_sales_blocked: false, available_only_in_store: false, qty: 5, min_sale_qty: 1 };
  it.each([
    [sale, 'buy'],
    [{ ...sale, is_sales_blocked: true }, 'unavailable'],
    [{ ...sale, available_only_in_store: true, qty: 0 }, 'store-only'],
    [{ ...sale, is_preorder: true, qty: 0 }, 'preorder'],
    [{ ...sale, qty: 0 }, 'unavailable'],
    [{ ...sale, qty: 1, min_sale_qty: 2 }, 'unavailable'],
  ])('[P-03] [P-04] [P-05] %p is bought by %s', (facts, way) => expect(buyingWay(facts)).toBe(way));

  it.each([
    [{ ...sale, availability: 1 }, false],
    [{ ...sale, availability: 1, qty: 0 }, true],
    [{ ...sale, availability: 1, is_sales_blocked: true }, true],
    [{ ...sale, availability: 12, available_only_in_store: true, qty: 0 }, false],
    [{ ...sale, availability: 11, qty: 0 }, false],
    [{ ...sale, availability: 11, qty: 0, is_sales_blocked: true }, true],
  ])('[O-09] of %p no delivery is promised: %p', (facts, out) => expect(isSoldOut(facts)).toBe(out));
});
