/** Steps of the checkout over REST, by the typed client, for carts of guests and of customers. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { customerShopper, guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Sellable, Shopper } from './support/checkout.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let products: readonly Sellable[];

beforeAll(async () => {
  products = await sellable(server);
}, 60_000);

/** A product that can be sent as a parcel. @param least lowest price, grosze */
function parcel(least = 0): Sellable {
  const found = products.find((one) => !one.block_courier_shipping && one.weight_grams < 8000 && one.final_price >= least);
  if (found === undefined) throw new Error('no such product in the catalogue');
  return found;
}

const large = (): Sellable => {
  const found = products.find((one) => one.block_courier_shipping);
  if (found === undefined) throw new Error('no large product in the catalogue');
  return found;
};

const bases: readonly (readonly [string, () => Promise<Shopper>])[] = [
  ['a guest', () => guestShopper(server)],
  ['a customer', () => customerShopper(server)],
];

describe.each(bases)('the checkout of %s', (_, start) => {
  it('[C-02] [J-370] has all fields of the checkout in full answers and none of them in short ones, and no wallet unless a setting says so', async () => {
    const shopper = await start();
    await shopper.add(parcel().sku);
    const full = await shopper.read();
    expect(full).toMatchObject({
      has_virtual_address: false,
      with_invoice: expect.any(Boolean),
      address_should_be_verified: expect.any(Boolean),
      promotions: [],
      services: [],
      accessories: [],
      external_voucher: null,
    });
    for (const field of ['billing_address', 'shipping_address', 'payment', 'shipping', 'coupon', 'plus_coupon', 'bank_account_number'])
      expect(full).toHaveProperty(field);
    const codes = full.payment_methods?.map(({ code }) => code);
    expect(codes).toEqual([
      'tpay_blik',
      'payu_gateway',
      'Tpay',
      'payu_gateway_blik',
      'payu_gateway_pay_later',
      'installments',
      'payu_gateway_installments',
      ...[10, 20, 30, 36, 48].map((id) => `global4net_installments_${id}`),
      'simply_lease',
      'simply_lease_shop',
      'banktransfer',
      'cashondelivery',
      'checkmo',
      'external_voucher',
    ]);
    expect(full.payment_methods?.find(({ code }) => code === 'Tpay')?.banks).toHaveLength(5);
    expect(full.shipping_methods?.map(({ code }) => code)).toContain('paczkomaty');
    if (shopper.cart.kind === 'mine') return;
    const mini = valueOf(await shopper.rest.readCart(shopper.cart.cartId, 'mini'));
    expect(mini).not.toHaveProperty('payment_methods');
    expect(mini).not.toHaveProperty('validation');
  });

  it('[A-12] [A-13] [A-14] [K-27] each step is saved, answers the whole cart and increments its version', async () => {
    const shopper = await start();
    const { version } = await shopper.add(parcel().sku);
    const paid = valueOf(await shopper.rest.selectPayment(shopper.cart, 'banktransfer'));
    expect(paid).toMatchObject({
      version: version + 1,
      items: [{ sku: parcel().sku }],
      payment: { method: 'banktransfer', extension_attributes: { title: 'Przelew tradycyjny' } },
      bank_account_number: expect.stringMatching(/^\d{26}$/),
    });
    const addressed = valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, postcode: '30702' } }));
    expect(addressed).toMatchObject({
      version: version + 2,
      billing_address: { street: ['ul. Lipowa 12/4'], postcode: '30-702', country_id: 'PL', email: 'ola@example.com' },
      shipping_address: { city: 'Kraków', same_as_billing: true },
      address_should_be_verified: false,
    });
    const shipped = valueOf(await shopper.rest.setShipping(shopper.cart, 'inpost'));
    expect(shipped).toMatchObject({ version: version + 3, shipping: { method_code: 'inpost', pickup_point: null }, validation: [] });
    const { summary, shipping } = shipped;
    expect(summary?.shipping).toBe(shipping?.amount);
    expect(summary?.grand_total).toBe((summary?.total ?? 0) + (shipping?.amount ?? 0) + (summary?.payment_fee ?? 0));
    expect(await shopper.read()).toEqual({ ...shipped, accessories: [] });
  });

  it('[A-13] a delivery to a point needs one of that carrier', async () => {
    const shopper = await start();
    await shopper.add(parcel().sku);
    await shopper.rest.selectPayment(shopper.cart, 'tpay_blik');
    const refusal = async (point?: string) => {
      const result = await shopper.rest.setShipping(shopper.cart, 'paczkomaty', point);
      return result.ok ? undefined : result.error.code;
    };
    expect(await refusal()).toBe('no_pickup_point');
    const { items } = valueOf(await shopper.rest.listPickupPoints({ carrier: 'pickuppointorlen', query: 'Kraków' }));
    expect(await refusal(items[0]?.id)).toBe('unknown_pickup_point');
    const own = valueOf(await shopper.rest.listPickupPoints({ carrier: 'paczkomaty', query: 'krakow' }));
    expect(await shopper.rest.setShipping(shopper.cart, 'paczkomaty', own.items[0]?.id)).toMatchObject({
      ok: true,
      value: { shipping: { method_code: 'paczkomaty', pickup_point: { city: 'Kraków', carrier: 'paczkomaty' } } },
    });
  });

  it('[A-12] a payment that excludes the chosen delivery requires another delivery', async () => {
    const shopper = await start();
    await shopper.add(parcel().sku);
    await shopper.rest.selectPayment(shopper.cart, 'tpay_blik');
    await shopper.rest.setShipping(shopper.cart, 'dpd');
    const changed = valueOf(await shopper.rest.selectPayment(shopper.cart, 'checkmo'));
    expect(changed.shipping).toBeNull();
    expect(changed.summary?.shipping).toBeNull();
    expect(changed.validation).toContainEqual({
      code: 'no_shipping',
      message: expect.stringContaining('nie jest możliwa przy tej płatności'),
    });
    const dpd = changed.shipping_methods?.find(({ code }) => code === 'dpd');
    expect(dpd).toMatchObject({ available: false, reason: expect.stringContaining('Płatność w salonie') });
    expect(await shopper.rest.setShipping(shopper.cart, 'dpd')).toMatchObject({
      ok: false,
      error: { status: 400, code: 'shipping_unavailable' },
    });
  });

  it.each([
    ['nonsense', undefined, 'unknown_payment'],
    ['Tpay', 1, 'unknown_bank'],
  ])('[A-12] refuses the payment %s with the bank %p', async (method, group, code) => {
    const shopper = await start();
    await shopper.add(parcel().sku);
    const data = group === undefined ? {} : { group };
    expect(await shopper.rest.selectPayment(shopper.cart, method, data)).toMatchObject({ ok: false, error: { status: 400, code } });
  });

  it('[A-12] [K-07] keeps the bank of a quick transfer', async () => {
    const shopper = await start();
    const cart = await shopper.add(parcel().sku);
    const group = cart.payment_methods?.find(({ code }) => code === 'Tpay')?.banks[0]?.group;
    expect(await shopper.rest.selectPayment(shopper.cart, 'Tpay', group === undefined ? {} : { group })).toMatchObject({
      ok: true,
      value: { payment: { method: 'Tpay', additional_data: { group } } },
    });
  });

  it('[A-14] names the problem of each field and saves nothing', async () => {
    const shopper = await start();
    const before = await shopper.add(parcel().sku);
    const refused = await shopper.rest.setAddresses(shopper.cart, {
      billing_address: { ...person, postcode: '1', telephone: '12' },
      shipping_address: { ...person, street: 'Lipowa' },
    });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        status: 400,
        code: 'invalid_fields',
        parameters: {
          'billing_address.postcode': 'postcode',
          'billing_address.telephone': 'phone',
          'shipping_address.street': 'house-number',
        },
      },
    });
    expect((await shopper.read()).billing_address).toEqual(before.billing_address);
  });

  it('[A-14] an invoice requires company and tax number (NIP)', async () => {
    const shopper = await start();
    await shopper.add(parcel().sku);
    const set = (company: string, vat: string) =>
      shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, company, vat_id: vat }, with_invoice: true });
    expect(await set('', '5261040827')).toMatchObject({
      ok: false,
      error: { parameters: { 'billing_address.company': 'required', 'billing_address.vat_id': 'nip' } },
    });
    expect(await set('Lipa sp. z o.o.', '526-104-08-28')).toMatchObject({
      ok: true,
      value: { with_invoice: true, billing_address: { company: 'Lipa sp. z o.o.', vat_id: '5261040828' } },
    });
  });

  it('[A-14] questions a postcode from another part of the country until the shopper confirms it', async () => {
    const shopper = await start();
    await shopper.add(parcel().sku);
    const odd = { ...person, postcode: '80-100' };
    const asked = valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: odd }));
    expect(asked.address_should_be_verified).toBe(true);
    expect(asked.validation).toContainEqual({ code: 'address_unverified', message: expect.any(String) });
    expect(await shopper.rest.setAddresses(shopper.cart, { billing_address: odd, verified: true })).toMatchObject({
      ok: true,
      value: { address_should_be_verified: false },
    });
  });

  it('[A-17] [A-02] a coupon is applied and removed', async () => {
    const shopper = await start();
    const { summary: before } = await shopper.add(parcel(40_000).sku);
    const used = valueOf(await shopper.rest.putCoupon(shopper.cart, 'amper50'));
    expect(used).toMatchObject({ coupon: { code: 'AMPER50', discount: 5000 }, total: (before?.total ?? 0) - 5000 });
    expect(used.summary).toMatchObject({ coupon_discount: 5000, total: (before?.total ?? 0) - 5000 });
    const back = valueOf(await shopper.rest.removeCoupon(shopper.cart, 'AMPER50'));
    expect(back).toMatchObject({ coupon: null, summary: { coupon_discount: 0, total: before?.total } });
  });

  it.each([
    ['NIE-MA', 'coupon_unknown', /Nie znamy takiego kodu/],
    ['LATO2025', 'coupon_expired', /wygasł/],
    ['AMPER50', 'coupon_min_total', /działa od 400,00/],
    ['PLUS30', 'coupon_plus_only', /Amperio Plus/],
  ])('[A-17] refuses the coupon %s with %s', async (code, reason, message) => {
    const shopper = await start();
    const cheap = products.find((one) => one.final_price < 30_000);
    await shopper.add(cheap?.sku ?? '');
    expect(await shopper.rest.putCoupon(shopper.cart, code)).toMatchObject({
      ok: false,
      error: { status: 400, code: reason, message: expect.stringMatching(message) },
    });
  });

  it('large products are delivered by lorry or collected, and the lorry also delivers small products of the cart', async () => {
    const shopper = await start();
    await shopper.add(parcel().sku);
    const cart = await shopper.add(large().sku);
    expect(cart.shipping_methods?.map(({ code }) => code)).toEqual(['neopickupexpress', 'neocourier', 'geis']);
  });
});

