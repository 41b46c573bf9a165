import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { safeParse } from 'valibot';

import {
  CURRENCY_SYMBOLS,
  formatMoney,
  grosze,
  machineMoney,
  moneyParts,
  multiplyGrosze,
  netOf,
  subtractGrosze,
  sumGrosze,
  vatIn,
} from './index.ts';
import { zloty } from '../testing/money.ts';
import { groszeSchema } from './schema.ts';

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
// Up to 90 billion zł: more than any cart, and within what a double shows exactly with two decimals.
const amounts = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }).map(grosze);

describe('money', () => {
  it.each([
    [123450, '1 234,50 zł'],
    [129900, '1 299,00 zł'],
    [5, '0,05 zł'],
    [0, '0,00 zł'],
    [99, '0,99 zł'],
    [1000000, '10 000,00 zł'],
    [123456789, '1 234 567,89 zł'],
    [-123450, '\u22121 234,50 zł'],
  ])('[I-07] %i grosze read %s', (amount, text) => {
    expect(plainSpaces(formatMoney(grosze(amount)))).toBe(text);
  });

  it('[I-07] an amount never breaks over two lines', () => {
    expect(formatMoney(grosze(123456789))).not.toMatch(/[ ]/);
  });

  it('[I-08] zł is the suffix, and dollars, pounds and euros have their own symbols behind the amount', () => {
    expect(Object.keys(CURRENCY_SYMBOLS)).toEqual(['PLN', 'USD', 'GBP', 'EUR']);
    expect(plainSpaces(formatMoney(grosze(150)))).toBe('1,50 zł');
    expect(plainSpaces(formatMoney(grosze(150), 'USD'))).toBe('1,50 $');
    expect(plainSpaces(formatMoney(grosze(150), 'GBP'))).toBe('1,50 £');
    expect(plainSpaces(formatMoney(grosze(150), 'EUR'))).toBe('1,50 €');
  });

  it('[I-07] every amount reads as Intl writes it with grouping always on', () => {
    const intl = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' });
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatMoney(amount)).toBe(intl.format(amount / 100).replace('-', '\u2212'));
      }),
    );
  });

  it('[I-07] the split price holds the same digits as the whole text', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const { whole, grosze: cents, symbol, negative } = moneyParts(amount);
        expect(`${negative ? '\u2212' : ''}${whole},${cents}\u00a0${symbol}`).toBe(formatMoney(amount));
        expect(Math.round(Number(machineMoney(amount)) * 100)).toBe(amount);
      }),
    );
  });

  it('a fraction of a grosz, NaN or infinity is refused', () => {
    for (const bad of [0.5, Number.NaN, Infinity, 2 ** 53]) {
      expect(() => grosze(bad)).toThrow(RangeError);
      expect(safeParse(groszeSchema, bad).success).toBe(false);
    }
    expect(safeParse(groszeSchema, '100').success).toBe(false);
    expect(safeParse(groszeSchema, 100)).toMatchObject({ success: true, output: 100 });
  });

  it('sums are the same in any order, and subtraction undoes addition', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 50 }), amounts, (list, extra) => {
        expect(sumGrosze(list)).toBe(sumGrosze(list.toReversed()));
        expect(subtractGrosze(sumGrosze([...list, extra]), extra)).toBe(sumGrosze(list));
      }),
    );
  });

  it('a quantity keeps whole grosze', () => {
    expect(multiplyGrosze(zloty(10), 3)).toBe(3000);
  });
});

describe('[J-326] the net price of a gross one', () => {
  test.each([
    ['of a round price', 12_300, 23, 10_000],
    ['half a grosz of tax goes up', 115, 23, 93],
    ['of nothing', 0, 23, 0],
    ['without tax', 9_999, 0, 9_999],
  ])('%s', (_case, gross, rate, net) => expect(netOf(grosze(gross), rate)).toBe(net));

  test('and its tax add up to it, at every price', () => {
    for (let gross = 0; gross < 20_000; gross += 7) {
      for (const rate of [5, 8, 23]) expect(netOf(grosze(gross), rate) + vatIn(gross, rate)).toBe(gross);
    }
  });
});
