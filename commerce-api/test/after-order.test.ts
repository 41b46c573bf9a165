/** After the order: its papers, its language, another day or address of delivery, its entry in a calendar, a card that is given back too late. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Order, PlacedOrder } from 'shared-contracts/rest';
import { guestShopper, person, sellable, valueOf, type Sellable } from './support/checkout.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { bodyOf, mailTo, newKey, ordered, ready, setStatus, setStock } from './support/orders.ts';
import { orderOf } from './support/payments.ts';
import { dayAhead, dayMs, useGiftCards } from './support/gift-cards.ts';
import { post } from './support/post.ts';
import { useFilledServer } from './support/use-server.ts';

const server = useFilledServer();
const { paidCards } = useGiftCards(server);
let staff: Staff;
let goods: Sellable;

beforeAll(async () => {
  staff = await newStaff(server, 'admin');
  const found = (await sellable(server)).find((one) => !one.block_courier_shipping && one.weight_grams < 8000);
  if (found === undefined) throw new Error('nothing to buy');
  goods = found;
}, 60_000);

const { email, telephone } = person;
const secretOf = ({ number, hash }: PlacedOrder) => ({ order: number, hash });
const seen = (order: PlacedOrder): Promise<Order> => orderOf(server, secretOf(order));
const at = ({ number, hash }: PlacedOrder, path: string): string => `${server.url}/rest/V1/orders/${number}/${hash}${path}`;
const papersOf = async (order: PlacedOrder) => (await seen(order)).documents ?? [];
const kindsOf = async (order: PlacedOrder) => (await papersOf(order)).map(({ kind }) => kind);

const bought = async (payment = 'banktransfer', qty = 1): Promise<PlacedOrder> => {
  await setStock(server, goods.sku, 50);
  return ordered(await guestShopper(server), { sku: goods.sku, qty, payment });
};

/** An order of a company that wants an invoice. */
async function boughtByCompany(): Promise<PlacedOrder> {
  await setStock(server, goods.sku, 50);
  const shopper = await guestShopper(server);
  await ready(shopper, { sku: goods.sku });
  const billing = { ...person, company: 'Lipa Sp. z o.o.', vat_id: '5250000009' };
  const cart = valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: billing, with_invoice: true }));
  return valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart)));
}

const idOf = async (number: string): Promise<number> => {
  const { items } = await deskAnswer<{ items: readonly { id: number }[] }>(server, staff.token, `/orders?search=${number}`);
  return items[0]?.id ?? 0;
};

