import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import {
  type ListingFilters,
  NO_FILTERS,
  formatListingPath,
  formatListingQuery,
  formatSearchQuery,
  isSameListing,
  normalizeFilters,
  pageCount,
  pageOf,
  parseListingPath,
  parseListingQuery,
  parsePriceRange,
  parseSearchQuery,
  sortArguments,
  sortsOf,
} from './index.ts';

const codes = fc
  .stringMatching(/^[a-z][a-z0-9_]{0,10}$/)
  .filter(
    (code) =>
      !['query', 'category_id', 'order', 'p', 'price', 'source'].includes(code) &&
      !code.startsWith('utm_') &&
      !/^(gclid|fbclid)/.test(code),
  );
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.isWellFormed());
const prices = fc.option(
  fc
    .tuple(fc.option(fc.nat(99_999), { nil: undefined }), fc.option(fc.nat(99_999), { nil: undefined }))
    .filter(([from, to]) => (from !== undefined || to !== undefined) && (from === undefined || to === undefined || from <= to))
    .map(([from, to]) => ({ from, to })),
  { nil: undefined },
);
const filters = (values: fc.Arbitrary<string>, names: fc.Arbitrary<string> = codes): fc.Arbitrary<ListingFilters> =>
  fc.record({ values: fc.dictionary(names, fc.array(values, { maxLength: 4 }), { maxKeys: 4 }), price: prices }).map(normalizeFilters);

describe('filters in the path', () => {
  it('[P-21] the stated example is read and written', () => {
    const { categoryPath, filters: parsed } = parseListingPath('/agd/pralki/f/producent,12,15/pojemnosc,8-kg/price,1000-3000');
    expect(categoryPath).toBe('/agd/pralki.html');
    expect(parsed).toEqual({ values: { producent: ['12', '15'], pojemnosc: ['8-kg'] }, price: { from: 1000, to: 3000 } });
    expect(formatListingPath('/agd/pralki.html', parsed)).toBe('/agd/pralki/f/pojemnosc,8-kg/producent,12,15/price,1000-3000');
  });

  it('[P-21] without filters the path stays what it was', () => {
    expect(parseListingPath('/agd/pralki.html')).toEqual({ categoryPath: '/agd/pralki.html', filters: NO_FILTERS });
    expect(formatListingPath('/agd/pralki.html', NO_FILTERS)).toBe('/agd/pralki.html');
    expect(parseListingPath('/agd/foto.html').filters).toEqual(NO_FILTERS);
    expect(parseListingPath('/agd/pralki/f')).toEqual({ categoryPath: '/agd/pralki.html', filters: NO_FILTERS });
  });

  it.each(['/a/f//', '/a/f/,', '/a/f/x', '/a/f/x,', '/a/f/price', '/a/f/price,', '/a/f/price,-', '/a/f/price,abc', '/a/f/price,1-2-3'])(
    '[P-21] %s filters nothing',
    (path) => expect(parseListingPath(path)).toEqual({ categoryPath: '/a.html', filters: NO_FILTERS }),
  );

  it('[P-21] names of object properties are ordinary codes', () => {
    expect(Object.entries(parseListingPath('/a/f/constructor,1/toString,2/__proto__,3').filters.values)).toEqual([
      ['__proto__', ['3']],
      ['constructor', ['1']],
      ['toString', ['2']],
    ]);
  });

  it('[P-21] what is written is what is read, whatever the values are', () => {
    fc.assert(
      fc.property(filters(anyText, fc.oneof(codes, anyText)), (chosen) => {
        const path = formatListingPath('/agd/pralki.html', chosen);
        expect(parseListingPath(path)).toEqual({ categoryPath: '/agd/pralki.html', filters: chosen });
        expect(path).toMatch(/^[\w/.,%!'()*~-]+$/);
      }),
    );
  });

  it('[P-21] any path can be read, and reading is stable', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { categoryPath, filters: parsed } = parseListingPath(`/a/f/${text}`);
        expect(parseListingPath(formatListingPath(categoryPath, parsed)).filters).toEqual(parsed);
      }),
    );
  });

  it.each([
    ['1000-3000', 1000, 3000],
    ['3000-1000', 1000, 3000],
    ['1000-', 1000, undefined],
    ['-3000', undefined, 3000],
    ['0-0', 0, 0],
  ])('the price %s is %p to %p', (text, from, to) => expect(parsePriceRange(text)).toEqual({ from, to }));

  it('[S-24] only the filters differ between addresses of one listing', () => {
    expect(isSameListing('/agd/pralki.html', '/agd/pralki/f/a,1')).toBe(true);
    expect(isSameListing('/agd/pralki/f/b,2', '/agd/pralki/f/a,1')).toBe(true);
    expect(isSameListing('/agd/pralki.html', '/agd/lodowki.html')).toBe(false);
  });
});

