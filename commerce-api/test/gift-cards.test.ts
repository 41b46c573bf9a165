/** Gift cards over REST: bought for somebody, issued once, sent on their day, paid with once, given back while nobody has paid with them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GiftDetails } from 'shared-contracts/gift-cards';
import type { NewCartItem } from 'shared-contracts';
import type { Cart, Order } from 'shared-contracts/rest';
import { guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Shopper } from './support/checkout.ts';
import { desk, deskAnswer, newStaff } from './support/desk.ts';
import { bodyOf, mailTo, newKey, ready, setStatus, setStock } from './support/orders.ts';
import { callBack, mailKinds, orderOf, press } from './support/payments.ts';
import type { Bought } from './support/payments.ts';
import { removeFolder, startFilledServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';

let server: RunningServer;
let sku = '';
const card = 'KARTA-100';
const value = 10_000;
const dayMs = 86_400_000;
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw' }).format(new Date());
const dayAhead = (days: number): string => new Date(Date.parse(`${today()}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

beforeAll(async () => {
  server = await startFilledServer();
  const parcels = (await sellable(server)).filter((one) => !one.block_courier_shipping && one.weight_grams < 5000);
  sku = parcels.find(({ final_price: price }) => price > 15_000 && price < 40_000)?.sku ?? '';
  await setStock(server, sku, 500);
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

const giftTo = (email: string, changes: Partial<GiftDetails> = {}): GiftDetails => ({
  recipientEmail: email,
  recipientName: 'Zosia',
  message: 'Wszystkiego najlepszego!\nOla',
  day: today(),
  ...changes,
});

const addTo = ({ rest, cart }: Shopper, item: NewCartItem) => rest.addCartItem(cart, item);

/** A cart in which everything is chosen: cards, and other goods where `goods` says so. */
async function readyFor(shopper: Shopper, gift: GiftDetails, { qty = 1, goods = false, payment = 'banktransfer' } = {}): Promise<Cart> {
  valueOf(await addTo(shopper, { sku: card, qty, gift }));
  if (goods) await shopper.add(sku);
  valueOf(await shopper.rest.selectPayment(shopper.cart, payment));
  valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: person }));
  return goods ? valueOf(await shopper.rest.setShipping(shopper.cart, 'inpost')) : shopper.read();
}

const sums = (cart: Cart) => ({ expected_total: cart.summary?.to_pay ?? -1, expected_voucher: cart.summary?.voucher ?? 0 });

async function place(shopper: Shopper, cart: Cart): Promise<Bought> {
  const email = `${newKey()}@example.com`;
  const body = bodyOf(cart);
  const placed = valueOf(
    await shopper.rest.placeOrder(shopper.cart, newKey(), { ...body, email, additionalData: { ...body.additionalData, ...sums(cart) } }),
  );
  return { order: placed.number, hash: placed.hash, email, total: placed.grand_total };
}

interface Paid extends Bought {
  readonly recipient: string;
}

/** An order of cards that has been paid by a transfer. */
async function paidCards(changes: Partial<GiftDetails> = {}, wanted: Parameters<typeof readyFor>[2] = {}): Promise<Paid> {
  const shopper = await guestShopper(server);
  const recipient = `${newKey()}@example.org`;
  const bought = await place(shopper, await readyFor(shopper, giftTo(recipient, changes), wanted));
  expect((await setStatus(server, bought.order, 'processing')).status).toBe(200);
  return { ...bought, recipient };
}

const codeIn = (text: string): string => /\b(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}\b/.exec(text)?.[0] ?? '';
const codeOf = async (recipient: string): Promise<string> =>
  codeIn((await mailTo(server, recipient, ({ kind }) => kind === 'gift-card')).text);
