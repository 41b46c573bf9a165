/** Gift cards over REST: bought for somebody, issued once, sent on their day, paid with once; their codes cannot be tried out. */
import { describe, expect, it } from '@jest/globals';
import { guestShopper, person, valueOf } from './support/checkout.ts';
import { desk, deskAnswer } from './support/desk.ts';
import { addTo, card, cardsOf, codeIn, dayAhead, dayMs, giftTo, useGiftCards, value } from './support/gift-cards.ts';
import { bodyOf, mailTo, newKey, ready, setStatus } from './support/orders.ts';
import { callBack, mailKinds, orderOf, press } from './support/payments.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
const gifts = useGiftCards(server);
const { goodsSku, staffToken, readyFor, place, paidCards, codeOf, balanceOf, sendDueAt, deskIdOf, atDesk, resend, secondCodeOf, payWith } =
  gifts;

describe('a gift card in the cart', () => {
  it('[J-250] is offered in four values, and needs somebody to whom it goes', async () => {
    const { cards } = valueOf(await server.rest.giftCards());
    expect(cards.map((one) => one.value)).toEqual([5000, 10_000, 20_000, 50_000]);
    const shopper = await guestShopper(server);
    expect(await addTo(shopper, { sku: card, qty: 1 })).toMatchObject({ ok: false, error: { code: 'gift_details_missing' } });
    expect(await addTo(shopper, { sku: goodsSku(), qty: 1, gift: giftTo('a@example.org') })).toMatchObject({
      error: { code: 'no_gift_card' },
    });
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
    await ready(shopper, { sku: goodsSku() });
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
    const call = (path: string) => desk(server, staffToken(), `/orders/${id}/gift-cards/1/${path}`, { method: 'POST' });
    expect((await call('resend')).status).toBe(200);
    expect((await server.rest.giftCardBalance(first)).ok).toBe(false);
    const second = await secondCodeOf(bought.recipient, first);
    expect(await balanceOf(second)).toMatchObject({ balance: value });
    const shown = JSON.stringify(await deskAnswer(server, staffToken(), `/orders/${id}`));
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

// The last of this file: from its network no code is taken any more.
it('[J-253] codes cannot be tried out: what is unknown and what is no code are answered alike, twenty times', async () => {
  const answers: unknown[] = [];
  for (let number = 0; number < 25; number += 1) {
    const answer = await server.rest.giftCardBalance(number % 2 === 0 ? `AAAA-BBBB-CCCC-${1000 + number}` : '<script>');
    if (!answer.ok) answers.push([answer.error.status, answer.error.code]);
  }
  const kinds = [...new Set(answers.map((answer) => JSON.stringify(answer)))];
  expect(kinds).toEqual(['[404,"voucher_unknown"]', '[429,"too_many_tries"]']);
  const shopper = await guestShopper(server);
  await shopper.add(goodsSku());
  expect(await shopper.rest.putVoucher(shopper.cart, 'BON-DEMO-0000-0100')).toMatchObject({ ok: false, error: { code: 'too_many_tries' } });
});
