import { describe, expect, it } from '@jest/globals';
import { grosze } from 'shared-contracts/money';
import type { Choices } from './choices.ts';
import type { Goods } from './goods.ts';
import { billing, goods, large, licence, pay, ship, worked } from '../demo/catalogue/testing/quotes.ts';

const codes = (of: readonly Goods[]) => worked(of).shippingMethods.map(({ code }) => code);

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

describe('goods that are collected', () => {
  const contact = { ...billing, street: [], postcode: '', city: '' };
  const collected = { ...pay('tpay_blik'), billing: contact, withoutAddress: true };
  const kindsOf = (of: readonly Goods[], choices: Partial<Choices>) => {
    const { shippingMethods: offered } = worked(of, choices);
    return new Set(offered.filter(({ available }) => available).map(({ kind }) => kind));
  };

  it('[J-327] come to no door, whatever they are; what comes by e-mail comes all the same', () => {
    expect(kindsOf([goods], collected)).toEqual(new Set(['store', 'pickup-point']));
    expect(kindsOf([large], collected)).toEqual(new Set(['store']));
    expect(kindsOf([licence], collected)).toEqual(new Set(['electronic']));
    const { shippingMethods: offered, validation } = worked([goods], { ...collected, ...ship('dpd') });
    expect(offered.find(({ code }) => code === 'dpd')).toMatchObject({ available: false, needs_address: true });
    // Too heavy is not mended by an address.
    expect(worked([{ ...goods, weightGrams: 40_000 }], collected).shippingMethods.find(({ code }) => code === 'dpd')?.needs_address).toBe(
      undefined,
    );
    expect(validation.map(({ code }) => code)).toEqual(['no_shipping']);
  });

  it('[J-327] take nothing from the ways to pay; where a payment leaves what is brought alone, the address is asked for', () => {
    const offeredFor = (choices: Partial<Choices>) => worked([large], choices).paymentMethods.filter(({ available }) => available);
    expect(offeredFor(collected)).toEqual(offeredFor({ ...collected, withoutAddress: false, billing }));
    expect(worked([large], { ...collected, ...pay('cashondelivery') }).validation).toContainEqual({
      code: 'no_address',
      message: 'Podaj adres, pod który mamy przywieźć zamówienie.',
    });
  });

  it('[J-327] [J-328] a street is missing where goods are brought or an invoice is wanted, and there alone', () => {
    const missing = (choices: Partial<Choices>) => worked([goods], { ...collected, ...choices }).validation.map(({ code }) => code);
    expect(missing({})).toEqual(['no_shipping']);
    expect(missing({ withoutAddress: false })).toEqual(['no_address', 'no_shipping']);
    expect(missing({ withInvoice: true })).toEqual(['no_address', 'no_shipping']);
    expect(missing({ withInvoice: true, billing })).toEqual(['no_shipping']);
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
