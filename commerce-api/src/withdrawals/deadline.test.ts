import { describe, expect, it } from '@jest/globals';
import type { OrderHistory } from '../orders/order-view.ts';
import { closureOf, lastDay } from './deadline.ts';

// What the rules read of an order.
const history = (change: { readonly isPlus?: boolean; readonly status?: string; readonly delivered?: string }): OrderHistory =>
  ({
    order: { status: change.status ?? 'delivered', document: { isPlus: change.isPlus ?? false } },
    events: change.delivered === undefined ? [] : [{ event: 'delivered', at: new Date(change.delivered) }],
  }) as unknown as OrderHistory;

describe('[J-198] until when a contract may be withdrawn from', () => {
  it.each([
    ['thirty days from the day of the delivery in Poland', { delivered: '2026-10-01T10:00:00Z' }, '2026-10-31'],
    ['a parcel that comes after midnight in Poland has come the next day', { delivered: '2026-10-01T22:30:00Z' }, '2026-11-01'],
    ['sixty in the plus programme', { delivered: '2026-10-01T10:00:00Z', isPlus: true }, '2026-11-30'],
    ['no day as long as nothing has come', {}, null],
  ])('%s', (_name, change, last) => expect(lastDay(history(change))).toBe(last));

  it('the last day counts as a whole, in Poland', () => {
    const delivered = history({ delivered: '2026-10-01T10:00:00Z' });
    expect(closureOf(delivered, new Date('2026-10-31T22:59:59Z'))).toBeNull();
    expect(closureOf(delivered, new Date('2026-10-31T23:00:00Z'))).toBe('late');
    expect(closureOf(history({ status: 'shipped' }), new Date('2027-10-31T23:00:00Z'))).toBeNull();
    expect(closureOf(history({ status: 'cancelled' }), new Date('2026-10-01T10:00:00Z'))).toBe('cancelled');
  });
});
