import { expect, it } from '@jest/globals';
import { allLeft, leftBeside, splitRefund, type MoneyLeft } from './refund.ts';

const left = (voucher: number, payments: readonly number[], transfer = 0): MoneyLeft => ({
  voucher,
  payments: payments.map((one, index) => ({ id: `p${index}`, left: one })),
  transfer,
});

it.each([
  ['all of what one payment has paid', 10_000, left(0, [10_000]), [['gateway', 'p0', 10_000]]],
  ['a part of a bank transfer', 2500, left(0, [], 9900), [['transfer', null, 2500]]],
  ['a voucher alone', 700, left(700, []), [['voucher', null, 700]]],
  [
    'the share of the voucher, the grosz that is over from the payment',
    101,
    left(5000, [5000]),
    [
      ['voucher', null, 50],
      ['gateway', 'p0', 51],
    ],
  ],
  [
    'a payment that was made twice, the older first',
    150,
    left(0, [100, 100]),
    [
      ['gateway', 'p0', 100],
      ['gateway', 'p1', 50],
    ],
  ],
  ['nothing where nothing was paid', 0, left(0, []), []],
] as const)('[J-184] a refund gives back %s', (_what, amount, money, parts) => {
  expect(splitRefund(amount, money).map(({ way, paymentId, amount: part }) => [way, paymentId, part])).toEqual(parts);
});

it.each([
  ['leave the voucher whole where money has paid the cards', 50_000, left(50_000, [50_000]), left(50_000, [0])],
  ['keep the newest payment', 100, left(10, [100, 150]), left(10, [100, 50])],
  ['keep a transfer', 300, left(0, [], 900), left(0, [], 600)],
  ['keep all where less is left', 300, left(100, [100], 50), left(0, [0], 0)],
  ['keep nothing where there are none', 0, left(1, [2], 3), left(1, [2], 3)],
] as const)('[J-184] [J-254] gift cards that can be paid with %s', (_what, kept, money, rest) => {
  expect(leftBeside(kept, money)).toEqual(rest);
});

it('[J-184] refunds in any portions give back exactly what was paid, and each no more than is left of its way', () => {
  let seed = 7;
  const random = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % (most + 1);
  };
  for (let round = 0; round < 300; round += 1) {
    let money = left(random(2_000_000_000), [random(2_000_000_000), random(3)], random(1000));
    while (allLeft(money) > 0) {
      const amount = 1 + random(allLeft(money) - 1);
      const parts = splitRefund(amount, money);
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      const taken = (way: string, id: string | null): number =>
        parts.filter((part) => part.way === way && part.paymentId === id).reduce((sum, part) => sum + part.amount, 0);
      money = {
        voucher: money.voucher - taken('voucher', null),
        payments: money.payments.map(({ id, left: most }) => ({ id, left: most - taken('gateway', id) })),
        transfer: money.transfer - taken('transfer', null),
      };
      expect(Math.min(money.voucher, money.transfer, ...money.payments.map((one) => one.left))).toBeGreaterThanOrEqual(0);
    }
  }
  expect(() => splitRefund(2, left(1, []))).toThrow('more than');
});
