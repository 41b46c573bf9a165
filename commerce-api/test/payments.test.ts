/** Payments of orders over REST: BLIK, the gateway's page, another method after a failure. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parcel, person, valueOf } from './support/checkout.ts';
import { mailTo, setStock } from './support/orders.ts';
import { answerOfBank, boughtBy, mailKinds, orderOf, page, paidOrder, press, redirectOf, timesOf } from './support/payments.ts';
import type { Bought } from './support/payments.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let sku = '';

beforeAll(async () => {
  ({ sku } = await parcel(server));
  await setStock(server, sku, 500);
}, 60_000);

const buy = (payment: string, blikCode?: string): Promise<Bought> => boughtBy(server, sku, payment, blikCode);

const send = async (bought: Bought, code: string) => valueOf(await server.rest.blikPay(bought, code));

const status = async (bought: Bought) => valueOf(await server.rest.transactionStatus(bought));

const notFound = { ok: false, error: { status: 404, code: 'unknown_order' } };

const successPath = ({ order, hash }: Bought) => `/checkout/success/${order}/${hash}`;

const errorPath = ({ order, hash }: Bought) => `/checkout/payment/error?order=${order}&hash=${hash}`;

describe('an order that is paid by BLIK', () => {
  it('[A-36] [A-37] [K-08] [J-34] is pending until the bank has answered, then paid', async () => {
    const bought = await buy('tpay_blik');
    expect(await status(bought)).toEqual({ status: 'pending', code: null, message: null, expires_at: null });
    expect(await send(bought, '777 123')).toEqual({ status: 'pending', code: null, message: null, expires_at: expect.any(String) });
    expect(await answerOfBank(server, bought)).toMatchObject({ status: 'success', code: null });
    expect(await orderOf(server, bought)).toMatchObject({
      status: 'processing',
      payment: { method: 'tpay_blik', status: 'paid', can_pay: false },
    });
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed']);
    expect(await server.rest.blikPay(bought, '777123')).toMatchObject({ ok: false, error: { status: 409, code: 'not_payable' } });
  });

  it('[J-122] is told with its whole address once it is paid, and with the postcode alone before', async () => {
    const bought = await buy('tpay_blik');
    await send(bought, '777123');
    await answerOfBank(server, bought);
    const told = async (kind: string) => (await mailTo(server, bought.email, (mail) => mail.kind === kind)).text;
    expect(await told('order-placed')).not.toContain(person.street);
    expect(await told('order-paid')).toContain(person.street);
  });

  it.each([
    ['000000', 'wrong_code'],
    ['111111', 'code_expired'],
    ['12345', 'wrong_code'],
    ['12345a', 'wrong_code'],
  ])('[A-37] [K-08] [J-34] with the code %s is refused at once: %s, and can be paid with another code', async (code, problem) => {
    const bought = await buy('tpay_blik');
    expect(await send(bought, code)).toMatchObject({
      status: 'error',
      code: problem,
      message: expect.stringMatching(/^Kod BLIK|^Nieprawidłowy kod BLIK/),
    });
    expect(await status(bought)).toMatchObject({ status: 'pending', code: null });
    expect(await send(bought, '777123')).toMatchObject({ status: 'pending' });
    expect(await answerOfBank(server, bought)).toMatchObject({ status: 'success' });
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed']);
  });

  it.each([
    ['222222', 'rejected', 'Płatność odrzucona. Wpisz nowy kod BLIK.'],
    ['444444', 'timed_out', 'Minął czas na potwierdzenie płatności. Wpisz nowy kod BLIK.'],
  ])(
    '[A-36] [K-08] [J-34] with the code %s fails later: %s, and can be paid again',
    async (code, problem, message) => {
      const bought = await buy('tpay_blik');
      expect(await send(bought, code)).toMatchObject({ status: 'pending' });
      expect(await answerOfBank(server, bought)).toEqual({ status: 'error', code: problem, message, expires_at: null });
      expect(await orderOf(server, bought)).toMatchObject({ status: 'pending_payment', payment: { status: 'failed', can_pay: true } });
      // A second failure of an order sends no second e-mail.
      expect(await send(bought, '222222')).toMatchObject({ status: 'pending' });
      expect(await answerOfBank(server, bought)).toMatchObject({ status: 'error', code: 'rejected' });
      expect(await send(bought, '777123')).toMatchObject({ status: 'pending' });
      expect(await answerOfBank(server, bought)).toMatchObject({ status: 'success' });
      expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed', 'payment-failed']);
    },
    30_000,
  );

  it('[A-37] [K-08] a second code while the first one is pending makes no second payment', async () => {
    const bought = await buy('tpay_blik');
    const first = await send(bought, '777123');
    expect(await send(bought, '222222')).toEqual(first);
    expect(await answerOfBank(server, bought)).toMatchObject({ status: 'success' });
    const order = await orderOf(server, bought);
    expect([timesOf(order, 'paid'), timesOf(order, 'payment_failed')]).toEqual([1, 0]);
  });

  it('[A-37] [K-13] but not one that is paid in another way, which stays as it was', async () => {
    const bought = await buy('payu_gateway');
    expect(await server.rest.blikPay(bought, '777123')).toMatchObject({ ok: false, error: { status: 409, code: 'not_payable' } });
    expect(await orderOf(server, bought)).toMatchObject({ payment: { method: 'payu_gateway', status: 'pending' } });
  });

  it('[A-33] [K-08] [K-13] at PayU the code is sent with the order', async () => {
    const bought = await buy('payu_gateway_blik', '777 123');
    expect(valueOf(await server.rest.postPlaceOrderData('payu', bought))).toMatchObject({
      order: bought.order,
      method: 'payu_gateway_blik',
      status: 'pending',
      redirect_url: null,
    });
    await paidOrder(server, bought);
    expect(valueOf(await server.rest.postPlaceOrderData('payu', bought))).toMatchObject({ status: 'success' });
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed']);
  });

  it('[A-33] [K-08] [K-13] at PayU a wrong code is a failed payment, and a new code pays', async () => {
    const bought = await buy('payu_gateway_blik', '000000');
    expect(valueOf(await server.rest.postPlaceOrderData('payu', bought))).toMatchObject({ status: 'error', redirect_url: null });
    expect(await status(bought)).toMatchObject({
      status: 'error',
      code: 'wrong_code',
      message: expect.stringContaining('Nieprawidłowy kod BLIK'),
    });
    expect(await server.rest.payOrder(bought, 'payu_gateway_blik', { blik_code: '123' })).toMatchObject({
      ok: false,
      error: { status: 400, parameters: { blik_code: 'blik' } },
    });
    expect(valueOf(await server.rest.payOrder(bought, 'payu_gateway_blik', { blik_code: '777123' })).payment).toEqual({
      method: 'payu_gateway_blik',
      status: 'pending',
      next: 'blik-wait',
    });
    await paidOrder(server, bought);
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed', 'payment-failed']);
  });
});

describe.each([
  ['payu_gateway', 'payu', 'A-33'],
  ['Tpay', 'tpay', 'A-35'],
] as const)('an order that is paid by %s', (payment, gateway, row) => {
  it(`[${row}] [K-13] [J-34] redirects to a page without scripts that shows the sum, and back when it is paid`, async () => {
    const bought = await buy(payment);
    const path = await redirectOf(server, bought, gateway);
    expect(await redirectOf(server, bought, gateway)).toBe(path);
    const shown = await page(server, path);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await shown.text();
    expect(html).toContain(`Zamówienie ${bought.order}`);
    const [zloty, grosz] = [Math.floor(bought.total / 100), String(bought.total % 100).padStart(2, '0')];
    expect(html.replaceAll('\u00A0', '')).toContain(`${zloty},${grosz}zł`);
    expect(html).not.toContain('<script');
    expect(await press(server, path, 'pay')).toBe(successPath(bought));
    // A second press, and the other button in another tab, change nothing.
    expect(await press(server, path, 'pay')).toBe(successPath(bought));
    expect(await press(server, path, 'refuse')).toBe(successPath(bought));
    expect((await page(server, path)).headers.get('location')).toBe(successPath(bought));
    expect(valueOf(await server.rest.postPlaceOrderData(gateway, bought))).toMatchObject({ status: 'success', redirect_url: null });
    const order = await orderOf(server, bought);
    expect(order).toMatchObject({ status: 'processing', payment: { method: payment, status: 'paid' } });
    expect(timesOf(order, 'paid')).toBe(1);
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed']);
  });

  it.each(['refuse', 'cancel'] as const)(`[${row}] [K-13] [J-34] can be paid again after: %s`, async (action) => {
    const bought = await buy(payment);
    const first = await redirectOf(server, bought, gateway);
    expect(await press(server, first, action)).toBe(errorPath(bought));
    expect(valueOf(await server.rest.postPlaceOrderData(gateway, bought))).toMatchObject({ status: 'error', redirect_url: null });
    expect(valueOf(await server.rest.payOrder(bought, payment)).payment).toEqual({ method: payment, status: 'pending', next: 'redirect' });
    const second = await redirectOf(server, bought, gateway);
    expect(second).not.toBe(first);
    expect(await press(server, second, 'pay')).toBe(successPath(bought));
    expect(await orderOf(server, bought)).toMatchObject({ payment: { status: 'paid' } });
    expect(await mailKinds(server, bought)).toEqual(['order-paid', 'order-placed', 'payment-failed']);
  });
});

describe('an order that is paid with another method than it was placed with', () => {
  it('[A-33] [A-35] [K-13] at another gateway, whose status then counts', async () => {
    const bought = await buy('payu_gateway');
    await press(server, await redirectOf(server, bought), 'refuse');
    valueOf(await server.rest.payOrder(bought, 'Tpay'));
    expect(await server.rest.postPlaceOrderData('payu', bought)).toMatchObject(notFound);
    await press(server, await redirectOf(server, bought, 'tpay'), 'pay');
    expect(await orderOf(server, bought)).toMatchObject({ payment: { method: 'Tpay', status: 'paid' } });
  });

  it('[K-13] by bank transfer, which needs no gateway and shows the account', async () => {
    const bought = await buy('payu_gateway');
    const path = await redirectOf(server, bought);
    await press(server, path, 'cancel');
    expect(valueOf(await server.rest.payOrder(bought, 'banktransfer')).payment).toEqual({
      method: 'banktransfer',
      status: 'pending',
      next: 'none',
    });
    expect(await server.rest.postPlaceOrderData('payu', bought)).toMatchObject(notFound);
    expect(await orderOf(server, bought)).toMatchObject({
      status: 'pending_payment',
      payment: { method: 'banktransfer', bank_transfer: { title: bought.order, account_number: expect.stringMatching(/^\d{26}$/) } },
    });
  });

  it('[J-222] by bank transfer and then at the gateway after all; what fails there meanwhile is no matter of the transfer', async () => {
    const bought = await buy('payu_gateway');
    const path = await redirectOf(server, bought);
    valueOf(await server.rest.payOrder(bought, 'banktransfer'));
    expect(valueOf(await server.rest.payOrder(bought, 'payu_gateway')).payment).toMatchObject({ method: 'payu_gateway', next: 'redirect' });
    expect(await orderOf(server, bought)).toMatchObject({ payment: { method: 'payu_gateway', bank_transfer: null } });
    expect(await redirectOf(server, bought)).toBe(path);
    valueOf(await server.rest.payOrder(bought, 'banktransfer'));
    await press(server, path, 'refuse');
    const order = await orderOf(server, bought);
    expect(order).toMatchObject({ status: 'pending_payment', payment: { method: 'banktransfer', status: 'pending' } });
    expect(timesOf(order, 'payment_failed')).toBe(0);
    expect(await mailKinds(server, bought)).toEqual(['order-placed']);
  });

  it('[K-13] but not with a method that changes the total, nor an unknown one', async () => {
    const bought = await buy('payu_gateway');
    for (const method of ['cashondelivery', 'nonsense']) {
      expect(await server.rest.payOrder(bought, method)).toMatchObject({ ok: false, error: { status: 400, code: 'unknown_method' } });
    }
  });
});

describe('a request about a payment', () => {
  it('[A-33] [A-35] [A-36] [A-37] needs the hash of the order, and the gateway where it is paid', async () => {
    const bought = await buy('payu_gateway');
    const guessed = { order: bought.order, hash: 'a'.repeat(43) };
    expect(await server.rest.postPlaceOrderData('payu', guessed)).toMatchObject(notFound);
    expect(await server.rest.postPlaceOrderData('tpay', guessed)).toMatchObject(notFound);
    expect(await server.rest.transactionStatus(guessed)).toMatchObject(notFound);
    expect(await server.rest.blikPay(guessed, '777123')).toMatchObject(notFound);
    expect(await server.rest.payOrder(guessed, 'Tpay')).toMatchObject(notFound);
    expect(await server.rest.postPlaceOrderData('tpay', bought)).toMatchObject(notFound);
  });
});
