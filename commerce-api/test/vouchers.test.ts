/** Vouchers over REST: a part of an order or all of it, what is left, given back by cancelled orders, spent once however many want it. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { customerShopper, guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Shopper } from './support/checkout.ts';
import { bodyOf, expireAt, mailTo, newKey, ready, setStatus, setStock } from './support/orders.ts';
import { callBack, orderOf, press, timesOf } from './support/payments.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let sku = '';
let last = 0;

beforeAll(async () => {
  const parcels = (await sellable(server)).filter((one) => !one.block_courier_shipping && one.weight_grams < 5000);
  sku = parcels.find(({ final_price }) => final_price > 10_000)?.sku ?? '';
  await setStock(server, sku, 500);
}, 60_000);

/** A voucher of its own for a test. @returns its code */
async function issued(balance: number, expiresAt?: string): Promise<string> {
  last += 1;
  const code = `TEST-${String(last).padStart(4, '0')}-CODE`;
  const body = { code, balance, ...(expiresAt !== undefined && { expires_at: expiresAt }) };
  await fetch(`${server.url}/dev/voucher`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return code;
}
async function balanceOf(code: string): Promise<number> {
  // Our own server's answer.
  const { balance } = (await (await fetch(`${server.url}/dev/voucher/${code}`)).json()) as { readonly balance: number };
  return balance;
}

/** A cart in which everything is chosen, paid with a voucher and the rest with BLIK unless told. */
async function withVoucher(shopper: Shopper, code: string, payment = 'tpay_blik') {
  await ready(shopper, { sku, payment });
  return valueOf(await shopper.rest.putVoucher(shopper.cart, code));
}
const bodyFor = (cart: Awaited<ReturnType<typeof withVoucher>>) => {
  const body = bodyOf(cart);
  const { to_pay: expected_total = -1, voucher: expected_voucher = -1 } = cart.summary ?? {};
  return { ...body, additionalData: { ...body.additionalData, expected_total, expected_voucher } };
};
async function buy(code: string, payment = 'tpay_blik') {
  const shopper = await guestShopper(server);
  const cart = await withVoucher(shopper, code, payment);
  const email = `${newKey()}@example.com`;
  const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyFor(cart), email }));
  return { order: placed.number, hash: placed.hash, email, cart, total: cart.summary?.grand_total ?? 0 };
}

const bases: readonly (readonly [string, () => Promise<Shopper>])[] = [
  ['a guest', () => guestShopper(server)],
  ['a customer', () => customerShopper(server)],
];

