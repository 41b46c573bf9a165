import { describe, expect, it } from '@jest/globals';

import {
  AVAILABILITY_CODES,
  CHECKOUT_STEP,
  PAYMENT,
  SHIPPING_CODES,
  SHOP_PICKUP_CARRIER,
  availabilityText,
  deliveryDays,
  hasDeliveryCalendar,
  installmentPlanId,
  isPaymentCode,
  isShippingCode,
  needsPickupPoint,
  splitFormFailures,
} from './index.ts';

describe('payment codes', () => {
  it('[Y-01] [Y-02] [Y-03] [Y-04] [Y-05] [Y-06] [Y-07] [Y-08] [Y-09] [Y-10] [Y-11] [Y-12] [Y-13] keep their exact text', () => {
    expect(Object.values(PAYMENT)).toEqual([
      'Tpay',
      'tpay_blik',
      'payu_gateway',
      'payu_gateway_blik',
      'payu_gateway_pay_later',
      'payu_gateway_installments',
      'banktransfer',
      'cashondelivery',
      'checkmo',
      'installments',
      'simply_lease',
      'simply_lease_shop',
      'external_voucher',
    ]);
    expect([isPaymentCode('Tpay'), isPaymentCode('tpay')]).toEqual([true, false]);
  });

  it.each([
    ['global4net_installments_12', 12],
    ['global4net_installments_3', 3],
    ['global4net_installments_', undefined],
    ['global4net_installments_x', undefined],
    ['installments', undefined],
  ])('[Y-14] [K-14] the plan of %s is %p', (code, plan) => expect(installmentPlanId(code)).toBe(plan));

  it('[K-06] transfer, lease, instalments and instalment plans have no delivery calendar', () => {
    expect(['banktransfer', 'simply_lease', 'installments', 'global4net_installments_12'].map(hasDeliveryCalendar)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['simply_lease_shop', 'Tpay', 'cashondelivery'].map(hasDeliveryCalendar)).toEqual([true, true, true]);
  });
});

describe('shipping codes', () => {
  it('[Y-15] [Y-16] [Y-17] [Y-18] [Y-19] [Y-20] [Y-21] [Y-22] [Y-23] [Y-24] the stated ones and those that complete the list', () => {
    for (const code of [
      'pickuppointpocztapolska',
      'pickuppointorlen',
      'paczkomaty',
      'neocourier',
      'dpd',
      'fedex',
      'inpost',
      'pocztex',
      SHOP_PICKUP_CARRIER,
      'dhl',
      'electronic',
    ]) {
      expect(isShippingCode(code)).toBe(true);
    }
    expect(isShippingCode('DPD')).toBe(false);
    expect(SHIPPING_CODES.filter(needsPickupPoint)).toEqual([
      'pickuppointpocztapolska',
      'pickuppointorlen',
      'paczkomaty',
      'pickuppointdhl',
      'pickuppointdpd',
      'pickuppointgls',
      'pickuppointups',
    ]);
  });
});

it('[K-01] the checkout steps are numbered from none to success', () => {
  expect(CHECKOUT_STEP).toEqual({ NONE: 0, CART: 1, PAYMENT: 2, ADDRESS: 3, SHIPPING: 4, SUMMARY: 5, SUCCESS: 6 });
});

it('[K-03] agreements that are missing stand apart from other failures', () => {
  expect(splitFormFailures(['email', 'checked_terms', 'city', 'checked_privacy'])).toEqual({
    agreements: ['checked_terms', 'checked_privacy'],
    fields: ['email', 'city'],
  });
});

describe('availability', () => {
  it.each([
    ['Y-25', 1, [1, 2], '4'],
    ['Y-26', 2, [3, 9], '5-11'],
    ['Y-27', 3, [3, 21], '23'],
    ['Y-28', 4, [5, 28], '7-30'],
    ['Y-29', 5, [3, 7], '5-9'],
    ['Y-30', 6, [5, 9], '7-11'],
    ['Y-31', 7, [1, 1], '2-3'],
    ['Y-32', 8, [28, 56], '28-56'],
    ['Y-34', 10, [1, 3], '5'],
    ['Y-37', 13, [3, 7], '5-9'],
    ['Y-38', 14, [3, 28], '30'],
    ['Y-39', 15, [2, 5], '2-5'],
  ])('[%s] code %i is delivered in %p days and reads %s days', (_row, code, [from, to], label) => {
    expect(deliveryDays(code)).toEqual({ from, to });
    expect(availabilityText(code)).toMatchObject({ kind: 'days', days: label });
  });

  it('[Y-25] code 1 reads within 48 hours on cards unless the product has its own note', () => {
    expect(availabilityText(1, { place: 'card' })).toEqual({ kind: 'within48h' });
    expect(availabilityText(1, { place: 'card', note: 'Jutro u Ciebie' })).toEqual({ kind: 'note', note: 'Jutro u Ciebie' });
    expect(availabilityText(1, { note: null }).kind).toBe('days');
  });

  it('[Y-33] [Y-35] [Y-36] pre-sale, shops only, and codes that nobody knows', () => {
    expect(availabilityText(11)).toEqual({ kind: 'preRelease' });
    expect(availabilityText(12)).toEqual({ kind: 'inShops' });
    for (const code of [9, 0, 16, -1, Number.NaN]) expect(availabilityText(code)).toEqual({ kind: 'check' });
    expect(AVAILABILITY_CODES).not.toContain(9);
    expect(deliveryDays(9)).toBeUndefined();
  });
});
