/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartCountAtom, compareSkusAtom, noticesQueueAtom, productsSlice } from 'shared-contracts';
import { LISTING_NAMES } from 'shared-contracts/storage';
import { zloty } from 'shared-contracts/testing/money';
import { resolution, type FakeResults } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import { setOnScreen } from '../testing/fake-observer.ts';
import { categoryListing, tileProduct } from '../testing/fixtures.ts';
import ListingPage from './ListingPage.tsx';

interface Requests {
  readonly listings: unknown[];
  readonly products: { readonly ids: readonly number[] }[];
}

const results = (total: number, requests: Requests, change: FakeResults): FakeResults => ({
  msCategories: categoryListing(total).msCategories,
  productsForCategory: (variables: unknown) => (requests.listings.push(variables), categoryListing(total).productsForCategory),
  msProducts: (variables: { readonly ids: readonly number[] } | { readonly skus: readonly string[] }) => {
    // The bar of the chosen products, which is loaded late, asks by SKU.
    if (!('ids' in variables)) return { items: [] };
    requests.products.push(variables);
    return { items: variables.ids.map((id) => tileProduct({ id })) };
  },
  ...change,
});

interface Given {
  readonly total?: number;
  readonly kind?: 'listing' | 'category-tiles';
  readonly change?: FakeResults;
  readonly onScreen?: boolean;
}

const open = async (path: string, { total = 3, kind = 'listing', change = {}, onScreen = false }: Given = {}) => {
  const requests: Requests = { listings: [], products: [] };
  const page = <ListingPage kind={kind} resolution={resolution()} params={{}} />;
  setOnScreen(onScreen);
  return { requests, ...(await renderPage(page, { path, results: results(total, requests, change) })) };
};

