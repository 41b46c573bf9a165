/** Each payment with each delivery that the rules of the shop allow is ordered once; where the goods are collected, without a street. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { walletOf } from 'shared-contracts/codes';
import type { Cart } from 'shared-contracts/rest';
import { fitTogether } from '../src/checkout/rules.ts';
import { paymentMethods } from '../src/demo/catalogue/content/payment-methods.ts';
import { shippingMethods } from '../src/demo/catalogue/content/shipping-methods.ts';
import type { PaymentMethod, ShippingMethod } from '../src/model/commerce.ts';
import { customerShopper, guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import { bodyOf, mailTo, newKey, setStatus, setStock } from './support/orders.ts';
import { post } from './support/post.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

/** What a way of delivery carries here: a parcel, something large, or what comes by e-mail. */
type Goods = 'parcel' | 'large' | 'card';
const goodsOf = ({ kind }: ShippingMethod): Goods => (kind === 'large' ? 'large' : kind === 'electronic' ? 'card' : 'parcel');

interface Piece {
  readonly sku: string;
  readonly price: number;
}

const pieces: Record<Goods, Piece> = {
  parcel: { sku: '', price: 1 },
  large: { sku: '', price: 1 },
  card: { sku: 'KARTA-500', price: 50_000 },
};
const points = new Map<string, string>();

/** Cards are paid with money at once: not by a lease, at the door, or with another voucher (J-250). */
const takesCards = ({ kind }: PaymentMethod): boolean => !['lease', 'on-delivery', 'in-store', 'voucher'].includes(kind);

// Wallets are switched on by a setting, which this server has not (J-370).
const pairs = paymentMethods
  .filter(({ code }) => walletOf(code) === undefined)
  .flatMap((payment) =>
    shippingMethods
      .filter((shipping) => fitTogether(payment, shipping) && (goodsOf(shipping) !== 'card' || takesCards(payment)))
      .map((shipping) => ({ payment, shipping })),
  );
const collected = shippingMethods.filter(({ kind }) => kind === 'store' || kind === 'pickup-point');

beforeAll(async () => {
  const products = await sellable(server);
  // Instalments begin at some hundreds of złoty, cash on delivery ends at some thousands; three pieces are still one parcel.
  const dear = products.filter(({ final_price: price }) => price > 155_000 && price < 390_000);
  for (const [goods, found] of [
    ['parcel', dear.find((one) => !one.block_courier_shipping && one.weight_grams < 6000)],
    ['large', dear.find((one) => one.block_courier_shipping)],
  ] as const) {
    if (found === undefined) throw new Error(`nothing fits for ${goods}`);
    pieces[goods] = { sku: found.sku, price: found.final_price };
    await setStock(server, found.sku, 1000);
  }
  for (const { code } of collected) {
    const { items } = valueOf(await server.rest.listPickupPoints({ carrier: code, per_page: 50 }));
    points.set(code, (items.find((point) => point.pays_on_pickup) ?? items[0])?.id ?? '');
  }
}, 60_000);

