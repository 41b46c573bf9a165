import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plusPrice } from 'shared-contracts/catalogue';
import { grosze } from 'shared-contracts/money';
import { billing, goods, now, worked } from '../demo/catalogue/testing/quotes.ts';
import { cartPromotions } from '../demo/catalogue/content/offers.ts';
import type { Goods } from './goods.ts';

const labelled: Goods = { ...goods, isCheaperInPlus: true, price: grosze(99_999), finalPrice: grosze(99_999) };
const plain: Goods = { ...goods, itemId: 2, productId: 9 };
const gift = { recipientEmail: 'zosia@example.org', recipientName: 'Zosia', message: '', day: '2026-11-20' };
const offers = cartPromotions(now);

describe('what a member of the Plus programme saves', () => {
  test('[J-297] is the price of the tile times the pieces, on labelled products alone', () => {
    const quote = worked([{ ...labelled, qty: 3 }, plain], {}, true);
    expect(quote.plus.shares).toEqual([3 * (99_999 - 94_999), 0]);
    expect(quote.totals.total).toBe(3 * plusPrice(labelled.finalPrice, 5) + plain.finalPrice);
    expect(quote.promotionShares).toEqual(quote.plus.shares);
  });

  test('[J-297] is nothing for others, with a percent coupon, and of a gift card', () => {
    expect(worked([labelled]).plus.discount).toBe(0);
    const withCoupon = worked([labelled], { coupon: 'JESIEN7' }, true);
    expect([withCoupon.plus.discount, withCoupon.totals.couponDiscount]).toEqual([0, 7000]);
    expect(worked([{ ...labelled, gift }], {}, true).plus.discount).toBe(0);
  });

  test('[J-297] stays with a coupon of an amount, and with a percent code that does not count', () => {
    const fixed = worked([labelled], { coupon: 'PLUS30' }, true);
    expect([fixed.plus.discount, fixed.totals.couponDiscount]).toEqual([5000, 3000]);
    expect(worked([labelled], { coupon: 'LATO2025' }, true).plus.discount).toBe(5000);
  });

  test('[J-297] whatever is in the cart: lines add up to the sum, none is negative, and members never pay more', () => {
    const line = fc.record({
      qty: fc.integer({ min: 1, max: 4 }),
      finalPrice: fc.integer({ min: 0, max: 300_000 }).map(grosze),
      isCheaperInPlus: fc.boolean(),
      category: fc.constantFrom(0, ...offers.flatMap(({ categoryIds }) => categoryIds)),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(null, 'AMPER50', 'PLUS30'),
        fc.subarray([1, 2, 3, 4, 5]),
        (lines, coupon, lessPrice) => {
          const of = lines.map(({ category, ...one }, index) => ({
            ...goods,
            ...one,
            itemId: index + 1,
            productId: index + 1,
            categoryIds: category === 0 ? goods.categoryIds : [category],
          }));
          const choices = { billing, coupon, promotions: offers.map(({ id }) => id), lessPrice };
          const { totals, plus, promotionShares } = worked(of, choices, true);
          const perLine = of.map(
            ({ finalPrice, qty }, index) => finalPrice * qty - (promotionShares[index] ?? 0) - (totals.couponShares[index] ?? 0),
          );
          expect(Math.min(0, ...perLine, ...plus.shares)).toBe(0);
          expect(perLine.reduce((sum, one) => sum + one, 0)).toBe(totals.total);
          expect(totals.total).toBeLessThanOrEqual(worked(of, choices).totals.total);
        },
      ),
    );
  });
});
