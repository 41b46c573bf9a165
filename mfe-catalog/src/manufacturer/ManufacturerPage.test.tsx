/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resolution } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import { listingResult, tileProduct } from '../testing/fixtures.ts';
import ManufacturerPage from './ManufacturerPage.tsx';
import ManufacturersPage from './ManufacturersPage.tsx';

const bursztyn = resolution({
  type: 'MANUFACTURER',
  id: 504,
  canonical_url: '/producenci/bursztyn.html',
  header_title: 'Bursztyn',
  description: '<p>Chłodziarki z Gdyni.</p>',
  breadcrumbs: [
    { name: 'Producenci', url: '/producenci.html', category_id: null },
    { name: 'Bursztyn', url: '/producenci/bursztyn.html', category_id: null },
  ],
});

const open = async (path: string) => {
  const requests: unknown[] = [];
  const page = <ManufacturerPage kind="manufacturer" resolution={bursztyn} params={{}} />;
  const results = {
    manufacturers: { items: [{ id: 504, name: 'Bursztyn', logo: '/media/brand/bursztyn' }] },
    productsForManufacturer: (variables: unknown) => (requests.push(variables), listingResult(30)),
    msProducts: ({ ids }: { ids: number[] }) => ({ items: ids.map((id) => tileProduct({ id })) }),
  };
  return { requests, ...(await renderPage(page, { path, results })) };
};

describe('the page of a brand', () => {
  test('[Z-10] asks for its brand by the id, while the list asks for all of them', async () => {
    const asked: unknown[] = [];
    const brands = {
      504: { id: 504, name: 'Bursztyn', logo: '/media/brand/bursztyn' },
      505: { id: 505, name: 'Tatra', logo: '/media/brand/tatra' },
    };
    const results = {
      manufacturers: (variables: { readonly id?: 504 | 505 }) => {
        asked.push(variables);
        const items = variables.id === undefined ? Object.values(brands) : [brands[variables.id]];
        return { items: items.map((brand) => ({ ...brand, url: `/producenci/${brand.id}.html`, product_count: 3 })) };
      },
      productsForManufacturer: listingResult(3),
      msProducts: ({ ids }: { ids: number[] }) => ({ items: ids.map((id) => tileProduct({ id })) }),
    };
    const one = await renderPage(
      <ManufacturerPage kind="manufacturer" resolution={{ ...bursztyn, id: 505, header_title: '' }} params={{}} />,
      {
        results,
      },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Tatra' })).toBeTruthy();
    expect(asked.length).toBeGreaterThan(0);
    for (const variables of asked) expect(variables).toMatchObject({ id: 505 });
    one.unmount();
    await renderPage(<ManufacturersPage />, { results });
    expect(asked.at(-1)).toEqual({});
    expect(['Bursztyn 3 produkty', 'Tatra 3 produkty'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/producenci/504.html',
      '/producenci/505.html',
    ]);
  });

  test('[R-16] [O-04] shows logo, name, count, description and the products of the brand', async () => {
    const { container, requests } = await open('/producenci/bursztyn.html');
    expect(screen.getByRole('heading', { level: 1, name: 'Bursztyn' })).toBeTruthy();
    expect(screen.getByText('30 produktów')).toBeTruthy();
    expect(screen.getByText('Chłodziarki z Gdyni.')).toBeTruthy();
    expect(container.querySelector('img[src*="/media/brand/bursztyn"]')).toBeTruthy();
    expect(container.querySelectorAll('article')).toHaveLength(24);
    expect(requests[0]).toEqual({ id: 504, attributes: [], sortBy: 'popularity', sortOrder: 'DESC' });
  });

  test('[R-16] the way leads over all brands', async () => {
    await open('/producenci/bursztyn.html');
    const links = within(screen.getByRole('navigation', { name: 'Ścieżka' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/producenci.html']);
  });

  test('[R-16] [P-21] filters stand in the path, as in a category', async () => {
    const { address, requests } = await open('/producenci/bursztyn.html');
    await userEvent.click(screen.getByRole('link', { name: '8 kg 71' }));
    expect(address()).toBe('/producenci/bursztyn/f/pojemnosc,8-kg');
    expect(requests.at(-1)).toMatchObject({ id: 504, attributes: [{ code: 'pojemnosc', values: ['8-kg'] }] });
  });
});
