/** Orders at the desk, and orders that their customers cancel: steps, money and stock (J-182 … J-185). */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from 'shared-contracts/rest';
import { guestShopper, person, sellable, valueOf, type Shopper } from './support/checkout.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { bodyOf, mailTo, newKey, ready, stockOf } from './support/orders.ts';
import { boughtBy, mailKinds, orderOf, press, timesOf, type Bought } from './support/payments.ts';
import { posted } from './support/post.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let ola: Staff;
let jan: Staff;
let sku: string;

beforeAll(async () => {
  ola = await newStaff(server, 'moderator');
  jan = await newStaff(server, 'admin');
  sku = (await sellable(server)).find(({ qty, final_price: price }) => qty > 40 && price > 4000)?.sku ?? '';
}, 60_000);

interface AtDesk {
  readonly id: number;
  readonly order: Order;
  readonly steps: readonly string[];
  readonly refunded: number;
  readonly left: number;
  readonly refunds: readonly { readonly refund_id: string; readonly way: string; readonly status: string; readonly amount: number }[];
  readonly history: readonly { readonly kind: string; readonly code: string; readonly detail: string; readonly amount: number | null }[];
  readonly note: string;
}
interface Listed {
  readonly items: readonly {
    readonly id: number;
    readonly number: string;
    readonly name: string;
    readonly status: string;
    readonly placed_at: string;
  }[];
  readonly total_count: number;
}

const listed = (query: string): Promise<Listed> => deskAnswer<Listed>(server, ola.token, `/orders?${query}`);
const idOf = async ({ order }: Bought): Promise<number> => (await listed(`search=${order}`)).items[0]?.id ?? 0;
const read = (id: number): Promise<AtDesk> => deskAnswer<AtDesk>(server, ola.token, `/orders/${id}`);
const parcel = { carrier: 'InPost', parcel_number: '6200 1234' };
const post = (id: number, path: string, body: object = {}, { token } = ola) =>
  desk(server, token, `/orders/${id}/${path}`, { method: 'POST', body });
const step = (id: number, name: string, staff = ola) => post(id, 'step', { step: name, ...(name === 'send' && parcel) }, staff);
const refund = (id: number, amount: number, refunded: number, staff = ola) => post(id, 'refund', { amount, refunded }, staff);
/** An error answer of our own server. */
const problemOf = async (answer: Response) => (await answer.json()) as { code: string; message: string; parameters?: object };

const issued = async (balance: number): Promise<string> => {
  const code = `DESK-${newKey().slice(0, 13)}`;
  await fetch(`${server.url}/dev/voucher`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, balance }),
  });
  return code;
};
const balanceOf = async (code: string): Promise<number> =>
  ((await (await fetch(`${server.url}/dev/voucher/${code}`)).json()) as { balance: number }).balance; // our own server's answer

/** A paid order: at the gateway, a part with a voucher where one is given. */
async function paid(voucher?: string): Promise<Bought> {
  const shopper = await guestShopper(server);
  const cart = await ready(shopper, { sku, payment: 'payu_gateway' });
  const { summary } = voucher === undefined ? cart : valueOf(await shopper.rest.putVoucher(shopper.cart, voucher));
  const { to_pay: toPay = summary?.grand_total ?? 0, voucher: covered } = summary ?? {};
  const email = `${newKey()}@example.com`;
  const body = bodyOf(cart);
  const placed = valueOf(
    await shopper.rest.placeOrder(shopper.cart, newKey(), {
      ...body,
      email,
      additionalData: { ...body.additionalData, expected_total: toPay, ...(covered !== undefined && { expected_voucher: covered }) },
    }),
  );
  const bought = { order: placed.number, hash: placed.hash, email, total: placed.grand_total };
  const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData('payu', { order: bought.order, hash: bought.hash }));
  await press(server, path, 'pay');
  return bought;
}

