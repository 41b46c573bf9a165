import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  PAYMENT,
  hasDeliveryCalendar,
  instalmentPlanId,
  isCredit,
  nextStepOf,
  providerOf,
  walletNames,
  walletOf,
  type WalletName,
} from 'shared-contracts/codes';
import { methodsOf } from '../checkout/rules.ts';
import { paymentMethods } from '../demo/catalogue/content/payment-methods.ts';
import { networkOf } from '../promise/network.ts';
import { blikCode } from './blik-code.ts';
import { pageMethod } from './payu/methods.ts';
import { BLIK_LIFE_MS, blikLifeMs, blikPlan } from './sandbox/blik-plan.ts';
import { readNotification, signatureOf } from './sandbox/notification.ts';
import { sandboxPage, sandboxPolicy } from './sandbox/page.ts';

const noRules = { installmentPlans: [], coupons: [], cartPromotions: [], network: networkOf([], [], []) };

describe('a method of payment', () => {
  it.each([
    ['Y-01', PAYMENT.TPAY, 'Tpay', 'tpay', 'redirect'],
    ['Y-02', PAYMENT.TPAY_BLIK, 'tpay_blik', 'tpay', 'blik-code'],
    ['Y-03', PAYMENT.PAYU, 'payu_gateway', 'payu', 'redirect'],
    ['Y-04', PAYMENT.PAYU_BLIK, 'payu_gateway_blik', 'payu', 'blik-wait'],
    ['Y-05', PAYMENT.PAYU_PAY_LATER, 'payu_gateway_pay_later', 'payu', 'redirect'],
    ['Y-06', PAYMENT.PAYU_INSTALLMENTS, 'payu_gateway_installments', 'payu', 'redirect'],
    ['Y-07', PAYMENT.BANK_TRANSFER, 'banktransfer', undefined, 'none'],
    ['Y-08', PAYMENT.CASH_ON_DELIVERY, 'cashondelivery', undefined, 'none'],
    ['Y-09', PAYMENT.IN_SHOP, 'checkmo', undefined, 'none'],
    ['Y-10', PAYMENT.INSTALLMENTS, 'installments', 'bank', 'redirect'],
    ['Y-11', PAYMENT.SIMPLY_LEASE, 'simply_lease', 'simplylease', 'redirect'],
    ['Y-12', PAYMENT.SIMPLY_LEASE_SHOP, 'simply_lease_shop', undefined, 'none'],
    ['Y-13', PAYMENT.EXTERNAL_VOUCHER, 'external_voucher', undefined, 'none'],
  ])('[%s] [K-08] [K-13] %s is the code %s, which the shop has, is paid at %p, and then comes %s', (_row, known, code, provider, next) => {
    expect(known).toBe(code);
    expect(paymentMethods.map((method) => method.code)).toContain(code);
    expect([providerOf(code), nextStepOf(code)]).toEqual([provider, next]);
  });

  it('[K-14] [Y-14] the plan of instalments is the number at the end of its code, and is applied for at the bank', () => {
    expect(['12', '007', '123456789'].map((id) => instalmentPlanId(`global4net_installments_${id}`))).toEqual([12, 7, 123_456_789]);
    const odd = ['global4net_installments_', 'global4net_installments_1x', 'global4net_installments_-1', 'installments_12', 'installments'];
    expect(odd.map(instalmentPlanId)).toEqual(odd.map(() => undefined));
    expect([providerOf('global4net_installments_12'), nextStepOf('global4net_installments_12')]).toEqual(['bank', 'redirect']);
  });

  it('[J-370] a wallet is paid on the page of PayU, and is offered where it is switched on', () => {
    const wallets = paymentMethods.filter(({ code }) => walletOf(code) !== undefined);
    expect(
      wallets.map(({ code }) => [code, walletOf(code), providerOf(code), nextStepOf(code), pageMethod(code)?.payMethod.value]),
    ).toEqual([
      [PAYMENT.PAYU_GOOGLE_PAY, 'googlepay', 'payu', 'redirect', 'ap'],
      [PAYMENT.PAYU_APPLE_PAY, 'applepay', 'payu', 'redirect', 'jp'],
    ]);
    const offered = (on: readonly WalletName[], methods = paymentMethods): readonly string[] =>
      methodsOf({ ...noRules, paymentMethods: methods, wallets: on }, 'amperio').paymentMethods.flatMap(({ code }) => walletOf(code) ?? []);
    expect([offered([]), offered(['applepay']), offered(walletNames)]).toEqual([[], ['applepay'], ['googlepay', 'applepay']]);
    // Servers that know no wallets offer what is in a store; ours, where PayU is.
    expect(wallets.flatMap(({ stores }) => stores)).toEqual([]);
    const elsewhere = paymentMethods.map((method) => (method.code === PAYMENT.PAYU ? { ...method, stores: [] } : method));
    expect(offered(walletNames, elsewhere)).toEqual([]);
  });

  it('a code that no method has leads to no provider', () =>
    expect([providerOf('constructor'), nextStepOf('constructor')]).toEqual([undefined, 'none']));

  it('[J-210] those of a lender are decided by it, and without the money nobody knows the day of the delivery', () => {
    const codes = paymentMethods.map(({ code }) => code);
    const plans = codes.filter((code) => code.startsWith('global4net_'));
    expect(codes.filter(isCredit).toSorted()).toEqual(
      [PAYMENT.INSTALLMENTS, PAYMENT.PAYU_INSTALLMENTS, PAYMENT.PAYU_PAY_LATER, PAYMENT.SIMPLY_LEASE, ...plans].toSorted(),
    );
    expect(codes.filter((code) => !hasDeliveryCalendar(code)).toSorted()).toEqual(
      [PAYMENT.BANK_TRANSFER, PAYMENT.INSTALLMENTS, PAYMENT.SIMPLY_LEASE, ...plans].toSorted(),
    );
  });

  it.each([
    ['123 456', '123456'],
    ['123456', '123456'],
    ['12345', undefined],
    ['12345a', undefined],
    ['', undefined],
  ])('[K-08] the BLIK code %p is sent as %p', (typed, sent) => expect(blikCode(typed)).toBe(sent));
});