describe('order, page and search', () => {
  it('[R-28] a search without an order is sorted by relevance, a category by popularity', () => {
    expect(parseListingQuery('?query=x', 'search')).toEqual({ sort: 'relevance', page: 1 });
    expect(parseListingQuery('', 'category')).toEqual({ sort: 'popularity', page: 1 });
    expect(parseListingQuery('?order=relevance', 'category').sort).toBe('popularity');
    expect(sortsOf('search')[0]).toBe('relevance');
    expect(sortsOf('category')).not.toContain('relevance');
  });

  it('[R-28] the default order and the first page do not stand in the address', () => {
    expect(formatListingQuery({ sort: 'popularity', page: 1 }, 'category')).toBe('');
    expect(formatListingQuery({ sort: 'price_asc', page: 3 }, 'category')).toBe('?order=price_asc&p=3');
  });

  it.each(['0', '-1', '1.5', 'x', '999999', ''])('the page %p is the first', (page) => {
    expect(parseListingQuery(new URLSearchParams({ p: page, order: 'cheapest' }), 'category')).toEqual({ sort: 'popularity', page: 1 });
  });

  it('[Q-23] orders become arguments of the listing query', () => {
    expect(sortArguments('price_desc')).toEqual({ sortBy: 'price', sortOrder: 'DESC' });
    expect(sortArguments('price_asc')).toEqual({ sortBy: 'price', sortOrder: 'ASC' });
    expect(sortArguments('name')).toEqual({ sortBy: 'name', sortOrder: 'ASC' });
    expect(sortArguments('rating')).toEqual({ sortBy: 'rating', sortOrder: 'DESC' });
  });

  it('[R-27] a search reads query, category, order, page, price and attributes, and nothing of campaigns', () => {
    expect(parseSearchQuery('?query=%20pralka%20&category_id=7&order=rating&p=2&price=100-&producent=15,12&utm_source=x&gclid=1')).toEqual({
      query: 'pralka',
      categoryId: '7',
      sort: 'rating',
      page: 2,
      filters: { values: { producent: ['12', '15'] }, price: { from: 100, to: undefined } },
    });
  });

  it('[R-27] a search that is written is read again', () => {
    const values = anyText.filter((text) => !text.includes(','));
    fc.assert(
      fc.property(
        fc
          .string()
          .map((text) => text.trim())
          .filter((text) => text.isWellFormed()),
        filters(values),
        fc.integer({ min: 1, max: 99 }),
        (query, chosen, page) => {
          const search = { query, categoryId: '7', filters: chosen, sort: 'newest' as const, page };
          expect(parseSearchQuery(formatSearchQuery(search))).toEqual(search);
        },
      ),
    );
  });

  it('[R-27] a page holds 24 products', () => {
    const ids = Array.from({ length: 50 }, (_, index) => String(index));
    expect([pageOf(ids, 1).length, pageOf(ids, 3), pageOf(ids, 4)]).toEqual([24, ['48', '49'], []]);
    expect([pageCount(0), pageCount(24), pageCount(25)]).toEqual([1, 1, 2]);
  });
});