/** Sends a call and reads what it answers; hundreds of carts need no typed client. */
async function call<Answer>(method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const answer = await fetch(`${server.url}/rest/V1/pwa/guest-carts${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer; // The contract of our own server.
}

interface Sums {
  readonly summary: { readonly to_pay: number; readonly voucher: number };
}

const day = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(new Date());

/** Orders in one way by as few calls as an order takes. @returns how it is paid */
async function order({ payment, shipping }: (typeof pairs)[number]): Promise<string> {
  const goods = goodsOf(shipping);
  const { sku, price } = pieces[goods];
  const gift = { recipient_email: 'zosia@example.com', recipient_name: 'Zosia', message: '', day: day() };
  const id = await call<string>('POST', '', {});
  const qty = Math.max(1, Math.ceil(payment.minTotal / price));
  let cart = await call<Sums>('POST', `/${id}/items`, { cartItem: { sku, qty, ...(goods === 'card' && { gift }) } });
  if (payment.kind === 'voucher') {
    const code = `PARA-${newKey().slice(0, 18)}`.toUpperCase();
    await post(server, '/dev/voucher', { code, balance: 10_000_000 });
    await call('PUT', `/${id}/external-voucher`, { code });
  }
  if (goods !== 'card') {
    const addressInformation = { shipping_method_code: shipping.code, pickup_point_id: points.get(shipping.code) ?? null };
    cart = await call<Sums>('POST', `/${id}/shipping-information`, { addressInformation });
  }
  const { to_pay: due, voucher } = cart.summary;
  const placed = await call<{ readonly payment: { readonly method: string } }>(
    'POST',
    `/${id}/payment-information`,
    {
      paymentMethod: {
        method: payment.code,
        ...(payment.code === 'payu_gateway_blik' && { additional_data: { blik_code: '123456' } }),
        extension_attributes: { agreement_ids: payment.agreements.map((agreement) => agreement.id) },
      },
      billingAddress:
        payment.kind === 'lease' ? { ...person, company: 'Nowak Design', vat_id: '5260250274', firstname: null, lastname: null } : person,
      email: `${newKey()}@example.com`,
      additionalData: { expected_total: due + payment.fee, expected_voucher: voucher },
    },
    { 'idempotency-key': newKey() },
  );
  return placed.payment.method;
}

describe('ways of an order', () => {
  it('[J-329] [A-28] every payment is ordered with every delivery that the rules allow', async () => {
    const waiting = [...pairs];
    const made: string[] = [];
    const worker = async (): Promise<void> => {
      for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
        const { code } = pair.shipping;
        made.push(`${await order(pair).catch(String)} ${code}`);
      }
    };
    await Promise.all(Array.from({ length: 6 }, worker));
    expect(made.toSorted()).toEqual(pairs.map(({ payment, shipping }) => `${payment.code} ${shipping.code}`).toSorted());
    expect(made.length).toBeGreaterThan(200);
  }, 120_000);
});

/** A guest's cart of a parcel, paid by transfer. */
async function withParcel() {
  const shopper = await guestShopper(server);
  await shopper.add(pieces.parcel.sku);
  valueOf(await shopper.rest.selectPayment(shopper.cart, 'banktransfer'));
  return shopper;
}

const nowhere = { street: [], postcode: '', city: '' };
const goesTo = ({ shipping_methods: methods = [] }: Cart, kind: ShippingMethod['kind']) => methods.filter((one) => one.kind === kind);

describe('goods that are collected', () => {
  it.each(['neopickupexpress', 'paczkomaty'])(
    '[J-327] [A-28] to %s are ordered without a street, which then is nowhere',
    async (method) => {
      const shopper = await withParcel();
      const email = `${newKey()}@example.com`;
      // What was typed before the shopper has chosen to collect is not kept.
      const cart = valueOf(
        await shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, email }, without_delivery_address: true }),
      );
      expect(cart).toMatchObject({
        without_delivery_address: true,
        shipping_address: null,
        billing_address: { ...nowhere, lastname: 'Nowak', telephone: '600 100 200' },
        address_should_be_verified: false,
      });
      expect(goesTo(cart, 'courier').every(({ available, needs_address: needs }) => !available && needs === true)).toBe(true);
      expect(await shopper.rest.setShipping(shopper.cart, 'dpd')).toMatchObject({ ok: false, error: { code: 'shipping_unavailable' } });
      const ready = valueOf(await shopper.rest.setShipping(shopper.cart, method, points.get(method)));
      expect(ready.validation).toEqual([]);
      const body = { ...bodyOf(ready), email, billingAddress: { ...person, ...nowhere } };
      const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), body));
      const order = valueOf(await server.rest.readOrderByHash({ order: placed.number, hash: placed.hash }));
      expect(order).toMatchObject({
        billing_address: nowhere,
        shipping_address: null,
        shipping: { pickup_point: { id: points.get(method) } },
      });
      expect(valueOf(await server.rest.trackOrder(placed.number, email)).billing_address).toMatchObject({ ...nowhere, lastname: 'Nowak' });
      const { text } = await mailTo(server, email, ({ kind }) => kind === 'order-placed');
      expect(text).toContain(order.shipping.pickup_point?.street);
      expect(text).not.toMatch(/undefined|null|, ,|\(\)/);
      await setStatus(server, placed.number, 'processing');
      const paid = valueOf(await server.rest.readOrderByHash({ order: placed.number, hash: placed.hash }));
      expect(paid.documents).toMatchObject([{ kind: 'receipt' }]);
    },
  );

  it('[J-327] once a way that brings them is wanted, the address is asked for again, as a release before this one asks for it always', async () => {
    const shopper = await withParcel();
    const contact = { ...person, ...nowhere };
    expect(await shopper.rest.setAddresses(shopper.cart, { billing_address: contact })).toMatchObject({
      ok: false,
      error: {
        parameters: { 'billing_address.street': 'required', 'billing_address.postcode': 'required', 'billing_address.city': 'required' },
      },
    });
    valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: contact, without_delivery_address: true }));
    const back = valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: person }));
    expect(back).toMatchObject({ without_delivery_address: false, shipping_address: { city: 'Kraków' } });
    expect(goesTo(back, 'courier').some(({ available }) => available)).toBe(true);
  });

  it('[J-327] an order that brings a contact alone for a cart without any address is refused', async () => {
    const shopper = await withParcel();
    const ready = valueOf(await shopper.rest.setShipping(shopper.cart, 'dpd'));
    const body = { ...bodyOf(ready), billingAddress: { ...person, ...nowhere } };
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), body)).toMatchObject({ ok: false, error: { code: 'no_address' } });
  });

  it('[J-327] leave the address book of a customer as it is', async () => {
    const shopper = await customerShopper(server);
    await shopper.add(pieces.parcel.sku);
    valueOf(await shopper.rest.selectPayment(shopper.cart, 'banktransfer'));
    const contact = { ...person, save_in_address_book: true };
    valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: contact, without_delivery_address: true }));
    const ready = valueOf(await shopper.rest.setShipping(shopper.cart, 'neopickupexpress', points.get('neopickupexpress')));
    valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(ready)));
    expect(valueOf(await shopper.rest.readCustomer()).addresses).toEqual([]);
  });
});

describe('an invoice of a person', () => {
  it('[J-328] names a whole address, also of goods that are collected, and is issued when the order is paid', async () => {
    const shopper = await withParcel();
    const asked = { with_invoice: true, invoice_for: 'person', without_delivery_address: true } as const;
    expect(await shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, ...nowhere }, ...asked })).toMatchObject({
      ok: false,
      error: { parameters: { 'billing_address.street': 'required' } },
    });
    const cart = valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: person, ...asked }));
    expect(cart).toMatchObject({ with_invoice: true, billing_address: { city: 'Kraków', company: null, vat_id: null } });
    const ready = valueOf(await shopper.rest.setShipping(shopper.cart, 'neopickupexpress', points.get('neopickupexpress')));
    const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(ready)));
    await setStatus(server, placed.number, 'processing');
    const order = valueOf(await server.rest.readOrderByHash({ order: placed.number, hash: placed.hash }));
    expect(order).toMatchObject({ with_invoice: true, documents: [{ kind: 'invoice', number: expect.stringMatching(/^FV\//) }] });
  });
});
