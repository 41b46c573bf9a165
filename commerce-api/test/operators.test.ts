/**
 * Payments through PayU and Tpay themselves: the shop's calls, their pages, notifications, refunds, and what happens when they are away. And
 * the register of taxpayers, on the same server.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { guestShopper, parcel, valueOf, type Sellable } from './support/checkout.ts';
import { certified } from './support/operators/certificates.ts';
import { payuKeys, startFakePayu, type FakePayu, type SignedNotification } from './support/operators/fake-payu.ts';
import { startFakeTpay, tpayKeys, type FakeTpay } from './support/operators/fake-tpay.ts';
import { startFakeTaxRegister, type FakeTaxRegister } from './support/operators/fake-tax-register.ts';
import { setStock } from './support/orders.ts';
import { boughtBy, mailKinds, orderOf, redirectOf, timesOf, type Bought } from './support/payments.ts';
import { post } from './support/post.ts';
import { removeFolder, startFilledServer, temporaryFolder, type StartedServer } from './support/server.ts';

let payu: FakePayu;
let tpay: FakeTpay;
let register: FakeTaxRegister;
let server: StartedServer;
let product: Sellable;
const folder = temporaryFolder();

beforeAll(async () => {
  [payu, tpay, register] = await Promise.all([startFakePayu(), startFakeTpay(), startFakeTaxRegister()]);
  const root = join(folder, 'tpay-root.pem');
  writeFileSync(root, tpay.root);
  server = await startFilledServer({
    PAYU_URL: payu.url,
    ...payuKeys,
    PAYU_WALLETS: 'googlepay',
    TPAY_URL: tpay.url,
    TPAY_CERTIFICATES_URL: tpay.url,
    TPAY_ROOT_CERTIFICATE: root,
    ...tpayKeys,
    TAX_REGISTER: 'vat',
    TAX_REGISTER_URL: register.url,
    TAX_REGISTER_DAILY: '6',
  });
  product = await parcel(server);
  await setStock(server, product.sku, 500);
}, 60_000);

afterAll(async () => {
  await server.stop();
  await Promise.all([payu.close(), tpay.close(), register.close()]);
  for (const one of [folder, server.dataDir]) removeFolder(one);
});

const buy = (payment: string, blikCode?: string): Promise<Bought> => boughtBy(server, product.sku, payment, blikCode);

const successPath = ({ order, hash }: Bought) => `/checkout/success/${order}/${hash}`;
const errorPath = ({ order, hash }: Bought) => `/checkout/payment/error?order=${order}&hash=${hash}`;
const isWaiting = { status: 'pending_payment', payment: { status: 'pending' } };
const isPaid = { status: 'processing', payment: { status: 'paid' } };

const notify = async (gateway: 'payu' | 'tpay', { body, headers }: SignedNotification) => {
  const answer = await fetch(`${server.url}/payments/notify/${gateway}`, { method: 'POST', body, headers });
  return { status: answer.status, text: await answer.text() };
};

/** The way back that the operator was given, as a browser takes it: where it leads to. */
async function wayBack(address: string): Promise<string | null> {
  const { pathname, search } = new URL(address);
  const answer = await fetch(`${server.url}${pathname}${search}`, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

const blikState = (bought: Bought) => server.rest.transactionStatus(bought).then(valueOf);

/** Waits for what the shop does by itself. */
async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    if (await isThere()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it does not happen');
}

/** Waits until the shop has paid an order back, or has it to pay by hand. */
const untilPaidBack = (bought: Bought, isDone = true): Promise<void> =>
  until(async () => (await orderOf(server, bought)).payment.refund?.is_done === isDone);

describe('an order that is paid at PayU', () => {
  it('[J-281] [Y-03] goes to PayU with its sum and our addresses, is paid by the notification once, and comes back to its page', async () => {
    const bought = await buy('payu_gateway');
    const order = payu.orderAt(await redirectOf(server, bought));
    expect(await redirectOf(server, bought)).toContain(order.orderId);
    expect(payu.orders.filter(({ asked }) => asked.buyer.email === bought.email)).toHaveLength(1);
    expect(order.asked).toMatchObject({
      totalAmount: String(bought.total),
      currencyCode: 'PLN',
      description: `Zamówienie ${bought.order}`,
      notifyUrl: 'https://sklep.example/payments/notify/payu',
      buyer: { email: bought.email, language: 'pl' },
    });
    expect(order.asked.payMethods).toBeUndefined();
    expect(await wayBack(order.asked.continueUrl)).toBe(successPath(bought));
    for (const algorithm of ['MD5', 'SHA-256'] as const)
      expect(await notify('payu', payu.notification(order, { status: 'COMPLETED' }, algorithm))).toEqual({ status: 200, text: '' });
    expect(await notify('payu', payu.notification(order, { status: 'CANCELED' }))).toEqual({ status: 200, text: '' });
    const paid = await orderOf(server, bought);
    expect(paid).toMatchObject(isPaid);
    expect(timesOf(paid, 'paid')).toBe(1);
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed']);
  });

  it('[J-281] [J-33] is paid by no forged notification, and by none of another sum, shop or payment', async () => {
    const bought = await buy('payu_gateway');
    const order = payu.orderAt(await redirectOf(server, bought));
    const good = payu.notification(order, { status: 'COMPLETED' });
    const { 'openpayu-signature': signature = '' } = good.headers;
    const forged = [
      { ...good, headers: {} },
      { ...good, body: good.body.replace('COMPLETED', 'COMPLETED ') },
      { ...good, headers: { 'openpayu-signature': signature.replace('MD5', 'NONE') } },
      payu.notification(order, { status: 'COMPLETED' }, 'SHA-256', 'another key'),
      payu.notification(order, { status: 'COMPLETED', merchantPosId: '145227' }),
      payu.notification(order, { status: 'COMPLETED', currencyCode: 'HUF' }),
    ];
    for (const one of forged) expect((await notify('payu', one)).status).toBe(401);
    expect((await notify('payu', payu.notification(order, { status: 'COMPLETED', totalAmount: '1' }))).status).toBe(400);
    expect((await notify('payu', payu.notification(order, { status: 'COMPLETED', extOrderId: 'unknown.1' }))).status).toBe(400);
    expect(await orderOf(server, bought)).toMatchObject(isWaiting);
  });

  it('[J-281] that PayU cancels can be paid again: the way back leads there, and the next try is another order at PayU', async () => {
    const bought = await buy('payu_gateway');
    const first = payu.orderAt(await redirectOf(server, bought));
    expect(await wayBack(`${first.asked.continueUrl}?error=501`)).toBe(errorPath(bought));
    first.status = 'CANCELED';
    expect((await notify('payu', payu.notification(first))).status).toBe(200);
    expect(await orderOf(server, bought)).toMatchObject({ payment: { status: 'failed', can_pay: true } });
    valueOf(await server.rest.payOrder(bought, 'payu_gateway'));
    const second = payu.orderAt(await redirectOf(server, bought));
    expect(second.orderId).not.toBe(first.orderId);
    second.status = 'COMPLETED';
    // Its notification has not come: PayU is asked.
    expect(await wayBack(second.asked.continueUrl)).toBe(successPath(bought));
    expect(await orderOf(server, bought)).toMatchObject(isPaid);
  });

  it('[J-281] [Y-04] [K-08] by BLIK is paid when the bank says so; a wrong code is a failed payment, as is one that the bank refuses', async () => {
    const accepted = await buy('payu_gateway_blik', '777123');
    const order = payu.orders.at(-1);
    if (order === undefined) throw new Error('PayU has no order');
    expect(order.asked.payMethods).toEqual({ payMethod: { type: 'BLIK_AUTHORIZATION_CODE', value: '777123' } });
    expect(await blikState(accepted)).toMatchObject({ status: 'pending', expires_at: expect.any(String) });
    expect((await notify('payu', payu.notification(order, { status: 'COMPLETED' }))).status).toBe(200);
    expect(await blikState(accepted)).toMatchObject({ status: 'success' });

    const wrong = await buy('payu_gateway_blik', '000000');
    expect(await blikState(wrong)).toMatchObject({ status: 'error', code: 'wrong_code' });

    const expired = await buy('payu_gateway_blik', '222222');
    const cancelled = payu.orders.at(-1);
    Object.assign(cancelled ?? {}, { status: 'CANCELED', resultCode: 'REG_ERROR_AUTH_CODE_EXPIRED' });
    expect(await blikState(expired)).toMatchObject({ status: 'error', code: 'code_expired' });
  });

  it('[J-370] by Google Pay begins there with it; Apple Pay, which is not switched on, is neither offered nor taken', async () => {
    const bought = await buy('payu_gateway_google_pay');
    const order = payu.orderAt(await redirectOf(server, bought));
    expect(order.asked.payMethods).toEqual({ payMethod: { type: 'PBL', value: 'ap' } });
    expect((await notify('payu', payu.notification(order, { status: 'COMPLETED' }))).status).toBe(200);
    expect(await orderOf(server, bought)).toMatchObject({ ...isPaid, payment: { title: 'Google Pay', status: 'paid' } });

    const shopper = await guestShopper(server);
    await shopper.add(product.sku);
    const offered = (await shopper.read()).payment_methods ?? [];
    expect(offered.map(({ code }) => code).filter((code) => code.endsWith('_pay'))).toEqual(['payu_gateway_google_pay']);
    const chosen = await shopper.rest.selectPayment(shopper.cart, 'payu_gateway_apple_pay');
    expect(chosen).toMatchObject({ ok: false, error: { status: 400 } });
    const unpaid = await buy('payu_gateway');
    const later = valueOf(await server.rest.listOrderPaymentMethods(unpaid)).map(({ code }) => code);
    expect(later).toContain('payu_gateway_google_pay');
    expect(later).not.toContain('payu_gateway_apple_pay');
  });

  it('[J-282] whose first answer was lost has one page that can be paid: the order that nobody saw is cancelled', async () => {
    const bought = await buy('payu_gateway');
    payu.loseNext('POST', /orders$/);
    const shown = payu.orderAt(await redirectOf(server, bought));
    const made = payu.orders.filter(({ asked }) => asked.buyer.email === bought.email);
    expect(made.map(({ orderId, status }) => [orderId === shown.orderId, status])).toEqual([
      [false, 'CANCELED'],
      [true, 'NEW'],
    ]);
    // The cancelled one is told as well, and is not the payment's end.
    expect((await notify('payu', payu.notification(made[0] ?? shown))).status).toBe(200);
    expect(await orderOf(server, bought)).toMatchObject(isWaiting);
    expect((await notify('payu', payu.notification(shown, { status: 'COMPLETED' }))).status).toBe(200);
    expect(await orderOf(server, bought)).toMatchObject(isPaid);
  });

  it('[J-282] by BLIK whose answer was lost is one order at PayU, whatever code comes meanwhile', async () => {
    payu.loseNext('POST', /orders$/);
    const bought = await buy('payu_gateway_blik', '777124');
    valueOf(await server.rest.payOrder(bought, 'payu_gateway_blik', { blik_code: '777125' }));
    const made = payu.orders.filter(({ asked }) => asked.buyer.email === bought.email);
    expect(made.map(({ asked }) => asked.payMethods?.payMethod.value)).toEqual(['777124']);
    const [order] = made;
    if (order === undefined) throw new Error('PayU has no order');
    order.status = 'COMPLETED';
    expect(await blikState(bought)).toMatchObject({ status: 'success' });
  });

  it('[J-282] that cannot be begun says so, stands, and can be paid when PayU is back', async () => {
    payu.setDown(true);
    const [card, blik] = [await buy('payu_gateway'), await buy('payu_gateway_blik', '777123')];
    const refused = await server.rest.postPlaceOrderData('payu', card);
    payu.setDown(false);
    expect(refused).toMatchObject({ ok: false, error: { status: 503, code: 'gateway_unavailable' } });
    expect(refused.ok ? '' : refused.error.message).toContain('Operator płatności nie odpowiada');
    expect(await orderOf(server, card)).toMatchObject(isWaiting);
    expect(payu.orderAt(await redirectOf(server, card)).asked.totalAmount).toBe(String(card.total));
    // What was sent may have come: a bank may ask for it, until its time is over.
    expect(await blikState(blik)).toMatchObject({ status: 'pending' });
  });

  it('[J-281] [J-184] is paid back there: once, though the answer is lost, and of itself when the money comes after it was cancelled', async () => {
    const bought = await buy('payu_gateway');
    const order = payu.orderAt(await redirectOf(server, bought));
    order.status = 'COMPLETED';
    await notify('payu', payu.notification(order));
    payu.loseNext('POST', /refunds$/);
    valueOf(await server.rest.cancelOrder(bought));
    await untilPaidBack(bought);
    expect(order.refunds.map(({ amount }) => amount)).toEqual([bought.total]);
    expect(await mailKinds(server, bought)).toContain('order-refunded');
    const tell = (status: 'FINALIZED' | 'CANCELED') =>
      notify('payu', payu.refundNotification(order, order.refunds[0]?.extRefundId ?? '', status));
    expect((await tell('FINALIZED')).status).toBe(200);
    await untilPaidBack(bought);
    // Then the shop's staff has to pay it.
    expect((await tell('CANCELED')).status).toBe(200);
    await untilPaidBack(bought, false);

    const late = await buy('payu_gateway');
    const paidLate = payu.orderAt(await redirectOf(server, late));
    valueOf(await server.rest.cancelOrder(late));
    paidLate.status = 'COMPLETED';
    expect((await notify('payu', payu.notification(paidLate))).status).toBe(200);
    // What came too late is no part of what the order tells.
    await until(() => paidLate.refunds.length > 0);
    expect(paidLate.refunds.map(({ amount }) => amount)).toEqual([late.total]);
    expect(await orderOf(server, late)).toMatchObject({ status: 'cancelled' });
  });
});

describe('an order that is paid at Tpay', () => {
  const payments = (bought: Bought) => tpay.transactions.filter(({ asked }) => asked.payer.email === bought.email);
  const transactionOf = (bought: Bought) => {
    const found = payments(bought).at(-1);
    if (found === undefined) throw new Error('Tpay has no transaction');
    return found;
  };

  it('[J-281] [K-09] offers the banks that Tpay has, and goes to the chosen one', async () => {
    const shopper = await guestShopper(server);
    await shopper.add(product.sku);
    const method = valueOf(await shopper.rest.readCart(shopper.cart)).payment_methods?.find(({ code }) => code === 'Tpay');
    expect(method?.banks).toEqual([
      { group: 102, name: 'Bank Pekao' },
      { group: 160, name: 'mBank' },
    ]);
  });

  it('[J-281] [Y-01] [J-33] is paid by the signed notification once, answered TRUE', async () => {
    const bought = await buy('Tpay');
    const transaction = tpay.transactionAt(await redirectOf(server, bought, 'tpay'));
    expect(await redirectOf(server, bought, 'tpay')).toContain(transaction.transactionId);
    expect(payments(bought)).toHaveLength(1);
    expect(transaction.asked).toMatchObject({
      amount: bought.total / 100,
      description: `Zamówienie ${bought.order}`,
      lang: 'pl',
      callbacks: { notification: { url: 'https://sklep.example/payments/notify/tpay' } },
    });
    expect(await wayBack(transaction.asked.callbacks.payerUrls.error)).toBe(errorPath(bought));
    expect(await wayBack(transaction.asked.callbacks.payerUrls.success)).toBe(successPath(bought));
    for (let time = 0; time < 2; time += 1)
      expect(await notify('tpay', tpay.notification(transaction))).toEqual({ status: 200, text: 'TRUE' });
    expect(await notify('tpay', tpay.notification(transaction, { tr_status: 'CHARGEBACK' }))).toEqual({ status: 200, text: 'TRUE' });
    const paid = await orderOf(server, bought);
    expect(paid).toMatchObject(isPaid);
    expect(timesOf(paid, 'paid')).toBe(1);
  });

  it('[J-281] [J-33] is paid by no notification that Tpay has not signed for this shop, and by none of a smaller sum', async () => {
    const bought = await buy('Tpay');
    const transaction = tpay.transactionAt(await redirectOf(server, bought, 'tpay'));
    const good = tpay.notification(transaction);
    const forged = [
      { ...good, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { ...good, headers: { ...good.headers, 'x-jws-signature': 'a.b.c' } },
      { ...good, body: good.body.replace('tr_error=none', 'tr_error=None') },
      tpay.notification(transaction, {}, { key: certified({ name: 'Tpay notifications' }).key }),
      tpay.notification(transaction, {}, { x5u: `${tpay.url}/x509/stranger.pem` }),
      tpay.notification(transaction, {}, { x5u: `https://secure.tpay.com.example/x509/notifications-jws.pem` }),
      tpay.notification(transaction, {}, { securityCode: 'of another shop' }),
    ];
    for (const one of forged) expect((await notify('tpay', one)).status).toBe(401);
    expect((await notify('tpay', tpay.notification(transaction, { tr_paid: '1.00' }))).status).toBe(400);
    expect((await notify('tpay', tpay.notification(transaction, { tr_crc: 'unknown.1' }))).status).toBe(400);
    expect(await orderOf(server, bought)).toMatchObject(isWaiting);
  });

  it('[J-281] [Y-02] [A-37] by BLIK is paid when the bank says so; a wrong code can be corrected, one that the bank refuses is a failed payment', async () => {
    const bought = await buy('tpay_blik');
    expect(valueOf(await server.rest.blikPay(bought, '000000'))).toMatchObject({ status: 'error', code: 'wrong_code' });
    expect(valueOf(await server.rest.blikPay(bought, '777123'))).toMatchObject({ status: 'pending' });
    // While the bank has a code, no other one is sent.
    expect(valueOf(await server.rest.blikPay(bought, '777124'))).toMatchObject({ status: 'pending' });
    expect(payments(bought).map(({ codes, asked }) => [codes, asked.pay])).toEqual([[['777123'], { groupId: 150 }]]);
    transactionOf(bought).status = 'correct';
    expect(await blikState(bought)).toMatchObject({ status: 'success' });
    expect(await orderOf(server, bought)).toMatchObject(isPaid);

    const refused = await buy('tpay_blik');
    valueOf(await server.rest.blikPay(refused, '777123'));
    transactionOf(refused).attempts.push({ paymentErrorCode: '63' });
    expect(await blikState(refused)).toMatchObject({ status: 'error', code: 'rejected' });
    valueOf(await server.rest.blikPay(refused, '777126'));
    expect(payments(refused).map(({ codes }) => codes)).toEqual([['777123'], ['777126']]);
  });

  it('[J-282] by BLIK whose answer was lost waits for the bank, and no code is sent twice', async () => {
    const bought = await buy('tpay_blik');
    tpay.loseNext('POST', /pay$/);
    expect(valueOf(await server.rest.blikPay(bought, '777123'))).toMatchObject({ status: 'pending' });
    expect(payments(bought).map(({ codes }) => codes)).toEqual([['777123']]);
    expect((await notify('tpay', tpay.notification(transactionOf(bought)))).text).toBe('TRUE');
    expect(await blikState(bought)).toMatchObject({ status: 'success' });
  });

  it('[J-282] that cannot be begun says so, and has one page when Tpay is back, also where the first answer was lost', async () => {
    const [page, blik] = [await buy('Tpay'), await buy('tpay_blik')];
    tpay.setDown(true);
    const refused = await server.rest.postPlaceOrderData('tpay', page);
    const code = valueOf(await server.rest.blikPay(blik, '777123'));
    tpay.setDown(false);
    expect(refused).toMatchObject({ ok: false, error: { status: 503, code: 'gateway_unavailable' } });
    expect(code).toMatchObject({ status: 'error', message: expect.stringContaining('Operator płatności nie odpowiada') });
    tpay.loseNext('POST', /transactions$/);
    expect((await server.rest.postPlaceOrderData('tpay', page)).ok).toBe(false);
    const shown = await redirectOf(server, page, 'tpay');
    expect(shown).toBe(await redirectOf(server, page, 'tpay'));
    expect(valueOf(await server.rest.blikPay(blik, '777123'))).toMatchObject({ status: 'pending' });
  });

  it('[J-281] [J-184] is paid back there once, though the answer is lost', async () => {
    const bought = await buy('Tpay');
    const transaction = tpay.transactionAt(await redirectOf(server, bought, 'tpay'));
    transaction.status = 'correct';
    await notify('tpay', tpay.notification(transaction));
    tpay.loseNext('POST', /refunds$/);
    valueOf(await server.rest.cancelOrder(bought));
    await untilPaidBack(bought, false);
    // The next refund of the shop wakes the sender, which asks about this one, too.
    const another = await buy('Tpay');
    const other = tpay.transactionAt(await redirectOf(server, another, 'tpay'));
    other.status = 'correct';
    await notify('tpay', tpay.notification(other));
    valueOf(await server.rest.cancelOrder(another));
    await untilPaidBack(another);
    await untilPaidBack(bought);
    expect([transaction.refunds, other.refunds]).toEqual([[bought.total / 100], [another.total / 100]]);
  });
});

it('[J-282] payments whose notification never comes are asked about', async () => {
  const [atPayu, atTpay] = [await buy('payu_gateway'), await buy('Tpay')];
  payu.orderAt(await redirectOf(server, atPayu)).status = 'COMPLETED';
  tpay.transactionAt(await redirectOf(server, atTpay, 'tpay')).status = 'correct';
  await post(server, '/dev/clock', { ms: 4 * 60_000 });
  await post(server, '/dev/catch-up-payments', {});
  for (const one of [atPayu, atTpay]) expect(await orderOf(server, one)).toMatchObject(isPaid);
});

describe('data of a company by its NIP', () => {
  const find = (nip: string) => server.rest.findCompany(nip);
  const warsaw = { name: 'LIPA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', street: 'ul. Prosta 1/2', postcode: '00-838', city: 'Warszawa' };

  it('[J-306] come from the register of taxpayers, which is asked once a day for each number', async () => {
    expect(valueOf(await find('526-025-09-95'))).toEqual({ nip: '5260250995', ...warsaw });
    await Promise.all([find('5260250995'), find('PL5260250995')]);
    expect(register.asked).toEqual([expect.stringMatching(/^\/api\/search\/nip\/5260250995\?date=2\d{3}-\d{2}-\d{2}$/)]);
    // What the register keeps to itself is empty; who is not in it is told, once a day, too.
    expect(valueOf(await find('1111111111'))).toMatchObject({ name: 'OLA NOWAK', street: '', postcode: '', city: '' });
    for (let tries = 0; tries < 2; tries += 1)
      expect(await find('2222222222')).toMatchObject({ ok: false, error: { status: 404, code: 'company_unknown' } });
    expect(register.asked).toHaveLength(3);
    await post(server, '/dev/clock', { ms: 24 * 60 * 60_000 });
    await find('5260250995');
    expect(register.asked).toHaveLength(4);
  });

  it('[J-306] are not asked for with a wrong number, and say so when the register is away, busy or talks nonsense, or was asked enough', async () => {
    expect(await find('5260250996')).toMatchObject({ ok: false, error: { status: 400, code: 'invalid_nip' } });
    expect(register.asked).toHaveLength(4);
    const away = {
      ok: false,
      error: { status: 503, code: 'register_unavailable', message: expect.stringContaining('Wpisz dane ręcznie') },
    };
    register.answerWith(429, { code: 'WL-191', message: 'Przekroczono limit zapytań.' });
    expect(await find('3333333333')).toMatchObject(away);
    register.answerWith(200, { result: { subject: 'nobody' } });
    // What failed is asked again.
    expect(await find('3333333333')).toMatchObject(away);
    expect(register.asked).toHaveLength(6);
    register.answerWith(200, { result: { subject: null } });
    expect(await find('3333333333')).toMatchObject(away);
    expect(register.asked).toHaveLength(6);
    // What was told before is told still.
    expect(valueOf(await find('5260250995'))).toMatchObject(warsaw);
    expect(server.output()).toContain('the tax register cannot be asked: status 429 WL-191');
    expect(server.output()).not.toContain('3333333333');
  });

  it('[J-306] one network asks for twenty numbers an hour', async () => {
    let answers = 0;
    while (answers < 20 && (await find('5260250995')).ok) answers += 1;
    expect(answers).toBeLessThan(20);
    expect(await find('5260250995')).toMatchObject({ ok: false, error: { status: 429, code: 'too_many_companies' } });
  });
});

it('[J-281] [J-119] no key of an operator, code or customer stands in the log', () => {
  const log = server.output();
  expect(log).toContain('PayU refuses it');
  for (const secret of [...Object.values(payuKeys).slice(2), ...Object.values(tpayKeys).slice(1), '777123', '@example.com', 'Bearer'])
    expect(log).not.toContain(secret);
});
