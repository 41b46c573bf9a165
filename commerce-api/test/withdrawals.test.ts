/** Withdrawal from a contract: who may, once, what is paid back, and the staff's side of it. */
import { fromAnotherNetwork } from './support/network.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedOrder, WithdrawalToSubmit } from 'shared-contracts/rest';
import { customerShopper, guestShopper, parcel, person, sellable, valueOf, type Sellable } from './support/checkout.ts';
import { registered } from './support/customers.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { bodyOf, mailTo, newKey, ordered, setStatus, setStock, stockOf } from './support/orders.ts';
import { boughtBy, press } from './support/payments.ts';
import { post } from './support/post.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let staff: Staff;
let goods: Sellable;

beforeAll(async () => {
  staff = await newStaff(server, 'moderator');
  goods = await parcel(server);
}, 60_000);

afterAll(() => setStock(server, goods.sku, goods.qty));

const iban = 'PL61109010140000071219812874';
const { email, telephone } = person;

const call = (path: string, body: object, headers: Readonly<Record<string, string>> = fromAnotherNetwork()) =>
  post(server, `/rest/V1/withdrawals${path}`, body, headers);
/** Our own server's answer. */
const read = async <Answer>(answer: Promise<Response>): Promise<Answer> => {
  const got = await answer;
  if (!got.ok) throw new Error(`${got.status} ${await got.text()}`);
  return (await got.json()) as Answer;
};

const delivered = async (payment = 'banktransfer', qty = 3): Promise<PlacedOrder> => {
  await setStock(server, goods.sku, 9);
  const order = await ordered(await guestShopper(server), { sku: goods.sku, qty, payment });
  for (const status of payment === 'banktransfer' ? ['processing', 'shipped', 'delivered'] : ['shipped', 'delivered'])
    await setStatus(server, order.number, status);
  return order;
};

const withdrawal = (order: PlacedOrder, qty: number, change: Partial<WithdrawalToSubmit> = {}): WithdrawalToSubmit => ({
  order: { number: order.number, email, telephone },
  seen: 0,
  lines: [{ line: 0, qty }],
  iban,
  return_way: 'label',
  ...change,
});

interface Open {
  readonly delivery: number;
  readonly seen: number;
  readonly last_day: string | null;
  readonly asks_account: boolean;
  readonly lines: readonly { readonly left: number; readonly excluded: string | null; readonly amounts: readonly number[] }[];
}
interface Status {
  readonly state: string;
  readonly goods: number;
  readonly delivery: number;
  readonly refund: number;
  readonly timeline: readonly { readonly state: string }[];
}
const openOf = (order: PlacedOrder) => read<Open>(call('/order', { number: order.number, email, telephone }));
const submitted = async (body: WithdrawalToSubmit) => (await read<{ readonly number: string }>(call('', body))).number;
const statusOf = (number: string) => read<Status>(call('/status', { number }));
const inDesk = async (number: string) => {
  const { items } = await deskAnswer<{
    readonly items: readonly { readonly id: number; readonly number: string; readonly iban: string | null }[];
  }>(server, staff.token, '/withdrawals');
  return items.find((one) => one.number === number);
};
const step = (id: number, name: string) => desk(server, staff.token, `/withdrawals/${id}/step`, { method: 'POST', body: { step: name } });

