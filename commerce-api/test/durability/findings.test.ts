import { describe, expect, it } from '@jest/globals';
import type { Purchase } from './buyer.ts';
import { findings } from './findings.ts';
import type { RecordedOrder, Records } from './records.ts';

const PRICE = 5000;
const TOTAL = 6500;

const answer = (number: string, total = TOTAL) => ({
  order_id: 1,
  number,
  hash: 'h',
  grand_total: total,
  payment: { method: 'banktransfer', status: 'pending', next: 'none' } as const,
  account: null,
});
const ordered = (key: string, numbers: readonly string[]): Purchase => ({
  kind: 'ordered',
  sku: 'A',
  keys: [key],
  email: `${key}@example.com`,
  expected: TOTAL,
  answers: numbers.map((number) => answer(number)),
});
const record = (key: string, number: string, fields: Partial<RecordedOrder> = {}): RecordedOrder => ({
  number,
  key,
  email: `${key}@example.com`,
  total: TOTAL,
  summed: TOTAL,
  lines: [{ sku: 'A', qty: 1, price: PRICE }],
  ...fields,
});
const goods = (fields: Partial<{ ordered: number; left: number; inWarehouses: number }> = {}) => [
  { sku: 'A', ordered: 2, left: 1, inWarehouses: 1, ...fields },
];
const purchases: readonly Purchase[] = [ordered('k1', ['1', '1']), ordered('k2', ['2', '2']), { kind: 'sold-out', sku: 'A' }];
const orders = [record('k1', '1'), record('k2', '2')];
const mails = ['k1@example.com', 'k2@example.com'];
const found = (records: Partial<Records>, stock = 3, answered = purchases) =>
  findings(answered, { orders, goods: goods(), mails, ...records }, { stock, sold: [{ sku: 'A', price: PRICE }] });

describe('[J-35] findings about orders whose server is killed', () => {
  it('finds nothing when the records match the answers that the buyers got', () => {
    expect(found({})).toEqual({ orders: 2, soldOut: 1, lost: 0, doubled: 0, oversold: 0, wrongTotals: 0, mailsWrong: 0 });
  });

  it('finds an order that is not in the records, and one that no buyer got an answer for', () => {
    expect(found({ orders: [record('k1', '1'), record('k3', '3')] })).toMatchObject({ lost: 1, doubled: 1 });
  });

  it('finds two calls for one cart that got different orders, or of which one got none', () => {
    const [, second] = purchases;
    if (second === undefined) throw new Error('two purchases');
    expect(found({ orders: [...orders, record('k1-other', '4')] }, 3, [ordered('k1', ['1', '4']), second])).toMatchObject({ doubled: 1 });
    expect(found({}, 3, [ordered('k1', ['1']), second])).toMatchObject({ doubled: 1 });
  });

  it('finds pieces sold beyond the stock, and pieces that are missing without an order', () => {
    expect(found({ goods: goods({ left: -1, inWarehouses: -1 }) }, 1)).toMatchObject({ oversold: 1 });
    expect(found({ goods: goods({ left: 0 }) })).toMatchObject({ oversold: 2 });
  });

  it.each([
    ['is not what the buyer has seen', { total: 1, summed: 1 }],
    ['is not the sum of its parts', { summed: 1 }],
    ['is for a piece twice', { lines: [{ sku: 'A', qty: 2, price: PRICE }] }],
    ['is at another price', { lines: [{ sku: 'A', qty: 1, price: PRICE - 1 }] }],
  ])('finds a total that %s', (_, fields) => {
    expect(found({ orders: [record('k1', '1', fields), record('k2', '2')] })).toMatchObject({ wrongTotals: 1, lost: 0 });
  });

  it('finds an order without its e-mail, with two, and an e-mail without an order', () => {
    expect(found({ mails: mails.slice(1) })).toMatchObject({ mailsWrong: 1 });
    expect(found({ mails: [...mails, 'k1@example.com'] })).toMatchObject({ mailsWrong: 1 });
    expect(found({ mails: [...mails, 'nobody@example.com'] })).toMatchObject({ mailsWrong: 1 });
  });
});
