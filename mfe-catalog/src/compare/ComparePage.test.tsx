/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compareSkusAtom } from 'shared-contracts';
import type { TestShop } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import { tileProduct, washerFeatures } from '../testing/fixtures.ts';
import ComparePage from './ComparePage.tsx';
import type { ComparedProduct } from './feature-rows.ts';

const washer = (id: number, spin: string): ComparedProduct => ({
  ...tileProduct({ id, sku: `WT-${id}`, name: `Pralka ${id}` }),
  features_groups: washerFeatures(spin),
});
const all = [washer(1, '1200'), washer(2, '1400'), washer(3, '1200')];
const msProducts = ({ skus }: { skus: string[] }) => ({ items: skus.flatMap((sku) => all.filter((product) => product.sku === sku)) });

const open = (path: string, prepare?: (shop: TestShop) => void) => renderPage(<ComparePage />, { path, results: { msProducts } }, prepare);
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the comparison', () => {
  test('[R-58] shows the products of the address in its order, their features in rows', async () => {
    await open('/product-compare?item2=WT-1&item1=WT-3');
    expect(screen.getByRole('heading', { level: 1, name: 'Porównanie produktów' })).toBeTruthy();
    expect(names()).toEqual(['Pralka 3', 'Pralka 1']);
    expect(screen.getByText('2 produkty')).toBeTruthy();
    const row = screen.getByRole('row', { name: /Ładunek/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['8 kg', '8 kg']);
  });

  test('can show the differences alone', async () => {
    await open('/product-compare?item1=WT-1&item2=WT-2');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pokaż tylko różnice' }));
    expect(screen.getByRole('row', { name: /Obroty/ })).toBeTruthy();
    expect(screen.queryByRole('row', { name: /Ładunek/ })).toBeNull();
  });

  test('[R-58] without products in the address shows what the visitor has chosen', async () => {
    const { address } = await open('/product-compare', ({ compare }) => {
      compare.add('WT-2');
      compare.add('WT-1');
    });
    expect(address()).toBe('/product-compare?item1=WT-2&item2=WT-1');
    expect(names()).toEqual(['Pralka 2', 'Pralka 1']);
  });

  test('[M-02] removing a product writes the address again, numbered without gaps', async () => {
    const { address, shop } = await open('/product-compare?item1=WT-1&item2=WT-2&item3=WT-3', ({ compare }) => {
      for (const { sku } of all) compare.add(sku);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Usuń z porównania: Pralka 2' }));
    expect(address()).toBe('/product-compare?item1=WT-1&item2=WT-3');
    expect(names()).toEqual(['Pralka 1', 'Pralka 3']);
    expect(shop.store.get(compareSkusAtom)).toEqual(['WT-1', 'WT-3']);
    expect(document.activeElement?.textContent).toBe('Porównanie produktów');
  });

  test('[M-03] [M-04] removing all leaves an empty comparison that says how to fill it', async () => {
    const { address, shop } = await open('/product-compare?item1=WT-1', ({ compare }) => compare.add('WT-1'));
    await act(async () => void (await userEvent.click(screen.getByRole('button', { name: 'Usuń wszystkie' }))));
    expect(address()).toBe('/product-compare');
    expect(screen.getByText('Nie masz jeszcze produktów do porównania')).toBeTruthy();
    expect(shop.store.get(compareSkusAtom)).toEqual([]);
  });

  test('a failed read says so and can be repeated', async () => {
    let broken = true;
    await renderPage(<ComparePage />, {
      path: '/product-compare?item1=WT-1',
      results: { msProducts: (variables: { skus: string[] }) => (broken ? new Error('down') : msProducts(variables)) },
    });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(names()).toEqual(['Pralka 1']);
  });
});