describe('the listing of a category', () => {
  test('[R-12] [P-21] shows heading, count, sub-categories and the first 24 products', async () => {
    const { container } = await open('/agd/pralki.html', { total: 30 });
    expect(screen.getByRole('heading', { level: 1, name: 'Pralki' })).toBeTruthy();
    expect(screen.getByText('30 produktów')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wąskie (do 47 cm)' }).getAttribute('href')).toBe('/agd/pralki/waskie.html');
    expect(container.querySelectorAll('article')).toHaveLength(24);
  });

  test('the breadcrumbs lead up to the category, not to itself', async () => {
    await open('/agd/pralki.html');
    const trail = screen.getByRole('navigation', { name: 'Ścieżka' });
    expect(
      within(trail)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Strona główna', 'AGD', 'Pralki i suszarki']);
  });

  test('[R-11] a category of tiles shows its sub-categories with pictures and counts', async () => {
    const { container } = await open('/agd/pralki.html', { kind: 'category-tiles' });
    expect(screen.getByRole('link', { name: /Ładowane od przodu.*20 produktów/ })).toBeTruthy();
    expect(container.querySelector('picture[data-later] > img[src*="/media/category/13"]')).toBeTruthy();
  });

  const colours = [
    { id: 101, label: 'Biały', swatch: '#f4f5f7', request_path: '/wislotech-wt-101.html', is_available: true },
    { id: 201, label: 'Czarny', swatch: '#16181c', request_path: '/wislotech-wt-201.html', is_available: true },
  ];

  test('[J-262] a press on a colour shows that product whole in the tile, and asks for nothing before', async () => {
    const asked: (readonly number[])[] = [];
    const msProducts = ({ ids }: { ids: number[] }) => {
      asked.push(ids);
      return { items: ids.map((id) => tileProduct({ id, final_price: zloty(id), ...((id === 101 || id === 201) && { colours }) })) };
    };
    const { container } = await open('/agd/pralki.html', { change: { msProducts } });
    const [list, ...others] = screen.getAllByRole('list', { name: 'Kolory' });
    expect(others).toEqual([]);
    const black = within(list ?? document.body).getByRole('link', { name: 'Czarny' });
    expect(black.getAttribute('href')).toBe('/wislotech-wt-201.html');
    const before = asked.length;
    expect(asked.flat()).not.toContain(201);

    await userEvent.click(black);
    const tile = container.querySelector('article');
    expect(new Set(asked.slice(before).flat())).toEqual(new Set([201]));
    expect(within(tile ?? document.body).getByRole('heading').textContent).toContain('WT-201');
    expect(tile?.querySelector('img')?.getAttribute('src')).toContain('/media/catalog/201/');
    expect(tile?.textContent).toContain('201,00');
    expect(black.isConnected).toBe(true);
    expect(black.getAttribute('aria-current')).toBe('true');
  });

  test('[J-262] the tile is busy until a colour is there, which is then told; one that cannot be read is told of, and can be asked for again', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const found = (ids: readonly number[]) => ({ items: ids.map((id) => tileProduct({ id, colours: id === 101 ? colours : [] })) });
    const msProducts = ({ ids }: { ids: number[] }) => (ids.includes(201) ? new Promise((resolve) => answers.push(resolve)) : found(ids));
    const { container, shop } = await open('/agd/pralki.html', { change: { msProducts } });
    const tile = container.querySelector('article');
    const press = () => userEvent.click(screen.getByRole('link', { name: 'Czarny' }));
    const answer = (value: unknown) => act(async () => answers.splice(0).forEach((give) => give(value)));
    const state = () => [tile?.getAttribute('aria-busy'), screen.getByRole('link', { name: 'Czarny' }).getAttribute('aria-current')];

    await press();
    expect(state()).toEqual(['true', null]);
    await answer(new Error('down'));
    expect(state()).toEqual([null, null]);
    expect(shop.store.get(noticesQueueAtom).map(({ type, content }) => [type, content])).toEqual([
      ['error', 'Nie udało się pokazać tego koloru. Spróbuj ponownie.'],
    ]);

    await press();
    await answer(found([201]));
    // Without a cache it is read once more.
    await answer(found([201]));
    expect(state()).toEqual([null, 'true']);
    expect(screen.getByText('Wyświetlany kolor: Czarny').getAttribute('role')).toBe('status');
  });

  test('[J-266] a rating is called the same in its facet and on its chip, in words', async () => {
    const productsForCategory = {
      ...categoryListing().productsForCategory,
      stats: [{ code: 'rating', label: 'Ocena', unit: null, min: 0, max: 100, count: 30 }],
    };
    await open('/agd/pralki/f/rating,4.5-', { change: { productsForCategory } });
    expect(screen.getByRole('link', { name: 'co najmniej 4,5 gwiazdki' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'co najmniej 4 gwiazdki' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Usuń filtr: co najmniej 4,5 gwiazdki' })).toBeTruthy();
  });

  test('the picture of the first product is fetched before all others, which wait for the layout', async () => {
    const { container } = await open('/agd/pralki.html', { total: 30 });
    const [first, ...others] = [...container.querySelectorAll('article img')];
    expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    expect(new Set(others.map((picture) => picture.getAttribute('loading')))).toEqual(new Set(['lazy']));
    expect(others.some((picture) => picture.hasAttribute('fetchpriority'))).toBe(false);
    // On phones they come when it has been painted.
    expect(first?.closest('[data-later]')).toBeNull();
    expect(others.every((picture) => picture.closest('picture[data-later]'))).toBe(true);
  });

  test('[M-07] a product that is opened notes from which list', async () => {
    const { shop } = await open('/agd/pralki.html');
    const [link] = screen.getAllByRole('link', { name: /WT-102/ });
    if (link !== undefined) await userEvent.click(link);
    expect(shop.storage.read(LISTING_NAMES)).toEqual([{ name: 'Pralki', pgid: 70, sku: 'WT-102' }]);
  });

  test('banners that the category names stand below its products, those that are switched off do not', async () => {
    const banner = (graphics_id: number, active: boolean) => {
      const img = `/media/graphics/${graphics_id}`;
      return {
        graphics_id,
        img,
        img_mobile: `${img}-mobile`,
        url: '/raty.html',
        active,
        graphics_alt: `Baner ${graphics_id}. Taniej`,
        title: `Baner ${graphics_id}`,
      };
    };
    const [category] = categoryListing().msCategories?.items ?? [];
    const change = {
      msCategories: { items: [{ ...category, adserver_ids: [842, 841] }] },
      graphicsData: ({ graphicsIds }: { readonly graphicsIds: readonly number[] }) => graphicsIds.map((id) => banner(id, id !== 841)),
    };
    await open('/agd/pralki.html', { change, onScreen: true });
    expect((await screen.findByRole('link', { name: 'Baner 842 Taniej' })).getAttribute('href')).toBe('/raty.html');
    expect(screen.queryByText('Baner 841')).toBeNull();
  });

  test('[N-17] [P-24] products are read as 20 and the rest', async () => {
    const { requests } = await open('/agd/pralki.html', { total: 30 });
    expect(new Set(requests.products.map(({ ids }) => ids.length))).toEqual(new Set([20, 4]));
  });

  test('[P-21] the filters, order and page of the address are requests for', async () => {
    const { requests } = await open('/agd/pralki/f/producent,tatra/price,1000-3000?order=price_asc&p=2', { total: 30 });
    expect(requests.listings[0]).toEqual({
      id: '12',
      ids: [12],
      attributes: [
        { code: 'producent', values: ['tatra'] },
        { code: 'price', from: 100_000, to: 300_000 },
      ],
      sortBy: 'price',
      sortOrder: 'ASC',
    });
    expect(requests.products[0]).toEqual({ ids: [125, 126, 127, 128, 129, 130] });
  });

  test('[P-21] a ticked value changes the path, a chip takes it away again', async () => {
    const { address } = await open('/agd/pralki.html');
    await userEvent.click(screen.getByRole('link', { name: 'TATRA 37' }));
    expect(address()).toBe('/agd/pralki/f/producent,tatra');
    await userEvent.click(screen.getByRole('link', { name: 'Usuń filtr: TATRA' }));
    expect(address()).toBe('/agd/pralki.html');
  });

  test('a value that finds nothing is shown without a link', async () => {
    await open('/agd/pralki.html');
    const empty = screen.getByText('Sudety Home').closest('[aria-disabled]');
    expect(empty?.getAttribute('aria-disabled')).toBe('true');
    expect(empty?.closest('a')).toBeNull();
  });

  test('[P-21] the price is typed into two fields', async () => {
    const { address } = await open('/agd/pralki/f/producent,tatra');
    await userEvent.type(screen.getByRole('textbox', { name: 'Cena od (zł)' }), '1500');
    await userEvent.type(screen.getByRole('textbox', { name: 'Cena do (zł)' }), '2500{Enter}');
    expect(address()).toBe('/agd/pralki/f/producent,tatra/price,1500-2500');
    expect(screen.getByRole('link', { name: /1\s?500 – 2\s?500 zł/ })).toBeTruthy();
  });

  test('[P-21] the price slider comes where the filters are seen, and only there', async () => {
    await open('/agd/pralki.html');
    expect(screen.queryByRole('slider')).toBeNull();
    cleanup();
    await open('/agd/pralki.html', { onScreen: true });
    expect(await screen.findAllByRole('slider')).toHaveLength(2);
  });

  test('[R-28] the order is chosen from the list; the default leaves the address', async () => {
    const { address } = await open('/agd/pralki.html?p=2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortuj:' }), 'Cena: od najniższej');
    expect(address()).toBe('/agd/pralki.html?order=price_asc');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortuj:' }), 'Najpopularniejsze');
    expect(address()).toBe('/agd/pralki.html');
  });

  test('order and price are forms that work without scripts', async () => {
    const { container } = await open('/agd/pralki/f/producent,tatra?view=list');
    const [price, sort] = container.querySelectorAll('form');
    expect([price?.getAttribute('action'), sort?.getAttribute('action')]).toEqual([
      '/agd/pralki/f/producent,tatra',
      '/agd/pralki/f/producent,tatra',
    ]);
    expect(sort?.querySelector<HTMLInputElement>('input[name=view]')?.value).toBe('list');
  });

  test('pages are links', async () => {
    await open('/agd/pralki/f/producent,tatra', { total: 30 });
    expect(screen.getByRole('link', { name: 'Strona 2' }).getAttribute('href')).toBe('/agd/pralki/f/producent,tatra?p=2');
  });

  test('an empty result offers to loosen each filter', async () => {
    await open('/agd/pralki/f/producent,tatra/pojemnosc,8-kg', { total: 0 });
    expect(screen.getByText('Żaden produkt nie spełnia wszystkich warunków')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bez filtra: TATRA' }).getAttribute('href')).toBe('/agd/pralki/f/pojemnosc,8-kg');
  });

  test('a failed read says so quietly and can be repeated', async () => {
    let broken = true;
    await open('/agd/pralki.html', {
      change: { productsForCategory: () => (broken ? new Error('down') : categoryListing().productsForCategory) },
    });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pralki' })).toBeTruthy();
  });

  test('products that cannot be read say so once for all that were asked for together, and come together', async () => {
    let broken = true;
    const msProducts = ({ ids }: { readonly ids: readonly number[] }) =>
      broken ? new Error('down') : { items: ids.map((id) => tileProduct({ id })) };
    const { container } = await open('/agd/pralki.html', { total: 12, change: { msProducts } });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(container.querySelectorAll('article')).toHaveLength(12);
  });

  test('[C-23] buying from a tile asks the cart service for the smallest allowed quantity', async () => {
    const { shop } = await open('/agd/pralki.html', {
      change: { msProducts: { items: [tileProduct({ id: 7, min_sale_qty: 2 })] } },
    });
    const [button] = screen.getAllByRole('button', { name: /Dodaj do koszyka: WISŁOTECH WT-7/ });
    if (button) await userEvent.click(button);
    expect(shop.store.get(cartCountAtom)).toBe(2);
  });

  test('the scales put a product on the compare list, and take it off again', async () => {
    const { shop } = await open('/agd/pralki.html');
    await userEvent.click(screen.getByRole('button', { name: /^Porównaj: WISŁOTECH WT-101 / }));
    expect(shop.store.get(compareSkusAtom)).toEqual(['WT-101']);
    await userEvent.click(screen.getByRole('button', { name: /^Usuń z porównania: WISŁOTECH WT-101 / }));
    expect(shop.store.get(compareSkusAtom)).toEqual([]);
  });

  test('[L-06] a pushed price is shown at once', async () => {
    const { shop } = await open('/agd/pralki.html');
    act(() => shop.store.set(productsSlice.patch, { 'WT-101': { timestamp: 1, final_price: zloty(999) } }));
    expect(screen.getByText('999,00 zł')).toBeTruthy();
  });
});
