import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PAYMENT, gatewayOf, nextStepOf } from 'shared-contracts/codes';
import { blikCode } from './blik-code.ts';
import { BLIK_LIFE_MS, blikLifeMs, blikPlan } from './sandbox/blik-plan.ts';
import { readNotification, signatureOf } from './sandbox/notification.ts';
import { sandboxPage, sandboxPolicy } from './sandbox/page.ts';

describe('a method of payment', () => {
  it.each([
    [PAYMENT.PAYU, 'payu', 'redirect'],
    [PAYMENT.TPAY, 'tpay', 'redirect'],
    [PAYMENT.TPAY_BLIK, 'tpay', 'blik-code'],
    [PAYMENT.PAYU_BLIK, 'payu', 'blik-wait'],
    [PAYMENT.BANK_TRANSFER, undefined, 'none'],
    [PAYMENT.CASH_ON_DELIVERY, undefined, 'none'],
    [PAYMENT.IN_SHOP, undefined, 'none'],
    ['constructor', undefined, 'none'],
  ])('[K-08] [K-13] %s is paid at %p, and then comes %s', (method, gateway, next) => {
    expect([gatewayOf(method), nextStepOf(method)]).toEqual([gateway, next]);
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
    });
    expect(page).toContain('1\u00A0234,56\u00A0zł');
    expect(page).not.toContain('<script');
    expect(sandboxPolicy).toContain("default-src 'none'");
  });
});
