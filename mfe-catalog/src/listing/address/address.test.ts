import { describe, expect, test } from '@jest/globals';
import { formatRange, parseRange, withValue, withoutValues } from './filters.ts';
import { changeAddress } from './listing-address.ts';
import { attributeFilters } from './query-variables.ts';
import { readAddress, readCategoryAddress, readSearchAddress } from './read-address.ts';
import { formOf, hrefOf } from './write-address.ts';

const category = (pathname: string, search = '') => readCategoryAddress({ pathname, search });
const search = (query: string) => readSearchAddress({ pathname: '/search.html', search: query });

describe('the address of a category listing', () => {
  test('[P-21] filters stand in the path behind f, values separated by commas', () => {
    const { place, filters } = category('/agd/pralki/f/producent,tatra,borowik/pojemnosc,8-kg/price,1000-');
    expect(place).toEqual({ kind: 'category', path: '/agd/pralki.html' });
    expect(Object.fromEntries(filters)).toEqual({ producent: ['borowik', 'tatra'], pojemnosc: ['8-kg'], price: ['1000-'] });
  });

  test('[P-21] a category without filters ends with .html, with filters it does not', () => {
    expect(hrefOf(category('/agd/pralki.html'))).toBe('/agd/pralki.html');
    expect(hrefOf(category('/agd/pralki/f/producent,tatra'))).toBe('/agd/pralki/f/producent,tatra');
  });

  test('order, page and layout stand in the query; defaults are left out', () => {
    const address = category('/agd/pralki.html', '?order=price_asc&p=3&view=list');
    expect(address).toMatchObject({ sort: 'price_asc', page: 3, layout: 'list' });
    expect(hrefOf(address)).toBe('/agd/pralki.html?order=price_asc&p=3&view=list');
    expect(hrefOf(address, { sort: 'popularity', layout: 'grid' })).toBe('/agd/pralki.html');
  });

  test('a change of filters or order starts at the first page again, a change of layout keeps it', () => {
    const address = category('/agd/pralki.html', '?p=3');
    expect(changeAddress(address, { sort: 'name' }).page).toBe(1);
    expect(changeAddress(address, { filters: withValue(address.filters, 'producent', 'tatra') }).page).toBe(1);
    expect(changeAddress(address, { layout: 'list' }).page).toBe(3);
    expect(changeAddress(address, { page: 2 }).page).toBe(2);
  });

  test.each([['0'], ['-1'], ['x'], ['1.5'], ['']])('a page "%s" is the first one', (p) => {
    expect(category('/agd.html', `?p=${p}`).page).toBe(1);
  });

  test('without scripts a range form writes query fields, which join the filters', () => {
    const address = category('/agd/pralki/f/producent,tatra', '?price_from=1000&price_to=3000');
    expect(hrefOf(address)).toBe('/agd/pralki/f/producent,tatra/price,1000-3000');
    expect(hrefOf(category('/agd/pralki/f/price,5-9', '?price_from=&price_to='))).toBe('/agd/pralki.html');
  });

  test('a link of a listing is read as the same kind of listing', () => {
    expect(readAddress('/agd/pralki/f/kolor,bialy?p=2', category('/agd/pralki.html'))).toMatchObject({
      page: 2,
      place: { kind: 'category' },
    });
    expect(readAddress('/search.html?query=lampa&kolor=bialy', search('?query=x')).place).toMatchObject({ query: 'lampa' });
  });
});

describe('the address of search results', () => {
  test('[R-27] query, category, price and attribute codes are read from the query string', () => {
    const address = search('?query=pralka%20slim&category_id=12&order=price_desc&p=2&price=1000-3000&producent=tatra,borowik&utm_source=x');
    expect(address.place).toEqual({ kind: 'search', query: 'pralka slim', categoryId: '12' });
    expect(Object.fromEntries(address.filters)).toEqual({ price: ['1000-3000'], producent: ['borowik', 'tatra'] });
    expect(hrefOf(address)).toBe(
      '/search.html?query=pralka+slim&category_id=12&producent=borowik,tatra&price=1000-3000&order=price_desc&p=2',
    );
  });

  test('[R-28] the default order of a search is relevance and is not written', () => {
    expect(search('?query=pralka').sort).toBe('relevance');
    expect(hrefOf(search('?query=pralka&order=relevance'))).toBe('/search.html?query=pralka');
  });
});

describe('filters', () => {
  test.each([
    ['1000-3000', { from: 1000, to: 3000 }],
    ['1000-', { from: 1000, to: null }],
    ['-3000', { from: null, to: 3000 }],
    ['3000-1000', { from: 1000, to: 3000 }],
    ['5.5-8', { from: 5.5, to: 8 }],
    ['8-kg', null],
    ['-', null],
    ['12', null],
  ])('%s is read as a range or not', (text, range) => {
    expect(parseRange(text)).toEqual(range);
  });

  test('a range with two open ends is no filter', () => {
    expect(formatRange({ from: null, to: null })).toBeNull();
  });

  test('[P-21] prices are requests in grosze, other numbers in their unit, values as they stand', () => {
    const filters = new Map([
      ['price', ['1000-3000']],
      ['przekatna', ['40-']],
      ['producent', ['tatra', '12']],
    ]);
    expect(attributeFilters(filters)).toEqual([
      { code: 'price', from: 100000, to: 300000 },
      { code: 'przekatna', from: 40 },
      { code: 'producent', values: ['tatra', '12'] },
    ]);
  });

  test('the last value of a code takes the code with it', () => {
    const filters = withValue(new Map(), 'kolor', 'bialy');
    expect(withoutValues(filters, 'kolor', ['bialy']).size).toBe(0);
  });

  test('forms carry the rest of the address in hidden fields', () => {
    const form = formOf(category('/agd/pralki/f/kolor,bialy', '?view=list&p=2'), { sort: 'popularity' }, ['order']);
    expect(form).toEqual({ action: '/agd/pralki/f/kolor,bialy', hidden: [['view', 'list']] });
  });
});
