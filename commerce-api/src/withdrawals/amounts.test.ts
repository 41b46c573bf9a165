import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { grosze, sumGrosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { OrderItem } from '../orders/order-document.ts';
import { paidForLine, refundOfPieces, voucherPart } from './amounts.ts';

const item = (qty: number, price: number, addOn: number, discount: number): OrderItem => ({
  productId: 1,
  sku: 'S1',
  name: 'Czajnik',
  requestPath: '/czajnik.html',
  thumbnail: '',
  qty,
  price: grosze(price),
  rowTotal: grosze(price * qty),
  addOns: [{ kind: 'warranty', id: 1, name: 'Gwarancja', price: grosze(addOn), rowTotal: grosze(addOn * qty), option: null }],
  couponShare: grosze(Math.min(discount, price * qty)),
  promotionShare: grosze(0),
});

const lines = fc
  .record({
    qty: fc.integer({ min: 1, max: 30 }),
    price: fc.integer({ min: 1, max: 900_000 }),
    addOn: fc.nat(90_000),
    discount: fc.nat(500_000),
  })
  .map(({ qty, price, addOn, discount }) => item(qty, price, addOn, discount));

describe('[J-198] what a withdrawal pays back', () => {
  it('however an order is withdrawn from, piece by piece and line by line, the parts add up to what was paid for its goods', () =>
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (order, steps) => {
        const parts = order.flatMap((one) => {
          const paid: Grosze[] = [];
          for (let before = 0; before < one.qty;) {
            const pieces = Math.min(steps.next().value, one.qty - before);
            paid.push(refundOfPieces(one, { qty: before, amount: sumGrosze(paid) }, pieces));
            before += pieces;
          }
          return paid;
        });
        expect(parts.every((part) => part >= 0)).toBe(true);
        expect(sumGrosze(parts)).toBe(sumGrosze(order.map(paidForLine)));
      }),
    ));

  it('the parts that go back to a voucher add up to what it has paid, and none is larger than its refund', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 9 }), fc.nat(100), (refunds, percent) => {
        const total = refunds.reduce((sum, one) => sum + one, 0);
        const voucher = Math.floor((total * percent) / 100);
        let before = 0;
        const parts = refunds.map((refund) => {
          const part = voucherPart({ total, voucher }, before, refund);
          before += refund;
          expect(part).toBeLessThanOrEqual(refund);
          return part;
        });
        expect(sumGrosze(parts)).toBe(voucher);
      }),
    ));

  it('a coupon is taken off all pieces alike, and an add-on goes with its piece', () => {
    // Three kettles for 100,00 zł with a warranty of 10,00 zł each, 50,00 zł off: 280,00 zł.
    const kettles = item(3, 10_000, 1000, 5000);
    const one = (qty: number, amount: number) => refundOfPieces(kettles, { qty, amount }, 1);
    expect([one(0, 0), one(1, 9333), one(2, 18_666)]).toEqual([9333, 9333, 9334]);
  });

  it('[J-333] what a complaint has given back is not given back once more', () => {
    const kettles = item(3, 10_000, 1000, 5000);
    // 40,00 zł off the price of all three; and one of them paid back whole.
    expect(refundOfPieces(kettles, { qty: 0, amount: 4000 }, 3)).toBe(24_000);
    expect(refundOfPieces(kettles, { qty: 1, amount: 9333 }, 2)).toBe(18_667);
    // More than the line cost, as the shop has chosen.
    expect(refundOfPieces(kettles, { qty: 1, amount: 30_000 }, 2)).toBe(0);
  });
});
