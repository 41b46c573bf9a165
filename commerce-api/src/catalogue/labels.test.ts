import { describe, expect, it } from '@jest/globals';
import { trueLabels } from './labels.ts';

const labels = [
  { code: 'reduced', text: 'Taniej o 400 zł', position: 1 },
  { code: 'zero-percent', text: 'Raty 0%', position: 2 },
  { code: 'bestseller', text: 'Bestseller', position: 3 },
] as const;
const textsAt = (finalPrice: number, omnibusPrice: number | null, hasZeroPercent = true) =>
  trueLabels(labels, { finalPrice, omnibusPrice, hasZeroPercent }).map(({ text }) => text.replaceAll('\u00a0', ' '));

describe('labels of a product', () => {
  it.each([
    [179_900, 219_900, ['Taniej o 400 zł', 'Raty 0%', 'Bestseller']],
    [169_950, 219_900, ['Taniej o 499,50 zł', 'Raty 0%', 'Bestseller']],
    [219_900, 219_900, ['Raty 0%', 'Bestseller']],
    [179_900, null, ['Raty 0%', 'Bestseller']],
  ])('[P-02] at %i gr with a lowest price of %p gr they are %j', (price, lowest, expected) =>
    expect(textsAt(price, lowest)).toEqual(expected),
  );

  it('[J-300] name a shock price only while it is one', () => {
    const shock = { code: 'shock', text: 'Cena szokowa', position: 1 } as const;
    const at = (finalPrice: number, omnibusPrice: number | null) =>
      trueLabels([shock], { finalPrice, omnibusPrice, hasZeroPercent: false });
    expect(at(179_900, 219_900)).toEqual([shock]);
    expect([at(219_900, null), at(219_900, 219_900)]).toEqual([[], []]);
  });

  it('promise instalments without interest only while there are any', () => {
    expect(textsAt(179_900, null, false)).toEqual(['Bestseller']);
  });
});
