import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { grosze } from 'shared-contracts/money';
import { paymentMethods, shippingMethods } from '../demo/catalogue/content/checkout.ts';
import { installmentPlans } from '../demo/catalogue/content/plans.ts';
import { cartPromotions, coupons } from '../demo/catalogue/content/offers.ts';
import { stores } from '../demo/catalogue/content/stores.ts';
import { physicalStores, warehouses } from '../demo/catalogue/content/shops.ts';
import { networkOf } from '../promise/network.ts';
import { anywhere } from '../promise/place.ts';
import { mergeChoices, noChoices, parseChoices } from './choices.ts';
import type { Choices } from './choices.ts';
import type { Goods } from './goods.ts';
import { quoteCart } from './quote-cart.ts';
import type { Voucher } from '../vouchers/voucher.ts';

const now = new Date('2026-11-20T10:00:00Z');
const [store] = stores;
if (store === undefined) throw new Error('no stores');

const goods: Goods = {
  itemId: 1,
  productId: 7,
  sku: '1234567',
  name: 'Czajnik',
  qty: 1,
  price: grosze(15_000),
  finalPrice: grosze(12_000),
  addOns: [],
  weightGrams: 1500,
  categoryIds: [12, 120],
  blockCourierShipping: false,
  excludeShippingMethods: ['electronic', 'geis', 'neocourier'],
  availability: 1,
  shippingFromDate: null,
  stock: new Map([[1, 5]]),
  sale: { minSaleQty: 1, maxSaleQty: 10, qty: 5, isSalesBlocked: false, isOnlyInStore: false, isSoldWithoutStock: false },
};
const large: Goods = {
  ...goods,
  itemId: 2,
  productId: 8,
  weightGrams: 70_000,
  blockCourierShipping: true,
  excludeShippingMethods: ['electronic', 'paczkomaty', 'inpost', 'dpd', 'dhl', 'gls', 'ups', 'fedex', 'pocztex'],
};
const licence: Goods = { ...goods, weightGrams: 0, excludeShippingMethods: ['inpost'] };

const worked = (of: readonly Goods[], choices: Partial<Choices> = {}, isPlus = false, voucher: Voucher | null = null) =>
  quoteCart({
    goods: of,
    choices: { ...noChoices, ...choices },
    rules: {
      paymentMethods,
      installmentPlans,
      coupons: coupons(now),
      cartPromotions: cartPromotions(now),
      network: networkOf(shippingMethods, physicalStores, warehouses),
    },
    store,
    isPlus,
    banks: [],
    pickupPoint: undefined,
    place: anywhere,
    voucher,
    now,
  });
const codes = (of: readonly Goods[]) => worked(of).shippingMethods.map(({ code }) => code);
const pay = (method: string) => ({ payment: { method, group: null } });
const ship = (method: string, pickupPointId: string | null = null) => ({ shipping: { method, pickupPointId } });

describe('deliveries that a cart can have', () => {
  it('small things go by parcel, couriers and to points, or are collected', () => {
    expect(codes([goods])).toEqual(expect.arrayContaining(['neopickupexpress', 'paczkomaty', 'inpost', 'ups']));
    expect(codes([goods])).not.toEqual(expect.arrayContaining(['electronic']));
    expect(codes([goods])).not.toEqual(expect.arrayContaining(['geis']));
  });

  it('large things go by lorry, which takes small ones along', () => {
    expect(codes([large])).toEqual(['neopickupexpress', 'neocourier', 'geis']);
    expect(codes([large, goods])).toEqual(['neopickupexpress', 'neocourier', 'geis']);
  });

  it('what lies in shops only is collected there', () => {
    expect(codes([{ ...goods, availability: 12 }, goods])).toEqual(['neopickupexpress']);
  });

  it('[C-02] a cart of codes alone is delivered by e-mail and by nothing else', () => {
    expect(codes([licence])).toEqual(['electronic']);
    expect(worked([licence]).isVirtual).toBe(true);
    expect(worked([licence, goods]).isVirtual).toBe(false);
  });

  it('a parcel may be too heavy', () => {
    const heavy = worked([{ ...goods, weightGrams: 26_000 }]).shippingMethods;
    expect(heavy.find(({ code }) => code === 'paczkomaty')).toMatchObject({
      available: false,
      reason: 'Paczka jest za ciężka: najwyżej 25 kg.',
    });
    expect(heavy.find(({ code }) => code === 'inpost')).toMatchObject({ available: true, reason: null });
  });

  it('are free from a sum of goods on, the coupon taken off', () => {
    const amount = (of: readonly Goods[], choices: Partial<Choices> = {}) =>
      worked(of, choices).shippingMethods.find(({ code }) => code === 'inpost')?.amount;
    const dear = { ...goods, finalPrice: grosze(20_000) };
    expect([amount([goods]), amount([dear]), amount([dear], { coupon: 'JESIEN7' })]).toEqual([1599, 0, 1599]);
  });

  it('[J-165] warranties and services do not count for free delivery', () => {
    const insured = {
      ...goods,
      finalPrice: grosze(15_000),
      addOns: [{ kind: 'warranty', id: 1, name: 'Gwarancja', price: grosze(9_900), option: null } as const],
    };
    const { totals, promised, shippingMethods: offered } = worked([insured]);
    expect([totals.goods, totals.total, promised.freeFrom]).toEqual([15_000, 24_900, 19_900]);
    expect(offered.find(({ code }) => code === 'inpost')?.amount).toBe(1599);
  });

  it.each([
    ['the carrier after the product, in working days', goods, ['2026-11-23', '2026-11-25']],
    ['a slow product', { ...goods, availability: 2 }, ['2026-11-25', '2026-12-03']],
    ['a product that is sent later', { ...goods, shippingFromDate: '2026-12-10' }, ['2026-12-12', '2026-12-15']],
  ])('arrive when told: %s', (_, of, days) => {
    const method = worked([of]).shippingMethods.find(({ code }) => code === 'inpost');
    expect([method?.delivery_from, method?.delivery_to]).toEqual(days);
  });
});

