import { describe, expect, it } from '@jest/globals';
import { findings, type Findings } from './findings.ts';
import { REFUNDED, type Ordered, type Plan, type Purchase } from './purchase.ts';
import type { RecordedOrder, RecordedRefund, Records } from './records.ts';

const PRICE = 5000;
const WARRANTY = 700;
const TOTAL = 6500;
const ISSUED = 10_000;
const SPENT = 4000;

const answer = (number: string, total = TOTAL) => ({
  order_id: 1,
  number,
  hash: 'h',
  grand_total: total,
  payment: { method: 'banktransfer', status: 'pending', next: 'none' } as const,
  account: null,
});
const ordered = (key: string, numbers: readonly string[], plan: Plan = 'plain', fields: Partial<Ordered> = {}): Ordered => ({
  kind: 'ordered',
  plan,
  sku: 'A',
  keys: [key],
  email: `${key}@example.com`,
  expected: TOTAL,
  voucher: 0,
  warranty: 0,
  answers: numbers.map((number) => answer(number)),
  withdrawals: [],
  ...fields,
});
const record = (key: string, number: string, fields: Partial<RecordedOrder> = {}): RecordedOrder => ({
  id: Number(number),
  number,
  key,
  email: `${key}@example.com`,
  status: 'pending_payment',
  total: TOTAL,
  voucher: 0,
  summed: TOTAL,
  lines: [{ sku: 'A', qty: 1, price: PRICE, addOns: 0 }],
  ...fields,
});
const placed = (key: string) => ({ recipient: `${key}@example.com`, kind: 'order-placed' });
const goods = (fields: Partial<{ taken: number; left: number; inWarehouses: number }> = {}) => [
  { sku: 'A', taken: 2, left: 1, inWarehouses: 1, ...fields },
];
const first = ordered('k1', ['1', '1']);
const second = ordered('k2', ['2', '2']);
const purchases: readonly Purchase[] = [first, second, { kind: 'sold-out', sku: 'A' }];
const sound: Records = {
  orders: [record('k1', '1'), record('k2', '2')],
  goods: goods(),
  mails: [placed('k1'), placed('k2'), { recipient: '+48600100200', kind: 'sms-order' }],
  vouchers: [],
  voucherOfOrder: new Map(),
  refunds: [],
  withdrawals: [],
  reservations: [],
};
const found = (records: Partial<Records>, pieces = 3, answered: readonly Purchase[] = purchases): Findings =>
  findings(answered, { ...sound, ...records }, { sold: [{ sku: 'A', price: PRICE, pieces, warranty: null }], issued: ISSUED });
/** One order alone. */
const foundOfOne = (purchase: Ordered, records: Partial<Records>): Findings =>
  found({ orders: [record('k1', '1')], mails: [placed('k1')], goods: goods({ taken: 1 }), ...records }, 2, [purchase]);

const nothing = { lost: 0, doubled: 0, oversold: 0, wrongTotals: 0, mailsWrong: 0, vouchersWrong: 0, refundsWrong: 0 };

describe('[J-35] findings about orders whose server is killed', () => {
  it('finds nothing when the records match the answers that the buyers got', () => {
    expect(found({})).toEqual({ orders: 2, reservations: 0, soldOut: 1, ...nothing });
  });

  it('finds an order that is not in the records, and one that no buyer got an answer for', () => {
    expect(found({ orders: [record('k1', '1'), record('k3', '3')] })).toMatchObject({ lost: 1, doubled: 1 });
  });

  it('finds two calls for one cart that got different orders, or of which one got none', () => {
    const other = [...sound.orders, record('k1-other', '4')];
    expect(found({ orders: other }, 3, [ordered('k1', ['1', '4']), second])).toMatchObject({ doubled: 1 });
    expect(found({}, 3, [ordered('k1', ['1']), second])).toMatchObject({ doubled: 1 });
  });

  it('finds pieces sold beyond the stock, and pieces that are missing without an order', () => {
    expect(found({ goods: goods({ left: -1, inWarehouses: -1 }) }, 1)).toMatchObject({ oversold: 1 });
    expect(found({ goods: goods({ left: 0 }) })).toMatchObject({ oversold: 2 });
  });

  it.each([
    ['is not what the buyer has seen', { total: 1, summed: 1 }],
    ['is not the sum of its parts', { summed: 1 }],
    ['is for a piece twice', { lines: [{ sku: 'A', qty: 2, price: PRICE, addOns: 0 }] }],
    ['is at another price', { lines: [{ sku: 'A', qty: 1, price: PRICE - 1, addOns: 0 }] }],
    ['has a warranty that nobody wanted', { lines: [{ sku: 'A', qty: 1, price: PRICE, addOns: WARRANTY }] }],
  ])('finds a total that %s', (_, fields) => {
    expect(found({ orders: [record('k1', '1', fields), record('k2', '2')] })).toMatchObject({ wrongTotals: 1, lost: 0 });
  });

  it('finds an order without its e-mail, with two, and an e-mail without an order', () => {
    expect(found({ mails: sound.mails.slice(1) })).toMatchObject({ mailsWrong: 1 });
    expect(found({ mails: [...sound.mails, placed('k1')] })).toMatchObject({ mailsWrong: 1 });
    expect(found({ mails: [...sound.mails, placed('nobody')] })).toMatchObject({ mailsWrong: 1 });
  });
});

