/** Gift cards over REST: bought for somebody, issued once, sent on their day, paid with once, given back while nobody has paid with them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GiftDetails } from 'shared-contracts/gift-cards';
import type { NewCartItem } from 'shared-contracts';
import type { Cart, Order } from 'shared-contracts/rest';
import { guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Shopper } from './support/checkout.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { bodyOf, mailTo, newKey, ready, setStatus, setStock, stockOf } from './support/orders.ts';
import { callBack, mailKinds, orderOf, press } from './support/payments.ts';
import type { Bought } from './support/payments.ts';
import { post, posted } from './support/post.ts';
import { removeFolder, startFilledServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';

let server: RunningServer;
let staff: Staff;
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
  staff = await newStaff(server, 'moderator');
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

const iban = 'PL61109010140000071219812874';

/** Withdraws from the goods of an order of one card and goods, which are the second line. */
const withdrawGoods = async ({ order: number, email }: Bought) =>
  valueOf(
    await server.rest.submitWithdrawal({
      order: { number, email, telephone: person.telephone },
      seen: 0,
      lines: [{ line: 1, qty: 1 }],
      return_way: 'label',
      iban,
    }),
  ).number;

/** Cards and goods that a voucher has paid, delivery included; the cards are paid by a transfer. @returns also the voucher's code */
async function paidWithVoucher(changes: Partial<GiftDetails> = {}) {
  const shopper = await guestShopper(server);
  const code = `BON-${newKey().slice(0, 18)}`;
  await posted(server, '/dev/voucher', { code, balance: 100_000 });
  const recipient = `${newKey()}@example.org`;
  await readyFor(shopper, giftTo(recipient, changes), { goods: true });
  const cart = valueOf(await shopper.rest.putVoucher(shopper.cart, code));
  const bought = await place(shopper, cart);
  await setStatus(server, bought.order, 'processing');
  return { ...bought, recipient, code, goods: bought.total - value };
}

interface AtDesk {
  readonly steps: readonly string[];
  readonly left: number;
  readonly refunded: number;
  readonly cards_to_resend: readonly number[];
}
async function deskIdOf({ order }: Bought): Promise<number> {
  const path = `/orders?search=${order}`;
  const { items } = await deskAnswer<{ readonly items: readonly { readonly id: number }[] }>(server, staff.token, path);
  return items[0]?.id ?? 0;
}
const atDesk = async (bought: Bought) => deskAnswer<AtDesk>(server, staff.token, `/orders/${await deskIdOf(bought)}`);
const resend = async (bought: Bought) =>
  desk(server, staff.token, `/orders/${await deskIdOf(bought)}/gift-cards/1/resend`, { method: 'POST' });
const refundByStaff = async (bought: Bought, amount: number) =>
  desk(server, staff.token, `/orders/${await deskIdOf(bought)}/refund`, { method: 'POST', body: { amount, refunded: 0 } });
const secondCodeOf = async (recipient: string, first: string): Promise<string> =>
  codeIn((await mailTo(server, recipient, ({ kind, text }) => kind === 'gift-card' && codeIn(text) !== first)).text);

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
    // One e-mail tells of both, and none of a delivery.
    expect(await mailKinds(server, bought)).toEqual(['gift-card-sent', 'order-paid', 'order-placed']);
    expect((await mailTo(server, bought.email, ({ kind }) => kind === 'order-paid')).text).toContain('Karty wysyłamy e-mailem');
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
    const id = await deskIdOf(bought);
    const call = (path: string) => desk(server, staff.token, `/orders/${id}/gift-cards/1/${path}`, { method: 'POST' });
    expect((await call('resend')).status).toBe(200);
    expect((await server.rest.giftCardBalance(first)).ok).toBe(false);
    const second = await secondCodeOf(bought.recipient, first);
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

