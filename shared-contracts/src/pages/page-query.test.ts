import { describe, expect, it } from '@jest/globals';
import { pageQuery } from './index.ts';

describe('[J-138] the query of a page as far as the page reads it', () => {
  it.each([
    [
      'a category: order, page, layout and the fields of range forms',
      '/agd.html',
      '?view=list&p=2&order=name&price_from=10',
      '?order=name&p=2&price_from=10&view=list',
    ],
    ['a search: its filters', '/search.html', '?query=pralka&producent=12%2C15&utm_source=x', '?producent=12%2C15&query=pralka'],
    ['compared products', '/product-compare', '?item2=B&item1=A&item0=C', '?item1=A&item2=B'],
    ['an order that is paid again', '/checkout/payment/error', '?order=1&hash=abc&x=1', '?hash=abc&order=1'],
    ['home reads none: those of campaigns count as none', '/', '?utm_source=list&gclid=1&fbclid=2&source=cookies', ''],
    ['all that no page reads count as one', '/', '?x=1&y=2', '?other'],
    ['a single question mark', '/agd.html', '?', ''],
    ['no query', '/agd.html', '', ''],
  ])('%s', (_, path, search, query) => expect(pageQuery(path, search)).toBe(query));
});
