/** How many orders may come from one network, mailbox, telephone number or account. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerShopper, guestShopper, person, sellable, valueOf, type Sellable, type Shopper } from './support/checkout.ts';
import { goodPassword, registered, signedIn } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { bodyOf, newKey, ready, setStock, stockOf } from './support/orders.ts';
import { press } from './support/payments.ts';
import { removeFolder, startFilledServer, type RunningServer } from './support/server.ts';

let server: RunningServer;
let product: Sellable;

beforeAll(async () => {
  server = await startFilledServer({ WRITE_LIMITS: '1' });
  const found = (await sellable(server)).find((one) => !one.block_courier_shipping && one.weight_grams < 5000 && one.final_price < 100_000);
  if (found === undefined) throw new Error('no product fits');
  product = found;
  await setStock(server, product.sku, 1000);
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

interface Order {
  /** IPv4 address. */
  readonly from?: string;
  readonly email?: string;
  readonly telephone?: string;
  readonly payment?: string;
  /** Default: a guest. */
  readonly customer?: { readonly shopper: Shopper; readonly token: string };
  /** Default: `product`. */
  readonly sku?: string;
  /** Code of what pays a part. */
  readonly voucher?: string;
  /** Added to the sum that the shopper has seen, grosze. */
  readonly mistake?: number;
}

let strangers = 0;
const newTelephone = (): string => `600${String((strangers += 1)).padStart(6, '0')}`;
const newEmail = (): string => `gosc${(strangers += 1)}@example.com`;

/** Orders one piece, as a guest of a mailbox and with a telephone that nobody has had before. @returns the status and the code of the answer */
async function order({
  from = '198.51.100.1',
  email = newEmail(),
  telephone = newTelephone(),
  payment = 'banktransfer',
  mistake = 0,
  sku = product.sku,
  voucher,
  customer,
}: Order) {
  const shopper = customer?.shopper ?? (await guestShopper(server));
  const filled = await ready(shopper, { sku, payment, telephone });
  const cart = voucher === undefined ? filled : valueOf(await shopper.rest.putVoucher(shopper.cart, voucher));
  const body = bodyOf(cart);
  const expected = (cart.summary?.to_pay ?? body.additionalData.expected_total) + mistake;
  const expectedVoucher = voucher === undefined ? {} : { expected_voucher: cart.summary?.voucher ?? 0 };
  const path = shopper.cart.kind === 'mine' ? 'pwa/carts/mine' : `pwa/guest-carts/${shopper.cart.cartId}`;
  const answer = await fetch(`${server.url}/rest/V1/${path}/payment-information`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': newKey(),
      'x-forwarded-for': from,
      ...(customer !== undefined && { authorization: `Bearer ${customer.token}` }),
    },
    body: JSON.stringify({ ...body, email, additionalData: { ...body.additionalData, expected_total: expected, ...expectedVoucher } }),
  });
  // Our own server's answer: a refusal has a code, an order its number and hash.
  const { code, number, hash } = (await answer.json()) as { readonly code?: string; readonly number?: string; readonly hash?: string };
  return { status: answer.status, code, number, hash, retryAfter: Number(answer.headers.get('retry-after')) };
}

const statuses = (answers: readonly { readonly status: number }[]): readonly number[] => answers.map(({ status }) => status).toSorted();

const times = (count: number, make: (turn: number) => Order) => Promise.all(Array.from({ length: count }, (_, turn) => order(make(turn))));