describe('a card that is sent again', () => {
  it('[J-251] takes the code before it out of all carts, and keeps what was paid with it', async () => {
    const bought = await paidCards();
    const first = await codeOf(bought.recipient);
    const { shopper, pay } = await payWith(first);
    expect((await resend(bought)).status).toBe(200);
    const second = await secondCodeOf(bought.recipient, first);
    expect(await pay().catch(() => 'refused')).toBe('refused');
    expect((await shopper.read()).external_voucher).toBeNull();
    const other = await (await payWith(second)).pay();
    expect(await balanceOf(second)).toMatchObject({ balance: 0, movements: [{ kind: 'spent', amount: value }] });
    await setStatus(server, other.order, 'cancelled');
    expect((await balanceOf(second)).balance).toBe(value);
  });

  it('[J-251] has its money back on the new code where an order is cancelled that was paid with the one before', async () => {
    const shopper = await guestShopper(server);
    const recipient = `${newKey()}@example.org`;
    valueOf(await addTo(shopper, { sku: 'KARTA-500', qty: 1, gift: giftTo(recipient) }));
    valueOf(await shopper.rest.selectPayment(shopper.cart, 'banktransfer'));
    valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: person }));
    const bought = await place(shopper, await shopper.read());
    await setStatus(server, bought.order, 'processing');
    const first = await codeOf(recipient);
    const other = await (await payWith(first)).pay();
    const { balance } = await balanceOf(first);
    expect((await resend(bought)).status).toBe(200);
    const second = await secondCodeOf(recipient, first);
    expect(await balanceOf(second)).toMatchObject({ balance, movements: [{ kind: 'spent', amount: 50_000 - balance }] });
    expect(cardsOf(await orderOf(server, bought))[0]).toMatchObject({ is_spent: true, kept: 'spent' });
    await setStatus(server, other.order, 'cancelled');
    expect((await balanceOf(second)).balance).toBe(50_000);
    expect((await server.rest.giftCardBalance(first)).ok).toBe(false);
  });

  it('[J-251] is refused once all of it is spent, and not offered at the desk', async () => {
    const bought = await paidCards();
    expect((await atDesk(bought)).cards_to_resend).toEqual([1]);
    await (await payWith(await codeOf(bought.recipient))).pay();
    expect((await atDesk(bought)).cards_to_resend).toEqual([]);
    expect((await resend(bought)).status).toBe(409);
  });
});

describe('money for goods beside a card', () => {
  it('[J-184] [J-254] that a voucher has paid goes back to it, never as money: of a refund by staff and of a withdrawal', async () => {
    const bought = await paidWithVoucher();
    expect((await orderOf(server, bought)).totals).toMatchObject({ voucher: bought.goods, to_pay: value });
    expect(await atDesk(bought)).toMatchObject({ left: bought.goods });
    expect((await refundByStaff(bought, bought.goods + 1)).status).toBe(409);
    expect((await refundByStaff(bought, 1000)).status).toBe(200);
    expect((await orderOf(server, bought)).payment.refund).toMatchObject({ money: 0, voucher: 1000 });
    for (const status of ['shipped', 'delivered']) await setStatus(server, bought.order, status);
    const number = await withdrawGoods(bought);
    const { goods, delivery, voucher, refund } = valueOf(await server.rest.withdrawalStatus(number));
    const left = Math.min(goods + delivery, bought.goods - 1000);
    expect([voucher, refund]).toEqual([left, left]);
  });

  it('[J-205] [J-254] is all that a withdrawal pays out, not what the card cost', async () => {
    const bought = await paidCards({}, { goods: true });
    for (const status of ['shipped', 'delivered']) await setStatus(server, bought.order, status);
    expect((await refundByStaff(bought, bought.total - value)).status).toBe(200);
    const number = await withdrawGoods(bought);
    const { items } = await deskAnswer<{ readonly items: readonly { readonly id: number; readonly number: string }[] }>(
      server,
      staff.token,
      '/withdrawals',
    );
    const id = items.find((one) => one.number === number)?.id ?? 0;
    for (const step of ['received', 'checked', 'refunded'])
      expect((await desk(server, staff.token, `/withdrawals/${id}/step`, { method: 'POST', body: { step } })).status).toBe(200);
    expect((await orderOf(server, bought)).payment.refund).toMatchObject({ money: bought.total - value });
    expect(await atDesk(bought)).toMatchObject({ left: 0 });
  });
});

