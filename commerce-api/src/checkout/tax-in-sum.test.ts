import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { grosze, netOfSum } from 'shared-contracts/money';
import { stores } from '../demo/catalogue/content/stores.ts';
import { goods, pay, ship, worked } from '../demo/catalogue/testing/quotes.ts';
import { vatGroups } from '../invoices/vat.ts';
import type { Goods } from './goods.ts';
import { taxInSum } from './tax-in-sum.ts';

const storeOf = (code: string) => {
  const store = stores.find((one) => one.code === code);
  if (store === undefined) throw new Error(`no store ${code}`);
  return store;
};
const gift = { recipientEmail: 'zosia@example.org', recipientName: 'Zosia', message: '', day: '2026-11-20' };
const card: Goods = { ...goods, itemId: 9, productId: 9, price: grosze(10_000), finalPrice: grosze(10_000), gift };

describe('[J-354] the tax in the sums of a cart', () => {
  it('is told in the store for companies alone', () => {
    const quote = worked([goods]);
    expect(taxInSum(quote, [goods], storeOf('amperio'))).toBeNull();
    expect(taxInSum(quote, [goods], storeOf('amperio_pro'))).toEqual({ rate: 23, untaxed: 0 });
  });

  it('leaves out gift cards, and makes the net sum that of the invoice, whatever is bought and taken off', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 100, max: 90_000 })), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 2 }),
        fc.constantFrom('AMPER50', 'JESIEN7', null),
        (lines, cards, coupon) => {
          const bought = lines.map(([qty, price], at) => ({
            ...goods,
            itemId: at + 1,
            productId: at + 100,
            qty,
            finalPrice: grosze(price),
          }));
          const of = cards === 0 ? bought : [...bought, { ...card, qty: cards }];
          const quote = worked(of, { ...pay('banktransfer'), ...ship('inpost'), coupon });
          const tax = taxInSum(quote, of, storeOf('amperio_pro'));
          const { grandTotal } = quote.totals;
          const untaxed = 10_000 * cards;
          const [group] = vatGroups([{ vatRate: 23, gross: grosze(grandTotal - untaxed) }]);
          expect(tax).toEqual({ rate: 23, untaxed });
          expect(tax && netOfSum(grandTotal, tax)).toBe((group?.net ?? 0) + untaxed);
        },
      ),
      { numRuns: 60 },
    );
  });
});
