/**
 * A server that is killed while a withdrawal, a complaint or a parcel changes, or an issue of the newsletter is sent: nothing is lost, and
 * nothing is done twice (J-270, J-319, J-336).
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from 'shared-contracts/rest';
import { guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import { claimant, read as readComplaint, submitted, waitingComplaint } from './support/complaints.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { ordered, setStatus, setStock, stockOf } from './support/orders.ts';
import { boughtBy, mailKinds, orderOf, press, type Bought } from './support/payments.ts';
import { mailsTo } from './support/inbox.ts';
import { post, posted } from './support/post.ts';
import { removeFolder, startFilledServer, startServer, type RunningServer } from './support/server.ts';

let server: RunningServer;
let staff: Staff;
let sku = '';

beforeAll(async () => {
  server = await startFilledServer();
  staff = await newStaff(server, 'moderator');
  sku = (await sellable(server)).find((one) => !one.block_courier_shipping && one.weight_grams < 8000)?.sku ?? '';
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

/** Kills the server while it works on a call: some time before, during or after its transaction. Then it is started again. */
async function killedDuring(call: () => Promise<unknown>, afterMs: number, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const lost = call().catch(() => undefined); // the connection breaks
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  await server.kill();
  await lost;
  server = await startServer({ DATA_DIR: server.dataDir, ...settings });
}

/** An order that was paid at a gateway. */
async function paidOrder(): Promise<Bought> {
  await setStock(server, sku, 9);
  const bought = await boughtBy(server, sku, 'payu_gateway');
  const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData('payu', bought));
  await press(server, path, 'pay');
  return bought;
}

const submit = ({ order: number, email }: Bought) =>
  server.rest.submitWithdrawal({
    order: { number, email, telephone: person.telephone },
    seen: 0,
    lines: [{ line: 0, qty: 1 }],
    return_way: 'label',
  });
const step = (id: number, name: string) => desk(server, staff.token, `/withdrawals/${id}/step`, { method: 'POST', body: { step: name } });
const openAtDesk = async () =>
  (await deskAnswer<{ readonly items: readonly { readonly id: number; readonly number: string }[] }>(server, staff.token, '/withdrawals'))
    .items;

/** Kinds of the e-mails about an order; those that a killed server was just sending are tried again at once. */
async function sentMails(bought: Bought): Promise<readonly string[]> {
  await fetch(`${server.url}/dev/mail/retry`, { method: 'POST' });
  return mailKinds(server, bought);
}

