import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { grosze } from 'shared-contracts/money';
import { cartPromotions, coupons } from '../demo/catalogue/content/offers.ts';
import type { Choices } from './choices.ts';
import type { Goods } from './goods.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { billing, goods, large, licence, now, pay, ship, worked } from '../demo/catalogue/testing/quotes.ts';

describe('[J-211] instalments and leases of a cart', () => {
  const dear: Goods = { ...goods, finalPrice: grosze(179_900) };
  const methodOf = (code: string, of: readonly Goods[] = [dear], choices: Partial<Choices> = {}) =>
    worked(of, choices).paymentMethods.find((method) => method.code === code);

  it('are counted for the sum to pay, delivery included, and say what they cost', () => {
    expect(methodOf('global4net_installments_10')?.plans).toEqual([
      { id: 10, months: 10, monthly: 17_990, total: 179_900, rrso: 0, example: expect.stringContaining('RRSO 0,00%') },
    ]);
    const large48 = methodOf('global4net_installments_48', [{ ...large, finalPrice: grosze(150_000) }], ship('geis'))?.plans?.[0];
    expect(large48?.example).toContain('całkowita kwota kredytu 1\u00A0579,00\u00A0zł');
    expect(large48).toMatchObject({ rrso: 1549, total: (large48?.monthly ?? 0) * 48 });
  });

  it('those of other lenders are chosen by their number; ways to pay at once have none', () => {
    expect(methodOf('installments')?.plans?.map(({ id, months }) => [id, months])).toEqual(
      [6, 12, 24, 36, 48].map((months) => [months, months]),
    );
    expect(methodOf('payu_gateway_installments')?.plans?.[0]).toMatchObject({ months: 3, rrso: 1990 });
    expect(methodOf('tpay_blik')).not.toHaveProperty('plans');
  });

  it.each([
    ['global4net_installments_20', 149_999, false],
    ['global4net_installments_20', 150_000, true],
    ['installments', 29_999, false],
    ['payu_gateway_pay_later', 400_001, false],
    ['simply_lease', 99_999, false],
    ['simply_lease_shop', 100_000, true],
  ])('%s of %i grosze: %p', (code, price, is) => {
    expect(methodOf(code, [{ ...goods, finalPrice: grosze(price) }])?.available).toBe(is);
  });

  it('nobody leases codes and licences, nor without a company', () => {
    expect(methodOf('simply_lease', [{ ...licence, finalPrice: grosze(179_900) }])?.reason).toBe(
      'Kodów i licencji nie można wziąć w leasing.',
    );
    const told = (choices: Partial<Choices>) =>
      worked([dear], { ...pay('simply_lease'), ...choices }).validation.map(({ message }) => message);
    expect(told({ billing })).toContain('Leasing jest dla firm: podaj nazwę firmy i NIP.');
    expect(told({ billing: { ...billing, company: 'Firma', vat_id: '5260250274' } })).toEqual(['Wybierz sposób dostawy.']);
  });
});

describe('[J-250] a gift card', () => {
  const gift = { recipientEmail: 'zosia@example.org', recipientName: 'Zosia', message: '', day: '2026-11-20' };
  const card: Goods = {
    ...goods,
    itemId: 9,
    productId: 9,
    price: grosze(10_000),
    finalPrice: grosze(10_000),
    weightGrams: 0,
    categoryIds: [],
    excludeShippingMethods: [],
    stock: new Map(),
    sale: { ...goods.sale, qty: 0, isSoldWithoutStock: true },
    gift,
  };

  it('alone comes by e-mail without being asked for, and is paid in advance', () => {
    const { shipping, toPay, paymentMethods: offered } = worked([card], pay('tpay_blik'));
    expect([shipping?.method.code, toPay]).toEqual(['electronic', 10_000]);
    expect(offered.filter(({ available, kind }) => available && ['on-delivery', 'in-store', 'voucher', 'lease'].includes(kind))).toEqual(
      [],
    );
  });

  it('beside other goods keeps them from being paid for on delivery, and makes no delivery free', () => {
    const both = worked([goods, { ...card, qty: 5 }], { ...pay('tpay_blik'), ...ship('inpost') });
    expect(both.totals.shipping).toBe(1599);
    expect(both.paymentMethods.find(({ code }) => code === 'cashondelivery')).toMatchObject({
      available: false,
      reason: 'Za kartę podarunkową płaci się z góry.',
    });
  });

  it('no coupon reduces, and no voucher pays, whatever is bought with it', () => {
    const line = fc.record({ qty: fc.integer({ min: 1, max: 3 }), finalPrice: fc.integer({ min: 1, max: 60_000 }).map(grosze) });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.constantFrom('AMPER50', 'JESIEN7', null),
        (others, cards, balance, coupon) => {
          const of = [
            ...others.map((one, index) => ({ ...goods, ...one, itemId: index + 1, productId: index + 100 })),
            { ...card, qty: cards },
          ];
          const voucher = { id: 1, codeEnd: '1234', balance, expiresAt: new Date('2036-01-01T00:00:00Z') };
          const quote = worked(of, { ...pay('tpay_blik'), ...ship('inpost'), coupon }, false, voucher);
          expect(quote.totals.couponShares.at(-1)).toBe(0);
          expect(quote.toPay).toBeGreaterThanOrEqual(cards * 10_000);
          expect(quote.toPay + (quote.voucher?.amount ?? 0)).toBe(quote.totals.grandTotal);
        },
      ),
    );
  });
});