describe('papers of an order', () => {
  it('[J-245] a company has a proforma until its transfer has come, then its invoice, each as a PDF for who holds the hash alone', async () => {
    const order = await boughtByCompany();
    const [proforma] = await papersOf(order);
    expect(proforma).toMatchObject({ kind: 'proforma', number: `PRO/${order.number}` });
    const paper = await fetch(at(order, '/documents/proforma'));
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await paper.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await mailTo(
      server,
      email,
      ({ text }) => text.includes(order.number) && text.includes(`/rest/V1/orders/${order.number}/${order.hash}/documents/proforma`),
    );

    await setStatus(server, order.number, 'processing');
    const [invoice, ...others] = await papersOf(order);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', number: expect.stringMatching(/^FV\/AMPERIO\/20\d\d\/\d{6}$/), ksef_number: null });
    await mailTo(server, email, ({ kind, text }) => kind === 'order-status' && text.includes(invoice?.number ?? '-'));
    const id = invoice?.id ?? '';
    expect((await fetch(at(order, `/documents/${id}`))).status).toBe(200);
    // The link of the e-mail leads to what took its place.
    const late = await fetch(at(order, '/documents/proforma'));
    expect([late.status, late.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('"FV-AMPERIO-')]);
    expect((await fetch(at({ ...order, hash: 'other' }, `/documents/${id}`))).status).toBe(404);
    const another = await bought();
    expect((await fetch(at(another, `/documents/${id}`))).status).toBe(404);
    // Later states issue nothing more.
    await setStatus(server, order.number, 'packed');
    expect(await kindsOf(order)).toEqual(['invoice']);
  });

  it('[J-245] the link to the proforma of an order that was given up says so, and leads to the order', async () => {
    const order = await bought();
    await fetch(at(order, '/cancel'), { method: 'POST' });
    const page = await fetch(at(order, '/documents/proforma'));
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const text = await page.text();
    expect(text).toContain('Proforma jest nieaktualna');
    expect(text).toContain(`href="/checkout/success/${order.number}/${order.hash}"`);
    expect((await fetch(at({ ...order, hash: 'other' }, '/documents/proforma'))).headers.get('content-type')).toContain('json');
  });

  it('[J-245] orders that are paid at once get the next numbers of their series, none twice and none left out', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => bought()));
    await Promise.all(orders.map(({ number }) => setStatus(server, number, 'processing')));
    const numbers = await Promise.all(orders.map(async (order) => (await papersOf(order))[0]?.number ?? ''));
    expect(numbers.every((number) => number.startsWith('DS/AMPERIO/'))).toBe(true);
    const places = numbers.map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 6 }, (_, index) => (places[0] ?? 0) + index));
  });

  it('[J-245] what is paid on delivery has its receipt when it is packed, and none before', async () => {
    const order = await bought('cashondelivery');
    expect(await kindsOf(order)).toEqual([]);
    await setStatus(server, order.number, 'packed');
    expect(await kindsOf(order)).toEqual(['receipt']);
  });

  it('[J-246] money that is given back corrects the invoice, a cancelled order all that is left; a receipt stays', async () => {
    const order = await boughtByCompany();
    await setStatus(server, order.number, 'processing');
    const id = await idOf(order.number);
    expect((await desk(server, staff.token, `/orders/${id}/refund`, { method: 'POST', body: { amount: 100, refunded: 0 } })).status).toBe(
      200,
    );
    expect(await kindsOf(order)).toEqual(['invoice', 'correction']);
    await fetch(at(order, '/cancel'), { method: 'POST' });
    expect(await kindsOf(order)).toEqual(['invoice', 'correction', 'correction']);
    const last = (await papersOf(order)).at(-1);
    expect(last?.number).toMatch(/^KOR\/AMPERIO\/20\d\d\/\d{6}$/);
    await mailTo(server, email, ({ kind, text }) => kind === 'invoice-corrected' && text.includes(last?.number ?? '-'));
    expect((await fetch(at(order, `/documents/${last?.id ?? ''}`))).status).toBe(200);

    const unnamed = await bought();
    await setStatus(server, unnamed.number, 'processing');
    await fetch(at(unnamed, '/cancel'), { method: 'POST' });
    expect(await kindsOf(unnamed)).toEqual(['receipt']);
  });

  it('[J-245] staff notes the KSeF number of an invoice once; what is none, or is taken, is refused', async () => {
    const [order, other] = [await boughtByCompany(), await boughtByCompany()];
    for (const { number } of [order, other]) await setStatus(server, number, 'processing');
    const note = async (of: PlacedOrder, ksef: string) => {
      const document = (await papersOf(of))[0]?.id ?? '';
      const path = `/orders/${await idOf(of.number)}/documents/${document}`;
      return { path, answer: await desk(server, staff.token, `${path}/ksef`, { method: 'POST', body: { ksef_number: ksef } }) };
    };
    const ksef = '5250000009-20261126-0123456789AB-CD';
    expect((await note(order, 'FV/1')).answer.status).toBe(400);
    const { path, answer } = await note(order, ` ${ksef.toLowerCase()} `);
    expect(answer.status).toBe(200);
    expect((await papersOf(order))[0]?.ksef_number).toBe(ksef);
    expect((await note(order, ksef)).answer.status).toBe(200);
    expect((await note(order, ksef.replace('CD', 'EF'))).answer.status).toBe(409);
    expect((await note(other, ksef)).answer.status).toBe(409);
    const pdf = await desk(server, staff.token, path);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const { invoices } = await deskAnswer<{ invoices: readonly { subject_id: number }[] }>(server, staff.token, '/audit');
    expect(invoices.map(({ subject_id: id }) => id)).toContain(await idOf(order.number));
  });
});

