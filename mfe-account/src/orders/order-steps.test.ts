import { describe, expect, it } from '@jest/globals';
import { orderChip } from './order-chip.ts';
import { orderSums } from './order-sums.ts';
import { orderSteps, type Travelling } from './order-steps.ts';
import { accessoriesOf } from './accessories-of.ts';
import { parcelWay } from './parcel-way.ts';
import { groupAccount } from './group-account.ts';
import { pageOf } from './page-of.ts';
import { order } from '../testing/fixtures.ts';

const point = {
  id: 'KRA01',
  carrier: 'inpost',
  name: 'Paczkomat KRA01',
  street: 'ul. Długa 1',
  postcode: '30-001',
  city: 'Kraków',
  latitude: 50,
  longitude: 20,
  opening_hours: '24/7',
  description: '',
};
const at = (event: string, day: number) => ({ event, at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z` });
const travelling = (change: Partial<Travelling>): Travelling => ({
  status: 'processing',
  timeline: [at('placed', 20)],
  payment: { status: 'paid' },
  shipping: { method_code: 'dpd', pickup_point: null },
  ...change,
});
/** `placed:done …`, as it is read. */
const stepsText = (change: Partial<Travelling>): string =>
  orderSteps(travelling(change))
    .map(({ code, state }) => `${code}:${state}`)
    .join(' ');

describe('the way of an order', () => {
  it.each<[string, Partial<Travelling>, string]>([
    [
      'that waits for its payment',
      { status: 'pending_payment', payment: { status: 'pending' } },
      'placed:done paid:current processing:ahead packed:ahead shipped:ahead delivered:ahead',
    ],
    [
      'that is paid on delivery, in hand',
      { status: 'processing', payment: { status: 'offline' } },
      'placed:done processing:current packed:ahead shipped:ahead delivered:ahead',
    ],
    ['in hand', { status: 'processing' }, 'placed:done paid:done processing:current packed:ahead shipped:ahead delivered:ahead'],
    ['on its way', { status: 'shipped' }, 'placed:done paid:done processing:done packed:done shipped:current delivered:ahead'],
    ['that has arrived', { status: 'delivered' }, 'placed:done paid:done processing:done packed:done shipped:done delivered:done'],
    [
      'to a pickup point',
      { status: 'ready_for_pickup', shipping: { method_code: 'paczkomaty', pickup_point: point } },
      'placed:done paid:done processing:done packed:done shipped:done ready_for_pickup:current collected:ahead',
    ],
    [
      'to be fetched from a shop',
      { status: 'packed', shipping: { method_code: 'neopickupexpress', pickup_point: point } },
      'placed:done paid:done processing:done packed:current ready_for_pickup:ahead collected:ahead',
    ],
    [
      'without a parcel',
      { status: 'delivered', shipping: { method_code: 'electronic', pickup_point: null } },
      'placed:done paid:done processing:done delivered:done',
    ],
    [
      'that was cancelled',
      { status: 'cancelled', timeline: [at('placed', 20), at('paid', 21), at('cancelled', 22)] },
      'placed:done paid:done cancelled:stopped',
    ],
  ])('[R-54] %s', (_name, change, steps) => expect(stepsText(change)).toBe(steps));

  it('[R-54] tells when each step was done, and nothing of what is ahead', () => {
    const steps = orderSteps(travelling({ timeline: [at('placed', 20), at('paid', 21), at('processing', 21)], status: 'processing' }));
    expect(steps.map(({ at: time }) => time?.slice(0, 10) ?? null)).toEqual(['2026-11-20', '2026-11-21', '2026-11-21', null, null, null]);
  });
});

describe('[J-310] the way of a parcel', () => {
  const told = ['label_made', 'out_for_delivery', 'attempt_failed', 'sent_to_the_moon', 'delivered'].map((state, day) => ({
    state,
    at: at('', day + 20).at,
  }));

  it('is shown with what went wrong, without what nobody knows here', () =>
    expect(
      parcelWay({ shipping: { method_code: 'dpd', pickup_point: null, parcel: told } }).map(({ code, isTrouble }) => [code, isTrouble]),
    ).toEqual([
      ['label_made', false],
      ['out_for_delivery', false],
      ['attempt_failed', true],
      ['delivered', false],
    ]));

  it('from a point is collected; one that is not followed has none', () => {
    expect(parcelWay({ shipping: { method_code: 'paczkomaty', pickup_point: point, parcel: told } }).at(-1)?.code).toBe('collected');
    expect(parcelWay({ shipping: { method_code: 'dpd', pickup_point: null } })).toEqual([]);
  });
});

it('[J-314] accessories are taken from each product in turn: what can be bought now, once, and none of what was bought with it', () => {
  const card = (id: number, qty = 3) => ({ id, qty, min_sale_qty: 1, is_sales_blocked: false, available_only_in_store: false });
  const products = [
    { id: 1, accessories: [card(10), card(11, 0), card(12), card(13)] },
    { id: 2, accessories: [card(20), card(10), card(1)] },
  ];
  expect(accessoriesOf(products, [1, 2]).map(({ id }) => id)).toEqual([10, 20, 12, 13]);
  expect(accessoriesOf([], [1])).toEqual([]);
});

describe('an order in short', () => {
  it.each([
    ['pending_payment', 'pending', 'pending_payment', 'warning'],
    ['pending_payment', 'failed', 'payment_failed', 'error'],
    ['processing', 'offline', 'processing', 'info'],
    ['delivered', 'paid', 'delivered', 'success'],
    ['cancelled', 'failed', 'cancelled', 'error'],
  ] as const)('%s, payment %s: %s', (status, payment, code, tone) => expect(orderChip(status, payment)).toEqual({ code, tone }));

  it('the lines of its sum leave out what costs nothing, but not the delivery', () => {
    expect(orderSums(order).map(({ code, value }) => [code, value])).toEqual([
      ['subtotal', 204_900],
      ['discount', -10_000],
      ['coupon', -5_000],
      ['addOns', 17_900],
      ['shipping', 1_999],
    ]);
    const free = { totals: { ...order.totals, discount: 0, coupon_discount: 0, add_ons: 0, shipping: 0, payment_fee: 500 } };
    expect(orderSums(free).map(({ code }) => code)).toEqual(['subtotal', 'shipping', 'fee']);
  });

  it.each([
    ['', 1],
    ['?p=3', 3],
    ['?p=0', 1],
    ['?p=-2', 1],
    ['?p=x', 1],
    ['?p=99999', 1],
  ])('the list of orders at %p: page %i', (search, page) => expect(pageOf(search)).toBe(page));

  it.each([
    ['61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'],
    ['61 1090 1014 0000 0712 1981 2874', '61 1090 1014 0000 0712 1981 2874'],
    ['DE02', 'DE02'],
  ])('[K-21] account %p is read as %p', (number, shown) => expect(groupAccount(number)).toBe(shown));
});
