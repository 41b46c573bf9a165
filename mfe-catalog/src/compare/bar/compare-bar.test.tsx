/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compareSkusAtom } from 'shared-contracts';
import type { TestShop } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import { tileProduct } from '../../testing/fixtures.ts';
import { CompareBarPlace } from './CompareBarPlace.tsx';

const sold = [1, 2, 3, 4, 5].map((id) => tileProduct({ id, sku: `WT-${id}`, name: `Pralka ${id}` }));
const msProducts = ({ skus }: { skus: string[] }) => ({ items: sold.filter(({ sku }) => skus.includes(sku)) });

const open = (prepare?: (shop: TestShop) => void) =>
  renderPage(
    <main id="main" tabIndex={-1}>
      <CompareBarPlace />
    </main>,
    { path: '/agd/pralki.html', results: { msProducts } },
    prepare,
  );
const bar = () => screen.queryByRole('complementary', { name: 'Porównanie produktów' });
const shown = () => within(screen.getByRole('list')).queryAllByRole('img');

describe('[J-325] the bar of the comparison', () => {
  test('comes with the first product, shows what is compared and leads to the comparison', async () => {
    const { shop } = await open();
    expect(bar()).toBeNull();
    await act(async () => shop.compare.add('WT-2'));
    await act(async () => shop.compare.add('WT-1'));
    expect(shown().map((image) => image.getAttribute('alt'))).toEqual(['Pralka 1', 'Pralka 2']);
    expect(screen.getByRole('link', { name: 'Porównaj (2)' }).getAttribute('href')).toBe('/product-compare?item1=WT-2&item2=WT-1');
  });

  test('has room for four pictures, and says how many more there are', async () => {
    await open(({ compare }) => {
      for (const { sku } of sold) compare.add(sku);
    });
    expect(shown()).toHaveLength(4);
    expect(screen.getByText('+1')).toBeTruthy();
  });

  test('ends with the list, and leaves the focus in the page', async () => {
    const { shop } = await open(({ compare }) => compare.add('WT-3'));
    await userEvent.click(screen.getByRole('button', { name: 'Usuń wszystkie z porównania' }));
    expect(bar()).toBeNull();
    expect(shop.store.get(compareSkusAtom)).toEqual([]);
    expect(document.activeElement?.id).toBe('main');
  });
});