/** Repeats `ask` until the gateway has what is to be paid back. */
async function settled(id: number): Promise<AtDesk> {
  for (let round = 0; ; round += 1) {
    const found = await read(id);
    if (found.refunds.every(({ status, way }) => status === 'done' || way === 'transfer') || round > 200) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('at the desk an order', () => {
  it('[J-182] [J-379] is found by number, e-mail, telephone and name, by its state, and page by page, the newest or the oldest first', async () => {
    const bought = await boughtBy(server, sku, 'banktransfer');
    const numbers = async (query: string) => (await listed(query)).items.map(({ number }) => number);
    for (const search of [
      bought.order,
      bought.email.toUpperCase(),
      person.telephone,
      `${person.firstname} ${person.lastname}`.toLowerCase(),
    ])
      expect(await numbers(`search=${encodeURIComponent(search ?? '')}`)).toContain(bought.order);
    expect(await numbers(`search=${bought.order}&state=pending_payment`)).toEqual([bought.order]);
    expect(await numbers(`search=${bought.order}&state=shipped`)).toEqual([]);
    expect(await numbers('search=%25_%25')).toEqual([]);
    expect((await listed('page=9999')).items).toEqual([]);
    await boughtBy(server, sku, 'banktransfer');
    const times = async (query: string) => (await listed(query)).items.map(({ placed_at: at }) => at);
    const oldest = await times('first=oldest');
    expect(oldest.length).toBeGreaterThan(1);
    expect(oldest).toEqual(oldest.toSorted());
    for (const query of ['', 'first=newest']) {
      const newest = await times(query);
      expect(newest).toEqual(newest.toSorted().toReversed());
    }
    expect((await desk(server, ola.token, '/orders?first=cheapest')).status).toBe(400);
  });

  it('[J-182] [J-185] is paid, packed, sent and delivered, in this order alone; its customer sees it and gets the number of the parcel', async () => {
    const bought = await boughtBy(server, sku, 'banktransfer');
    const id = await idOf(bought);
    expect(await read(id)).toMatchObject({
      steps: ['receive-payment', 'cancel'],
      left: 0,
      note: '',
      order: { hash: '', number: bought.order },
    });
    const early = await step(id, 'pack');
    expect([early.status, (await problemOf(early)).message]).toEqual([409, 'Zamówienie czeka na płatność.']);
    expect((await step(id, 'receive-payment')).status).toBe(200);
    const both = await Promise.all([step(id, 'pack'), step(id, 'pack', jan)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const without = await post(id, 'step', { step: 'send', carrier: ' ' });
    expect(await problemOf(without)).toMatchObject({
      code: 'invalid_fields',
      parameters: { carrier: 'required', parcel_number: 'required' },
    });
    await step(id, 'send');
    const shown = await orderOf(server, bought);
    expect(shown).toMatchObject({ status: 'shipped', can_cancel: false, shipping: { carrier: 'InPost', tracking_number: '6200 1234' } });
    expect(['paid', 'packed', 'shipped'].map((event) => timesOf(shown, event))).toEqual([1, 1, 1]);
    expect((await mailTo(server, bought.email, ({ subject }) => subject.includes('wysłane'))).text).toContain('Numer przesyłki: 6200 1234');
    await step(id, 'deliver');
    expect((await step(id, 'cancel')).status).toBe(409);
    const { history, steps, left } = await read(id);
    expect([steps, left]).toEqual([[], bought.total]);
    expect(history.map(({ kind, code }) => `${kind} ${code}`)).toEqual(
      expect.arrayContaining(['event placed', 'event packed', 'mail order-placed', 'mail order-status', 'event delivered']),
    );
    const { orders } = await deskAnswer<{ readonly orders: readonly { subject_id: number; state_before: string; state_after: string }[] }>(
      server,
      jan.token,
      '/audit',
    );
    expect(orders.filter(({ subject_id: subject }) => subject === id).map((row) => `${row.state_before} ${row.state_after}`)).toEqual([
      'shipped delivered',
      'packed shipped',
      'processing packed',
      'pending_payment processing',
    ]);
  });

  it('[J-184] is refunded in part and then whole: each share to the voucher and the gateway, never more than was paid', async () => {
    const code = await issued(2000);
    const bought = await paid(code);
    const id = await idOf(bought);
    expect(await read(id)).toMatchObject({ left: bought.total, refunded: 0 });
    expect(await problemOf(await refund(id, bought.total + 1, 0))).toMatchObject({
      code: 'refund_too_high',
      parameters: { left: bought.total },
    });
    const both = await Promise.all([refund(id, 1000, 0), refund(id, 1000, 0, jan)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const part = Math.floor((1000 * 2000) / bought.total);
    expect(await balanceOf(code)).toBe(part);
    const first = await settled(id);
    expect(first).toMatchObject({ refunded: 1000, left: bought.total - 1000 });
    expect(first.refunds.map(({ way, amount, status }) => [way, amount, status]).toSorted()).toEqual([
      ['gateway', 1000 - part, 'done'],
      ['voucher', part, 'done'],
    ]);
    expect((await refund(id, first.left, 1000)).status).toBe(200);
    expect(await settled(id)).toMatchObject({ refunded: bought.total, left: 0 });
    expect(await balanceOf(code)).toBe(2000);
    expect((await refund(id, 1, bought.total)).status).toBe(409);
    expect((await orderOf(server, bought)).payment.refund).toEqual({ money: bought.total - 2000, voucher: 2000, is_done: true });
    expect((await mailKinds(server, bought)).filter((kind) => kind === 'order-refunded')).toHaveLength(4);
  });

  it('[J-184] that came without a gateway is paid back by hand, once, and is listed until then', async () => {
    const bought = await boughtBy(server, sku, 'banktransfer');
    const id = await idOf(bought);
    await step(id, 'receive-payment');
    expect((await step(id, 'cancel')).status).toBe(200);
    const { refunds } = await read(id);
    expect(refunds).toMatchObject([{ way: 'transfer', status: 'pending', amount: bought.total }]);
    const isListed = async () => (await listed('state=pay-out')).items.some(({ number }) => number === bought.order);
    expect(await isListed()).toBe(true);
    const payOut = (staff: Staff) =>
      desk(server, staff.token, `/orders/${id}/refunds/${refunds[0]?.refund_id}/paid-out`, { method: 'POST' });
    expect((await Promise.all([payOut(ola), payOut(jan)])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await isListed()).toBe(false);
    expect((await orderOf(server, bought)).payment.refund).toMatchObject({ money: bought.total, is_done: true });
  });

  it('[J-185] has a note that its customer never sees; of two changes of the same note one is made', async () => {
    const bought = await boughtBy(server, sku, 'banktransfer');
    const id = await idOf(bought);
    const both = await Promise.all([
      post(id, 'note', { note: 'Dzwonić po 16.', seen: '' }),
      post(id, 'note', { note: 'Kurier: tylko rano.', seen: '' }, jan),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { note } = await read(id);
    expect((await post(id, 'note', { note, seen: 'dawna' })).status).toBe(200);
    expect(JSON.stringify(await orderOf(server, bought))).not.toContain(note);
  });
});

describe('[J-310] a parcel that was sent', () => {
  /** An order that was sent, and what its carrier tells after so many hours. */
  async function sent(method: string, parcelNumber: string) {
    const shopper = await guestShopper(server);
    const bought = await orderedBy(shopper, method);
    const id = await idOf(bought);
    await step(id, 'receive-payment');
    await step(id, 'pack');
    await post(id, 'step', { step: 'send', carrier: 'InPost', parcel_number: parcelNumber });
    const look = (hours: number) =>
      posted(server, '/dev/parcels', { order: bought.order, now: new Date(Date.now() + hours * 3_600_000).toISOString() });
    return { bought, id, look };
  }
  const statesOf = async (bought: Bought) => (await orderOf(server, bought)).shipping.parcel?.map(({ state }) => state) ?? [];
  const kindsOf = async (bought: Bought, ...kinds: readonly string[]) =>
    (await mailKinds(server, bought)).filter((kind) => kinds.includes(kind));
  const orderedBy = async (shopper: Shopper, method: string): Promise<Bought> => {
    const home = await ready(shopper, { sku });
    const points = method === 'paczkomaty' ? valueOf(await shopper.rest.listPickupPoints({ carrier: method })).items : [];
    const cart = method === 'inpost' ? home : valueOf(await shopper.rest.setShipping(shopper.cart, method, points[0]?.id));
    const email = `${newKey()}@example.com`;
    const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyOf(cart), email }));
    return { order: placed.number, hash: placed.hash, email, total: placed.grand_total };
  };

  it('moves with its carrier; who waits at home hears once that the courier comes, again after a failed attempt', async () => {
    const { bought, id, look } = await sent('inpost', '6200 1239');
    await Promise.all([look(1), look(1), look(1)]);
    expect(await statesOf(bought)).toEqual(['label_made']);
    // Two servers, and one whose answer was lost: each state is kept once.
    const firstOut = async (hours: number): Promise<void> => {
      await Promise.all([look(hours), look(hours)]);
    };
    const day = 24;
    // Looked at from the first day on: what was sent in the early afternoon has been tried in vain 24 hours later.
    let hours = 4;
    for (; hours < 10 * day && !(await statesOf(bought)).includes('attempt_failed'); hours += 4) await firstOut(hours);
    expect(await statesOf(bought)).toEqual(['label_made', 'taken_over', 'on_its_way', 'out_for_delivery', 'attempt_failed']);
    expect(await kindsOf(bought, 'parcel-out')).toEqual(['parcel-out']);
    const mail = await mailTo(server, bought.email, ({ subject }) => subject.includes('kurier jest w drodze'));
    expect(mail.text).toMatch(/Dziś kurier doręczy przesyłkę z zamówienia \S+\.[\s\S]*Numer przesyłki: 6200 1239/);
    for (; hours < 20 * day && (await orderOf(server, bought)).status !== 'delivered'; hours += 4) await firstOut(hours);
    expect((await statesOf(bought)).slice(4)).toEqual(['attempt_failed', 'out_for_delivery', 'delivered']);
    expect(await kindsOf(bought, 'parcel-out')).toHaveLength(2);
    const order = await orderOf(server, bought);
    expect([order.status, timesOf(order, 'delivered')]).toEqual(['delivered', 1]);
    const { history, order: atDesk } = await read(id);
    expect(history.map(({ code }) => code)).toEqual(expect.arrayContaining(['parcel_attempt_failed', 'parcel_delivered']));
    expect(atDesk.shipping.parcel?.at(-1)?.state).toBe('delivered');
    // Whoever tracks with number and e-mail sees the same.
    expect(valueOf(await server.rest.trackOrder(bought.order, bought.email)).shipping.parcel).toEqual(order.shipping.parcel);
  });

  it('to a point is ready there, told once, also where staff was faster; learned late, only what is true now is told', async () => {
    const { bought, id, look } = await sent('paczkomaty', '6200 7000');
    let hours = 24;
    for (; hours < 240 && (await orderOf(server, bought)).status !== 'ready_for_pickup'; hours += 4) await look(hours);
    expect((await statesOf(bought)).at(-1)).toBe('waits_at_point');
    expect((await mailTo(server, bought.email, ({ subject }) => subject.includes('gotowe do odbioru'))).text).toContain(
      'Możesz odebrać je',
    );
    await look(hours);
    expect(timesOf(await orderOf(server, bought), 'ready_for_pickup')).toBe(1);
    await step(id, 'deliver');
    await look(hours + 240);
    expect(timesOf(await orderOf(server, bought), 'delivered')).toBe(1);

    const late = await sent('inpost', '6200 7001');
    await late.look(480);
    expect((await orderOf(server, late.bought)).status).toBe('delivered');
    expect(await kindsOf(late.bought, 'parcel-out')).toEqual([]);
  });
});

describe('a shopper', () => {
  const cancel = ({ order, hash }: Bought) => server.rest.cancelOrder({ order, hash });

  it('[J-183] [J-184] cancels a paid order twice at once: one cancellation, one refund, the pieces and the voucher back', async () => {
    const before = await stockOf(server, sku);
    const code = await issued(1500);
    const bought = await paid(code);
    const answers = await Promise.all([cancel(bought), cancel(bought), cancel(bought)]);
    for (const answer of answers) expect(valueOf(answer)).toMatchObject({ status: 'cancelled', can_cancel: false });
    const found = await settled(await idOf(bought));
    expect(found).toMatchObject({ refunded: bought.total, left: 0, steps: [] });
    expect(found.refunds).toHaveLength(2);
    expect([await balanceOf(code), await stockOf(server, sku)]).toEqual([1500, before]);
    expect(timesOf(await orderOf(server, bought), 'cancelled')).toBe(1);
    const kinds = await mailKinds(server, bought);
    expect(kinds.filter((kind) => kind === 'order-status' || kind === 'order-refunded')).toEqual(['order-refunded', 'order-status']);
  });

  it('[J-183] is refused once it is packed, and nothing changes', async () => {
    const bought = await paid();
    const id = await idOf(bought);
    await step(id, 'pack');
    expect(await cancel(bought)).toMatchObject({ ok: false, error: { status: 409, code: 'order_packed' } });
    expect(await read(id)).toMatchObject({ refunded: 0, left: bought.total, order: { status: 'packed' } });
    const raced = await paid();
    const [shoppers, staffs] = await Promise.all([cancel(raced), step(await idOf(raced), 'pack')]);
    expect([shoppers.ok, staffs.ok].filter(Boolean)).toHaveLength(1);
  });

  it('[J-183] cancels with number, e-mail and telephone number where the hash is not at hand; not without the telephone number', async () => {
    const bought = await boughtBy(server, sku, 'payu_gateway');
    const by = (telephone: string) => server.rest.cancelTrackedOrder(bought.order, bought.email, telephone);
    expect(await by('600 000 001')).toMatchObject({ ok: false, error: { status: 403, code: 'telephone_differs' } });
    expect(await orderOf(server, bought)).toMatchObject({ status: 'pending_payment', can_cancel: true });
    expect(valueOf(await by(`+48${person.telephone.replaceAll(' ', '')}`))).toMatchObject({ status: 'cancelled', hash: '' });
  });

  it('[J-184] who pays after all what was cancelled gets the money back', async () => {
    const bought = await boughtBy(server, sku, 'payu_gateway');
    const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData('payu', { order: bought.order, hash: bought.hash }));
    valueOf(await cancel(bought));
    await press(server, path, 'pay');
    const found = await settled(await idOf(bought));
    expect(found).toMatchObject({
      order: { status: 'cancelled' },
      refunds: [{ way: 'gateway', status: 'done', amount: bought.total }],
      left: 0,
    });
    expect(found.history).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'report', code: 'paid', detail: 'late' })]));
  });
});