describe('coupons of the programme', () => {
  it('[A-17] [F-05] a Plus customer’s coupon has a field of its own', async () => {
    const shopper = await customerShopper(server, 'jan.kowalski@example.com');
    await shopper.add(parcel(30_000).sku);
    expect(await shopper.rest.putCoupon(shopper.cart, 'PLUS30')).toMatchObject({
      ok: true,
      value: { coupon: null, plus_coupon: { code: 'PLUS30', discount: 3000 } },
    });
  });
});

describe('a guest who signs in', () => {
  it('[A-08] keeps addresses, payment, delivery and coupon in the customer’s cart', async () => {
    const customer = await customerShopper(server, 'jan.kowalski@example.com');
    await customer.add(parcel().sku);
    await customer.rest.calls.DELETE('/rest/V1/pwa/carts/{cartId}/coupons/{code}', {
      params: { path: { cartId: 'mine', code: 'PLUS30' } },
    });
    const guest = await guestShopper(server);
    if (guest.cart.kind !== 'guest') throw new Error('the shopper is not a guest');
    await guest.add(parcel(40_000).sku);
    await guest.rest.selectPayment(guest.cart, 'payu_gateway');
    await guest.rest.setAddresses(guest.cart, { billing_address: person });
    await guest.rest.setShipping(guest.cart, 'dhl');
    await guest.rest.putCoupon(guest.cart, 'AMPER50');
    const { data } = await customer.rest.calls.PUT('/rest/V1/pwa/guest-carts/{cartId}', {
      params: { path: { cartId: guest.cart.cartId } },
      body: {},
    });
    expect(data).toMatchObject({
      billing_address: { lastname: 'Nowak', city: 'Kraków' },
      payment: { method: 'payu_gateway' },
      shipping: { method_code: 'dhl' },
      coupon: { code: 'AMPER50' },
    });
  });
});
