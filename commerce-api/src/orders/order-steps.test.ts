import { expect, it } from '@jest/globals';
import { ownShops } from '../checkout/pickup-points.ts';
import { canCancel, statusAfter, stepsOf, type SteppedOrder } from './order-steps.ts';

const order = (status: SteppedOrder['status'], change: Partial<SteppedOrder> = {}): SteppedOrder => ({
  status,
  payment_method: 'banktransfer',
  payment_status: 'paid',
  shipping_method: 'dpd',
  document: { isVirtual: false, shipping: { pickupPoint: null } },
  ...change,
});
const pickupPoint = {
  id: '1',
  carrier: 'inpost',
  name: 'KRA01',
  street: 'ul. Lipowa 1',
  postcode: '30-702',
  city: 'Kraków',
  latitude: 50,
  longitude: 20,
  opening_hours: '24/7',
  description: '',
};
const atPoint: Partial<SteppedOrder> = { document: { isVirtual: false, shipping: { pickupPoint } } };

it.each([
  ['that waits for a bank transfer', order('pending_payment'), ['receive-payment', 'cancel']],
  ['that is paid at a gateway', order('pending_payment', { payment_method: 'payu_gateway' }), ['cancel']],
  ['that is paid', order('processing'), ['pack', 'cancel']],
  ['that comes by e-mail', order('processing', { document: { isVirtual: true, shipping: { pickupPoint: null } } }), ['deliver', 'cancel']],
  [
    'whose goods were withdrawn from',
    order('processing', { document: { isVirtual: false, areGoodsWithdrawn: true, shipping: { pickupPoint: null } } }),
    ['deliver', 'cancel'],
  ],
  ['that a courier brings', order('packed'), ['send']],
  ['that a shop hands out', order('packed', { shipping_method: ownShops }), ['lay-out']],
  ['on its way to an address', order('shipped'), ['deliver']],
  ['on its way to a pickup point', order('shipped', atPoint), ['lay-out', 'deliver']],
  ['that waits to be collected', order('ready_for_pickup'), ['deliver']],
  ['on its way, to be paid on delivery', order('shipped', { payment_status: 'offline' }), ['deliver', 'cancel']],
  ['that nobody has collected or paid', order('ready_for_pickup', { payment_status: 'offline' }), ['deliver', 'cancel']],
  ['that was delivered', order('delivered'), []],
  ['that was cancelled', order('cancelled'), []],
] as const)('[J-182] an order %s has these steps open: %#', (_what, given, steps) => {
  expect(stepsOf(given)).toEqual(steps);
  expect(
    stepsOf(given)
      .map((step) => statusAfter[step])
      .includes('cancelled'),
  ).toBe(canCancel(given) || given.payment_status === 'offline');
});