describe('a call-back of a gateway', () => {
  const body = JSON.stringify({ id: 'p1', status: 'paid', failure: null, amount: 12_300 });
  const secret = 'a secret';

  it('[J-33] is believed when it is signed with the secret', () => {
    expect(readNotification(body, signatureOf(body, secret), secret)).toEqual({ id: 'p1', status: 'paid', failure: null, amount: 12_300 });
  });

  it('[J-33] is not believed without its own signature', () => {
    expect(readNotification(body, undefined, secret)).toBeUndefined();
    expect(readNotification(body, signatureOf(body, 'another'), secret)).toBeUndefined();
    expect(readNotification(body.replace('12300', '1'), signatureOf(body, secret), secret)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (signature) => expect(readNotification(body, signature, secret)).toBeUndefined()));
  });

  it('[J-33] tells nothing when it is signed but not of the known form', () => {
    for (const odd of ['{}', 'null', 'no json', '{"id":"p1","status":"paid","failure":null,"amount":1.5}']) {
      expect(readNotification(odd, signatureOf(odd, secret), secret)).toBeUndefined();
    }
  });
});

describe('the sandbox', () => {
  it('[K-08] confirms a code after a moment, and has codes that are refused, rejected and never answered', () => {
    expect(blikPlan('777123', 2000)).toMatchObject({ kind: 'answered', outcome: 'paid' });
    expect(['000000', '111111'].map((code) => blikPlan(code, 2000))).toEqual([
      { kind: 'refused', failure: 'wrong_code' },
      { kind: 'refused', failure: 'code_expired' },
    ]);
    expect(blikPlan('222222', 2000)).toMatchObject({ outcome: 'failed', failure: 'rejected' });
    const never = blikPlan('333333', 2000);
    expect(never.kind === 'answered' && blikLifeMs(never)).toBe(BLIK_LIFE_MS);
  });

  it('[J-34] shows the sum and the order on a page without scripts, whatever the order is called', () => {
    const page = sandboxPage({
      id: 'p1',
      gateway: 'payu',
      amount: 123_456,
      description: 'Zamówienie <script>"&',
      paid_path: '/a',
      failed_path: '/b',
      status: 'open',
      failure: null,
      coming: null,
      due_at: null,
      is_credit: false,
      review: null,
      notified_at: null,
    });
    expect(page).toContain('1\u00A0234,56\u00A0zł');
    expect(page).not.toContain('<script');
    expect(sandboxPolicy).toContain("default-src 'none'");
  });
});
