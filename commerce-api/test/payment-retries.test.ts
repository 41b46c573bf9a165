/** Payments whose answer was lost, or whose server was killed. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { guestShopper, parcel, valueOf } from './support/checkout.ts';
import { bodyOf, newKey, ready, setStock } from './support/orders.ts';
import { boughtBy, mailKinds, orderOf, paidOrder, timesOf } from './support/payments.ts';
import { removeFolder, startFilledServer, startServer } from './support/server.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let sku = '';

beforeAll(async () => {
  ({ sku } = await parcel(server));
  await setStock(server, sku, 500);
}, 60_000);

describe('an order whose first answer was lost', () => {
  it('[A-28] [K-08] submits its BLIK code once, however often the call is repeated', async () => {
    const shopper = await guestShopper(server);
    const cart = await ready(shopper, { sku, payment: 'payu_gateway_blik' });
    const email = `${newKey()}@example.com`;
    const [key, body] = [newKey(), { ...bodyOf(cart, { blik_code: '777123' }), email }];
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.rest.placeOrder(shopper.cart, key, body)));
    const placed = answers.map(valueOf);
    const [first] = placed;
    if (first === undefined) throw new Error('nothing was placed');
    const bought = { order: first.number, hash: first.hash, email, total: first.grand_total };
    expect(timesOf(await paidOrder(server, bought), 'paid')).toBe(1);
    expect(valueOf(await shopper.rest.placeOrder(shopper.cart, key, body)).payment.status).toBe('paid');
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed']);
  });

  it('[A-28] [K-08] does not submit a code again that the bank has refused', async () => {
    const shopper = await guestShopper(server);
    const cart = await ready(shopper, { sku, payment: 'payu_gateway_blik' });
    const [key, body] = [newKey(), bodyOf(cart, { blik_code: '000000' })];
    const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, key, body));
    const retried = bodyOf(cart, { blik_code: '777123' });
    expect(valueOf(await shopper.rest.placeOrder(shopper.cart, key, retried)).payment.status).toBe('failed');
    const order = await orderOf(server, { order: placed.number, hash: placed.hash });
    expect([timesOf(order, 'paid'), timesOf(order, 'payment_failed')]).toEqual([0, 1]);
  });
});

describe('a server that is killed while the bank waits', () => {
  it('[A-36] [J-34] settles the payment after its next start', async () => {
    const first = await startFilledServer();
    const bought = await boughtBy(first, sku, 'tpay_blik');
    valueOf(await first.rest.blikPay(bought, '777123'));
    await first.kill();
    const second = await startServer({ DATA_DIR: first.dataDir });
    try {
      const order = await paidOrder(second, bought);
      expect(order.status).toBe('processing');
      expect(await mailKinds(second, bought)).toEqual(['order-paid', 'order-placed']);
    } finally {
      await second.stop();
      removeFolder(first.dataDir);
    }
  }, 60_000);
});
