import { describe, expect, it } from '@jest/globals';
import type { Purchase } from './buyer.ts';
import { findings } from './findings.ts';

const ordered = (key: string, number: string): Purchase => ({
  kind: 'ordered',
  sku: 'A',
  key,
  order: {
    order_id: 1,
    number,
    hash: 'h',
    grand_total: 1,
    payment: { method: 'banktransfer', status: 'pending', next: 'none' },
    account: null,
  },
});
const goods = (fields: Partial<{ ordered: number; left: number; inWarehouses: number }> = {}) => [
  { sku: 'A', ordered: 2, left: 1, inWarehouses: 1, ...fields },
];
const purchases: readonly Purchase[] = [ordered('k1', '1'), ordered('k2', '2'), { kind: 'sold-out', sku: 'A' }];
const orders = [
  { key: 'k1', number: '1' },
  { key: 'k2', number: '2' },
];

describe('[J-35] findings about orders whose server is killed', () => {
  it('finds nothing when the records match the answers that the buyers got', () => {
    expect(findings(purchases, { orders, goods: goods(), mails: 2 }, 3)).toEqual({
      orders: 2,
      soldOut: 1,
      lost: 0,
      doubled: 0,
      oversold: 0,
      mailsWrong: 0,
    });
  });

  it('finds an order that is not in the records, and one that no buyer got an answer for', () => {
    const [first] = orders;
    const recorded = first === undefined ? [] : [first, { key: 'k3', number: '3' }];
    expect(findings(purchases, { orders: recorded, goods: goods(), mails: 2 }, 3)).toMatchObject({ lost: 1, doubled: 1 });
  });

  it('finds pieces sold beyond the stock, and pieces that are missing without an order', () => {
    expect(findings(purchases, { orders, goods: goods({ left: -1, inWarehouses: -1 }), mails: 2 }, 1)).toMatchObject({ oversold: 1 });
    expect(findings(purchases, { orders, goods: goods({ left: 0 }), mails: 1 }, 3)).toMatchObject({ oversold: 2, mailsWrong: 1 });
  });
});