describe('the language of an order', () => {
  it('[J-107] is kept with it: e-mails of its later states come in it, whoever moves it on', async () => {
    await setStock(server, goods.sku, 50);
    const shopper = await guestShopper(server);
    const cart = await ready(shopper, { sku: goods.sku });
    const own = `${newKey()}@example.com`;
    const answer = await fetch(`${server.url}/rest/V1/pwa/guest-carts/${cart.cart_id}/payment-information`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newKey(),
        cookie: `translation=${encodeURIComponent('{"language":"ua"}')}`,
      },
      body: JSON.stringify({ ...bodyOf(cart), email: own }),
    });
    // Our own server's answer.
    const { number } = (await answer.json()) as PlacedOrder;
    expect((await mailTo(server, own, ({ kind }) => kind === 'order-placed')).subject).toBe(`Замовлення ${number} – дякуємо`);
    await setStatus(server, number, 'processing');
    await setStatus(server, number, 'packed');
    const packed = await mailTo(server, own, ({ kind, text }) => kind === 'order-status' && text.includes('запаковано'));
    expect(packed.subject).toBe(`Замовлення ${number} – запаковано`);
    expect(packed.text).not.toMatch(/Zamówienie|Dostawa|Razem|Masz pytania/);
  });
});

interface Calendar {
  readonly delivery_from: string;
  readonly chosen: { readonly date: string; readonly range: string } | null;
  readonly days: readonly { readonly date: string; readonly ranges: readonly string[] }[];
}