describe('[J-269] findings about money and goods that go back', () => {
  const paid = ordered('k1', ['1', '1'], 'voucher', { voucher: SPENT });
  const withVoucher = (spent: number, balance: number, voucher = spent) =>
    foundOfOne(paid, {
      orders: [record('k1', '1', { voucher })],
      vouchers: [{ balance, spent, returned: 0 }],
      voucherOfOrder: new Map([[1, { spent, returned: 0 }]]),
    });

  it('finds a voucher that was spent twice, for too much, or without an order', () => {
    expect(withVoucher(SPENT, ISSUED - SPENT)).toMatchObject(nothing);
    expect(withVoucher(SPENT, ISSUED - 2 * SPENT)).toMatchObject({ vouchersWrong: 1 });
    expect(withVoucher(SPENT + 1, ISSUED - SPENT - 1)).toMatchObject({ vouchersWrong: 1 });
    expect(withVoucher(ISSUED + 1, -1)).toMatchObject({ vouchersWrong: 2 });
    expect(foundOfOne(first, { vouchers: [{ balance: 0, spent: 0, returned: 0 }] })).toMatchObject({ vouchersWrong: 1 });
  });

  const refund: RecordedRefund = { orderId: 1, reason: 'staff', way: 'gateway', amount: REFUNDED, status: 'done', atGateway: REFUNDED };
  const refundedMails = ['order-placed', 'order-paid', 'order-refunded'].map((kind) => ({ recipient: 'k1@example.com', kind }));
  const refunded = (...refunds: readonly RecordedRefund[]) =>
    foundOfOne(ordered('k1', ['1', '1'], 'refunded'), { refunds, mails: refundedMails });

  it('finds a refund that is missing, made twice, not done, or unknown to the gateway', () => {
    expect(refunded(refund)).toMatchObject(nothing);
    for (const wrong of [[], [refund, refund], [{ ...refund, status: 'pending' }], [{ ...refund, atGateway: null }]])
      expect(refunded(...wrong)).toMatchObject({ ...nothing, refundsWrong: 1 });
  });

  it('finds a cancelled order that goes on, or whose voucher has not got everything back', () => {
    const cancelled = ordered('k1', ['1', '1'], 'cancelled', { voucher: SPENT });
    const back = (returned: number, status = 'cancelled') =>
      foundOfOne(cancelled, {
        orders: [record('k1', '1', { voucher: SPENT, status })],
        goods: goods({ taken: 0, left: 2, inWarehouses: 2 }),
        mails: [placed('k1'), { recipient: 'k1@example.com', kind: 'order-status' }],
        vouchers: [{ balance: ISSUED - SPENT + returned, spent: SPENT, returned }],
        voucherOfOrder: new Map([[1, { spent: SPENT, returned }]]),
        refunds: [{ orderId: 1, reason: 'cancelled', way: 'voucher', amount: SPENT, status: 'done', atGateway: null }],
      });
    expect(back(SPENT)).toMatchObject(nothing);
    expect(back(0)).toMatchObject({ vouchersWrong: 1 });
    expect(back(SPENT, 'processing')).toMatchObject({ lost: 1 });
  });

  it('finds a withdrawal that is lost, or that two calls made', () => {
    const kinds = ['order-placed', 'order-status', 'order-status', 'order-status', 'withdrawal-submitted'];
    const withdrawn = (numbers: readonly string[], recorded: readonly string[]) =>
      foundOfOne(ordered('k1', ['1', '1'], 'withdrawn', { withdrawals: numbers }), {
        mails: kinds.map((kind) => ({ recipient: 'k1@example.com', kind })),
        withdrawals: recorded.map((number) => ({ number, orderId: 1 })),
      });
    expect(withdrawn(['W1', 'W1'], ['W1'])).toMatchObject(nothing);
    expect(withdrawn(['W1', 'W1'], [])).toMatchObject({ lost: 1 });
    expect(withdrawn(['W1', 'W2'], ['W1', 'W2'])).toMatchObject({ doubled: 1 });
    expect(withdrawn(['W1', 'W1'], ['W1', 'W3'])).toMatchObject({ doubled: 1 });
  });

  it('finds a reservation that is lost, that goes on after it was given up, or that nobody has made', () => {
    const reserved = (status: string, isGivenUp: boolean, number = 'R1') =>
      found(
        {
          orders: [],
          goods: goods({ taken: 1, left: 2, inWarehouses: 2 }),
          mails: [{ recipient: 'k1@example.com', kind: 'reservation-made' }],
          reservations: [{ number, status }],
        },
        3,
        [{ kind: 'reserved', sku: 'A', email: 'k1@example.com', number: 'R1', isGivenUp }],
      );
    expect(reserved('waiting', false)).toMatchObject({ ...nothing, reservations: 1 });
    expect(reserved('cancelled', true)).toMatchObject(nothing);
    expect(reserved('waiting', true)).toMatchObject({ lost: 1 });
    expect(reserved('waiting', false, 'R2')).toMatchObject({ lost: 1, doubled: 1 });
  });
});
