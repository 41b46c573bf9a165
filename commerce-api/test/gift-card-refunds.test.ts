/** Gift cards over REST: given back while nobody has paid with them, and money that goes back for goods beside them. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { guestShopper, valueOf } from './support/checkout.ts';
import { desk, deskAnswer } from './support/desk.ts';
import { addTo, card, cardsOf, dayAhead, dayMs, giftTo, useGiftCards, value } from './support/gift-cards.ts';
import { mailTo, newKey, setStatus, stockOf } from './support/orders.ts';
import { mailKinds, orderOf } from './support/payments.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
const gifts = useGiftCards(server);
const { goodsSku, staffToken, readyFor, place, paidCards, codeOf, balanceOf, sendDueAt, withdrawGoods, paidWithVoucher } = gifts;
const { atDesk, refundByStaff, payWith } = gifts;

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
      staffToken(),
      '/withdrawals',
    );
    const id = items.find((one) => one.number === number)?.id ?? 0;
    for (const step of ['received', 'checked', 'refunded'])
      expect((await desk(server, staffToken(), `/withdrawals/${id}/step`, { method: 'POST', body: { step } })).status).toBe(200);
    expect((await orderOf(server, bought)).payment.refund).toMatchObject({ money: bought.total - value });
    expect(await atDesk(bought)).toMatchObject({ left: 0 });
  });
});

describe('withdrawing from all goods beside a card', () => {
  it('[J-198] [J-254] before they are packed gives pieces and money back at once; the card stays, and with it given back the order is over', async () => {
    const before = await stockOf(server, goodsSku());
    const bought = await paidWithVoucher({ day: dayAhead(3) });
    expect(await stockOf(server, goodsSku())).toBe(before - 1);
    const number = await withdrawGoods(bought);
    expect(valueOf(await server.rest.withdrawalStatus(number))).toMatchObject({ state: 'refunded', refund: bought.goods });
    expect(await stockOf(server, goodsSku())).toBe(before);
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
    expect(await stockOf(server, goodsSku())).toBe(before);
  });

  it('[J-198] [J-251] is the end of the order where the card was sent', async () => {
    const bought = await paidCards({}, { goods: true });
    await withdrawGoods(bought);
    const order = await orderOf(server, bought);
    expect([order.status, cardsOf(order)[0]?.state, order.payment.refund?.money]).toEqual(['delivered', 'sent', bought.total - value]);
  });

  it('[J-198] [J-254] that nobody has paid for cancels the order: nobody pays for both then', async () => {
    const before = await stockOf(server, goodsSku());
    const shopper = await guestShopper(server);
    const bought = await place(shopper, await readyFor(shopper, giftTo('nikt@example.org'), { goods: true }));
    const number = await withdrawGoods(bought);
    const order = await orderOf(server, bought);
    expect([order.status, order.payment.can_pay, cardsOf(order), await stockOf(server, goodsSku())]).toEqual([
      'cancelled',
      false,
      [],
      before,
    ]);
    expect(valueOf(await server.rest.withdrawalStatus(number))).toMatchObject({ state: 'refunded' });
  });

  it('[J-198] [J-254] that was given back before cancels the order', async () => {
    const before = await stockOf(server, goodsSku());
    const bought = await paidCards({}, { goods: true });
    valueOf(await server.rest.withdrawGiftCard(bought, 1));
    await withdrawGoods(bought);
    const order = await orderOf(server, bought);
    expect([order.status, order.payment.refund?.money, await stockOf(server, goodsSku())]).toEqual(['cancelled', bought.total, before]);
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
    await shopper.add(goodsSku());
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