it('[J-182] [J-183] [J-184] whatever is done in whatever order, a state follows from the one before and no more is given back than was paid', async () => {
  const follows: Readonly<Record<string, readonly string[]>> = {
    pending_payment: ['processing', 'cancelled'],
    processing: ['packed', 'cancelled'],
    packed: ['shipped'],
    shipped: ['delivered'],
  };
  let seed = 20_261_124;
  const pick = <Item>(items: readonly Item[]): Item => {
    seed = (seed * 48_271) % 2_147_483_647;
    const item = items[seed % items.length];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const before = await stockOf(server, sku);
  let sold = 0;
  for (let round = 0; round < 8; round += 1) {
    const code = await issued(1200);
    const bought = round % 2 === 0 ? await paid(code) : await boughtBy(server, sku, 'banktransfer');
    const id = await idOf(bought);
    let { status } = (await read(id)).order;
    for (let turn = 0; turn < 8; turn += 1) {
      const { refunded } = await read(id);
      const actions = [
        ...['receive-payment', 'pack', 'send', 'deliver', 'cancel'].map((name) => () => step(id, name, pick([ola, jan]))),
        () => refund(id, pick([1, 777, bought.total, 999_999]), refunded, pick([ola, jan])),
        () => server.rest.cancelOrder({ order: bought.order, hash: bought.hash }),
      ];
      await Promise.all([pick(actions)(), pick(actions)()]);
      const now = await read(id);
      const path = now.order.timeline.map(({ event }) => event).filter((event) => event in statusNames);
      for (const [index, event] of path.entries()) if (index > 0) expect(follows[path[index - 1] ?? '']).toContain(event);
      status = now.order.status;
      const isPaid = now.order.payment.status === 'paid';
      const wasPaid = (isPaid ? bought.total : 0) + (round % 2 === 0 && !isPaid ? 1200 : 0);
      expect(now.refunded).toBeLessThanOrEqual(wasPaid);
      if (status !== 'pending_payment') expect(now.refunded + now.left).toBe(wasPaid);
      if (status === 'cancelled') expect(now.left).toBe(0);
    }
    if (status !== 'cancelled') sold += 1;
  }
  expect(await stockOf(server, sku)).toBe(before - sold);
}, 120_000);

const statusNames = { processing: true, packed: true, shipped: true, delivered: true, cancelled: true } as const;