describe('withdrawing', () => {
  it('[J-198] one piece of three, then the rest with the delivery: together what was paid, and never more pieces than were bought', async () => {
    const order = await delivered();
    const before = await openOf(order);
    expect(before).toMatchObject({
      asks_account: true,
      seen: 0,
      last_day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      lines: [{ left: 3 }],
    });
    const first = await submitted(withdrawal(order, 1));
    expect(first).toMatch(/^ODS-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(await statusOf(first)).toMatchObject({ state: 'submitted', goods: before.lines[0]?.amounts[0], delivery: 0 });
    expect((await openOf(order)).lines).toMatchObject([{ left: 2, excluded: null }]);
    expect((await call('', withdrawal(order, 3, { seen: 1 }))).status).toBe(409);
    const rest = await statusOf(await submitted(withdrawal(order, 2, { seen: 1 })));
    expect(rest.delivery).toBe(before.delivery);
    expect((await statusOf(first)).goods + rest.goods).toBe(before.lines[0]?.amounts[2]);
    expect((await openOf(order)).lines).toMatchObject([{ left: 0, excluded: 'withdrawn' }]);
    expect((await call('', withdrawal(order, 1, { seen: 2 }))).status).toBe(409);
  });

  it('[J-198] doubled calls, parallel ones and two tabs are one withdrawal with one e-mail', async () => {
    const order = await delivered();
    const numbers = await Promise.all(Array.from({ length: 5 }, () => submitted(withdrawal(order, 1))));
    expect(new Set(numbers).size).toBe(1);
    // A tab that was opened before and has another choice is told that the order has changed.
    expect((await call('', withdrawal(order, 2))).status).toBe(409);
    expect((await openOf(order)).lines).toMatchObject([{ left: 2 }]);
    const mails = await withdrawalMails(numbers[0] ?? '');
    expect(mails).toHaveLength(1);
  });

  it('[J-198] the confirmation comes by e-mail with a PDF that says what was declared, and is loaded again by its number', async () => {
    const order = await delivered();
    const cookie = { cookie: `translation=${encodeURIComponent('{"language":"ua"}')}` };
    const { number } = await read<{ readonly number: string }>(call('', withdrawal(order, 1), { ...fromAnotherNetwork(), ...cookie }));
    const [mail] = await withdrawalMails(number);
    expect(mail?.subject).toContain('підтвердження');
    const sent = Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64');
    expect(mail?.attachments[0]?.name).toBe(`${number}.pdf`);
    expect(sent.subarray(0, 5).toString()).toBe('%PDF-');
    const again = await fetch(`${server.url}/rest/V1/withdrawals/confirmation?number=${number}`, { headers: fromAnotherNetwork() });
    expect(again.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await again.arrayBuffer()).length).toBe(sent.length);
  });

  it('[J-198] what has not been delivered, or paid, can be withdrawn from as well: then nothing is paid back', async () => {
    const order = await ordered(await guestShopper(server), { sku: goods.sku, qty: 1 });
    expect(await openOf(order)).toMatchObject({ last_day: null, asks_account: false });
    const number = await submitted({
      order: { number: order.number, email, telephone },
      seen: 0,
      lines: [{ line: 0, qty: 1 }],
      return_way: 'salon',
    });
    expect(await statusOf(number)).toMatchObject({ refund: 0 });
  });

  it('[J-198] an account is asked for where no gateway brought the money, and has to be one', async () => {
    const order = await delivered();
    const { iban: _iban, ...without } = withdrawal(order, 1);
    for (const [body, problem] of [
      [without, 'required'],
      [withdrawal(order, 1, { iban: 'PL00' }), 'iban'],
    ] as const)
      expect(await (await call('', body)).json()).toMatchObject({ code: 'invalid_fields', parameters: { iban: problem } });
    expect(await (await call('', withdrawal(order, 1, { lines: [] }))).json()).toMatchObject({ parameters: { lines: 'required' } });
  });
});

