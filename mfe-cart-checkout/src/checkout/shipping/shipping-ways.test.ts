import { describe, expect, it } from '@jest/globals';
import { grosze } from 'shared-contracts';
import type { ShippingMethod } from '../../service/cart-schema.ts';
import { isOnePrice, shippingWays } from './shipping-ways.ts';

const method = (code: string, kind: ShippingMethod['kind'], more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  code,
  kind,
  title: code,
  description: '',
  available: true,
  reason: null,
  amount: grosze(1500),
  delivery_from: '2031-11-25',
  delivery_to: '2031-11-26',
  needs_pickup_point: false,
  ...more,
});

const all = [
  method('neopickupexpress', 'store'),
  method('paczkomaty', 'pickup-point'),
  method('inpost', 'courier', { amount: grosze(1599) }),
  method('dpd', 'courier', { delivery_from: '2031-11-27' }),
  method('dhl', 'courier'),
  method('gls', 'courier'),
  method('fedex', 'courier', { available: false, amount: grosze(0) }),
  method('pickuppointorlen', 'pickup-point'),
  method('neocourier', 'large', { available: false }),
];

describe('ways of delivery', () => {
  it('[J-304] several couriers are one choice with the companies inside, lockers, points and shops others; what cannot be chosen is none', () => {
    expect(shippingWays(all).map(({ way, methods }) => [way, methods.map(({ code }) => code)])).toEqual([
      ['courier', ['dhl', 'gls', 'dpd', 'inpost']],
      ['locker', ['paczkomaty']],
      ['point', ['pickuppointorlen']],
      ['store', ['neopickupexpress']],
    ]);
  });

  it('[J-304] tell whether the companies inside cost the same; the cheapest is the first, of those the earliest', () => {
    const [couriers, lockers] = shippingWays(all);
    if (couriers === undefined || lockers === undefined) throw new Error('no couriers');
    expect(couriers.methods[0].code).toBe('dhl');
    expect([isOnePrice(couriers), isOnePrice(lockers)]).toEqual([false, true]);
  });
});
