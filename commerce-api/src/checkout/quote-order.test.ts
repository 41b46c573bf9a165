import { describe, expect, it } from '@jest/globals';
import { grosze } from 'shared-contracts/money';
import { mergeChoices, noChoices, parseChoices } from './choices.ts';
import type { Choices } from './choices.ts';
import type { Goods } from './goods.ts';
import { billing, goods, pay, ship, worked } from '../demo/catalogue/testing/quotes.ts';

describe('a coupon that was accepted', () => {
  it('counts for the products of its categories only', () => {
    const other = { ...goods, itemId: 2, productId: 9, categoryIds: [99] };
    expect(worked([goods, other], { coupon: 'KUCHNIA10' }).totals.couponShares).toEqual([1200, 0]);
  });

  it('does not count while the cart is too small for it, or for somebody without Plus', () => {
    expect(worked([goods], { coupon: 'AMPER50' }).coupon).toBeNull();
    const dear = { ...goods, finalPrice: grosze(40_000) };
    expect(worked([dear], { coupon: 'AMPER50' }).coupon).toMatchObject({ discount: 5000 });
    expect(worked([dear], { coupon: 'PLUS30' }).coupon).toBeNull();
    expect(worked([dear], { coupon: 'PLUS30' }, true).coupon).toMatchObject({ discount: 3000, isPlus: true });
  });
});

describe('what stands in the way of an order', () => {
  const address = parseChoices({ billing: { ...billing, email: null } });
  const all = { ...address, ...pay('tpay_blik'), ...ship('inpost') };
  const reasons = (of: readonly Goods[], choices: Partial<Choices> = {}) => worked(of, choices).validation.map(({ code }) => code);

  it('[C-02] is nothing when all is chosen', () => expect(reasons([goods], all)).toEqual([]));

  it('[C-02] is all that is missing', () => {
    expect(reasons([])).toEqual(['empty_cart']);
    expect(reasons([goods])).toEqual(['no_payment', 'no_address', 'no_shipping']);
    expect(reasons([goods], { ...all, shouldVerifyAddress: true })).toEqual(['address_unverified']);
  });

  it('[C-02] is a product that is not there in such numbers, its lines counted together', () => {
    const two = [
      { ...goods, qty: 3 },
      { ...goods, itemId: 2, qty: 3 },
    ];
    expect(worked(two, all).validation).toEqual([
      expect.objectContaining({ code: 'not_enough_stock', item_id: 1 }),
      expect.objectContaining({ code: 'not_enough_stock', item_id: 2 }),
    ]);
  });
});

describe('choices of a guest and a customer', () => {
  it('the guest’s fill in what the customer has not chosen', () => {
    const own = { ...noChoices, ...pay('banktransfer') };
    const guest = { ...noChoices, ...pay('tpay_blik'), ...ship('dpd'), coupon: 'AMPER50', withInvoice: true };
    expect(mergeChoices(own, guest)).toMatchObject({ ...pay('banktransfer'), ...ship('dpd'), coupon: 'AMPER50', withInvoice: true });
  });

  it('what an older server has stored is read as not chosen', () => expect(parseChoices({})).toEqual(noChoices));
});
