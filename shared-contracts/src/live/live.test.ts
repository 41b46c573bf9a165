import { describe, expect, it } from '@jest/globals';
import { readPageMessage, readServerMessage } from './index.ts';

describe('messages of the live socket', () => {
  it('[L-06] prices of a push are whole grosze or the message is refused', () => {
    expect(readServerMessage('{"wsProducts":[{"id":1,"sku":"A","final_price":129900,"name":"Pralka"}]}')).toEqual({
      wsProducts: [{ id: 1, sku: 'A', final_price: 129900, name: 'Pralka' }],
    });
    for (const price of ['12.5', '-1', '1e400', '"12"'])
      expect(readServerMessage(`{"wsProducts":[{"id":1,"sku":"A","final_price":${price}}]}`)).toBeNull();
  });

  it.each(['{"wsSomethingNew":{}}', '[1]', 'not json', '', '{"wsCatalog":{"category_id":7,"total_count":-1}}'])(
    'a page leaves %j of the server aside',
    (raw) => expect(readServerMessage(raw)).toBeNull(),
  );

  it('the server takes the id of a category as a number or as text', () => {
    for (const category_id of [7, '7'])
      expect(readPageMessage(JSON.stringify({ action: 'wsCatalog', category_id, sortBy: 'price', sortOrder: 'ASC' }))).toEqual({
        action: 'wsCatalog',
        category_id: '7',
        sortBy: 'price',
        sortOrder: 'ASC',
      });
  });

  it('the server fills in what a report of a visit leaves out, and takes none without the id of the browser', () => {
    expect(readPageMessage('{"action":"refreshSession","data":{"session_id":"browser-1","url":"/agd"}}')).toMatchObject({
      data: { session_id: 'browser-1', url: '/agd', referer: '', utm_source: '' },
    });
    expect(readPageMessage('{"action":"refreshSession","data":{"url":"/agd"}}')).toBeNull();
  });

  it.each([
    ['an unknown action', { action: 'shutdown' }],
    ['more than a hundred products', { action: 'wsProducts', ids: Array.from({ length: 101 }, (_, id) => id) }],
    ['an order that there is not', { action: 'wsCatalog', category_id: 7, sortBy: 'colour' }],
    ['a path without end', { action: 'ping', pathname: '/'.repeat(2001) }],
  ])('the server refuses %s', (_what, message) => expect(readPageMessage(JSON.stringify(message))).toBeNull());
});