describe.each(bases)('[A-02] the cart of %s', (_, start) => {
  it('[J-212] is paid with a voucher as much as it holds, and without it again', async () => {
    const shopper = await start();
    const code = await issued(5000);
    const cart = await withVoucher(shopper, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    const total = cart.summary?.grand_total ?? 0;
    expect(cart.external_voucher).toEqual({ code_end: 'CODE', balance: 5000, amount: 5000, left: 0 });
    expect(cart.summary).toMatchObject({ grand_total: total, voucher: 5000, to_pay: total - 5000 });
    expect(await balanceOf(code)).toBe(5000);
    const without = valueOf(await shopper.rest.removeVoucher(shopper.cart));
    expect([without.external_voucher, without.summary?.to_pay]).toEqual([null, total]);
  });

  it.each([
    ['that nobody knows', async () => 'NOBODY-KNOWS-IT', 'voucher_unknown'],
    ['that is no code', async () => '<>', 'voucher_unknown'],
    ['of yesterday', () => issued(5000, '2020-01-01T00:00:00Z'), 'voucher_expired'],
    ['that is spent', () => issued(0), 'voucher_empty'],
  ])('[J-212] takes none %s', async (_what, code, refusal) => {
    const shopper = await start();
    await shopper.add(sku);
    expect(await shopper.rest.putVoucher(shopper.cart, await code())).toMatchObject({ ok: false, error: { status: 400, code: refusal } });
    expect((await shopper.read()).external_voucher).toBeNull();
  });
});

describe('an order', () => {
  it('[J-212] is paid in part: the rest at the gateway, whose sum it is', async () => {
    const code = await issued(6000);
    const bought = await buy(code, 'payu_gateway');
    expect(await balanceOf(code)).toBe(0);
    const order = await orderOf(server, bought);
    expect(order).toMatchObject({
      status: 'pending_payment',
      totals: { voucher: 6000, to_pay: bought.total - 6000, grand_total: bought.total },
    });
    const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData('payu', { order: bought.order, hash: bought.hash }));
    const id = path?.split('/').at(-1);
    expect(await callBack(server, 'payu', { id, status: 'paid', failure: null, amount: bought.total })).toBe(400);
    await press(server, path, 'pay');
    expect(await orderOf(server, bought)).toMatchObject({ status: 'processing', payment: { status: 'paid' } });
    const mail = await mailTo(server, bought.email, ({ kind }) => kind === 'order-placed');
    expect(mail.text.replaceAll('\u00A0', ' ')).toContain('-60,00 zł');
  });

  it('[J-212] is paid whole, and more stays on the voucher', async () => {
    const code = await issued(900_000);
    const bought = await buy(code);
    expect(bought.cart.payment?.method).toBe('external_voucher');
    const order = await orderOf(server, bought);
    expect(order).toMatchObject({
      status: 'processing',
      payment: { method: 'external_voucher', status: 'paid', can_pay: false },
      totals: { to_pay: 0 },
    });
    expect(timesOf(order, 'paid')).toBe(1);
    expect(await balanceOf(code)).toBe(900_000 - bought.total);
  });

  it('[J-212] that is cancelled gives the money back to the voucher, once', async () => {
    const code = await issued(6000);
    const bought = await buy(code);
    await setStatus(server, bought.order, 'cancelled');
    expect(await balanceOf(code)).toBe(6000);
    expect((await setStatus(server, bought.order, 'cancelled')).status).toBe(409);
    expect(await balanceOf(code)).toBe(6000);
    // Also by itself, when nobody pays the rest.
    const unpaid = await buy(code, 'banktransfer');
    expect(await balanceOf(code)).toBe(0);
    expect(await expireAt(server, new Date(Date.now() + 11 * 86_400_000))).toContain(unpaid.order);
    expect(await balanceOf(code)).toBe(6000);
  });

  it('[K-10] [J-212] whose voucher was spent meanwhile is refused with what it pays now, and the cart stays', async () => {
    const code = await issued(6000);
    const shopper = await guestShopper(server);
    const body = { ...bodyFor(await withVoucher(shopper, code)), email: person.email };
    await buy(code);
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), body)).toMatchObject({
      ok: false,
      error: { status: 409, code: 'voucher_changed', parameters: { amount: 0 } },
    });
    const after = await shopper.read();
    expect([after.external_voucher, after.summary?.to_pay]).toEqual([null, after.summary?.grand_total]);
    expect(valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyFor(after), email: person.email })).number).toMatch(
      /^100/,
    );
  });

  it('[J-212] twenty at once with one voucher: nothing is spent twice, nothing is lost', async () => {
    const code = await issued(30_000);
    const calls: (() => ReturnType<Shopper['rest']['placeOrder']>)[] = [];
    for (let number = 0; number < 20; number += 1) {
      const shopper = await guestShopper(server);
      const body = { ...bodyFor(await withVoucher(shopper, code)), email: `${newKey()}@example.com` };
      calls.push(() => shopper.rest.placeOrder(shopper.cart, newKey(), body));
    }
    const answers = await Promise.all(calls.map((call) => call()));
    const placed = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
    const orders = await Promise.all(placed.map(({ number, hash }) => orderOf(server, { order: number, hash })));
    const spent = orders.reduce((sum, { totals }) => sum + (totals.voucher ?? 0), 0);
    expect(spent + (await balanceOf(code))).toBe(30_000);
    expect(placed.length).toBeGreaterThanOrEqual(1);
    expect(new Set(refused)).toEqual(new Set(['voucher_changed']));
    for (const { number } of placed) await setStatus(server, number, 'cancelled');
    expect(await balanceOf(code)).toBe(30_000);
  });

  it('[J-212] sent again with the same key spends once', async () => {
    const code = await issued(900_000);
    const shopper = await guestShopper(server);
    const cart = await withVoucher(shopper, code);
    const [key, body] = [newKey(), { ...bodyFor(cart), email: person.email }];
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.rest.placeOrder(shopper.cart, key, body)));
    expect(new Set(answers.map((answer) => valueOf(answer).number)).size).toBe(1);
    expect(await balanceOf(code)).toBe(900_000 - (cart.summary?.grand_total ?? 0));
  });
});

// The last of this file: from this network no code is taken any more.
it('[J-213] codes cannot be tried out: after twenty wrong ones the network waits, and a right one is none of them', async () => {
  const shopper = await guestShopper(server);
  await shopper.add(sku);
  const code = await issued(100);
  const answers = new Set<string>();
  for (let number = 0; number < 21; number += 1) {
    const right = await shopper.rest.putVoucher(shopper.cart, code);
    const wrong = await shopper.rest.putVoucher(shopper.cart, `WRONG-CODE-${number}`);
    for (const answer of [right, wrong]) if (!answer.ok) answers.add(`${answer.error.status} ${answer.error.code}`);
  }
  expect([...answers]).toEqual(['400 voucher_unknown', '429 too_many_tries']);
});