const cardsOf = (order: Order) => order.gift_cards ?? [];
const balanceOf = async (code: string) => valueOf(await server.rest.giftCardBalance(code));
const sendDueAt = async (now: Date): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/dev/send-gift-cards`, { method: 'POST', headers, body: JSON.stringify({ now: now.toISOString() }) });
};

/** Pays goods with a code as far as it reaches, the rest by a transfer. */
async function payWith(code: string) {
  const shopper = await guestShopper(server);
  await ready(shopper, { sku });
  const cart = valueOf(await shopper.rest.putVoucher(shopper.cart, code));
  return { shopper, cart, pay: () => place(shopper, cart) };
}

describe('a gift card in the cart', () => {
  it('[J-250] is offered in four values, and needs somebody to whom it goes', async () => {
    const { cards } = valueOf(await server.rest.giftCards());
    expect(cards.map((one) => one.value)).toEqual([5000, 10_000, 20_000, 50_000]);
    const shopper = await guestShopper(server);
    expect(await addTo(shopper, { sku: card, qty: 1 })).toMatchObject({ ok: false, error: { code: 'gift_details_missing' } });
    expect(await addTo(shopper, { sku, qty: 1, gift: giftTo('a@example.org') })).toMatchObject({ error: { code: 'no_gift_card' } });
    const wrong = giftTo('nobody', { recipientName: 'wejdź na zlo.pl', message: 'x'.repeat(301), day: '2020-01-01' });
    expect(await addTo(shopper, { sku: card, qty: 1, gift: wrong })).toMatchObject({
      error: {
        code: 'invalid_fields',
        parameters: { recipient_email: 'email', recipient_name: 'link', message: 'too-long', day: 'date' },
      },
    });
    for (const email of ['a@example.org', 'b@example.org', 'a@example.org'])
      valueOf(await addTo(shopper, { sku: card, qty: 1, gift: giftTo(email) }));
    const { items } = await shopper.read();
    expect(items.map(({ qty, gift }) => [qty, gift?.recipient_email])).toEqual([
      [2, 'a@example.org'],
      [1, 'b@example.org'],
    ]);
    expect(items[0]?.gift?.message).toBe('Wszystkiego najlepszego!\nOla');
  });

  it('[J-250] alone needs no delivery; no coupon, voucher or payment on delivery goes with it', async () => {
    const shopper = await guestShopper(server);
    const alone = await readyFor(shopper, giftTo('a@example.org'));
    expect([alone.has_virtual_address, alone.shipping_address, alone.summary?.shipping]).toEqual([true, null, 0]);
    expect(alone.shipping_methods?.map(({ kind }) => kind)).toEqual(['electronic']);
    expect(alone.summary?.grand_total).toBe(value);
    expect(alone.payment_methods?.filter(({ available, kind }) => available && /on-delivery|in-store|lease|voucher/.test(kind))).toEqual(
      [],
    );
    expect(await shopper.rest.putCoupon(shopper.cart, 'JESIEN7')).toMatchObject({ error: { code: 'coupon_wrong_category' } });
    expect(await shopper.rest.putVoucher(shopper.cart, 'BON-DEMO-0000-9000')).toMatchObject({ error: { code: 'voucher_unfit' } });
  });

  it('[J-250] beside other goods: a voucher pays for those alone, and the value of the card makes no delivery free', async () => {
    const shopper = await guestShopper(server);
    await ready(shopper, { sku });
    const before = await shopper.read();
    valueOf(await addTo(shopper, { sku: 'KARTA-500', qty: 2, gift: giftTo('a@example.org') }));
    const both = await shopper.read();
    expect(both.summary?.missing_for_free_delivery).toBe(before.summary?.missing_for_free_delivery);
    expect(both.summary?.shipping).toBe(before.summary?.shipping);
    expect(both.delivery?.way?.day).toBe(before.delivery?.way?.day);
    const paid = valueOf(await shopper.rest.putVoucher(shopper.cart, 'BON-DEMO-0000-9000'));
    expect(paid.summary?.to_pay).toBe(100_000);
    expect(paid.summary?.voucher).toBe(before.summary?.grand_total);
  });
});

describe('a card that is paid for', () => {
  it('[J-251] is issued once, however often the gateway reports it, and sent with its code', async () => {
    const shopper = await guestShopper(server);
    const recipient = `${newKey()}@example.org`;
    const bought = await place(shopper, await readyFor(shopper, giftTo(recipient), { qty: 2, payment: 'payu_gateway' }));
    expect(cardsOf(await orderOf(server, bought))).toEqual([]);
    const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData('payu', { order: bought.order, hash: bought.hash }));
    const id = path?.split('/').at(-1);
    await press(server, path, 'pay');
    const report = { id, status: 'paid', failure: null, amount: bought.total };
    await Promise.all(Array.from({ length: 6 }, () => callBack(server, 'payu', report)));
    const order = await orderOf(server, bought);
    expect(cardsOf(order).map(({ position, state, value: worth }) => [position, state, worth])).toEqual([
      [1, 'sent', value],
      [2, 'sent', value],
    ]);
    expect(order.status).toBe('delivered');
    await mailTo(server, recipient, ({ kind }) => kind === 'gift-card');
    expect(await mailKinds(server, { ...bought, email: recipient })).toEqual(['gift-card', 'gift-card']);
    const { text, subject } = await mailTo(server, recipient, ({ kind }) => kind === 'gift-card');
    expect(subject.replaceAll('\u00A0', ' ')).toBe('Karta podarunkowa 100,00 zł dla Ciebie');
    expect(text).toContain('Wszystkiego najlepszego!');
    expect((await mailKinds(server, bought)).filter((kind) => kind === 'gift-card-sent')).toHaveLength(2);
    // Neither buyer nor order ever has the code.
    const code = codeIn(text);
    expect(JSON.stringify(order)).not.toContain(code);
    expect((await mailTo(server, bought.email, ({ kind }) => kind === 'gift-card-sent')).text).not.toContain(code);
    expect(await balanceOf(code)).toMatchObject({ balance: value, movements: [], code_end: code.slice(-4) });
  });

  it('[J-251] waits for its day, and is sent once on it, in the language of the order', async () => {
    const shopper = await guestShopper(server);
    const recipient = `${newKey()}@example.org`;
    const cart = await readyFor(shopper, giftTo(recipient, { day: dayAhead(3) }));
    const email = `${newKey()}@example.com`;
    const base = `${server.url}/rest/V1/pwa/guest-carts/${cart.cart_id}/payment-information`;
    const placed = await fetch(base, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newKey(),
        cookie: `translation=${encodeURIComponent('{"language":"ua"}')}`,
      },
      body: JSON.stringify({ ...bodyOf(cart), email }),
    });
    // Our own server's answer.
    const { number, hash } = (await placed.json()) as { readonly number: string; readonly hash: string };
    await setStatus(server, number, 'processing');
    const waiting = await orderOf(server, { order: number, hash });
    expect(waiting.status).toBe('processing');
    expect(cardsOf(waiting)[0]).toMatchObject({ state: 'waiting', day: dayAhead(3), code_end: null, kept: null });
    await sendDueAt(new Date(Date.now() + 2 * dayMs));
    expect(cardsOf(await orderOf(server, { order: number, hash }))[0]?.state).toBe('waiting');
    await Promise.all(Array.from({ length: 4 }, () => sendDueAt(new Date(Date.now() + 4 * dayMs))));
    expect(cardsOf(await orderOf(server, { order: number, hash }))[0]?.state).toBe('sent');
    // Its e-mail is due on that day as well.
    await fetch(`${server.url}/dev/mail/retry`, { method: 'POST' });
    const { subject } = await mailTo(server, recipient, ({ kind }) => kind === 'gift-card');
    expect(subject).toContain('Подарункова картка');
    expect(await mailKinds(server, { order: number, hash, total: 0, email: recipient })).toEqual(['gift-card']);
  });

  it('[J-252] [J-253] pays a part of another order; history and balance tell it; cancelled orders give it back', async () => {
    const { recipient } = await paidCards();
    const code = await codeOf(recipient);
    const { cart, pay } = await payWith(code);
    expect(cart.summary).toMatchObject({ voucher: value, to_pay: (cart.summary?.grand_total ?? 0) - value });
    const other = await pay();
    expect(await balanceOf(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      balance: 0,
      movements: [{ kind: 'spent', amount: value }],
    });
    await setStatus(server, other.order, 'cancelled');
    expect(await balanceOf(code)).toMatchObject({
      balance: value,
      movements: [
        { kind: 'returned', amount: value },
        { kind: 'spent', amount: value },
      ],
    });
  });

  it('[J-251] [J-254] at the desk it shows its state without its code, is sent again with a new one, and cancelled while unspent', async () => {
    const bought = await paidCards({}, { goods: true });
    const first = await codeOf(bought.recipient);
    const staff = await newStaff(server, 'moderator');
    const { items } = await deskAnswer<{ readonly items: readonly { readonly id: number }[] }>(
      server,
      staff.token,
      `/orders?search=${bought.order}`,
    );
    const id = items[0]?.id ?? 0;
    const call = (path: string) => desk(server, staff.token, `/orders/${id}/gift-cards/1/${path}`, { method: 'POST' });
    expect((await call('resend')).status).toBe(200);
    expect((await server.rest.giftCardBalance(first)).ok).toBe(false);
    const second = codeIn((await mailTo(server, bought.recipient, ({ text }) => codeIn(text) !== first)).text);
    expect(await balanceOf(second)).toMatchObject({ balance: value });
    const shown = JSON.stringify(await deskAnswer(server, staff.token, `/orders/${id}`));
    expect(shown).toContain(second.slice(-4));
    expect(shown).not.toContain(second);
    const { pay } = await payWith(second);
    const other = await pay();
    expect((await call('cancel')).status).toBe(409);
    await setStatus(server, other.order, 'cancelled');
    expect((await call('cancel')).status).toBe(200);
    expect((await call('cancel')).status).toBe(409);
    const order = await orderOf(server, bought);
    expect([order.status, cardsOf(order)[0]?.state, order.payment.refund]).toMatchObject([
      'processing',
      'cancelled',
      { money: value, voucher: 0 },
    ]);
    expect((await server.rest.giftCardBalance(second)).ok).toBe(false);
  });
});

describe('giving a card back', () => {
  it('[J-254] within 14 days pays its price back once; its code pays nothing any more, and both are told', async () => {
    const bought = await paidCards();
    const code = await codeOf(bought.recipient);
    const answers = await Promise.all(Array.from({ length: 4 }, () => server.rest.withdrawGiftCard(bought, 1)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const order = await orderOf(server, bought);
    expect(order.payment.refund).toMatchObject({ money: value, voucher: 0 });
    expect(cardsOf(order)[0]).toMatchObject({ state: 'cancelled', code_end: null });
    const shopper = await guestShopper(server);
    await shopper.add(sku);
    expect(await shopper.rest.putVoucher(shopper.cart, code)).toMatchObject({ ok: false });
    await mailTo(server, bought.recipient, ({ kind }) => kind === 'gift-card-cancelled');
    await mailTo(server, bought.email, ({ kind }) => kind === 'gift-card-cancelled');
  });

  it('[J-254] that waits for its day as the only one cancels the order', async () => {
    const bought = await paidCards({ day: dayAhead(5) });
    expect(valueOf(await server.rest.withdrawGiftCard(bought, 1))).toMatchObject({
      status: 'cancelled',
      payment: { refund: { money: value } },
    });
    await sendDueAt(new Date(Date.now() + 6 * dayMs));
    expect(cardsOf(await orderOf(server, bought))[0]?.state).toBe('cancelled');
  });

  it('[J-254] with which something was paid is refused, and so is cancelling its order', async () => {
    const bought = await paidCards({}, { goods: true });
    await (await payWith(await codeOf(bought.recipient))).pay();
    expect(await server.rest.withdrawGiftCard(bought, 1)).toMatchObject({ ok: false, error: { status: 409, code: 'gift_card_spent' } });
    expect(await server.rest.cancelOrder(bought)).toMatchObject({ ok: false, error: { code: 'gift_card_spent' } });
    const order = await orderOf(server, bought);
    expect([order.can_cancel, cardsOf(order)[0]?.kept]).toEqual([false, 'spent']);
    // Whoever cancels it all the same pays back the rest alone.
    await setStatus(server, bought.order, 'cancelled');
    expect((await orderOf(server, bought)).payment.refund).toMatchObject({ money: bought.total - value });
  });

  it('[J-252] [J-254] in any race with those who pay with it, a card is spent once at most, or given back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }), async (orders, at) => {
        const bought = await paidCards();
        const code = await codeOf(bought.recipient);
        const payers = await Promise.all(Array.from({ length: orders }, () => payWith(code)));
        const pays = payers.map(
          ({ pay }) =>
            () =>
              pay().catch(() => null),
        );
        const calls: (() => Promise<unknown>)[] = [...pays];
        calls.splice(Math.min(at, calls.length), 0, () => server.rest.withdrawGiftCard(bought, 1));
        await Promise.all(calls.map((call) => call()));
        const order = await orderOf(server, bought);
        const isGivenBack = cardsOf(order)[0]?.state === 'cancelled';
        if (isGivenBack) {
          expect((await server.rest.giftCardBalance(code)).ok).toBe(false);
          expect(order.payment.refund).toMatchObject({ money: value });
        } else {
          const { balance, movements } = await balanceOf(code);
          const spent = movements.reduce((sum, { kind, amount }) => (kind === 'spent' ? sum + amount : sum - amount), 0);
          expect(spent + balance).toBe(value);
          expect(order.payment.refund).toBeNull();
        }
      }),
      { numRuns: 6 },
    );
  });
});

// The last of this file: from this network no code is taken any more.
it('[J-253] codes cannot be tried out: what is unknown and what is no code are answered alike, twenty times', async () => {
  const answers: unknown[] = [];
  for (let number = 0; number < 25; number += 1) {
    const answer = await server.rest.giftCardBalance(number % 2 === 0 ? `AAAA-BBBB-CCCC-${1000 + number}` : '<script>');
    if (!answer.ok) answers.push([answer.error.status, answer.error.code]);
  }
  const kinds = [...new Set(answers.map((answer) => JSON.stringify(answer)))];
  expect(kinds).toEqual(['[404,"voucher_unknown"]', '[429,"too_many_tries"]']);
  const shopper = await guestShopper(server);
  await shopper.add(sku);
  expect(await shopper.rest.putVoucher(shopper.cart, 'BON-DEMO-0000-0100')).toMatchObject({ ok: false, error: { code: 'too_many_tries' } });
});
