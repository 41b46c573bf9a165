import { describe, expect, test } from '@jest/globals';
import type { ProductVariant } from '../model/index.ts';
import { colourGroupOf, colourSiblings } from './colour-siblings.ts';

const variant = (productId: number, colour: string, memory: string): ProductVariant => ({
  productId,
  axes: [
    { code: 'kolor', label: 'Kolor', value: colour, swatch: '#000000' },
    { code: 'pamiec_wbudowana', label: 'Pamięć', value: memory, swatch: null },
  ],
});
const phones = [
  variant(5, 'Czarny', '128 GB'),
  variant(6, 'Biały', '128 GB'),
  variant(7, 'Czarny', '256 GB'),
  variant(8, 'Biały', '256 GB'),
];

describe('[J-262] colours of a product', () => {
  test('are the variants that differ in nothing else', () => {
    expect(colourSiblings(8, phones).map(({ productId, label }) => [productId, label])).toEqual([
      [7, 'Czarny'],
      [8, 'Biały'],
    ]);
    expect(phones.map(({ productId }) => colourGroupOf(productId, phones))).toEqual([5, 5, 7, 7]);
  });

  test('a product without another colour is a group of its own', () => {
    expect(colourSiblings(5, phones.slice(0, 1))).toEqual([]);
    expect(colourSiblings(9, [])).toEqual([]);
    expect(colourGroupOf(9, [])).toBe(9);
    const sizes = [1, 2].map((productId) => ({
      productId,
      axes: [{ code: 'przekatna_tv', label: 'Ekran', value: `${productId}`, swatch: null }],
    }));
    expect(colourSiblings(1, sizes)).toEqual([]);
  });
});