describe('another day or address of delivery', () => {
  const calendarOf = async (order: PlacedOrder): Promise<Calendar> => (await (await fetch(at(order, '/delivery'))).json()) as Calendar;
  const change = (order: PlacedOrder, body: object) =>
    fetch(at(order, '/delivery'), { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const { email: _email, ...address } = { ...person, street: 'ul. Nowa 3', postcode: '00-001', city: 'Warszawa' };

  it('[J-249] is chosen until it is packed: the price stays, the timeline, the desk and an e-mail tell it', async () => {
    const order = await bought();
    const before = await seen(order);
    expect(before.can_change_delivery).toBe(true);
    const { days } = await calendarOf(order);
    const day = days.at(-1);
    const wished = { date: day?.date ?? '', range: day?.ranges[0] ?? '' };
    const changed = (await (await change(order, { day: wished, address })).json()) as Order;
    expect(changed.shipping).toMatchObject({ delivery_from: wished.date, delivery_to: wished.date, delivery_hours: wished.range });
    expect(changed.shipping_address).toMatchObject({ street: ['ul. Nowa 3'], postcode: '00-001' });
    expect(changed.billing_address).toEqual(before.billing_address);
    expect(changed.totals).toEqual(before.totals);
    expect(changed.timeline.map(({ event }) => event).slice(-2)).toEqual(['delivery_day_changed', 'delivery_address_changed']);
    await mailTo(server, email, ({ kind, text }) => kind === 'delivery-changed' && text.includes(order.number));
    const { history } = await deskAnswer<{ history: readonly { code: string }[] }>(
      server,
      staff.token,
      `/orders/${await idOf(order.number)}`,
    );
    expect(history.map(({ code }) => code)).toEqual(expect.arrayContaining(['delivery_address_changed', 'delivery-changed']));
    // The same once more changes nothing; the first promise is open again.
    expect(((await (await change(order, { day: wished, address })).json()) as Order).timeline).toHaveLength(changed.timeline.length);
    const back = (await (await change(order, { day: null })).json()) as Order;
    expect(back.shipping).toMatchObject({ delivery_hours: null, delivery_from: (await calendarOf(order)).delivery_from });

    await setStatus(server, order.number, 'processing');
    await setStatus(server, order.number, 'packed');
    expect((await change(order, { day: wished })).status).toBe(409);
    expect((await fetch(at(order, '/delivery'))).status).toBe(409);
    expect((await seen(order)).can_change_delivery).toBe(false);
  });

  it('[J-249] a day that cannot be had, a wrong address, another hash and the eleventh change are refused, and nothing changes', async () => {
    const order = await bought();
    const { days } = await calendarOf(order);
    expect((await change(order, { day: { date: '2020-01-02', range: '08-12' } })).status).toBe(409);
    expect(await (await change(order, { address: { ...address, postcode: '1' } })).json()).toMatchObject({ code: 'invalid_fields' });
    expect((await change({ ...order, hash: 'other' }, { day: null })).status).toBe(404);
    expect((await seen(order)).timeline.some(({ event }) => event.startsWith('delivery_'))).toBe(false);
    const date = days[0]?.date ?? '';
    for (let time = 0; time < 10; time += 1)
      expect((await change(order, { day: time % 2 === 0 ? { date, range: '08-12' } : null })).status).toBe(200);
    expect(await (await change(order, { day: { date, range: '08-12' } })).json()).toMatchObject({ code: 'too_many_changes' });
  });

  it('[J-249] a tracked order is opened with its telephone number, as it is cancelled; a wrong one opens nothing', async () => {
    const order = await bought();
    const opened = valueOf(await server.rest.openTrackedOrder(order.number, email, telephone));
    expect(opened).toMatchObject({ hash: order.hash, documents: [{ kind: 'proforma' }] });
    expect(valueOf(await server.rest.trackOrder(order.number, email))).toMatchObject({ hash: '', documents: [] });
    expect(await server.rest.openTrackedOrder(order.number, email, '600 000 000')).toMatchObject({ ok: false, error: { status: 403 } });
  });
});

it('[J-248] an order on its way is put into a calendar; one that was cancelled is in none', async () => {
  const order = await bought();
  const file = await fetch(at(order, '/calendar'));
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await file.text();
  const { shipping } = await seen(order);
  expect(text).toContain(`DTSTART;VALUE=DATE:${shipping.delivery_from.replaceAll('-', '')}\r\n`);
  expect(text).toContain(`SUMMARY:Dostawa zamówienia ${order.number}\r\n`);
  await fetch(at(order, '/cancel'), { method: 'POST' });
  expect((await fetch(at(order, '/calendar'))).status).toBe(404);
});

interface Promoted {
  readonly id: number;
  readonly sku: string;
  readonly price: number;
  readonly final_price: number;
  readonly labels: readonly { readonly code: string }[];
  readonly autopromotion: { readonly date_to: string; readonly stock_left: number | null; readonly stock_used: number | null } | null;
}

const promotedFields = 'id sku price final_price labels { code } autopromotion { date_to stock_left stock_used }';

async function promoted(sku: string): Promise<Promoted> {
  const { msProducts } = await server.graphql<{ readonly msProducts: { readonly items: readonly Promoted[] } }>(
    `query($skus:[String!]){msProducts(skus:$skus){items{${promotedFields}}}}`,
    { skus: [sku] },
  );
  const [product] = msProducts.items;
  if (product === undefined) throw new Error(`${sku} is not sold`);
  return product;
}

/** Ids of the products that a page of reductions lists. */
async function listedOn(path: string): Promise<readonly number[]> {
  const { urlResolver } = await server.graphql<{ readonly urlResolver: { readonly id: number | string } }>(
    `{urlResolver(urlKey:"/${path}.html"){id}}`,
  );
  const { productsForLanding } = await server.graphql<{
    readonly productsForLanding: { readonly items_ids: readonly (number | string)[] };
  }>(`{productsForLanding(id:${urlResolver.id}){items_ids}}`);
  return productsForLanding.items_ids.map(Number);
}

/** Products that can be bought and are reduced without a limit of pieces. */
async function reduced(): Promise<readonly Promoted[]> {
  const all = await Promise.all((await sellable(server)).map(({ sku }) => promoted(sku)));
  return all.filter(({ price, final_price, autopromotion }) => final_price < price && autopromotion?.stock_left == null);
}

interface Limited extends Promoted {
  readonly weight_grams: number;
  readonly max_sale_qty: number;
  readonly block_courier_shipping: boolean;
  readonly is_sales_blocked: boolean;
  readonly available_only_in_store: boolean;
  readonly is_pre_release: boolean;
}

const heaviestParcelGrams = 28_000;
const mostOf = ({ weight_grams: grams, max_sale_qty: most }: Limited): number => Math.min(most, Math.floor(heaviestParcelGrams / grams));

/** The parcel with a shock price of which the fewest orders take all. */
async function limited(): Promise<Limited> {
  const { msProducts } = await server.graphql<{ readonly msProducts: { readonly items: readonly Limited[] } }>(
    `query($ids:[Int!]){msProducts(ids:$ids){items{${promotedFields} weight_grams max_sale_qty block_courier_shipping is_sales_blocked available_only_in_store is_pre_release}}}`,
    { ids: await listedOn('czarny-piatek') },
  );
  const orders = (one: Limited): number => Math.ceil((one.autopromotion?.stock_left ?? 1000) / mostOf(one));
  const [found] = msProducts.items
    .filter((one) => !one.block_courier_shipping && !one.is_sales_blocked && !one.available_only_in_store && !one.is_pre_release)
    .filter((one) => one.sku !== goods.sku && one.autopromotion?.stock_left != null && mostOf(one) > 0)
    .toSorted((a, b) => orders(a) - orders(b));
  if (found === undefined) throw new Error('no parcel has a shock price');
  return found;
}

describe('a promotion', () => {
  const cancel = (order: PlacedOrder): Promise<Response> => fetch(at(order, '/cancel'), { method: 'POST' });

  it('[J-300] of a limited number counts down with each order and up again with one that is cancelled; its last piece ends it', async () => {
    const product = await limited();
    const { sku, price } = product;
    await setStock(server, sku, 200);
    const buy = async (qty: number) => ordered(await guestShopper(server), { sku, qty });
    const { stock_left: left, stock_used: used } = product.autopromotion ?? {};
    const first = await buy(1);
    expect((await promoted(sku)).autopromotion).toMatchObject({ stock_left: (left ?? 0) - 1, stock_used: (used ?? 0) + 1 });
    expect((await cancel(first)).status).toBe(200);
    expect((await promoted(sku)).autopromotion).toMatchObject({ stock_left: left, stock_used: used });
    for (let rest = left ?? 0; rest > 0; rest -= mostOf(product)) await buy(Math.min(rest, mostOf(product)));
    const after = await promoted(sku);
    expect([after.autopromotion, after.final_price]).toEqual([null, price]);
    expect(after.labels.filter(({ code }) => code === 'shock' || code === 'reduced')).toEqual([]);
    expect(await listedOn('promocje')).not.toContain(after.id);
  });
});

/** What was reduced at the beginning. */
let before: readonly Promoted[] = [];

it('[J-249] another address keeps the chosen day, also one that nobody could choose any more; another postcode asks for it anew', async () => {
  before = await reduced();
  const order = await bought();
  const put = (body: object) =>
    fetch(at(order, '/delivery'), { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  // Our own server's answer.
  const { days } = (await (await fetch(at(order, '/delivery'))).json()) as Calendar;
  const day = { date: days[0]?.date ?? '', range: days[0]?.ranges[0] ?? '' };
  expect((await put({ day })).status).toBe(200);
  await fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms: 20 * 24 * 60 * 60_000 }),
  });
  const { email: _email, ...address } = { ...person, street: 'ul. Nowa 3' };
  for (const body of [{ address }, { day, address: { ...address, street: 'ul. Nowa 4' } }]) {
    const answer = await put(body);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as Order).shipping).toMatchObject({ delivery_from: day.date, delivery_hours: day.range });
  }
  const elsewhere = await put({ address: { ...address, postcode: '00-001', city: 'Warszawa' } });
  expect(await elsewhere.json()).toMatchObject({ code: 'day_impossible' });
});

