import { describe, expect, test } from '@jest/globals';
import { attributeFilters } from '../address/query-variables.ts';
import { readCategoryAddress } from '../address/read-address.ts';
import { activeFilters, facetViews, isOpen, splitOptions, type FacetOption } from './facet-model.ts';
import { rangeValue, typedRange } from './range-input.ts';

const value = (value_id: string, label: string, count: number) => ({ value_id, key: label.toLowerCase(), label, count, swatch: null });

const listing = {
  facets: [
    { code: 'producent', label: 'Producent', values: [value('1', 'Tatra', 5), value('2', 'Borowik', 0)] },
    { code: 'kolor', label: 'Kolor', values: [value('7', 'Biały', 3)] },
    { code: 'klasa', label: 'Klasa energetyczna', values: [value('8', 'A', 3), value('9', 'B', 1)] },
  ],
  stats: [
    { code: 'przekatna', label: 'Przekątna', unit: 'cal', min: 32, max: 85, count: 9 },
    { code: 'price', label: 'Cena', unit: null, min: 109_900, max: 329_950, count: 9 },
  ],
};

const at = (pathname: string) => readCategoryAddress({ pathname, search: '' });

describe('facets', () => {
  test('[P-20] brand, price, the other facets, then numbers; a facet with a single value is left out', () => {
    expect(facetViews(listing, at('/tv.html')).map(({ code }) => code)).toEqual(['producent', 'price', 'klasa', 'przekatna']);
  });

  test('[P-21] a value links to the listing with it, a chosen one to the listing without it', () => {
    const [brand] = facetViews(listing, at('/tv/f/klasa,a'));
    expect(brand?.kind === 'options' && brand.options[0]).toMatchObject({ selected: false, href: '/tv/f/klasa,a/producent,tatra' });
    const [chosen] = facetViews(listing, at('/tv/f/producent,tatra'));
    expect(chosen?.kind === 'options' && chosen.options[0]).toMatchObject({ selected: true, href: '/tv.html' });
  });

  test('[P-21] a value may stand in the address by its id', () => {
    const [brand] = facetViews(listing, at('/tv/f/producent,1'));
    expect(brand?.kind === 'options' && brand.options[0]).toMatchObject({ selected: true, href: '/tv.html' });
  });

  test('a value that finds nothing is disabled, not gone; unless it is chosen', () => {
    const [brand] = facetViews(listing, at('/tv.html'));
    expect(brand?.kind === 'options' && brand.options[1]).toMatchObject({ label: 'Borowik', disabled: true });
    const [chosen] = facetViews(listing, at('/tv/f/producent,borowik'));
    expect(chosen?.kind === 'options' && chosen.options[1]?.disabled).toBe(false);
  });

  test('[P-20] the price range is shown in whole złoty that hold every price', () => {
    const price = facetViews(listing, at('/tv/f/price,1200-')).find(({ code }) => code === 'price');
    expect(price).toMatchObject({ kind: 'range', min: 1099, max: 3300, chosen: { from: 1200, to: null }, form: { action: '/tv.html' } });
  });

  test('facets far down are folded, unless something in them is chosen', () => {
    const [brand] = facetViews(listing, at('/tv.html'));
    const [chosen] = facetViews(listing, at('/tv/f/producent,tatra'));
    expect(brand && [isOpen(brand, 0), isOpen(brand, 7)]).toEqual([true, false]);
    expect(chosen && isOpen(chosen, 7)).toBe(true);
  });

  test('[J-266] stars are links to the listing with at least so many, as far as any product has them', () => {
    const rated = (max: number, path: string) =>
      facetViews({ facets: [], stats: [{ code: 'rating', label: 'Ocena', unit: null, min: 0, max, count: 9 }] }, at(path))[0];
    expect(rated(100, '/tv.html')).toMatchObject({
      options: [
        { stars: 4.5, selected: false, href: '/tv/f/rating,4.5-' },
        { stars: 4, selected: false, href: '/tv/f/rating,4-' },
        { stars: 3, selected: false, href: '/tv/f/rating,3-' },
      ],
    });
    expect(rated(85, '/tv/f/rating,4-')).toMatchObject({
      options: [
        { stars: 4, selected: true, href: '/tv.html' },
        { stars: 3, selected: false },
      ],
    });
    expect(rated(0, '/tv.html')).toBeUndefined();
    expect(attributeFilters(at('/tv/f/rating,4-').filters)).toEqual([{ code: 'rating', from: 80 }]);
  });

  test('a long facet folds its tail away, but never a chosen value', () => {
    const options: FacetOption[] = Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: String(index),
      count: 1,
      swatch: null,
      selected: index === 10,
      disabled: false,
      href: '/',
    }));
    const [shown, more] = splitOptions(options);
    expect(shown.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '10']);
    expect(more).toHaveLength(5);
    expect(splitOptions(options.slice(0, 7))[1]).toEqual([]);
  });
});

describe('active filters', () => {
  test('every chosen value is a chip with the address without it; a value that the shop does not know is none', () => {
    const chips = activeFilters(listing, at('/tv/f/producent,tatra,nieznany/price,1200-3000'));
    expect(chips.map(({ label, href }) => [label, href])).toEqual([
      ['Tatra', '/tv/f/producent,nieznany/price,1200-3000'],
      ['1200-3000', '/tv/f/producent,nieznany,tatra'],
    ]);
    expect(chips[1]?.range).toMatchObject({ from: 1200, to: 3000, unit: 'zł' });
  });
});

describe('typed ranges', () => {
  test('spaces and commas are understood, swapped ends are turned, nonsense leaves the end open', () => {
    expect(typedRange('3 000', '1\u00a0200,5')).toEqual({ from: 1200.5, to: 3000 });
    expect(typedRange('tanio', '')).toEqual({ from: null, to: null });
  });

  test('ends at or beyond the bounds say nothing', () => {
    expect(rangeValue({ from: 1099, to: 2000 }, { min: 1099, max: 3300 })).toBe('-2000');
    expect(rangeValue({ from: 5, to: 9999 }, { min: 1099, max: 3300 })).toBeNull();
  });

  test('a price is chosen in whole złoty, so that no product of the range is lost', () => {
    expect(rangeValue({ from: 1200.5, to: 1999.01 }, { code: 'price', min: 1099, max: 3300 })).toBe('1200-2000');
    expect(rangeValue({ from: 5.5, to: null }, { code: 'pojemnosc', min: 4, max: 12 })).toBe('5.5-');
  });
});
