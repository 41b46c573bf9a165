/** Orders after they have been placed, over REST by the typed client: read, tracked, dated, cancelled. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Order, OrdersFilter } from 'shared-contracts/rest';
import { customerShopper, guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Sellable } from './support/checkout.ts';
import { registered, signedIn } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { bodyOf, expireAt, mailTo, newKey, ordered, ready, setStatus, setStock, stockOf } from './support/orders.ts';
import { post, setPrice } from './support/post.ts';
import { useSharedServer } from './support/use-server.ts';

const dayMs = 86_400_000;

const server = useSharedServer();
let parcel: Sellable;
let large: Sellable;

beforeAll(async () => {
  const products = await sellable(server);
  const [small, big] = [false, true].map((isLarge) =>
    products.find((one) => one.block_courier_shipping === isLarge && one.weight_grams < 200_000),
  );
  if (small === undefined || big === undefined) throw new Error('the catalogue lacks a small or a large product');
  [parcel, large] = [small, big];
  for (const { sku } of [small, big]) await setStock(server, sku, 300);
}, 60_000);

const secretOf = ({ number, hash }: { readonly number: string; readonly hash: string }) => ({ order: number, hash });
const notFound = { ok: false, error: { status: 404, code: 'order_not_found' } };

describe('reading an order', () => {
  it('[A-28] by its hash returns a copy of what was bought', async () => {
    const placed = await ordered(await guestShopper(server), { sku: parcel.sku, qty: 2 });
    const order = valueOf(await server.rest.readOrderByHash(secretOf(placed)));
    expect(order).toMatchObject({
      number: placed.number,
      status: 'pending_payment',
      timeline: [{ event: 'placed' }],
      email: person.email,
      items: [{ sku: parcel.sku, qty: 2, price: parcel.final_price, row_total: parcel.final_price * 2 }],
      item_count: 2,
      totals: { grand_total: placed.grand_total, coupon_discount: 0 },
      payment: { method: 'banktransfer', status: 'pending', can_pay: false, bank_transfer: { title: placed.number } },
      shipping: { method_code: 'inpost', pickup_point: null },
      billing_address: { city: 'Kraków' },
      with_invoice: false,
    });
    await setPrice(server, parcel.sku, parcel.final_price + 100);
    try {
      expect(valueOf(await server.rest.readOrderByHash(secretOf(placed)))).toEqual(order);
    } finally {
      await setPrice(server, parcel.sku, parcel.final_price);
    }
    expect(await server.rest.readOrderByHash({ order: placed.number, hash: 'a'.repeat(43) })).toMatchObject(notFound);
  });

  it('[E-03] the id of a cart that has become an order is invalid when a cart is created with it', async () => {
    const shopper = await guestShopper(server);
    await ordered(shopper, { sku: parcel.sku });
    if (shopper.cart.kind !== 'guest') throw new Error('a guest has a cart of the own');
    expect(await server.rest.createCart(shopper.cart.cartId)).toMatchObject({ ok: false, error: { status: 400, code: '407' } });
  });

  it('[J-41] customers get their own orders only, in pages, newest first', async () => {
    const email = 'trzy.zamowienia@example.com';
    await registered(server, email);
    const shopper = await customerShopper(server, email);
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) numbers.unshift((await ordered(shopper, { sku: parcel.sku })).number);
    const [first, second] = [valueOf(await shopper.rest.listOrders(1, 2)), valueOf(await shopper.rest.listOrders(2, 2))];
    expect([first.total_count, second.total_count]).toEqual([3, 3]);
    expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(numbers);
    expect(first.items[0]).toMatchObject({ status: 'pending_payment', can_pay: false, item_count: 1, items: [{ qty: 1 }] });
    expect(valueOf(await shopper.rest.readOrder(numbers[0] ?? ''))).toMatchObject({ number: numbers[0], email });
    const { rest: other } = await signedIn(server, 'jan.kowalski@example.com');
    expect(await other.readOrder(numbers[0] ?? '')).toMatchObject(notFound);
    expect(await server.rest.listOrders()).toMatchObject({ ok: false, error: { status: 401 } });
  });

  it('[J-243] [J-244] are looked for by state, period, number and words of a product’s name', async () => {
    const email = 'szuka.zamowien@example.com';
    await registered(server, email);
    const shopper = await customerShopper(server, email);
    const open = (await ordered(shopper, { sku: parcel.sku })).number;
    const delivered = (await ordered(shopper, { sku: large.sku, shipping: 'neocourier' })).number;
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, delivered, status);
    const found = async (filter: OrdersFilter) => valueOf(await shopper.rest.listOrders(1, 50, filter)).items.map(({ number }) => number);
    expect(await found({ state: 'open' })).toContain(open);
    expect(await found({ state: 'open' })).not.toContain(delivered);
    expect(await found({ state: 'delivered' })).toEqual([delivered]);
    expect(await found({ state: 'cancelled' })).toEqual([]);
    // Whatever the catalogue promises counts from the delivery.
    const { items } = valueOf(await shopper.rest.readOrder(delivered));
    expect(items.map(({ warranty_until: until }) => until)).toEqual([expect.stringMatching(/^20(28|29|31)-\d{2}-\d{2}$/)]);
    expect(valueOf(await shopper.rest.readOrder(open)).items.map(({ warranty_until: until }) => until)).toEqual([null]);
    expect(await found({ period: '30-days', text: open.slice(1) })).toEqual([open]);
    expect(await found({ period: 'older' })).toEqual([]);
    const [brand = '', ...words] =
      valueOf(await shopper.rest.readOrder(delivered))
        .items[0]?.name.split(' ')
        .toReversed() ?? [];
    expect(await found({ text: `${brand.toUpperCase()} ${words.at(-1) ?? ''}`, state: 'delivered' })).toEqual([delivered]);
    expect(await found({ text: 'nie-ma-takiego' })).toEqual([]);
    expect(await found({ text: '%' })).toEqual([]);
    const { rest: stranger } = await signedIn(server, 'ewa.salon@example.com');
    expect(valueOf(await stranger.listOrders(1, 50, { text: open })).items).toEqual([]);
  });

  it('[J-290] their customer is told once before a warranty ends, if asked for, and never after one press has ended that', async () => {
    const email = 'czeka.na.gwarancje@example.com';
    await registered(server, email);
    const shopper = await customerShopper(server, email);
    const { number } = await ordered(shopper, { sku: large.sku, shipping: 'neocourier' });
    expect(valueOf(await shopper.rest.readWarrantyReminder(number))).toEqual({ is_offered: false, is_on: false });
    expect(await shopper.rest.setWarrantyReminder(number, true)).toMatchObject({ ok: false, error: { code: 'no_warranty' } });
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, number, status);
    expect(await server.rest.setWarrantyReminder(number, true)).toMatchObject({ ok: false, error: { status: 401 } });
    const { rest: stranger } = await signedIn(server, 'ewa.salon@example.com');
    expect(await stranger.readWarrantyReminder(number)).toMatchObject(notFound);
    expect(await stranger.setWarrantyReminder(number, true)).toMatchObject(notFound);
    for (const isOn of [true, true, false, true])
      expect(valueOf(await shopper.rest.setWarrantyReminder(number, isOn))).toEqual({ is_offered: true, is_on: isOn });
    const until = valueOf(await shopper.rest.readOrder(number)).items[0]?.warranty_until ?? '';
    const look = async (daysBefore: number): Promise<void> => {
      const now = new Date(Date.parse(`${until}T12:00:00Z`) - daysBefore * 24 * 60 * 60_000).toISOString();
      await post(server, '/dev/warranty-reminders', { now });
      // What was put into the outbox in that year is sent now.
      await post(server, '/dev/mail/retry', {});
    };
    const written = async (atLeast = 0) => (await mailsTo(server, email, atLeast)).filter(({ kind }) => kind === 'warranty-ends');
    await look(31);
    await Promise.all([look(30), look(30), look(30)]);
    const { text } = await mailTo(server, email, ({ kind }) => kind === 'warranty-ends');
    await look(29);
    expect(await written()).toHaveLength(1);
    expect(text).toContain(`https://sklep.example/customer/account/orders/${number}`);
    const end = /https:\/\/sklep\.example(\/rest\/V1\/warranty-reminders\/end\?token=\S+)/.exec(text)?.[1] ?? '';
    // A look changes nothing, a press does.
    expect((await fetch(`${server.url}${end}`)).status).toBe(200);
    expect((await fetch(`${server.url}${end}`, { method: 'POST' })).status).toBe(200);
    expect((await fetch(`${server.url}/rest/V1/warranty-reminders/end?token=' or 1=1`, { method: 'POST' })).status).toBe(404);
    expect(valueOf(await shopper.rest.readWarrantyReminder(number)).is_on).toBe(false);
    await look(28);
    expect(await written()).toHaveLength(1);
  });

  it('[J-41] by number and e-mail returns no street, telephone and hash', async () => {
    const placed = await ordered(await guestShopper(server), { sku: parcel.sku });
    const tracked = valueOf(await server.rest.trackOrder(` ${placed.number} `, 'OLA@example.com'));
    expect(tracked).toMatchObject({ number: placed.number, hash: '', billing_address: { street: ['•••'], city: 'Kraków' } });
    expect(JSON.stringify(tracked)).not.toContain('Lipowa');
    expect(await server.rest.trackOrder(placed.number, 'ala@example.com')).toMatchObject(notFound);
    expect(await server.rest.trackOrder('100999999', 'ola@example.com')).toMatchObject(notFound);
  });

  it('sends an e-mail once when the order is placed and with each change of its status', async () => {
    const shopper = await guestShopper(server);
    const cart = await ready(shopper, { sku: parcel.sku, payment: 'cashondelivery' });
    const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyOf(cart), email: 'poczta@example.com' }));
    const { text } = await mailTo(server, 'poczta@example.com', ({ kind }) => kind === 'order-placed');
    expect(text).toContain(placed.number);
    expect((await setStatus(server, placed.number, 'shipped')).status).toBe(200);
    await mailTo(server, 'poczta@example.com', ({ kind }) => kind === 'order-status');
    const { timeline, status } = valueOf(await server.rest.readOrderByHash(secretOf(placed)));
    expect(status).toBe('shipped');
    expect(timeline.map(({ event }) => event)).toEqual(['placed', 'processing', 'shipped']);
    expect((await setStatus(server, placed.number, 'cancelled')).status).toBe(409);
  });
});

describe('an account with the order', () => {
  const withAccount = async (email: string, password: string) => {
    const shopper = await guestShopper(server);
    const cart = await ready(shopper, { sku: parcel.sku });
    const body = bodyOf(cart);
    const wish = { ...body, email, additionalData: { ...body.additionalData, create_account: { password } } };
    return shopper.rest.placeOrder(shopper.cart, newKey(), wish);
  };

  it('[A-28] [U-13] is created for a guest, who finds the order in it', async () => {
    const placed = valueOf(await withAccount('nowa.zamawia@example.com', 'Dobre1haslo'));
    expect(placed.account).toBe('created');
    const token = valueOf(await server.rest.signIn('nowa.zamawia@example.com', 'Dobre1haslo'));
    const response = await fetch(`${server.url}/rest/V1/orders/mine`, { headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toMatchObject({ total_count: 1, items: [{ number: placed.number }] });
  });

  it('[A-28] stays unchanged where it exists, and the order remains a guest’s', async () => {
    expect(valueOf(await withAccount('jan.kowalski@example.com', 'Inne2haslo')).account).toBe('exists');
    expect(await server.rest.signIn('jan.kowalski@example.com', 'Inne2haslo')).toMatchObject({ ok: false });
  });

  it('[A-28] a weak password is refused before anything is bought', async () => {
    const before = await stockOf(server, parcel.sku);
    expect(await withAccount('inna.zamawia@example.com', 'krotkie')).toMatchObject({
      ok: false,
      error: { status: 400, code: 'invalid_fields', parameters: { password: 'password' } },
    });
    expect(await stockOf(server, parcel.sku)).toBe(before);
  });

  it('[A-14] a customer’s address is added to the address book once, when requested', async () => {
    const shopper = await customerShopper(server, 'jan.kowalski@example.com');
    for (let count = 0; count < 2; count += 1) {
      await ready(shopper, { sku: parcel.sku });
      const address = { ...person, street: 'ul. Nowa 7', save_in_address_book: true };
      const cart = valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: address }));
      valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart)));
    }
    const { addresses } = valueOf(await shopper.rest.readCustomer());
    expect(addresses.filter(({ street }) => street.join(' ') === 'ul. Nowa 7')).toHaveLength(1);
  });
});

describe('the day of a large delivery', () => {
  it('[A-40] [A-41] is chosen with the PIN from the e-mail; a wrong PIN is refused, five wrong PINs lock it', async () => {
    const shopper = await guestShopper(server);
    const cart = await ready(shopper, { sku: large.sku, shipping: 'neocourier' });
    const to = 'duze@example.com';
    const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyOf(cart), email: to }));
    const { text } = await mailTo(server, to, ({ kind }) => kind === 'order-placed');
    const hash = /delivery_date\/([\w-]{32})/.exec(text)?.[1] ?? '';
    const pin = /\b(\d{6})\b/.exec(text.replaceAll(placed.number, '').replace(/\d{7,}/g, ''))?.[1] ?? '';
    const calendar = valueOf(await server.rest.readDeliveryCalendar(hash));
    expect(calendar).toMatchObject({ order: placed.number, chosen: null });
    expect(calendar.days).toHaveLength(14);
    const day = calendar.days[3];
    const range = day?.ranges[1] ?? '';
    const wrongPin = pin === '000000' ? '000001' : '000000';
    expect(await server.rest.setDeliveryDate(hash, wrongPin, day?.date ?? '', range)).toMatchObject({
      ok: false,
      error: { status: 400, code: 'invalid_pin' },
    });
    expect(await server.rest.setDeliveryDate(hash, pin, '2020-01-01', range)).toMatchObject({ ok: false, error: { code: 'invalid_date' } });
    expect(await server.rest.setDeliveryDate(hash, pin, day?.date ?? '', range)).toMatchObject({
      ok: true,
      value: { chosen: { date: day?.date, range } },
    });
    expect(valueOf(await server.rest.readDeliveryCalendar(hash)).chosen).toEqual({ date: day?.date, range });
    // J-249: an earlier day can be chosen as before, ten times together with what is changed elsewhere.
    const earlier = valueOf(await server.rest.readDeliveryCalendar(hash)).days;
    expect(earlier).toEqual(calendar.days);
    for (let count = 0; count < 9; count += 1) valueOf(await server.rest.setDeliveryDate(hash, pin, earlier[count % 2]?.date ?? '', range));
    expect(await server.rest.setDeliveryDate(hash, pin, day?.date ?? '', range)).toMatchObject({
      ok: false,
      error: { status: 409, code: 'too_many_changes' },
    });
    for (let count = 0; count < 5; count += 1) await server.rest.setDeliveryDate(hash, wrongPin, day?.date ?? '', range);
    expect(await server.rest.setDeliveryDate(hash, pin, day?.date ?? '', range)).toMatchObject({ ok: false, error: { status: 429 } });
    expect(await server.rest.readDeliveryCalendar('a'.repeat(32))).toMatchObject(notFound);
  });
});

describe('cancelling an order', () => {
  const read = async (placed: { readonly number: string; readonly hash: string }): Promise<Order> =>
    valueOf(await server.rest.readOrderByHash(secretOf(placed)));

  it('[J-40] returns its pieces to stock', async () => {
    const before = await stockOf(server, parcel.sku);
    const placed = await ordered(await guestShopper(server), { sku: parcel.sku, qty: 2 });
    expect(await stockOf(server, parcel.sku)).toBe(before - 2);
    await setStatus(server, placed.number, 'cancelled');
    expect(await stockOf(server, parcel.sku)).toBe(before);
    expect((await read(placed)).status).toBe('cancelled');
  });

  it('[J-40] happens when it is not paid: at a gateway after three days, by transfer after ten', async () => {
    const online = await ordered(await guestShopper(server), { sku: parcel.sku, payment: 'payu_gateway' });
    const transfer = await ordered(await guestShopper(server), { sku: parcel.sku });
    const now = Date.now();
    const afterTwo = await expireAt(server, new Date(now + 2 * dayMs));
    for (const { number } of [online, transfer]) expect(afterTwo).not.toContain(number);
    const afterFour = await expireAt(server, new Date(now + 4 * dayMs));
    expect(afterFour).toContain(online.number);
    expect(afterFour).not.toContain(transfer.number);
    expect((await read(online)).timeline.at(-1)).toMatchObject({ event: 'cancelled' });
    const before = await stockOf(server, parcel.sku);
    expect(await expireAt(server, new Date(now + 11 * dayMs))).toContain(transfer.number);
    expect(await stockOf(server, parcel.sku)).toBeGreaterThan(before);
  });
});