// It is twenty days later.
it('[J-300] a promotion that is over costs the regular price again, and neither a page of reductions nor the filter of offers has it', async () => {
  const { now } = (await (
    await fetch(`${server.url}/dev/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"ms":0}' })
  ).json()) as { readonly now: string }; // our own server's answer
  const listed = await listedOn('promocje');
  expect(listed.length).toBeGreaterThan(0);
  const still = await reduced();
  expect(still.filter(({ autopromotion }) => autopromotion !== null && autopromotion.date_to <= now)).toEqual([]);
  const over = before.filter(({ autopromotion }) => (autopromotion?.date_to ?? '') <= now);
  expect(over.length).toBeGreaterThan(0);
  for (const { sku, price, id } of over) {
    expect(await promoted(sku)).toMatchObject({ final_price: price, price, autopromotion: null });
    expect(listed).not.toContain(id);
  }
  // Without a restart of the server.
  const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2",attributes:[{code:"oferta",values:["obnizka"]}]){items_ids}}',
  );
  const found = productsForCategory.items_ids.map(Number);
  expect(found.length).toBeGreaterThan(0);
  expect(over.filter(({ id }) => found.includes(id))).toEqual([]);
});

// It is twenty days later still, and then two weeks more.
it('[J-183] [J-254] after 14 days a card cannot be given back, and its order cannot be cancelled instead', async () => {
  const card = await paidCards({ day: dayAhead(20) }, { goods: true });
  expect((await orderOf(server, card)).can_cancel).toBe(true);
  await post(server, '/dev/clock', { ms: 15 * dayMs });
  expect(await server.rest.withdrawGiftCard(card, 1)).toMatchObject({ ok: false, error: { code: 'gift_card_late' } });
  expect((await orderOf(server, card)).can_cancel).toBe(false);
  expect(await server.rest.cancelOrder(card)).toMatchObject({ ok: false, error: { status: 409, code: 'gift_card_late' } });
});