describe('payment and delivery together', () => {
  it('the payment that is chosen later has an impossible delivery chosen anew', () => {
    const { shipping, totals, validation } = worked([goods], { ...pay('checkmo'), ...ship('dpd') });
    expect(shipping).toBeNull();
    expect(totals.shipping).toBeNull();
    expect(validation).toContainEqual(
      expect.objectContaining({ code: 'no_shipping', message: expect.stringContaining('przy tej płatności') }),
    );
  });

  it('paying on delivery costs a fee, and couriers must take money', () => {
    const { shippingMethods: offered, totals } = worked([goods], { ...pay('cashondelivery'), ...ship('inpost') });
    expect(totals).toMatchObject({ paymentFee: 999, shipping: 1599, grandTotal: 12_000 + 1599 + 999 });
    expect(offered.find(({ code }) => code === 'paczkomaty')?.available).toBe(false);
  });

  it('a payment has its limits', () => {
    const dear = { ...goods, finalPrice: grosze(700_000) };
    const { paymentMethods: offered, payment } = worked([dear], pay('cashondelivery'));
    expect(payment).toBeNull();
    expect(offered.find(({ code }) => code === 'cashondelivery')).toMatchObject({
      available: false,
      reason: expect.stringContaining('6\u00a0000,00'),
    });
  });

  it('a delivery to a point without a point is not chosen', () => {
    expect(worked([goods], { ...pay('tpay_blik'), ...ship('paczkomaty', 'NIE-MA') }).shipping).toBeNull();
  });
});

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
  const address = parseChoices({
    billing: {
      firstname: 'Ola',
      lastname: 'Nowak',
      company: null,
      vat_id: null,
      street: ['ul. Lipowa 12'],
      postcode: '30-702',
      city: 'Kraków',
      country_id: 'PL',
      telephone: '600 100 200',
      email: null,
    },
  });
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
    const billing = {
      firstname: 'Ola',
      lastname: 'Nowak',
      company: null,
      vat_id: null,
      street: ['ul. Lipowa 12'],
      postcode: '30-702',
      city: 'Kraków',
      country_id: 'PL',
      telephone: '600100200',
      email: 'ola@example.com',
    };
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

describe('codes of deliveries', () => {
  it.each([
    ['Y-17', 'paczkomaty', 'InPost Paczkomat 24/7', goods],
    ['Y-18', 'neocourier', 'Dostawa własnym transportem', large],
    ['Y-19', 'dpd', 'Kurier DPD', goods],
    ['Y-20', 'fedex', 'Kurier FedEx', goods],
    ['Y-21', 'inpost', 'Kurier InPost', goods],
    ['Y-22', 'pocztex', 'Kurier Pocztex', goods],
  ])('[%s] %s is %s: offered to a cart that it can carry, and chosen by that code alone', (_id, code, title, carried) => {
    const offered = worked([carried]).shippingMethods.find((method) => method.code === code);
    expect(offered).toMatchObject({ title, available: true });
    const { payment } = pay('banktransfer');
    // One to a point is not chosen without its point.
    const expected = offered?.needs_pickup_point === true ? undefined : code;
    expect(worked([carried], { payment, ...ship(code) }).shipping?.method.code).toBe(expected);
    expect(worked([carried], { payment, ...ship(code.toUpperCase()) }).shipping).toBeNull();
  });
});