describe('[J-120] orders of guests', () => {
  it('of one network that are paid later are ten an hour, also when they come at once; others order, and it may pay at a gateway', async () => {
    const answers = await times(13, () => ({ from: '203.0.113.7' }));
    expect(statuses(answers)).toEqual([...Array<number>(10).fill(200), 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.code).toBe('too_many_unpaid_orders');
    expect(refused?.retryAfter).toBeGreaterThan(3500);
    expect(await order({ from: '203.0.113.8' })).toMatchObject({ status: 200 });
    expect(await order({ from: '203.0.113.7', payment: 'Tpay' })).toMatchObject({ status: 200 });
  }, 30_000);

  it('of one mailbox, however it is written, or of one telephone that are paid later are five a day', async () => {
    const mailbox = await times(6, (turn) => ({
      from: `203.0.113.${20 + turn}`,
      email: turn % 2 === 0 ? 'Ewa@example.com' : `ewa+${turn}@example.com`,
    }));
    expect(statuses(mailbox)).toEqual([200, 200, 200, 200, 200, 429]);
    const telephone = await times(6, (turn) => ({ from: `203.0.113.${40 + turn}`, telephone: '501 000 111', payment: 'cashondelivery' }));
    expect(statuses(telephone)).toEqual([200, 200, 200, 200, 200, 429]);
  }, 30_000);

  it('that are refused leave the cart, the stock and the limits as they were', async () => {
    const before = await stockOf(server, product.sku);
    // One after the other: those that are looked at in the same moment count until they are refused.
    const wrong: { readonly status: number }[] = [];
    for (let turn = 0; turn < 12; turn += 1) wrong.push(await order({ from: '203.0.113.60', mistake: 1 }));
    expect(statuses(wrong)).toEqual(Array<number>(12).fill(409));
    expect(await order({ from: '203.0.113.60' })).toMatchObject({ status: 200 });
    expect(await stockOf(server, product.sku)).toBe(before - 1);
  }, 30_000);
});

describe('[J-120] orders of a customer', () => {
  it('have a limit of their own: fifteen a day that are paid later, from wherever', async () => {
    const email = 'staly@example.com';
    const { token } = await registered(server, email);
    const customer = { shopper: await customerShopper(server, email), token };
    const answers: { readonly status: number }[] = [];
    for (let turn = 0; turn < 16; turn += 1)
      answers.push(await order({ from: `203.0.113.${100 + turn}`, telephone: '501 000 222', customer }));
    expect(statuses(answers)).toEqual([...Array<number>(15).fill(200), 429]);
  }, 30_000);
});

describe('[J-268] e-mails about orders that are not paid yet', () => {
  const kindsTo = async (to: string): Promise<readonly string[]> => (await mailsTo(server, to, 0)).map(({ kind }) => kind);
  /** Places an order at a gateway, and looks whether its e-mails wait. */
  const gateway = async (from: string, email: string, customer?: Order['customer'], more: Pick<Order, 'sku' | 'voucher'> = {}) => {
    const answer = await order({ from, email, payment: 'payu_gateway', ...(customer !== undefined && { customer }), ...more });
    expect(answer.status).toBe(200);
    const { number, hash } = answer;
    const read = valueOf(await server.rest.readOrderByHash({ order: number ?? '', hash: hash ?? '' }));
    return { secret: { order: read.number, hash: read.hash }, isHeld: read.is_mail_held === true };
  };

  it('go to three a day of one mailbox; later ones wait for the payment, and are sent with it', async () => {
    const email = 'ofiara@example.com';
    const placed = [];
    for (let turn = 0; turn < 4; turn += 1) placed.push(await gateway(`203.0.113.${150 + turn}`, email));
    expect(placed.map(({ isHeld }) => isHeld)).toEqual([false, false, false, true]);
    await mailsTo(server, email, 3);
    const held = placed[3]?.secret;
    if (held === undefined) throw new Error('four orders');
    // What else happens to it tells the mailbox nothing either.
    const refused = valueOf(await server.rest.postPlaceOrderData('payu', held));
    await press(server, refused.redirect_url, 'refuse');
    const again = await gateway('203.0.113.160', email);
    expect([again.isHeld, await kindsTo(email)]).toEqual([true, ['order-placed', 'order-placed', 'order-placed']]);
    // It is paid: the mailbox is its shopper's. The failed payment is no news any more.
    valueOf(await server.rest.payOrder(held, 'payu_gateway'));
    const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData('payu', held));
    await press(server, path, 'pay');
    const kinds = (await mailsTo(server, email, 5)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['order-paid', ...Array<string>(4).fill('order-placed')]);
    expect(valueOf(await server.rest.readOrderByHash(held)).is_mail_held).toBeUndefined();
    // Whether its owner buys here is nobody's business: a stranger is answered as before.
    expect((await gateway('203.0.113.161', email)).isHeld).toBe(true);
  }, 30_000);

  /** Whether the e-mails of four orders of a customer wait. */
  const heldOf = async (network: string, email: string): Promise<readonly boolean[]> => {
    const customer = { shopper: await customerShopper(server, email), token: (await signedIn(server, email)).token };
    const held: boolean[] = [];
    for (let turn = 0; turn < 4; turn += 1) held.push((await gateway(`${network}.${turn}`, email, customer)).isHeld);
    return held;
  };

  it('of a customer wait as well, unless the password was set by a link that was sent to the mailbox', async () => {
    const email = 'potwierdzona@example.com';
    await registered(server, 'niepotwierdzona@example.com');
    expect(await heldOf('203.0.114', 'niepotwierdzona@example.com')).toEqual([false, false, false, true]);
    await registered(server, email);
    await server.rest.calls.PUT('/rest/V1/customers/password', { body: { email } });
    const link = (await mailsTo(server, email, 2)).find(({ kind }) => kind === 'reset-password');
    valueOf(await server.rest.resetPassword(/token=([\w-]+)/.exec(link?.text ?? '')?.[1] ?? '', goodPassword));
    expect(await heldOf('203.0.115', email)).toEqual([false, false, false, false]);
  }, 30_000);

  it('are not more where an order is changed: deliveries of orders that are not paid count with them', async () => {
    const email = 'zmiany@example.com';
    const { secret } = await gateway('203.0.113.190', email);
    for (const street of ['ul. Nowa 1', 'ul. Nowa 2', 'ul. Nowa 3', 'ul. Nowa 4']) {
      const { email: _email, ...address } = { ...person, street };
      const answer = await fetch(`${server.url}/rest/V1/orders/${secret.order}/${secret.hash}/delivery`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.191' },
        body: JSON.stringify({ day: null, address }),
      });
      expect(answer.status).toBe(200);
    }
    await mailsTo(server, email, 3);
    expect((await gateway('203.0.113.192', email)).isHeld).toBe(true);
    expect((await kindsTo(email)).toSorted()).toEqual(['delivery-changed', 'delivery-changed', 'order-placed']);
    expect(valueOf(await server.rest.readOrderByHash(secret)).shipping_address?.street).toEqual(['ul. Nowa 4']);
  }, 30_000);

  it('go to ten mailboxes an hour from one network; more people order, and are told when they have paid', async () => {
    const held = await Promise.all(Array.from({ length: 12 }, async () => (await gateway('203.0.113.170', newEmail())).isHeld));
    expect(held.filter(Boolean)).toHaveLength(2);
    expect((await gateway('203.0.113.171', newEmail())).isHeld).toBe(false);
  }, 30_000);

  it('wait as well where a voucher has paid a part: a stranger may have one of a złoty', async () => {
    const email = newEmail();
    const dear = (await sellable(server)).find((one) => !one.block_courier_shipping && one.weight_grams < 5000 && one.final_price > 20_000);
    if (dear === undefined) throw new Error('no product fits');
    await setStock(server, dear.sku, 10);
    for (let turn = 0; turn < 3; turn += 1) expect((await gateway(`203.0.113.${200 + turn}`, email)).isHeld).toBe(false);
    expect((await gateway('203.0.113.210', email, undefined, { sku: dear.sku, voucher: 'BON-DEMO-0000-0100' })).isHeld).toBe(true);
  }, 30_000);
});