/** The refund of an order, once the gateway has it. */
async function refundOf(bought: Bought): Promise<NonNullable<Order['payment']['refund']>> {
  const until = performance.now() + 10_000;
  for (;;) {
    const { refund } = (await orderOf(server, bought)).payment;
    if (refund?.is_done === true) return refund;
    if (performance.now() > until) throw new Error(`the refund stays ${JSON.stringify(refund)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('[J-270] a withdrawal while its server is killed', () => {
  it('at each change of its state is there once, with one e-mail for each state and one refund', async () => {
    const bought = await paidOrder();
    for (const status of ['shipped', 'delivered']) await setStatus(server, bought.order, status);
    await killedDuring(() => submit(bought), 3);
    // The shopper presses again, twice.
    const numbers = (await Promise.all([submit(bought), submit(bought)])).map((answer) => valueOf(answer).number);
    expect(new Set(numbers).size).toBe(1);
    const mine = (await openAtDesk()).filter(({ number }) => numbers.includes(number));
    expect(mine).toHaveLength(1);
    const id = mine[0]?.id ?? 0;
    for (const [turn, name] of (['received', 'checked', 'refunded'] as const).entries()) {
      await killedDuring(() => step(id, name), 2 + 3 * turn);
      // Done before the kill, or done now.
      const again = await step(id, name);
      expect([200, 409]).toContain(again.status);
      const { state, timeline } = valueOf(await server.rest.withdrawalStatus(numbers[0] ?? ''));
      expect([state, timeline.filter((event) => event.state === name).length]).toEqual([name, 1]);
    }
    const { refund } = valueOf(await server.rest.withdrawalStatus(numbers[0] ?? ''));
    expect((await refundOf(bought)).money).toBe(refund);
    expect(await sentMails(bought)).toEqual([
      'order-paid',
      'order-placed',
      'order-status',
      'order-status',
      ...Array<string>(3).fill('withdrawal-moved'),
      'withdrawal-submitted',
    ]);
  }, 60_000);

  it('that gives up what nobody has packed cancels the order, and gives pieces and money back, once', async () => {
    const bought = await paidOrder();
    expect(await stockOf(server, sku)).toBe(8);
    await killedDuring(() => submit(bought), 6);
    const number = valueOf(await submit(bought)).number;
    expect(valueOf(await submit(bought)).number).toBe(number);
    expect(await stockOf(server, sku)).toBe(9);
    expect(await refundOf(bought)).toMatchObject({ money: bought.total });
    expect((await sentMails(bought)).filter((kind) => kind === 'withdrawal-submitted' || kind === 'order-refunded')).toEqual([
      'order-refunded',
      'withdrawal-submitted',
    ]);
    expect((await orderOf(server, bought)).status).toBe('cancelled');
  }, 60_000);
});

describe('[J-336] complaints, couriers and parcels while their server is killed', () => {
  const iban = 'PL61109010140000071219812874';

  /** A complaint with which the money of an order is demanded, and what staff does with it. */
  function complaintAbout(bought: Bought) {
    const post = (id: number, path: string, body: object) =>
      desk(server, staff.token, `/complaints/${id}/${path}`, { method: 'POST', body });
    return {
      complain: () =>
        submitted(server, {
          channel: 'online',
          claimant: { ...claimant, email: bought.email },
          document: { type: 'order', docNo: bought.order },
          product: { sku, qty: 1 },
          demand: 'withdrawal',
          demand_reason: 'again',
          iban,
        }),
      accept: (id: number) => post(id, 'reply', { reply: 'accepted', message: 'Uznajemy.' }),
      pay: (id: number, amount: number) => post(id, 'refund', { amount }),
      // Our own server's answer.
      read: async (number: string) =>
        (await (await readComplaint(server, number, { email: bought.email })).json()) as {
          readonly timeline: readonly { readonly state: string }[];
          readonly refund: { readonly amount: number | null };
        },
    };
  }

  /** Large goods that were withdrawn from, with the day of their courier. */
  async function collected(): Promise<{ readonly number: string; readonly day: string }> {
    const large = (await sellable(server)).find((one) => one.block_courier_shipping)?.sku ?? '';
    await setStock(server, large, 9);
    const { number: order } = await ordered(await guestShopper(server), { sku: large, shipping: 'neocourier' });
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, order, status);
    const proof = { number: order, email: person.email, telephone: person.telephone };
    const [day = ''] = valueOf(await server.rest.withdrawableOrder(proof)).pickup_days ?? [];
    const sent = { seen: 0, lines: [{ line: 0, qty: 1 }], iban, pickup_on: day };
    return { number: valueOf(await server.rest.submitWithdrawal({ order: proof, return_way: 'label', ...sent })).number, day };
  }

  /** An order whose parcel is with its carrier. */
  async function sentOrder(): Promise<Bought> {
    const bought = await paidOrder();
    const { items } = await deskAnswer<{ readonly items: readonly { readonly id: number }[] }>(
      server,
      staff.token,
      `/orders?search=${bought.order}`,
    );
    const move = (body: object) => desk(server, staff.token, `/orders/${items[0]?.id ?? 0}/step`, { method: 'POST', body });
    await move({ step: 'pack' });
    expect((await move({ step: 'send', carrier: 'InPost', parcel_number: '6200 1238' })).status).toBe(200);
    return bought;
  }

  it('each state and each e-mail is there once, the courier knows one collection, and the money goes back once', async () => {
    const bought = await paidOrder();
    for (const status of ['shipped', 'delivered']) await setStatus(server, bought.order, status);
    const { complain, accept, pay, read } = complaintAbout(bought);
    const { number: withdrawn, day } = await collected();
    const sent = await sentOrder();
    const settle = (now: string) => post(server, '/dev/pickups', { now });
    const look = (hours: number) =>
      post(server, '/dev/parcels', { order: sent.order, now: new Date(Date.now() + hours * 3_600_000).toISOString() });
    const today = new Date().toISOString();
    const evening = `${day}T16:00:00.000Z`;

    await killedDuring(() => Promise.all([complain(), settle(today), look(1)]), 5);
    const [number = '', again] = await Promise.all([complain(), complain(), settle(today), settle(today), look(1), look(1)]);
    expect(again).toBe(number);
    const { id } = await waitingComplaint(server, staff, number);
    const shipment = valueOf(await server.rest.withdrawalStatus(withdrawn)).pickup?.shipment;
    expect(shipment).toMatch(/^KUR\d{12}$/);

    await killedDuring(() => Promise.all([accept(id), settle(evening), look(48)]), 4);
    const [answer] = await Promise.all([accept(id), settle(evening), settle(evening), look(48), look(48)]);
    expect([200, 409]).toContain(answer.status);
    expect(valueOf(await server.rest.withdrawalStatus(withdrawn)).pickup).toEqual({ day, shipment, collected_at: evening, days: [] });
    const due = (await waitingComplaint(server, staff, number)).refund?.expected ?? 0;

    await killedDuring(() => Promise.all([pay(id, due), look(72)]), 6);
    expect([200, 409]).toContain((await pay(id, due)).status);
    expect((await refundOf(bought)).money).toBe(due);
    const { timeline, refund } = await read(number);
    expect([timeline.map(({ state }) => state), refund.amount]).toEqual([['submitted', 'accepted'], due]);
    expect((await sentMails(bought)).filter((kind) => kind.startsWith('complaint'))).toEqual([
      'complaint-refunded',
      'complaint-replied',
      'complaint-submitted',
    ]);

    const parcel = async () => (await orderOf(server, sent)).shipping.parcel?.map(({ state }) => state) ?? [];
    for (let hours = 96; hours < 480 && !(await parcel()).includes('delivered'); hours += 12) await Promise.all([look(hours), look(hours)]);
    const states = await parcel();
    // A courier may come several times.
    const once = states.filter((state) => state !== 'out_for_delivery' && state !== 'attempt_failed');
    expect(new Set(once).size).toBe(once.length);
    expect([states[0], states.at(-1)]).toEqual(['label_made', 'delivered']);
    const trips = states.filter((state) => state === 'out_for_delivery').length;
    expect((await sentMails(sent)).filter((kind) => kind === 'parcel-out').length).toBeLessThanOrEqual(trips);
  }, 120_000);
});

describe('[J-319] an issue of the newsletter', () => {
  /** Two e-mails a minute: three parts. */
  const slowly = { NEWSLETTER_PER_MINUTE: '2' };
  const readers = Array.from({ length: 5 }, (_, turn) => `czytelnik${turn}@example.com`);
  const subscribe = async (email: string, turn: number): Promise<void> => {
    await posted(
      server,
      '/rest/V1/newsletter/subscribe',
      { email, checked_newsletter: true },
      { 'x-forwarded-for': `198.51.100.${turn + 1}` },
    );
    const [mail] = await mailsTo(server, email);
    const link = /https:\/\/sklep\.example(\/rest\/V1\/newsletter\/confirm\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await fetch(`${server.url}${link}`, { method: 'POST', redirect: 'manual' });
  };
  const advance = (ms: number): Promise<unknown> => posted(server, '/dev/clock', { ms });
  const issuesTo = async (email: string): Promise<number> =>
    // The other two ask for the subscription's confirmation, and thank for it.
    (await mailsTo(server, email, 3)).filter(({ kind }) => kind === 'newsletter-issue').length;

  it('whose server is killed before, during and after its parts is there for each subscriber once', async () => {
    const editor = await newStaff(server, 'editor');
    await Promise.all(readers.map(subscribe));
    const issue = { store: 'amperio', topic: 'news', title_pl: 'Numer', source_pl: 'Treść', title_ua: '', source_ua: '' };
    const call = (path: string, body: object) =>
      deskAnswer<{ readonly id: number }>(server, editor.token, `/newsletters${path}`, { method: 'POST', body });
    const { id } = await call('', issue);
    await killedDuring(() => call(`/${id}/send`, { version: 1 }), 12, slowly);
    // Pressed again: it was sent before the kill, or is now.
    await call(`/${id}/send`, { version: 1 }).catch(() => undefined);
    for (const [turn, afterMs] of [2_300, 1_900].entries()) await killedDuring(() => advance((turn + 1) * 61_000), afterMs, slowly);
    const until = performance.now() + 20_000;
    let minutes = 3;
    for (;;) {
      await advance(minutes * 61_000);
      const { state } = await deskAnswer<{ readonly state: string }>(server, editor.token, `/newsletters/${id}`);
      if (state === 'sent') break;
      if (performance.now() > until) throw new Error(`the issue is ${state} still`);
      minutes = 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await fetch(`${server.url}/dev/mail/retry`, { method: 'POST' });
    expect(await Promise.all(readers.map(issuesTo))).toEqual(readers.map(() => 1));
  }, 60_000);
});
