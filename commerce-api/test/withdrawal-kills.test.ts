/** A server that is killed while a withdrawal changes, or an issue of the newsletter is sent: nothing is lost, and nothing is done twice (J-270, J-319). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from 'shared-contracts/rest';
import { person, sellable, valueOf } from './support/checkout.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { setStatus, setStock, stockOf } from './support/orders.ts';
import { boughtBy, mailKinds, orderOf, press, type Bought } from './support/payments.ts';
import { mailsTo } from './support/inbox.ts';
import { posted } from './support/post.ts';
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
    (await mailsTo(server, email)).filter(({ kind }) => kind === 'newsletter-issue').length;

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
