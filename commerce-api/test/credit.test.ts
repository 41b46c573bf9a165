/** Credit over REST: instalments, pay later and leases: what is offered, the lender's decision, orders that wait for it. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderName } from 'shared-contracts/codes';
import { customerShopper, guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Shopper } from './support/checkout.ts';
import { bodyOf, expireAt, newKey, setStatus, setStock, stockOf } from './support/orders.ts';
import { callBack, mailKinds, orderOf, page, press, timesOf } from './support/payments.ts';
import type { Bought } from './support/payments.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let sku = '';

beforeAll(async () => {
  const fits = (await sellable(server)).filter((one) => one.final_price >= 155_000 && one.final_price < 390_000);
  sku = fits.find((one) => !one.block_courier_shipping && one.weight_grams < 20_000)?.sku ?? '';
  await setStock(server, sku, 500);
}, 60_000);

const company = { ...person, company: 'Nowak Design', vat_id: '5260250274' };

async function buy(payment: string, plan?: number, shipping = 'inpost', pickupPointId?: string): Promise<Bought> {
  const shopper = await guestShopper(server);
  await shopper.add(sku);
  valueOf(await shopper.rest.selectPayment(shopper.cart, payment, plan === undefined ? {} : { plan }));
  valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: company, with_invoice: true }));
  const cart = valueOf(await shopper.rest.setShipping(shopper.cart, shipping, pickupPointId));
  const email = `${newKey()}@example.com`;
  const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyOf(cart), email }));
  return { order: placed.number, hash: placed.hash, email, total: placed.grand_total };
}

const pageOf = async (bought: Bought, provider: ProviderName): Promise<string> => {
  const { redirect_url: path } = valueOf(await server.rest.postPlaceOrderData(provider, bought));
  if (path === null) throw new Error('the lender has no page');
  return path;
};
const idOf = (path: string): string => path.split('/').at(-1) ?? '';
const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);

const lenders = [
  ['payu_gateway_pay_later', 'payu', 'A-33'],
  ['payu_gateway_installments', 'payu', 'A-33'],
  ['installments', 'bank', 'K-13'],
  ['global4net_installments_20', 'bank', 'K-13'],
  ['simply_lease', 'simplylease', 'A-34'],
] as const;

describe.each(lenders)('an order by %s', (payment, provider, row) => {
  it(`[${row}] [J-210] leads to an application, and back when it is granted at once`, async () => {
    const bought = await buy(payment);
    const path = await pageOf(bought, provider);
    expect(await (await page(server, path)).text()).toContain('Wniosek przyjęty');
    expect(await press(server, path, 'pay')).toBe(`/checkout/success/${bought.order}/${bought.hash}`);
    expect(await orderOf(server, bought)).toMatchObject({
      status: 'processing',
      payment: { method: payment, status: 'paid', review: null },
    });
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed']);
  });

  it(`[${row}] [J-210] that is refused stands, and is paid in another way`, async () => {
    const bought = await buy(payment);
    expect(await press(server, await pageOf(bought, provider), 'refuse')).toBe(
      `/checkout/payment/error?order=${bought.order}&hash=${bought.hash}`,
    );
    expect(await orderOf(server, bought)).toMatchObject({ status: 'pending_payment', payment: { status: 'failed', can_pay: true } });
    expect(valueOf(await server.rest.payOrder(bought, 'Tpay')).payment).toMatchObject({ status: 'pending', next: 'redirect' });
    const { redirect_url: other } = valueOf(await server.rest.postPlaceOrderData('tpay', bought));
    await press(server, other, 'pay');
    expect(await orderOf(server, bought)).toMatchObject({ payment: { method: 'Tpay', status: 'paid' } });
  });

  it(`[${row}] [J-210] waits for papers and for days, is not cancelled meanwhile nor paid twice, and is decided once`, async () => {
    const bought = await buy(payment);
    const path = await pageOf(bought, provider);
    expect(await press(server, path, 'documents')).toBe(`/checkout/success/${bought.order}/${bought.hash}`);
    expect(await orderOf(server, bought)).toMatchObject({
      status: 'pending_payment',
      payment: { status: 'pending', review: 'documents', can_pay: false },
    });
    expect(await server.rest.payOrder(bought, 'Tpay')).toMatchObject({ ok: false, error: { status: 409, code: 'lender_decides' } });
    // The way to the application stays open: that is where the papers are sent.
    expect(await pageOf(bought, provider)).toBe(path);
    expect(await (await page(server, path)).text()).toContain('Wniosek czeka na dokumenty.');
    await press(server, path, 'decide');
    expect(await orderOf(server, bought)).toMatchObject({ payment: { review: 'deciding' } });
    expect(await expireAt(server, inDays(60))).not.toContain(bought.order);
    await press(server, path, 'pay');
    const order = await orderOf(server, bought);
    expect(order).toMatchObject({ status: 'processing', payment: { status: 'paid', review: null } });
    expect(['credit_documents', 'credit_deciding', 'paid'].map((event) => timesOf(order, event))).toEqual([1, 1, 1]);
    expect(await mailKinds(server, bought)).toEqual(['credit-deciding', 'credit-documents', 'order-paid', 'order-placed']);
  });

  it(`[J-33] [J-210] call-backs twice, out of order, of another amount and after the cancellation: granted once, cancelled for good`, async () => {
    const bought = await buy(payment);
    const id = idOf(await pageOf(bought, provider));
    const about = { id, amount: bought.total };
    const waiting = { ...about, status: 'waiting', review: 'deciding' };
    const granted = { ...about, status: 'paid', failure: null };
    expect(await callBack(server, provider, { ...granted, amount: bought.total - 1 })).toBe(400);
    expect(await callBack(server, provider, { ...waiting, review: 'maybe' })).toBe(401);
    for (const one of [waiting, waiting, granted, granted, waiting]) expect(await callBack(server, provider, one)).toBe(204);
    const order = await orderOf(server, bought);
    expect(order).toMatchObject({ status: 'processing', payment: { status: 'paid', review: null } });
    expect(['credit_deciding', 'paid'].map((event) => timesOf(order, event))).toEqual([1, 1]);

    const given = await buy(payment);
    const late = idOf(await pageOf(given, provider));
    expect(await callBack(server, provider, { ...waiting, id: late, amount: given.total })).toBe(204);
    await setStatus(server, given.order, 'cancelled');
    for (const one of [waiting, granted, granted]) {
      expect(await callBack(server, provider, { ...one, id: late, amount: given.total })).toBe(204);
    }
    const cancelled = await orderOf(server, given);
    expect(cancelled).toMatchObject({ status: 'cancelled', payment: { status: 'pending', review: null, can_pay: false } });
    expect(timesOf(cancelled, 'paid')).toBe(0);
  });
});

describe('an application', () => {
  it('[J-210] that is withdrawn sets the order free for another way to pay; one that is never made ends with the order', async () => {
    const bought = await buy('installments', 24);
    const path = await pageOf(bought, 'bank');
    await press(server, path, 'decide');
    await press(server, path, 'cancel');
    expect(await orderOf(server, bought)).toMatchObject({ payment: { status: 'failed', review: null, can_pay: true } });
    const left = await buy('installments');
    const before = await stockOf(server, sku);
    expect(await expireAt(server, inDays(11))).toEqual(expect.arrayContaining([bought.order, left.order]));
    expect(await stockOf(server, sku)).toBeGreaterThanOrEqual(before + 2);
  });

  it('[J-211] keeps the chosen instalments with the order, as they were shown', async () => {
    const order = await orderOf(server, await buy('installments', 24));
    const { total = 0, monthly = 0 } = order.payment.instalments ?? {};
    expect(order.payment.instalments).toMatchObject({ months: 24, rrso: 1549 });
    expect(total).toBe(24 * monthly);
    const plan = await orderOf(server, await buy('global4net_installments_20'));
    expect(plan.payment.instalments).toMatchObject({ months: 20, rrso: 0, total: plan.totals.grand_total });
    const shopper = await guestShopper(server);
    await shopper.add(sku);
    expect(await shopper.rest.selectPayment(shopper.cart, 'installments', { plan: 7 })).toMatchObject({
      ok: false,
      error: { status: 400, code: 'unknown_plan' },
    });
  });
});

const bases: readonly (readonly [string, () => Promise<Shopper>])[] = [
  ['a guest', () => guestShopper(server)],
  ['a customer', () => customerShopper(server)],
];

describe.each(bases)('the cart of %s', (_, start) => {
  it('[A-25] [K-24] says whether it can be leased, and why not; its lessee is a company', async () => {
    const shopper = await start();
    await shopper.add(sku);
    expect(valueOf(await shopper.rest.checkLease(shopper.cart))).toEqual({ available: true, reason: null, needs_company: true });
    valueOf(await shopper.rest.selectPayment(shopper.cart, 'simply_lease'));
    const cart = valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: person }));
    expect(cart.validation).toContainEqual({ code: 'no_address', message: 'Leasing jest dla firm: podaj nazwę firmy i NIP.' });
    const cheap = await start();
    await cheap.add((await sellable(server)).find(({ final_price }) => final_price < 100_000)?.sku ?? '');
    expect(valueOf(await cheap.rest.checkLease(cheap.cart))).toMatchObject({
      available: false,
      reason: expect.stringContaining('1\u00A0000,00'),
    });
  });

  it('[A-27] [K-26] is paid in instalments when that is asked for, however often; not where none fit', async () => {
    const shopper = await start();
    await shopper.add(sku);
    valueOf(await shopper.rest.selectPayment(shopper.cart, 'tpay_blik'));
    const forced = valueOf(await shopper.rest.forceInstallments(shopper.cart));
    expect(forced.payment).toMatchObject({ method: 'global4net_installments_20', additional_data: { plan: 20 } });
    expect(valueOf(await shopper.rest.forceInstallments(shopper.cart)).payment).toEqual(forced.payment);
    const cheap = await start();
    await cheap.add((await sellable(server)).find(({ final_price }) => final_price < 25_000)?.sku ?? '');
    expect(await cheap.rest.forceInstallments(cheap.cart)).toMatchObject({
      ok: false,
      error: { status: 400, code: 'instalments_unavailable' },
    });
  });
});

it('[J-210] as long as nobody knows when the money comes, there is no day of delivery to choose', async () => {
  const shopper = await guestShopper(server);
  await shopper.add(sku);
  const daysOf = async (payment: string): Promise<number> => {
    valueOf(await shopper.rest.selectPayment(shopper.cart, payment));
    const path = { cartId: shopper.cart.kind === 'guest' ? shopper.cart.cartId : 'mine' };
    const { data } = await server.rest.calls.GET('/rest/V1/pwa/guest-carts/{cartId}', { params: { path, query: { calendar_data: '1' } } });
    return data?.calendar?.days.length ?? -1;
  };
  const without = ['banktransfer', 'installments', 'global4net_installments_20', 'simply_lease'];
  const found = [];
  for (const payment of [...without, 'tpay_blik', 'cashondelivery', 'payu_gateway_pay_later']) found.push(await daysOf(payment));
  expect(found).toEqual([0, 0, 0, 0, 14, 14, 14]);
});

it('[J-210] a lease that is concluded in the shop needs no gateway: the goods wait there', async () => {
  const points = valueOf(await server.rest.listPickupPoints({ carrier: 'neopickupexpress' }));
  const bought = await buy('simply_lease_shop', undefined, 'neopickupexpress', points.items[0]?.id);
  expect(await orderOf(server, bought)).toMatchObject({
    status: 'processing',
    payment: { method: 'simply_lease_shop', status: 'offline' },
  });
});
