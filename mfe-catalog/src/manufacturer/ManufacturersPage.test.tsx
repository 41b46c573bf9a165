/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-contracts/testing/render-page';
import ManufacturersPage from './ManufacturersPage.tsx';

const brand = (id: number, name: string, slug: string, product_count = 8) => ({
  id,
  name,
  url: `/producenci/${slug}.html`,
  logo: `/media/brand/${slug}`,
  product_count,
});

const items = [brand(3, 'Żubr', 'zubr'), brand(1, 'Borowik', 'borowik', 22), brand(2, 'Bazyliszek', 'bazyliszek', 1)];

describe('all brands', () => {
  test('[R-32] [O-04] every brand is listed under its letter, with logo and number of products', async () => {
    const { container } = await renderPage(<ManufacturersPage />, { path: '/producenci.html', results: { manufacturers: { items } } });
    expect(screen.getByRole('heading', { level: 1, name: 'Producenci' })).toBeTruthy();
    expect(screen.getByText('3 marki')).toBeTruthy();
    const underB = within(screen.getByRole('region', { name: 'B' })).getAllByRole('link');
    expect(underB.map((link) => link.getAttribute('href'))).toEqual(['/producenci/bazyliszek.html', '/producenci/borowik.html']);
    expect(screen.getByRole('link', { name: 'Borowik 22 produkty' })).toBeTruthy();
    expect(container.querySelector('img[src*="/media/brand/zubr"]')).toBeTruthy();
  });

  test('[R-32] the index leads to the letters that have brands', async () => {
    const { container } = await renderPage(<ManufacturersPage />, { path: '/producenci.html', results: { manufacturers: { items } } });
    const letters = within(screen.getByRole('navigation', { name: 'Marki według liter' })).getAllByRole('link');
    expect(letters.map((link) => link.textContent)).toEqual(['B', 'Ż']);
    for (const link of letters) expect(container.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)).toBeTruthy();
  });

  test('a failed read says so quietly and can be repeated', async () => {
    let broken = true;
    const manufacturers = () => (broken ? new Error('down') : { items });
    await renderPage(<ManufacturersPage />, { path: '/producenci.html', results: { manufacturers } });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('3 marki')).toBeTruthy();
  });
});
