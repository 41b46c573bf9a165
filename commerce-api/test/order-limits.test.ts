/** How many orders may come from one network, mailbox, telephone number or account. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerShopper, guestShopper, sellable, valueOf, type Sellable, type Shopper } from './support/checkout.ts';
import { registered } from './support/customers.ts';
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
  customer,
}: Order) {
  const shopper = customer?.shopper ?? (await guestShopper(server));
  const cart = await ready(shopper, { sku: product.sku, payment, telephone });
  const body = bodyOf(cart);
  const expected = body.additionalData.expected_total + mistake;
  const path = shopper.cart.kind === 'mine' ? 'pwa/carts/mine' : `pwa/guest-carts/${shopper.cart.cartId}`;
  const answer = await fetch(`${server.url}/rest/V1/${path}/payment-information`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': newKey(),
      'x-forwarded-for': from,
      ...(customer !== undefined && { authorization: `Bearer ${customer.token}` }),
    },
    body: JSON.stringify({ ...body, email, additionalData: { ...body.additionalData, expected_total: expected } }),
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
  const gateway = async (from: string, email: string) => {
    const answer = await order({ from, email, payment: 'payu_gateway' });
    expect(answer.status).toBe(200);
    const { number, hash } = answer;
    const read = valueOf(await server.rest.readOrderByHash({ order: number ?? '', hash: hash ?? '' }));
    return { secret: { order: read.number, hash: read.hash }, isHeld: read.is_mail_held === true };
  };

  it('go to three a day of one mailbox that nobody has proven; later ones wait for the payment, and are sent with it', async () => {
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
    // Now proven: told at once, however many there are.
    expect((await gateway('203.0.113.161', email)).isHeld).toBe(false);
  }, 30_000);

  it('go to ten mailboxes an hour from one network; more people order, and are told when they have paid', async () => {
    const held = await Promise.all(Array.from({ length: 12 }, async () => (await gateway('203.0.113.170', newEmail())).isHeld));
    expect(held.filter(Boolean)).toHaveLength(2);
    expect((await gateway('203.0.113.171', newEmail())).isHeld).toBe(false);
  }, 30_000);
});