const withdrawalMails = async (number: string) => {
  interface Mail {
    readonly kind: string;
    readonly subject: string;
    readonly text: string;
    readonly attachments: readonly { readonly name: string; readonly base64: string }[];
  }
  const until = performance.now() + 10_000;
  for (;;) {
    const { items } = await read<{ readonly items: readonly Mail[] }>(fetch(`${server.url}/dev/mail.json?to=${encodeURIComponent(email)}`));
    const found = items.filter(({ kind, text }) => kind === 'withdrawal-submitted' && text.includes(number));
    if (found.length > 0 || performance.now() > until) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

describe('[J-335] the courier of withdrawn goods', () => {
  interface Collected {
    readonly pickup: { readonly day: string | null; readonly shipment: string | null; readonly days: readonly string[] } | null;
  }
  const pickupOf = async (number: string) => (await read<Collected>(call('/status', { number }))).pickup;
  const choose = (number: string, day: string, of: string = email) => call('/pickup', { number, email: of, day });

  /** An order of something that no parcel carries. */
  async function largeOrder(): Promise<PlacedOrder> {
    const large = (await sellable(server)).find((one) => one.block_courier_shipping);
    if (large === undefined) throw new Error('no large product in the catalogue');
    await setStock(server, large.sku, 9);
    return ordered(await guestShopper(server), { sku: large.sku, shipping: 'neocourier' });
  }

  it('large goods that are there are collected on the chosen day, and whoever knows the order’s e-mail moves it', async () => {
    const order = await largeOrder();
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, order.number, status);
    const { pickup_days: days, lines } = await read<{
      readonly pickup_days: readonly string[];
      readonly lines: readonly { readonly is_large: boolean }[];
    }>(call('/order', { number: order.number, email, telephone }));
    expect([days.length, lines.map((line) => line.is_large)]).toEqual([10, [true]]);
    expect(await (await call('', withdrawal(order, 1, { pickup_on: '2026-12-25' }))).json()).toMatchObject({
      parameters: { pickup_on: 'date' },
    });
    const [last = '', before = ''] = days.toReversed();
    const number = await submitted(withdrawal(order, 1, { pickup_on: last }));
    expect(await pickupOf(number)).toMatchObject({ day: last, shipment: null, days });
    // No answer has come, another day is chosen and all of it sent again: the day is that of the last press.
    const [, , other = ''] = days.toReversed();
    expect(await submitted(withdrawal(order, 1, { pickup_on: other }))).toBe(number);
    expect(await pickupOf(number)).toMatchObject({ day: other });
    expect((await choose(number, last)).status).toBe(200);
    expect((await withdrawalMails(number))[0]?.text).toContain('Duży sprzęt odbierze kurier, bezpłatnie');
    await post(server, '/dev/pickups', { now: new Date().toISOString() });
    expect((await pickupOf(number))?.shipment).toMatch(/^KUR\d{12}$/);
    expect((await choose(number, before, 'kto@example.com')).status).toBe(403);
    expect((await choose('ODS-22222-22222', before)).status).toBe(404);
    expect((await choose(number, '2026-12-25')).status).toBe(400);
    expect((await choose(number, before)).status).toBe(200);
    expect(await pickupOf(number)).toMatchObject({ day: before });
    expect(await inDesk(number)).toMatchObject({ pickup: { day: before } });
    await step((await inDesk(number))?.id ?? 0, 'received');
    expect((await choose(number, last)).status).toBe(409);
  });

  it('comes for nothing that a parcel carries, that is brought to a shop, or that has not arrived', async () => {
    const order = await delivered();
    const [day = ''] = (await read<{ readonly pickup_days: readonly string[] }>(call('/order', { number: order.number, email, telephone })))
      .pickup_days;
    const small = await submitted(withdrawal(order, 1, { pickup_on: day }));
    expect(await pickupOf(small)).toBeNull();
    expect((await choose(small, day)).status).toBe(409);
    const large = await largeOrder();
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, large.number, status);
    const brought = await submitted(withdrawal(large, 1, { return_way: 'salon', pickup_on: day }));
    expect(await pickupOf(brought)).toBeNull();
    const onItsWay = await largeOrder();
    for (const status of ['processing', 'shipped']) await setStatus(server, onItsWay.number, status);
    expect(await pickupOf(await submitted(withdrawal(onItsWay, 1, { pickup_on: day })))).toMatchObject({ day: null, days: [] });
    // Nobody has packed it: nothing comes back.
    const givenUp = await submitted(withdrawal(await largeOrder(), 1));
    expect(await pickupOf(givenUp)).toBeNull();
    expect((await withdrawalMails(givenUp))[0]?.text).toContain('niczego nie odsyłasz');
  });

  it('[J-327] does not come to nowhere: large goods of an order without a street are brought to a salon', async () => {
    const large = (await sellable(server)).find((one) => one.block_courier_shipping);
    if (large === undefined) throw new Error('no large product in the catalogue');
    await setStock(server, large.sku, 9);
    const { rest, cart, add } = await guestShopper(server);
    await add(large.sku, 1);
    valueOf(await rest.selectPayment(cart, 'banktransfer'));
    const nowhere = { ...person, street: [], postcode: '', city: '' };
    valueOf(await rest.setAddresses(cart, { billing_address: nowhere, without_delivery_address: true }));
    const salon = valueOf(await rest.listPickupPoints({ carrier: 'neopickupexpress' })).items[0]?.id;
    const chosen = valueOf(await rest.setShipping(cart, 'neopickupexpress', salon));
    const order = valueOf(await rest.placeOrder(cart, newKey(), { ...bodyOf(chosen), billingAddress: nowhere }));
    for (const status of ['processing', 'ready_for_pickup', 'delivered']) await setStatus(server, order.number, status);
    const open = await read<object>(call('/order', { number: order.number, email, telephone }));
    expect(open).toMatchObject({ return_ways: ['salon'], pickup_days: [], lines: [{ is_large: false }] });
    const number = await submitted(withdrawal(order, 1));
    expect(await read<object>(call('/status', { number }))).toMatchObject({ return_way: 'salon', pickup: null });
  });
});

