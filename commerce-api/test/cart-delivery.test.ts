/** When and where the goods of a cart come, for carts of guests and of customers. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createCalls, customerShopper, guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Sellable, Shopper } from './support/checkout.ts';
import { mailsTo } from './support/inbox.ts';
import { mailTo } from './support/orders.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let products: readonly Sellable[];

beforeAll(async () => {
  products = await sellable(server);
}, 60_000);

const parcel = (): string => products.find((one) => !one.block_courier_shipping && one.weight_grams < 8000)?.sku ?? '';

const bases: readonly (readonly [string, () => Promise<Shopper>])[] = [
  ['a guest', () => guestShopper(server)],
  ['a customer', () => customerShopper(server)],
];

/** A cart whose parcel comes by courier. */
async function byCourier(start: () => Promise<Shopper>) {
  const shopper = await start();
  const calls = createCalls(server, shopper);
  await shopper.add(parcel());
  await shopper.rest.selectPayment(shopper.cart, 'cashondelivery');
  await shopper.rest.setAddresses(shopper.cart, { billing_address: person });
  await shopper.rest.setShipping(shopper.cart, 'dpd');
  const { calendar } = await calls.ok('GET', 'selected-data?fields=calendar');
  const day = calendar?.days[2];
  const range = day?.ranges.find(({ available }) => available);
  if (day === undefined || range === undefined) throw new Error('the calendar has no day');
  return { shopper, calls, date: day.date, range, path: `delivery-date/${day.date}/range/${range.range}/code/${range.code}` };
}

describe.each(bases)('the cart of %s', (_, start) => {
  it('[A-06] each flag of reading counts: the calendar, the short answer, the accessories', async () => {
    const shopper = await start();
    const calls = createCalls(server, shopper);
    // With something large among them: together they are too heavy for a parcel.
    const large = products.filter((one) => one.block_courier_shipping);
    expect(large).not.toHaveLength(0);
    for (const { sku } of new Set([...large.slice(-1), ...products.slice(-14)]))
      expect(await shopper.add(sku)).not.toHaveProperty('accessories');
    const full = await calls.ok('GET', '?calendar_data=1');
    expect(full.calendar?.days).toHaveLength(14);
    expect(full.accessories?.length).toBeGreaterThan(0);
    const inCart = full.items.map(({ sku }) => sku);
    for (const accessory of full.accessories ?? []) {
      expect(accessory).toMatchObject({ id: expect.any(Number), price: expect.any(Number), category_id: expect.any(Number) });
      expect(inCart).not.toContain(accessory.sku);
    }
    const plain = await calls.ok('GET', '?exclude_accessories=1');
    expect(plain.accessories).toEqual([]);
    expect(plain).not.toHaveProperty('calendar');
    const mini = await calls.ok('GET', '?response_type=mini');
    expect(mini.items).toHaveLength(full.items.length);
    expect(mini).not.toHaveProperty('shipping_methods');
    expect(await calls.status('GET', '?response_type=huge')).toBe(400);
  });

  it('[A-07] answers the fields that are asked for and no others', async () => {
    const shopper = await start();
    const calls = createCalls(server, shopper);
    const { total } = await shopper.add(parcel());
    const some = await calls.ok('GET', 'selected-data?fields=total,total_count');
    expect(some).toEqual({ total, total_count: 1 });
    expect(Object.keys(await calls.ok('GET', 'selected-data?fields=calendar,%20validation'))).toEqual(['calendar', 'validation']);
    expect(await calls.refusal('GET', 'selected-data?fields=total,password')).toBe('unknown_field');
    expect(await calls.status('GET', 'selected-data')).toBe(400);
  });

  it('[A-16] a day of the chosen delivery is kept, and goes with another delivery', async () => {
    const { calls, shopper, date, range, path } = await byCourier(start);
    expect(await calls.ok('PUT', path)).toMatchObject({ delivery_date: { date, range: range.range, code: range.code }, validation: [] });
    expect(await shopper.read()).toMatchObject({ delivery_date: { date } });
    await shopper.rest.setShipping(shopper.cart, 'fedex');
    expect(await shopper.read()).toMatchObject({ delivery_date: null });
  });

  it('[A-16] refuses a day on which nobody drives, hours that are none, a wrong code, and a cart without delivery', async () => {
    const { calls, shopper, date, range } = await byCourier(start);
    const refusal = (day: string, hours: string, code: string) => calls.refusal('PUT', `delivery-date/${day}/range/${hours}/code/${code}`);
    expect(await refusal('2020-01-02', '08-12', '2020-01-02_08-12')).toBe('invalid_date');
    expect(await refusal(date, '03-04', `${date}_03-04`)).toBe('invalid_date');
    expect(await refusal(date, range.range, 'x')).toBe('invalid_date');
    expect(await calls.status('PUT', 'delivery-date/tomorrow/range/08-12/code/x')).toBe(400);
    await shopper.rest.selectPayment(shopper.cart, 'banktransfer');
    expect(await refusal(date, range.range, range.code)).toBe('invalid_date');
    await shopper.rest.selectPayment(shopper.cart, 'tpay_blik');
    const points = valueOf(await shopper.rest.listPickupPoints({ carrier: 'paczkomaty' }));
    await shopper.rest.setShipping(shopper.cart, 'paczkomaty', points.items[0]?.id);
    expect(await refusal(date, range.range, range.code)).toBe('invalid_date');
    const empty = await guestShopper(server);
    expect(await createCalls(server, empty).refusal('PUT', `delivery-date/${date}/range/08-12/code/x`)).toBe('no_shipping');
  });

  it('[A-23] [K-26] express mode collects everything in a shop that has it, and is given up again', async () => {
    const shopper = await start();
    const calls = createCalls(server, shopper);
    for (const { sku } of products) {
      const cart = await shopper.add(sku);
      if (cart.delivery?.collection != null && cart.delivery.collection.pieces > 0) break;
      const [item] = cart.items;
      await calls.ok('DELETE', `items/${item?.item_id ?? 0}`);
    }
    const { delivery } = await shopper.read();
    const shop = delivery?.collection?.shop_id ?? 0;
    await shopper.rest.selectPayment(shopper.cart, 'checkmo');
    const on = await calls.ok('GET', `express-mode/${shop}/1`);
    expect(on).toMatchObject({ shipping: { method_code: 'neopickupexpress', pickup_point: { id: String(shop) } } });
    expect(await calls.ok('GET', `express-mode/${shop}/1`)).toMatchObject({ shipping: on.shipping });
    expect(await calls.ok('GET', `express-mode/${shop}/0`)).toMatchObject({ shipping: null });
    expect(await calls.refusal('GET', 'express-mode/999999/1')).toBe('not_in_shop');
    expect(await calls.status('GET', `express-mode/${shop}/2`)).toBe(400);
  });

  it('[A-24] [K-25] a confirmation SMS is asked for once there is a number, and is kept by nobody on the way', async () => {
    const shopper = await start();
    const calls = createCalls(server, shopper);
    const cart = await shopper.add(parcel());
    if (cart.billing_address === null) expect(await calls.refusal('GET', 'send-confirmation-sms')).toBe('no_address');
    await shopper.rest.setAddresses(shopper.cart, { billing_address: person });
    const response = await calls.send('GET', 'send-confirmation-sms');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ confirmation_sms: true });
  });
});