describe('withdrawing from all goods beside a card', () => {
  it('[J-198] [J-254] before they are packed gives pieces and money back at once; the card stays, and with it given back the order is over', async () => {
    const before = await stockOf(server, sku);
    const bought = await paidWithVoucher({ day: dayAhead(3) });
    expect(await stockOf(server, sku)).toBe(before - 1);
    const number = await withdrawGoods(bought);
    expect(valueOf(await server.rest.withdrawalStatus(number))).toMatchObject({ state: 'refunded', refund: bought.goods });
    expect(await stockOf(server, sku)).toBe(before);
    const order = await orderOf(server, bought);
    expect([order.status, order.can_change_delivery, order.payment.refund]).toMatchObject([
      'processing',
      false,
      { money: 0, voucher: bought.goods },
    ]);
    expect((await atDesk(bought)).steps).toEqual(['deliver', 'cancel']);
    expect(valueOf(await server.rest.withdrawGiftCard(bought, 1))).toMatchObject({
      status: 'cancelled',
      payment: { refund: { money: value, voucher: bought.goods } },
    });
    expect(await stockOf(server, sku)).toBe(before);
  });

  it('[J-198] [J-251] is the end of the order where the card was sent', async () => {
    const bought = await paidCards({}, { goods: true });
    await withdrawGoods(bought);
    const order = await orderOf(server, bought);
    expect([order.status, cardsOf(order)[0]?.state, order.payment.refund?.money]).toEqual(['delivered', 'sent', bought.total - value]);
  });

  it('[J-198] [J-254] that nobody has paid for cancels the order: nobody pays for both then', async () => {
    const before = await stockOf(server, sku);
    const shopper = await guestShopper(server);
    const bought = await place(shopper, await readyFor(shopper, giftTo('nikt@example.org'), { goods: true }));
    const number = await withdrawGoods(bought);
    const order = await orderOf(server, bought);
    expect([order.status, order.payment.can_pay, cardsOf(order), await stockOf(server, sku)]).toEqual(['cancelled', false, [], before]);
    expect(valueOf(await server.rest.withdrawalStatus(number))).toMatchObject({ state: 'refunded' });
  });

  it('[J-198] [J-254] that was given back before cancels the order', async () => {
    const before = await stockOf(server, sku);
    const bought = await paidCards({}, { goods: true });
    valueOf(await server.rest.withdrawGiftCard(bought, 1));
    await withdrawGoods(bought);
    const order = await orderOf(server, bought);
    expect([order.status, order.payment.refund?.money, await stockOf(server, sku)]).toEqual(['cancelled', bought.total, before]);
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

  it('[J-254] that waits ends the order whose other card was sent', async () => {
    const shopper = await guestShopper(server);
    valueOf(await addTo(shopper, { sku: card, qty: 1, gift: giftTo(`${newKey()}@example.org`) }));
    const bought = await place(shopper, await readyFor(shopper, giftTo(`${newKey()}@example.org`, { day: dayAhead(3) })));
    await setStatus(server, bought.order, 'processing');
    const waiting = await orderOf(server, bought);
    expect([waiting.status, cardsOf(waiting).map(({ state }) => state)]).toEqual(['processing', ['sent', 'waiting']]);
    expect(valueOf(await server.rest.withdrawGiftCard(bought, 2))).toMatchObject({
      status: 'delivered',
      payment: { refund: { money: value } },
    });
  });

  it('[J-254] whose e-mail has not gone out yet takes it back', async () => {
    const bought = await paidCards({ day: dayAhead(3) });
    // What is sent on a later day waits for it in the outbox.
    await sendDueAt(new Date(Date.now() + 4 * dayMs));
    valueOf(await server.rest.withdrawGiftCard(bought, 1));
    await fetch(`${server.url}/dev/mail/retry`, { method: 'POST' });
    expect(await mailKinds(server, { ...bought, email: bought.recipient })).toEqual(['gift-card-cancelled']);
  });

  it('[J-254] is told to who has it where staff cancels its order', async () => {
    const bought = await paidCards({}, { goods: true });
    await setStatus(server, bought.order, 'cancelled');
    const { text } = await mailTo(server, bought.recipient, ({ kind }) => kind === 'gift-card-cancelled');
    expect(text).toContain('została anulowana');
    expect((await orderOf(server, bought)).payment.refund).toMatchObject({ money: bought.total });
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

// From here on it is two weeks later.
it('[J-183] [J-254] after 14 days a card cannot be given back, and its order cannot be cancelled instead', async () => {
  const bought = await paidCards({}, { goods: true });
  expect((await orderOf(server, bought)).can_cancel).toBe(true);
  await post(server, '/dev/clock', { ms: 15 * dayMs });
  expect(await server.rest.withdrawGiftCard(bought, 1)).toMatchObject({ ok: false, error: { code: 'gift_card_late' } });
  expect((await orderOf(server, bought)).can_cancel).toBe(false);
  expect(await server.rest.cancelOrder(bought)).toMatchObject({ ok: false, error: { status: 409, code: 'gift_card_late' } });
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