describe('[J-212] a voucher', () => {
  const held = (balance: number, expiresAt = '2030-01-01'): Voucher => ({
    id: 1,
    codeEnd: '0100',
    balance,
    expiresAt: new Date(expiresAt),
  });
  const paid = (voucher: Voucher | null, choices: Partial<Choices> = {}, of: readonly Goods[] = [goods]) =>
    worked(of, choices, false, voucher);

  it('pays as much as it holds, the chosen payment the rest', () => {
    const quote = paid(held(10_000), { ...pay('tpay_blik'), ...ship('inpost') });
    expect([quote.totals.grandTotal, quote.voucher?.amount, quote.toPay, quote.payment?.code]).toEqual([
      13_599,
      10_000,
      3_599,
      'tpay_blik',
    ]);
    expect(quote.paymentMethods.find(({ kind }) => kind === 'voucher')).toMatchObject({
      available: false,
      reason: expect.stringContaining('Bon nie wystarcza'),
    });
  });

  it('that holds enough pays everything, without the fee of another payment; one grosz less does not', () => {
    const choices = { ...pay('cashondelivery'), ...ship('inpost') };
    const all = paid(held(13_599), choices);
    expect([all.payment?.code, all.totals.paymentFee, all.toPay, all.voucher?.amount]).toEqual(['external_voucher', 0, 0, 13_599]);
    expect(all.paymentMethods.find(({ code }) => code === 'tpay_blik')).toMatchObject({
      available: false,
      reason: 'Bon pokrywa całe zamówienie.',
    });
    const most = paid(held(13_598), choices);
    expect([most.payment?.code, most.totals.paymentFee, most.toPay]).toEqual(['cashondelivery', 999, 1000]);
  });

  it('of nothing, or of yesterday, or for codes and licences, pays nothing', () => {
    for (const quote of [paid(held(0)), paid(held(5000, '2026-11-19')), paid(held(5000), {}, [licence])]) {
      expect([quote.voucher, quote.toPay]).toEqual([null, quote.totals.grandTotal]);
    }
  });

  it('leaves less to be lent: instalments are counted for the rest', () => {
    const dear: Goods = { ...goods, finalPrice: grosze(179_900) };
    const plan = paid(held(9900), ship('inpost'), [dear]).paymentMethods.find(({ code }) => code === 'global4net_installments_10')
      ?.plans?.[0];
    expect([plan?.monthly, plan?.total]).toEqual([17_000, 170_000]);
  });

  it('[J-223] that leaves less than a lender lends makes its payment impossible', () => {
    const dear: Goods = { ...goods, finalPrice: grosze(40_000) };
    const lent = (balance: number) =>
      paid(held(balance), ship('inpost'), [dear]).paymentMethods.find(({ code }) => code === 'installments');
    expect(lent(10_000)).toMatchObject({ available: true });
    expect(lent(39_000)).toMatchObject({ available: false, reason: 'Dostępne od 300,00\u00A0zł.' });
  });

  it('[J-165] with coupon and promotions never makes a sum negative, and sums always add up', () => {
    const offers = cartPromotions(now);
    const kinds = offers.flatMap(({ categoryIds }) => categoryIds.slice(0, 3));
    const line = fc.record({
      qty: fc.integer({ min: 1, max: 3 }),
      finalPrice: fc.integer({ min: 1, max: 300_000 }).map(grosze),
      category: fc.constantFrom(0, ...kinds),
    });
    const code = fc.option(fc.constantFrom(...coupons(now).map((coupon) => coupon.code)));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.array(line, { minLength: 1, maxLength: 5 }),
        code,
        fc.boolean(),
        fc.subarray([1, 2, 3, 4, 5]),
        (balance, lines, coupon, onDelivery, lessPrice) => {
          const of = lines.map(({ category, ...one }, index) => ({
            ...goods,
            ...one,
            itemId: index + 1,
            productId: index + 1,
            categoryIds: category === 0 ? goods.categoryIds : [category],
          }));
          const promotions = offers.map(({ id }) => id);
          const choices = { ...(onDelivery ? pay('cashondelivery') : pay('tpay_blik')), ...ship('inpost'), coupon, promotions, lessPrice };
          const { totals, toPay, voucher, promotions: effects } = paid(held(balance), choices, of);
          const perLine = of.map(
            ({ finalPrice, qty }, index) =>
              finalPrice * qty - (totals.couponShares[index] ?? 0) - effects.reduce((sum, { shares }) => sum + (shares[index] ?? 0), 0),
          );
          expect(Math.min(0, toPay, ...perLine)).toBe(0);
          expect(perLine.reduce((sum, one) => sum + one, 0)).toBe(totals.total);
          expect(toPay + (voucher?.amount ?? 0)).toBe(totals.grandTotal);
          expect(voucher?.amount ?? 0).toBeLessThanOrEqual(balance);
        },
      ),
    );
  });
});