describe('shops of today', () => {
  it('[A-31] [A-32] are those that have the whole cart on their shelves, for guest and customer', async () => {
    for (const [, start] of bases) {
      const shopper = await start();
      await shopper.add(parcel());
      const address = shopper.cart.kind === 'guest' ? `neopickup-guest/${shopper.cart.cartId}/1` : 'neopickup/mine/1';
      const calls = createCalls(server, shopper);
      const response = await calls.fetch('GET', `/rest/V1/neodata/${address}`);
      expect(response.status).toBe(200);
      // The shape of our own server's answer.
      const { items } = (await response.json()) as { items: readonly { day: string; pieces: number; point: { carrier: string } }[] };
      for (const { pieces, point } of items) {
        expect(pieces).toBeGreaterThanOrEqual(1);
        expect(point.carrier).toBe('neopickupexpress');
      }
      expect(new Set(items.map(({ day }) => day)).size).toBeLessThanOrEqual(1);
    }
  });

  it('[A-31] [A-32] are told to nobody else', async () => {
    expect((await fetch(`${server.url}/rest/V1/neodata/neopickup/mine/1`)).status).toBe(401);
    expect((await fetch(`${server.url}/rest/V1/neodata/neopickup-guest/nobodys-cart/1`)).status).toBe(404);
  });
});

describe('carts of others', () => {
  it.each([
    ['GET', 'selected-data?fields=total'],
    ['PUT', 'delivery-date/2026-12-01/range/08-12/code/2026-12-01_08-12'],
    ['GET', 'express-mode/1/1'],
    ['GET', 'send-confirmation-sms'],
    ['GET', 'restore'],
    ['PUT', 'promotions/9101'],
    ['DELETE', 'promotions/9101'],
    ['GET', 'popup-promotion/9101'],
  ])('[A-02] %s %s is refused for a cart that is not there, and without a session for a customer’s', async (method, path) => {
    expect((await fetch(`${server.url}/rest/V1/pwa/guest-carts/nobody/${path}`, { method })).status).toBe(404);
    expect((await fetch(`${server.url}/rest/V1/pwa/carts/mine/${path}`, { method })).status).toBe(401);
  });
});

describe('an order', () => {
  it('[A-16] [A-24] comes on the chosen day, and is confirmed by SMS', async () => {
    const { calls, shopper, date, range, path } = await byCourier(() => guestShopper(server));
    await calls.ok('PUT', path);
    await calls.ok('GET', 'send-confirmation-sms');
    const { summary } = await shopper.read();
    const placed = valueOf(
      await shopper.rest.placeOrder(shopper.cart, `day-${Date.now()}-0123456789`, {
        paymentMethod: { method: 'cashondelivery', extension_attributes: { agreement_ids: [1] } },
        email: 'dzien@example.com',
        additionalData: { expected_total: summary?.grand_total ?? 0 },
      }),
    );
    const order = valueOf(await shopper.rest.readOrderByHash({ order: placed.number, hash: placed.hash }));
    expect(order.shipping).toMatchObject({ delivery_from: date, delivery_to: date, delivery_hours: range.range });
    await mailTo(server, '+48600100200', ({ text }) => text.includes(placed.number));
    const [mail] = await mailsTo(server, 'dzien@example.com');
    expect(mail?.text).toMatch(/\d+:00–\d+:00/);
  });
});
