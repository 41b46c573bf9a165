/** Call-backs of gateways: signed, repeated, in the wrong order. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parcel, valueOf } from './support/checkout.ts';
import { setStock } from './support/orders.ts';
import { boughtBy, callBack, mailKinds, orderOf, press, redirectOf, timesOf } from './support/payments.ts';
import type { Bought } from './support/payments.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let sku = '';

beforeAll(async () => {
  ({ sku } = await parcel(server));
  await setStock(server, sku, 500);
}, 60_000);

const buy = (payment: string, blikCode?: string): Promise<Bought> => boughtBy(server, sku, payment, blikCode);

const idOf = (path: string): string => path.split('/').at(-1) ?? '';

describe('a call-back', () => {
  it('[J-33] without a valid signature is refused and changes nothing', async () => {
    const bought = await buy('payu_gateway');
    const callback = { id: idOf(await redirectOf(server, bought)), status: 'paid', failure: null, amount: bought.total };
    for (const signature of ['', 'nonsense', 'a'.repeat(64)]) expect(await callBack(server, 'payu', callback, signature)).toBe(401);
    expect(await orderOf(server, bought)).toMatchObject({ status: 'pending_payment', payment: { status: 'pending' } });
    expect(await mailKinds(server, bought)).toEqual(['order-placed']);
  });

  it('[J-33] of another gateway than the payment is at changes nothing', async () => {
    const bought = await buy('payu_gateway');
    const callback = { id: idOf(await redirectOf(server, bought)), status: 'paid', failure: null, amount: bought.total };
    expect(await callBack(server, 'tpay', callback)).toBe(400);
    expect(await orderOf(server, bought)).toMatchObject({ status: 'pending_payment', payment: { status: 'pending' } });
  });

  it('[J-33] of an unknown payment, or of another sum, changes nothing', async () => {
    const bought = await buy('payu_gateway');
    const callback = { id: idOf(await redirectOf(server, bought)), status: 'paid', failure: null, amount: bought.total };
    expect(await callBack(server, 'payu', { ...callback, id: 'unknown' })).toBe(400);
    expect(await callBack(server, 'payu', { ...callback, amount: 1 })).toBe(400);
    expect(await orderOf(server, bought)).toMatchObject({ status: 'pending_payment', payment: { status: 'pending' } });
  });

  it.each([
    ['paid, paid', ['paid', 'paid'], 0],
    ['paid, failed', ['paid', 'failed'], 0],
    ['failed, paid, paid', ['failed', 'paid', 'paid'], 1],
    ['failed, failed, paid, failed', ['failed', 'failed', 'paid', 'failed'], 1],
  ])('[J-33] repeated or in the wrong order (%s): the order is paid once and stays paid', async (_, statuses, failures) => {
    const bought = await buy('payu_gateway');
    const id = idOf(await redirectOf(server, bought));
    for (const one of statuses) {
      const callback = { id, status: one, failure: one === 'paid' ? null : 'rejected', amount: bought.total };
      expect(await callBack(server, 'payu', callback)).toBe(204);
    }
    const order = await orderOf(server, bought);
    expect(order).toMatchObject({ status: 'processing', payment: { status: 'paid' } });
    expect([timesOf(order, 'paid'), timesOf(order, 'payment_failed')]).toEqual([1, failures]);
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed', ...(failures === 0 ? [] : ['payment-failed'])]);
  });

  it('[J-33] ten times at once: the order is paid once', async () => {
    const bought = await buy('payu_gateway');
    const callback = { id: idOf(await redirectOf(server, bought)), status: 'paid', failure: null, amount: bought.total };
    const answers = await Promise.all(Array.from({ length: 10 }, () => callBack(server, 'payu', callback)));
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(timesOf(await orderOf(server, bought), 'paid')).toBe(1);
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed']);
  });

  it('[J-33] of an abandoned attempt also pays the order, when the shopper has paid there after all', async () => {
    const bought = await buy('payu_gateway');
    const first = await redirectOf(server, bought);
    valueOf(await server.rest.payOrder(bought, 'Tpay'));
    await redirectOf(server, bought, 'tpay');
    await press(server, first, 'pay');
    expect(await orderOf(server, bought)).toMatchObject({ status: 'processing', payment: { status: 'paid' } });
  });
});
