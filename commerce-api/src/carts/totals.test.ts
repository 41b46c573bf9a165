import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { grosze } from 'shared-contracts/money';
import { lineTotals, totals } from './totals.ts';

const line = fc
  .record({
    qty: fc.integer({ min: 1, max: 99 }),
    price: fc.integer({ min: 1, max: 5_000_000 }),
    saved: fc.integer({ min: 0, max: 100 }),
    isInCoupon: fc.boolean(),
    promotion: fc.integer({ min: 0, max: 100 }),
    addOns: fc.array(fc.record({ price: fc.integer({ min: 0, max: 200_000 }).map(grosze) }), { maxLength: 5 }),
  })
  .map(({ qty, price, saved, promotion, isInCoupon, addOns }) => {
    const finalPrice = grosze(price - Math.floor((price * saved) / 100));
    // At most what the pieces cost, as `promotionEffects` keeps it.
    return {
      qty,
      addOns,
      price: grosze(price),
      finalPrice,
      isInCoupon,
      promotion: grosze(Math.floor((finalPrice * qty * promotion) / 100)),
    };
  });
const coupon = fc.oneof(
  fc.record({ type: fc.constant('fixed' as const), discount: fc.integer({ min: 0, max: 1_000_000 }) }),
  fc.record({ type: fc.constant('percent' as const), discount: fc.integer({ min: 0, max: 100 }) }),
);
const extras = fc.record({
  coupon: fc.option(coupon),
  shipping: fc.option(fc.integer({ min: 0, max: 10_000 }).map(grosze)),
  paymentFee: fc.integer({ min: 0, max: 2000 }).map(grosze),
});
const fixed = (discount: number) => ({ coupon: { type: 'fixed', discount } as const, shipping: null, paymentFee: grosze(0) });
const percent = (discount: number) => ({ coupon: { type: 'percent', discount } as const, shipping: null, paymentFee: grosze(0) });
const priced = (...prices: readonly number[]) => prices.map((price) => ({ qty: 1, price: grosze(price), finalPrice: grosze(price) }));

describe('totals of a cart', () => {
  it('[C-21] add up what the lines cost and save', () => {
    const lines = [
      { qty: 2, price: grosze(129_900), finalPrice: grosze(99_900) },
      { qty: 1, price: grosze(4_999), finalPrice: grosze(4_999) },
    ];
    expect(totals(lines)).toMatchObject({
      subtotal: 264_799,
      discount: 60_000,
      total: 204_799,
      count: 3,
      grandTotal: 204_799,
    });
  });

  it('are zero for an empty cart, without a call for more', () => {
    expect(totals([], fixed(5000))).toMatchObject({
      subtotal: 0,
      couponDiscount: 0,
      grandTotal: 0,
    });
  });

  it('a fixed coupon is spread by value, the last grosze go to the largest fractions', () => {
    expect(totals(priced(100, 100, 100), fixed(100)).couponShares.toSorted()).toEqual([33, 33, 34]);
    expect(totals(priced(5000, 2500), fixed(1000)).couponShares).toEqual([667, 333]);
  });

  it('a fixed coupon never takes more than the goods cost', () => {
    expect(totals(priced(700, 299), fixed(5000))).toMatchObject({ couponDiscount: 999, total: 0, grandTotal: 0 });
  });

  it('a percent coupon is taken per line and rounded half up', () => {
    expect(totals(priced(50, 49, 150), percent(1)).couponShares).toEqual([1, 0, 2]);
  });

  it('a coupon leaves alone what it is not for', () => {
    const [first, second] = priced(1000, 1000);
    const lines = [...(first === undefined ? [] : [first]), ...(second === undefined ? [] : [{ ...second, isInCoupon: false }])];
    expect(totals(lines, percent(10)).couponShares).toEqual([100, 0]);
    expect(totals(lines, fixed(5000)).couponShares).toEqual([1000, 0]);
  });

  it('the sum to pay is goods, delivery and fee', () => {
    expect(totals(priced(10_000), { ...percent(10), shipping: grosze(1299), paymentFee: grosze(999) }).grandTotal).toBe(11_298);
  });

  it('[J-165] warranty and services cost once per piece; no coupon counts them', () => {
    const addOns = [{ price: grosze(17_900) }, { price: grosze(9_900) }];
    const withThem = { qty: 3, price: grosze(100_000), finalPrice: grosze(90_000), addOns };
    expect(lineTotals(withThem)).toEqual({ goods: 270_000, discount: 30_000, addOns: 83_400, total: 353_400 });
    expect(totals([withThem], percent(10))).toMatchObject({
      subtotal: 300_000,
      couponDiscount: 27_000,
      goods: 243_000,
      addOns: 83_400,
      total: 326_400,
      grandTotal: 326_400,
    });
  });

  it('[J-165] always agree: subtotal − discount − coupon + add-ons = total = lines less their shares, and nothing is ever below zero', () => {
    fc.assert(
      fc.property(fc.array(line), extras, (lines, given) => {
        const all = totals(lines, given);
        const perLine = lines.map((one, index) => lineTotals(one).total - one.promotion - (all.couponShares[index] ?? 0));
        expect(all.subtotal - all.discount - all.couponDiscount + all.addOns).toBe(all.total);
        expect(perLine.reduce((sum, one) => sum + one, 0)).toBe(all.total);
        expect(all.grandTotal).toBe(all.total + (given.shipping ?? 0) + given.paymentFee);
        expect(Math.min(0, all.total, ...perLine, ...all.couponShares)).toBe(0);
        expect(all.promotionDiscount).toBe(lines.reduce((sum, { promotion }) => sum + promotion, 0));
        expect(all.couponShares.every((share, index) => share === 0 || lines[index]?.isInCoupon === true)).toBe(true);
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line), extras, (lines, given) => {
        /** What lines of each value get off, whichever of equal ones gets the last grosz. */
        const sharesByValue = (of: typeof lines) =>
          totals(of, given)
            .couponShares.map(
              (share, index) =>
                `${(of[index]?.finalPrice ?? 0) * (of[index]?.qty ?? 0) - (of[index]?.promotion ?? 0)} ${of[index]?.isInCoupon} ${share}`,
            )
            .toSorted();
        const back = lines.toReversed();
        expect(totals(back, given).grandTotal).toBe(totals(lines, given).grandTotal);
        expect(sharesByValue(back)).toEqual(sharesByValue(lines));
      }),
    );
  });
});
