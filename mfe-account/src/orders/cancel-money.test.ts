import { expect, it } from '@jest/globals';
import { order } from '../testing/fixtures.ts';
import { cancelMoney } from './cancel-money.ts';

const totals = { ...order.totals, grand_total: 10_000, voucher: 3000, to_pay: 7000 };
const card = { ...order.payment, bank_transfer: null };

it.each([
  ['unpaid, with a voucher', { ...card, status: 'pending' }, totals, ['unpaid', 0, 3000]],
  ['paid on arrival', { ...card, status: 'offline' }, { ...totals, voucher: 0 }, ['offline', 0, 0]],
  ['paid by card and voucher', { ...card, status: 'paid' }, totals, ['refund', 7000, 3000]],
  ['paid by bank transfer', { ...order.payment, status: 'paid' }, { ...totals, voucher: 0, to_pay: 10_000 }, ['transfer', 10_000, 0]],
  ['paid by a voucher alone', { ...card, status: 'paid' }, { ...totals, voucher: 10_000, to_pay: 0 }, ['none', 0, 10_000]],
  ['refunded in part', { ...card, status: 'paid', refund: { money: 2000, voucher: 1000, is_done: true } }, totals, ['refund', 5000, 2000]],
] as const)('[J-183] the money of an order %s', (_what, payment, sums, expected) => {
  const { way, money, voucher } = cancelMoney({ payment, totals: sums });
  expect([way, money, voucher]).toEqual(expected);
});
