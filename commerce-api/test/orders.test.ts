/** Orders over REST, by the typed client: placed once, out of stock, read again. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { customerShopper, guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Sellable, Shopper } from './support/checkout.ts';
import { goodPassword } from './support/customers.ts';
import { bodyOf, mailsAbout, newKey, ready, setStock, stockOf } from './support/orders.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let parcels: readonly Sellable[];

beforeAll(async () => {
  const products = await sellable(server);
  parcels = products.filter((one) => !one.block_courier_shipping && one.weight_grams < 5000 && one.final_price < 250_000);
  // Enough for all tests of this file.
  for (const { sku } of parcels.slice(0, 4)) await setStock(server, sku, 500);
}, 60_000);

const parcel = (index = 0): Sellable => {
  const found = parcels[index];
  if (found === undefined) throw new Error(`only ${parcels.length} products fit`);
  return found;
};

const bases: readonly (readonly [string, () => Promise<Shopper>])[] = [
  ['a guest', () => guestShopper(server)],
  ['a customer', () => customerShopper(server)],
];

describe.each(bases)('[A-02] an order of %s', (who, start) => {
  it('[A-28] [K-12] is placed from the cart, which no longer exists then, and reduces the stock', async () => {
    const shopper = await start();
    const cart = await ready(shopper, { sku: parcel().sku, qty: 2 });
    const before = await stockOf(server, parcel().sku);
    const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart)));
    expect(placed).toMatchObject({
      number: expect.stringMatching(/^100\d{6}$/),
      hash: expect.stringMatching(/^[\w-]{43}$/),
      grand_total: cart.summary?.grand_total,
      payment: { method: 'banktransfer', status: 'pending', next: 'none' },
      account: null,
    });
    expect(await stockOf(server, parcel().sku)).toBe(before - 2);
    const after = await shopper.rest.readCart(shopper.cart);
    if (who === 'a guest') expect(after).toMatchObject({ ok: false, error: { code: 'cart_not_found' } });
    else expect(after).toMatchObject({ ok: true, value: { items: [], cart_id: '' } });
  });

  it('[J-303] what was put aside outlives the order, in a cart that can be ordered again', async () => {
    const shopper = await start();
    const { items } = await shopper.add(parcel(1).sku, 2);
    valueOf(await shopper.rest.saveForLater(shopper.cart, items[0]?.item_id ?? 0));
    const cart = await ready(shopper, { sku: parcel().sku });
    const key = newKey();
    const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, key, bodyOf(cart)));
    expect(valueOf(await shopper.rest.placeOrder(shopper.cart, key, bodyOf(cart)))).toEqual(placed);
    const next = shopper.cart.kind === 'guest' ? ({ kind: 'guest', cartId: placed.next_cart_id ?? '' } as const) : shopper.cart;
    expect(valueOf(await shopper.rest.readCart(next))).toMatchObject({
      cart_id: placed.next_cart_id,
      items: [],
      saved_items: [{ sku: parcel(1).sku, qty: 2 }],
      payment: null,
    });
    const back = valueOf(await shopper.rest.takeBackItem(next, items[0]?.item_id ?? 0));
    expect(back).toMatchObject({ items: [{ sku: parcel(1).sku, qty: 2 }], saved_items: [] });
    const add = async (sku: string, qty = 1) => valueOf(await shopper.rest.addCartItem(next, { sku, qty }));
    const again = await ready({ ...shopper, cart: next, add }, { sku: parcel().sku });
    expect(valueOf(await shopper.rest.placeOrder(next, newKey(), bodyOf(again)))).toMatchObject({ next_cart_id: null });
  });

  it('[A-28] a repeated call answers the same order, whatever its body is', async () => {
    const shopper = await start();
    const cart = await ready(shopper, { sku: parcel().sku });
    const key = newKey();
    const first = await shopper.rest.placeOrder(shopper.cart, key, bodyOf(cart));
    expect(first.ok).toBe(true);
    expect(await shopper.rest.placeOrder(shopper.cart, key, bodyOf(cart))).toEqual(first);
    const other = { ...bodyOf(cart), paymentMethod: { method: 'nonsense' } };
    expect(await shopper.rest.placeOrder(shopper.cart, key, other)).toEqual(first);
    // Another tab sends another key with the same cart.
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart))).toEqual(first);
  });

  it.each([
    ['the same key', () => newKey(), false],
    ['a key of each call', () => '', true],
  ])('[A-28] sent ten times at once with %s it is one order', async (_, keyOf, isEach) => {
    const shopper = await start();
    const cart = await ready(shopper, { sku: parcel().sku });
    const before = await stockOf(server, parcel().sku);
    const key = keyOf();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shopper.rest.placeOrder(shopper.cart, isEach ? newKey() : key, bodyOf(cart))),
    );
    expect(new Set(answers.map((answer) => valueOf(answer).number)).size).toBe(1);
    expect(await stockOf(server, parcel().sku)).toBe(before - 1);
    const [number = ''] = answers.map((answer) => valueOf(answer).number);
    expect(await mailsAbout(server, number, shopper.email ?? person.email)).toBe(1);
  });

  it('[A-28] is refused when its total differs from the one that the shopper has seen', async () => {
    const shopper = await start();
    const cart = await ready(shopper, { sku: parcel().sku });
    const total = cart.summary?.grand_total ?? 0;
    const body = bodyOf(cart);
    expect(
      await shopper.rest.placeOrder(shopper.cart, newKey(), {
        ...body,
        additionalData: { ...body.additionalData, expected_total: total - 1 },
      }),
    ).toMatchObject({ ok: false, error: { status: 409, code: 'price_changed', parameters: { total } } });
    expect((await shopper.read()).cart_id).toBe(cart.cart_id);
  });

  it('[A-28] is refused without the required agreements, which it names', async () => {
    const shopper = await start();
    const cart = await ready(shopper, { sku: parcel().sku, payment: 'payu_gateway' });
    const body = bodyOf(cart);
    const refused = await shopper.rest.placeOrder(shopper.cart, newKey(), {
      ...body,
      paymentMethod: { ...body.paymentMethod, extension_attributes: { agreement_ids: [1] } },
    });
    expect(refused).toMatchObject({ ok: false, error: { status: 400, code: 'missing_agreements', parameters: { ids: '3' } } });
  });

  it('[A-28] is refused when a product has sold out meanwhile; the error names the product', async () => {
    const shopper = await start();
    const { sku } = parcel(1);
    const cart = await ready(shopper, { sku, qty: 2 });
    await setStock(server, sku, 1);
    const body = bodyOf(cart);
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), body)).toMatchObject({
      ok: false,
      error: { status: 400, code: 'not_enough_stock', parameters: { sku, max: 1, item_id: cart.items[0]?.item_id } },
    });
    await setStock(server, sku, 0);
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), body)).toMatchObject({
      ok: false,
      error: { status: 400, code: 'out_of_stock', parameters: { sku } },
    });
    expect((await shopper.read()).validation).toContainEqual(expect.objectContaining({ code: 'out_of_stock' }));
    await setStock(server, sku, 500);
  });

  it.each([
    ['payu_gateway', 'redirect', 'pending'],
    ['Tpay', 'redirect', 'pending'],
    ['tpay_blik', 'blik-code', 'pending'],
    ['cashondelivery', 'none', 'offline'],
  ])('[A-28] paid by %s is followed by: %s', async (payment, next, status) => {
    const shopper = await start();
    const cart = await ready(shopper, { sku: parcel().sku, payment });
    expect(valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart))).payment).toEqual({ method: payment, next, status });
  });

  it('[A-28] [K-07] BLIK at PayU needs its code with the order', async () => {
    const shopper = await start();
    const cart = await ready(shopper, { sku: parcel().sku, payment: 'payu_gateway_blik' });
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart, { blik_code: '12345' }))).toMatchObject({
      ok: false,
      error: { status: 400, code: 'invalid_fields', parameters: { blik_code: 'blik' } },
    });
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart, { blik_code: '777 123' }))).toMatchObject({
      ok: true,
      value: { payment: { next: 'blik-wait' } },
    });
  });
});

describe('what an order needs', () => {
  it('[X-03] analytics ids can be sent along', async () => {
    const shopper = await guestShopper(server);
    const body = bodyOf(await ready(shopper, { sku: parcel().sku }));
    const additionalData = { ...body.additionalData, analytics_ids: { ga: 'GA1.1.1.1' } };
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...body, additionalData })).toMatchObject({ ok: true });
  });

  it('[A-28] the error names the first missing thing', async () => {
    const shopper = await guestShopper(server);
    const place = async () => {
      const cart = await shopper.read();
      const result = await shopper.rest.placeOrder(shopper.cart, newKey(), {
        ...bodyOf(cart),
        paymentMethod: { method: cart.payment?.method ?? 'none', extension_attributes: { agreement_ids: [1, 3] } },
      });
      return result.ok ? 'placed' : result.error.code;
    };
    expect(await place()).toBe('empty_cart');
    await shopper.add(parcel().sku);
    expect(await place()).toBe('no_payment');
    await shopper.rest.selectPayment(shopper.cart, 'banktransfer');
    expect(await place()).toBe('no_address');
    await shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, postcode: '80-100' } });
    expect(await place()).toBe('address_unverified');
    await shopper.rest.setAddresses(shopper.cart, { billing_address: person });
    expect(await place()).toBe('no_shipping');
    await shopper.rest.setShipping(shopper.cart, 'dpd');
    expect(await place()).toBe('placed');
  });

  it('[A-28] [K-12] a guest has to give an e-mail address', async () => {
    const shopper = await guestShopper(server);
    await ready(shopper, { sku: parcel().sku });
    const cart = valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, email: null } }));
    const { email: _, ...body } = bodyOf(cart);
    const refused = { ok: false, error: { status: 400, code: 'invalid_fields', parameters: { email: 'email' } } };
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), body)).toMatchObject(refused);
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...body, email: 'ola@' })).toMatchObject(refused);
  });

  it('the number of accounts created with orders from one IP address is limited', async () => {
    const place = async (address: string): Promise<number> => {
      const response = await fetch(`${server.url}/rest/V1/pwa/guest-carts/none/payment-information`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': newKey(), 'x-forwarded-for': address },
        body: JSON.stringify({
          paymentMethod: { method: 'banktransfer' },
          additionalData: { expected_total: 1, create_account: { password: goodPassword } },
        }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const answers = await Promise.all(Array.from({ length: 61 }, () => place('192.0.2.1')));
    expect(answers.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
    expect(await place('192.0.2.2')).toBe(404);
  });

  it('[A-28] a key that another shopper has used is refused', async () => {
    const [one, two] = [await guestShopper(server), await customerShopper(server)];
    const key = newKey();
    valueOf(await one.rest.placeOrder(one.cart, key, bodyOf(await ready(one, { sku: parcel().sku }))));
    expect(await two.rest.placeOrder(two.cart, key, bodyOf(await ready(two, { sku: parcel().sku })))).toMatchObject({
      ok: false,
      error: { status: 409, code: 'key_in_use' },
    });
  });
});

describe('the last pieces', () => {
  it('[A-28] twenty shoppers buy the last three pieces: three orders, stock never below zero', async () => {
    const { sku } = parcel(2);
    await setStock(server, sku, 500);
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => guestShopper(server)));
    const carts = await Promise.all(shoppers.map((shopper) => ready(shopper, { sku })));
    await setStock(server, sku, 3);
    const answers = await Promise.all(
      shoppers.map((shopper, index) => {
        const cart = carts[index];
        if (cart === undefined) throw new Error('a cart is missing');
        return shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart));
      }),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
    for (const answer of answers) if (!answer.ok) expect(answer.error).toMatchObject({ status: 400, code: 'out_of_stock' });
    expect(await stockOf(server, sku)).toBe(0);
    await setStock(server, sku, 500);
  }, 30_000);

  it('[A-28] a hundred concurrent shoppers buy a product with enough stock: all get it', async () => {
    const { sku } = parcel(3);
    const before = await stockOf(server, sku);
    const shoppers = await Promise.all(Array.from({ length: 100 }, () => guestShopper(server)));
    const carts = await Promise.all(shoppers.map((shopper) => ready(shopper, { sku })));
    const answers = await Promise.all(
      shoppers.map((shopper, index) => {
        const cart = carts[index];
        if (cart === undefined) throw new Error('a cart is missing');
        return shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart));
      }),
    );
    expect(new Set(answers.map((answer) => valueOf(answer).number)).size).toBe(100);
    expect(await stockOf(server, sku)).toBe(before - 100);
  }, 60_000);
});