describe('orders and numbers of others', () => {
  it('[J-199] an order is opened with its e-mail address or by its customer, and every other try is answered alike', async () => {
    const order = await delivered();
    const customer = await registered(server, 'obca@example.com');
    const stranger = { ...fromAnotherNetwork(), authorization: `Bearer ${customer.token}` };
    const answers = await Promise.all([
      call('/order', { number: order.number, email: 'kto@example.com', telephone }),
      call('/order', { number: order.number }),
      call('/order', { number: order.number, email }),
      call('/order', { number: order.number, email, telephone: '600 000 001' }),
      call('/order', { number: 'A999999', email, telephone }),
      call('/order', { number: order.number }, stranger),
      call('', withdrawal(order, 1, { order: { number: order.number, email: 'kto@example.com', telephone } })),
      call('', withdrawal(order, 1, { order: { number: order.number } }), stranger),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
    const told = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { readonly message: string }).message));
    expect(new Set(told).size).toBe(1);
    expect(
      (
        await call(
          '/order',
          { number: order.number, email, telephone },
          { ...fromAnotherNetwork(), authorization: `Bearer ${'x'.repeat(40)}` },
        )
      ).status,
    ).toBe(401);
  });

  it('[J-199] a customer withdraws from an order of theirs without typing an address', async () => {
    const shopper = await customerShopper(server);
    const order = await ordered(shopper, { sku: goods.sku, qty: 1 });
    const headers = { ...fromAnotherNetwork(), authorization: `Bearer ${shopper.token ?? ''}` };
    const body = { order: { number: order.number }, seen: 0, lines: [{ line: 0, qty: 1 }], return_way: 'salon' };
    const { number } = await read<{ readonly number: string }>(call('', body, headers));
    const told = JSON.stringify(await statusOf(number.toLowerCase().replaceAll('-', ' ')));
    for (const secret of ['@', person.street, person.lastname]) expect(told).not.toContain(secret);
  });

  it('[J-199] whoever guesses orders or numbers waits after twenty tries', async () => {
    for (const [path, body] of [
      ['/order', { number: 'A1', email, telephone }],
      ['/status', { number: 'ODS-22222-22222' }],
    ] as const) {
      const network = fromAnotherNetwork();
      const tries = await Promise.all(Array.from({ length: 21 }, () => call(path, body, network)));
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
    }
    const confirmation = await fetch(`${server.url}/rest/V1/withdrawals/confirmation?number=ODS-22222-22222`, {
      headers: fromAnotherNetwork(),
    });
    expect(confirmation.status).toBe(404);
  });
});

