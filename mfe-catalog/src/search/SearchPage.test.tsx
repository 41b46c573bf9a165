/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { grosze } from 'shared-contracts';
import type { FakeResults } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import { listingResult, tileProduct } from '../testing/fixtures.ts';
import SearchPage from './SearchPage.tsx';

const category = (id: number, name: string) => ({ count: 3, category: { id, name } });

/** One product, with what a test changes. */
const found = (change: Readonly<Record<string, unknown>>, total = 1) => ({
  ...listingResult(total),
  corrected_query: null,
  stated_price: null,
  pages: [],
  categories: [],
  ...change,
});

const open = async (path: string, change: FakeResults = {}, total = 3) => {
  const requests: unknown[] = [];
  const results: FakeResults = {
    productsForSearch: (variables: unknown) => {
      requests.push(variables);
      return {
        ...listingResult(total),
        corrected_query: null,
        stated_price: null,
        pages: [],
        categories: [category(12, 'Pralki'), category(13, 'Suszarki')],
      };
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
    await open('/search.html?query=prlaka', { productsForSearch: found({ corrected_query: 'pralka' }) });
    expect(screen.getByText(/Pokazujemy wyniki dla „pralka”, bo dla „prlaka” nie ma żadnych/)).toBeTruthy();
  });

  test('[J-191] a price in the words narrows the results, and the page says so', async () => {
    const stated_price = { from: null, to: grosze(300_000), is_applied: true };
    await open('/search.html?query=laptopy+do+3000', { productsForSearch: found({ stated_price }) });
    expect(screen.getByText(/^Cena z zapytania: do 3\s000,00\szł\.$/)).toBeTruthy();
  });

  test('[J-191] where nothing costs that, other prices are shown and the page says so', async () => {
    const stated_price = { from: grosze(100), to: grosze(200), is_applied: false };
    await open('/search.html?query=laptopy+1-2+zł', { productsForSearch: found({ stated_price }) });
    expect(screen.getByText(/^W cenie od 1,00\szł do 2,00\szł nic nie mamy\./)).toBeTruthy();
  });

  test('[J-192] words about the shop lead to its pages, also where no product fits', async () => {
    const pages = [{ title: 'Reklamacje', url: '/reklamacje' }];
    await open('/search.html?query=reklamacja', { productsForSearch: found({ pages }, 0) });
    const help = within(screen.getByRole('navigation', { name: 'Pomoc i strony sklepu' }));
    expect(help.getByRole('link', { name: 'Reklamacje' }).getAttribute('href')).toBe('/reklamacje');
    expect(screen.queryByText(/Brak wyników/)).toBeNull();
  });

  test('[D-10] without a query there is a field instead of results', async () => {
    const { requests } = await open('/search.html');
    expect(screen.getByRole('searchbox', { name: 'Szukaj produktu' })).toBeTruthy();
    expect(requests).toEqual([]);
  });
});
