/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { FakeResults } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import { listingResult, tileProduct } from '../testing/fixtures.ts';
import SearchPage from './SearchPage.tsx';

const category = (id: number, name: string) => ({ count: 3, category: { id, name } });

const open = async (path: string, change: FakeResults = {}, total = 3) => {
  const requests: unknown[] = [];
  const results: FakeResults = {
    productsForSearch: (variables: unknown) => {
      requests.push(variables);
      return { ...listingResult(total), corrected_query: null, categories: [category(12, 'Pralki'), category(13, 'Suszarki')] };
    },
    msProducts: ({ ids }: { ids: number[] }) => ({ items: ids.map((id) => tileProduct({ id })) }),
    msCategories: {
      items: [
        { id: 3, level: 2, name_in_tiles: 'AGD', url: '/agd.html', product_count: 900 },
        { id: 12, level: 3, name_in_tiles: 'Pralki', url: '/agd/pralki.html', product_count: 200 },
      ],
    },
    ...change,
  };
  return { requests, ...(await renderPage(<SearchPage />, { path, results })) };
};

describe('search results', () => {
  test('[R-27] [R-28] query, category and filters of the address are requests for, by relevance', async () => {
    const { requests } = await open('/search.html?query=pralka&category_id=12&producent=tatra&price=-3000');
    expect(screen.getByRole('heading', { level: 1, name: 'Wyniki dla „pralka”' })).toBeTruthy();
    expect(requests[0]).toEqual({
      query: 'pralka',
      categoryId: '12',
      attributes: [
        { code: 'producent', values: ['tatra'] },
        { code: 'price', to: 300_000 },
      ],
      sortBy: 'relevance',
      sortOrder: 'DESC',
    });
  });

  test('[R-27] results are narrowed to a category by links', async () => {
    await open('/search.html?query=pralka&producent=tatra');
    expect(screen.getByRole('link', { name: 'Suszarki (3)' }).getAttribute('href')).toBe('/search.html?query=pralka&category_id=13');
  });

  test('[R-27] no results name the query and offer popular categories', async () => {
    await open('/search.html?query=qwerty', {}, 0);
    expect(screen.getByRole('heading', { level: 1, name: 'Brak wyników dla „qwerty”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pralki' }).getAttribute('href')).toBe('/agd/pralki.html');
    expect(screen.queryByRole('link', { name: 'AGD' })).toBeNull();
  });

  test('[R-27] filters that leave nothing can be loosened instead', async () => {
    await open('/search.html?query=pralka&producent=tatra', {}, 0);
    expect(screen.getByRole('link', { name: 'Bez filtra: TATRA' }).getAttribute('href')).toBe('/search.html?query=pralka');
  });

  test('[R-27] a misspelt query says what was searched instead', async () => {
    await open('/search.html?query=prlaka', { productsForSearch: { ...listingResult(1), corrected_query: 'pralka', categories: [] } });
    expect(screen.getByText(/Pokazujemy wyniki dla „pralka”, bo dla „prlaka” nie ma żadnych/)).toBeTruthy();
  });

  test('[D-10] without a query there is a field instead of results', async () => {
    const { requests } = await open('/search.html');
    expect(screen.getByRole('searchbox', { name: 'Szukaj produktu' })).toBeTruthy();
    expect(requests).toEqual([]);
  });
});
