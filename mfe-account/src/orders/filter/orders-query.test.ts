import { describe, expect, it } from '@jest/globals';
import { isUnfiltered, ordersPath, ordersQueryOf } from './orders-query.ts';

const path = '/customer/account/orders';

describe('[J-243] what the address asks of the list of orders', () => {
  it.each([
    ['', { page: 1, filter: {} }],
    ['?q=&state=&period=', { page: 1, filter: {} }],
    ['?p=3&state=open', { page: 3, filter: { state: 'open' } }],
    ['?q=%20pralka%20&period=older', { page: 1, filter: { period: 'older', text: 'pralka' } }],
    ['?state=lost&period=forever&p=-1', { page: 1, filter: {} }],
  ] as const)('%s', (search, query) => {
    expect(ordersQueryOf(search)).toEqual(query);
  });

  it('is written into addresses of pages as it was read', () => {
    expect(ordersPath({ page: 1, filter: {} })).toBe(path);
    const query = { page: 2, filter: { state: 'cancelled', period: '30-days', text: 'A1 & B' } } as const;
    expect(ordersPath(query)).toBe(`${path}?q=A1+%26+B&state=cancelled&period=30-days&p=2`);
    expect(ordersQueryOf(ordersPath(query).slice(path.length))).toEqual(query);
    expect([isUnfiltered(query), isUnfiltered({ page: 4, filter: {} })]).toEqual([false, true]);
  });

  it('a text that is longer than the server takes is cut', () => {
    expect(ordersQueryOf(`?q=${'a'.repeat(300)}`).filter.text).toHaveLength(100);
  });
});
