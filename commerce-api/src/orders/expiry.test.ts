import { describe, expect, it } from '@jest/globals';
import { isExpired } from './expiry.ts';
import { canBecome } from './status.ts';

const now = new Date('2026-11-20T12:00:00Z');
const order = (method: string, days: number) =>
  ({
    status: 'pending_payment',
    payment_status: 'pending',
    payment_review: null,
    payment_method: method,
    placed_at: new Date(now.getTime() - days * 86_400_000),
  }) as const;

describe('[J-40] an order that nobody pays', () => {
  it.each([
    ['tpay_blik', 2.9, false],
    ['payu_gateway', 3, true],
    ['banktransfer', 9.9, false],
    ['banktransfer', 10, true],
    ['installments', 9.9, false],
    ['simply_lease', 10, true],
  ])('paid by %s it is given up after %p days: %p', (method, days, is) => expect(isExpired(order(method, days), now)).toBe(is));

  it('[J-210] is kept as long as a lender decides about it', () => {
    for (const review of ['deciding', 'documents'] as const) {
      expect(isExpired({ ...order('installments', 300), payment_review: review }, now)).toBe(false);
    }
  });

  it('is kept once the money has come, or once it is on its way', () => {
    expect(isExpired({ ...order('payu_gateway', 30), payment_status: 'paid' }, now)).toBe(false);
    expect(isExpired({ ...order('cashondelivery', 30), status: 'shipped' }, now)).toBe(false);
  });
});

describe('[J-40] what an order can become', () => {
  it.each([
    ['pending_payment', 'processing', true],
    ['shipped', 'cancelled', false],
    ['delivered', 'processing', false],
    ['cancelled', 'processing', false],
    ['packed', 'ready_for_pickup', true],
  ] as const)('%s → %s: %p', (from, to, can) => expect(canBecome(from, to)).toBe(can));
});