describe('at the desk', () => {
  it('[J-205] staff receives, checks and pays back, each once; status, e-mails and the log of changes follow', async () => {
    const number = await submitted(withdrawal(await delivered(), 1, { reason: 'Za głośny' }));
    const found = await inDesk(number);
    expect(found).toMatchObject({ iban, reason: 'Za głośny', return_way: 'label' });
    const id = found?.id ?? 0;
    expect((await step(id, 'refunded')).status).toBe(409);
    expect((await step(id, 'received')).status).toBe(200);
    expect((await step(id, 'checked')).status).toBe(200);
    const answers = await Promise.all([step(id, 'refunded'), step(id, 'refunded'), step(id, 'refunded')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { state, timeline } = await statusOf(number);
    expect([state, timeline.map((event) => event.state)]).toEqual(['refunded', ['submitted', 'received', 'checked', 'refunded']]);
    expect(await inDesk(number)).toBeUndefined();
    const admin = await newStaff(server, 'admin');
    const log = await deskAnswer<{ readonly withdrawals: readonly object[] }>(server, admin.token, '/audit');
    expect(log.withdrawals).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject_id: id, staff_id: staff.id, state_before: 'checked', state_after: 'refunded' }),
      ]),
    );
  });

  it('[J-334] staff pays back less for goods that were used more than needed, with a reason that the shopper reads', async () => {
    const number = await submitted(withdrawal(await delivered(), 2));
    const { refund: told } = await statusOf(number);
    const id = (await inDesk(number))?.id ?? 0;
    for (const name of ['received', 'checked']) expect((await step(id, name)).status).toBe(200);
    const reduce = (by: number, reason: string, name = 'refunded') =>
      desk(server, staff.token, `/withdrawals/${id}/step`, { method: 'POST', body: { step: name, reduced: { by, reason } } });
    const problems = async (answer: Response) => ((await answer.json()) as { readonly parameters: object }).parameters; // our own server's answer
    expect(await problems(await reduce(1000, ' '))).toEqual({ reason: 'required' });
    expect(await problems(await reduce(told + 1, 'Więcej niż za wszystko'))).toEqual({ by: 'amount' });
    const answers = await Promise.all([reduce(1000, 'Bęben jest porysowany.'), reduce(1000, 'Bęben jest porysowany.')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await statusOf(number)).toMatchObject({
      state: 'refunded',
      refund: told - 1000,
      // Whoever knows the number reads no words of staff.
      reduced: { by: 1000, reason: '' },
    });
    expect((await mailTo(server, email, ({ text }) => text.includes('Bęben jest porysowany.'))).text).toContain('10,00');
  });

  it('[J-334] where less is left than was told, the price is reduced of what is left', async () => {
    const order = await delivered();
    const number = await submitted(withdrawal(order, 2));
    const { refund: told } = await statusOf(number);
    const { items } = await deskAnswer<{ readonly items: readonly { readonly id: number }[] }>(
      server,
      staff.token,
      `/orders?search=${order.number}`,
    );
    const path = `/orders/${items[0]?.id ?? 0}`;
    const { left } = await deskAnswer<{ readonly left: number }>(server, staff.token, path);
    const given = await desk(server, staff.token, `${path}/refund`, { method: 'POST', body: { amount: left - told + 3000, refunded: 0 } });
    expect([given.status, (await statusOf(number)).refund]).toEqual([200, told - 3000]);
    const id = (await inDesk(number))?.id ?? 0;
    for (const name of ['received', 'checked']) expect((await step(id, name)).status).toBe(200);
    const body = { step: 'refunded', reduced: { by: 1000, reason: 'Brakuje korbki.' } };
    expect((await desk(server, staff.token, `/withdrawals/${id}/step`, { method: 'POST', body })).status).toBe(200);
    expect(await statusOf(number)).toMatchObject({ refund: told - 4000, reduced: { by: 1000 } });
    expect((await deskAnswer<{ readonly left: number }>(server, staff.token, path)).left).toBe(1000);
  });

  it('[J-205] closes nothing before the money has come: a parcel that is paid on delivery waits for it', async () => {
    await setStock(server, goods.sku, 9);
    const order = await ordered(await guestShopper(server), { sku: goods.sku, qty: 1, payment: 'cashondelivery' });
    await setStatus(server, order.number, 'shipped');
    const number = await submitted(withdrawal(order, 1));
    const id = (await inDesk(number))?.id ?? 0;
    for (const name of ['received', 'checked']) expect((await step(id, name)).status).toBe(200);
    const early = await step(id, 'refunded');
    expect([early.status, ((await early.json()) as { readonly code: string }).code]).toEqual([409, 'order_unpaid']);
    await setStatus(server, order.number, 'delivered');
    expect((await step(id, 'refunded')).status).toBe(200);
    const { state, goods: forGoods, delivery, refund } = await statusOf(number);
    expect([state, refund]).toEqual(['refunded', forGoods + delivery]);
    expect(refund).toBeGreaterThan(0);
  });

  it('[J-198] [J-205] who withdraws from the whole of what nobody has packed gives it up: its pieces and its money go back at once', async () => {
    await setStock(server, goods.sku, 9);
    const bought = await boughtBy(server, goods.sku, 'payu_gateway');
    const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData('payu', { order: bought.order, hash: bought.hash }));
    await press(server, path, 'pay');
    expect(await stockOf(server, goods.sku)).toBe(8);
    const order = { number: bought.order, email: bought.email, telephone };
    const number = await submitted({ order, seen: 0, lines: [{ line: 0, qty: 1 }], return_way: 'label' });
    expect(await statusOf(number)).toMatchObject({ state: 'refunded', refund: bought.total });
    expect(await stockOf(server, goods.sku)).toBe(9);
    expect(await inDesk(number)).toBeUndefined();
    expect((await call('/order', order)).status).toBe(200);
  });

  it('[J-205] the desk is closed to everybody else', async () => {
    expect((await desk(server, undefined, '/withdrawals')).status).toBe(401);
    expect((await desk(server, undefined, '/withdrawals/1/step', { method: 'POST', body: { step: 'received' } })).status).toBe(401);
    expect((await step(2_000_000, 'received')).status).toBe(404);
  });
});
