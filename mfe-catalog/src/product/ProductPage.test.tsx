/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartCountAtom } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import { CACHED_STATE, LISTING_NAMES } from 'shared-contracts/storage';
import { resolution, type FakeResults, type TestShop } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import { setOnScreen } from '../testing/fake-observer.ts';
import { pageDetails, pageProduct, tileProduct } from '../testing/fixtures.ts';
import ProductPage from './ProductPage.tsx';

type Change = Parameters<typeof pageProduct>[0];

const open = (change: Change = {}, details: Parameters<typeof pageDetails>[0] = {}, prepare: (shop: TestShop) => void = () => {}) => {
  // Both queries of the page ask msProducts by id; one answer serves them. By SKU it asks for what was seen before.
  const item = { ...pageDetails(details), ...pageProduct(change) };
  const results: FakeResults = {
    msProducts: ({ skus }: { readonly skus?: readonly string[] }) => ({
      items: skus === undefined ? [item] : skus.map((sku) => tileProduct({ id: Number(sku.slice(3)) })),
    }),
  };
  const page = <ProductPage kind="product" resolution={resolution({ type: 'PRODUCT', id: 101 })} params={{}} />;
  return renderPage(page, { path: '/wislotech-wt-101.html', results }, prepare);
};

describe('the page of a product', () => {
  test('[P-01] shows name, SKU and brand', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: /WISŁOTECH WT-101/ })).toBeTruthy();
    expect(screen.getByText(/kod WT-101/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'WISŁOTECH' }).getAttribute('href')).toBe('/producent/wislotech.html');
  });

  test('[P-02] a reduction shows the lowest price of 30 days, struck, with the saving counted from it', async () => {
    await open({}, { similar: [] });
    expect(screen.getByText('Najniższa cena z 30 dni przed obniżką: 2 099,00 zł')).toBeTruthy();
    expect(screen.getByText('Taniej o 300,00 zł')).toBeTruthy();
    expect(screen.getByRole('deletion').textContent).toBe('2\u00a0099,00\u00a0zł');
  });

  test('[P-02] a reduction that saves nothing against the lowest price of 30 days still tells that price, and claims no saving', async () => {
    await open({ price: zloty(2199), final_price: zloty(1999), omnibus_price: zloty(1899), labels: [] }, { similar: [] });
    expect(screen.getByText('Najniższa cena z 30 dni przed obniżką: 1 899,00 zł')).toBeTruthy();
    expect(screen.queryByRole('deletion')).toBeNull();
    expect(screen.queryByText(/Taniej o/)).toBeNull();
  });

  test('[P-19] RRSO and a representative example stand beside the instalments', async () => {
    await open();
    expect(screen.getByText(/RRSO 0%\. Przykład reprezentatywny: .*10 rat po 179,90 zł/)).toBeTruthy();
  });

  test('[P-08] the gallery shows every picture, thumbnails lead to them', async () => {
    const { container } = await open();
    expect(container.querySelectorAll('li[id^="zdjecie-"]')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Zdjęcie 2 z 3' }).getAttribute('href')).toBe('#zdjecie-2');
  });

  test('[C-23] the buy button puts the smallest allowed quantity into the cart', async () => {
    const { shop } = await open({ min_sale_qty: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
    expect(shop.store.get(cartCountAtom)).toBe(2);
  });

  test('what is chosen goes into the cart with the product, in one press', async () => {
    const warranties = [{ id: 2, name: 'Gwarancja +2 lata', description: 'Dwa lata dłużej.', price: zloty(179) }];
    const { shop } = await open({ warranties });
    const choices = screen.getByRole('group', { name: 'Dodatkowa ochrona' });
    expect(within(choices).getByRole('radio', { name: 'Bez dodatkowej ochrony' })).toHaveProperty('checked', true);
    await userEvent.click(within(choices).getByRole('radio', { name: /^Gwarancja \+2 lata/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Podłączenie pralki.*99,00/ }));
    expect(screen.getByText('Razem z wybranymi: 2 077,00 zł')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj do koszyka' }));
    expect(shop.cartApi.itemsOf('c1')).toMatchObject([{ sku: 'WT-101', warranty: { id: 2 }, services: [{ id: 1, option: null }] }]);
  });

  test('[P-04] a product of the shops alone has no buy button, but says where it is', async () => {
    await open({ available_only_in_store: true });
    expect(screen.queryByRole('button', { name: 'Dodaj do koszyka' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Do koszyka' })).toBeNull();
    expect(screen.getByText('Ten produkt kupisz tylko w salonie.')).toBeTruthy();
    expect(screen.getAllByText(/w 2 salonach/).length).toBeGreaterThan(0);
  });

  test('[P-05] a pre-order shows the day of its release', async () => {
    await open({ is_preorder: true, release_date: '2026-12-04', qty: 0, availability: 11 });
    expect(screen.getByText('Premiera: 4 grudnia 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zamów w przedsprzedaży' })).toBeTruthy();
  });

  test('services of a product of the shops alone stand with their price', async () => {
    await open({ available_only_in_store: true });
    const rows = screen.getByRole('list', { name: 'Dostawa, odbiór i usługi' });
    expect(within(rows).getByText('Podłączenie pralki').closest('li')?.textContent).toContain('+ 99,00\u00a0zł');
  });

  test('[P-14] [Z-30] a shock price shows how much of it is left', async () => {
    await open({
      autopromotion: { name: 'Szok', date_to: '2026-11-30T22:00:00.000Z', is_shockprice: true, stock_used: 30, stock_left: 10 },
    });
    expect(screen.getByText('Zostało 10 z 40 sztuk w tej cenie')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Zostało 10 z 40 sztuk w tej cenie' })).toBeTruthy();
  });

  test('[P-15] outlet pieces of the product stand with their state', async () => {
    const product = {
      id: 9,
      sku: 'WT-9-O',
      name: 'Pralka, po zwrocie',
      request_path: '/outlet.html',
      thumbnail: '/media/catalog/9/x',
      final_price: zloty(1500),
    };
    await open({ outlet: { min_price: zloty(1500), products: [{ condition: { name: 'po zwrocie', description: '' }, product }] } });
    expect(screen.getByText('Ten sam produkt z outletu od 1 500,00 zł')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Pralka, po zwrocie/ }).getAttribute('href')).toBe('/outlet.html');
  });

  test('[P-16] variants are links to the sibling products', async () => {
    const axes = (value: string) => [{ code: 'kolor', label: 'Kolor', value, swatch: null }];
    const product = (request_path: string) => ({ id: 1, request_path, availability: 1, is_sales_blocked: false });
    await open({
      variants: [
        { is_current: true, axes: axes('biały'), product: product('/bialy.html') },
        { is_current: false, axes: axes('czarny'), product: product('/czarny.html') },
      ],
    });
    expect(screen.getByRole('link', { name: 'czarny' }).getAttribute('href')).toBe('/czarny.html');
    expect(screen.getByRole('link', { name: 'biały' }).getAttribute('aria-current')).toBe('true');
  });

  test('[P-11] [P-32] [S-39] technical data stand in groups, a described feature is explained in a popup', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 3, name: 'Pranie' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Pojemność/ }));
    expect(await screen.findByText('Ile suchego prania mieści bęben.')).toBeTruthy();
  });

  test('[P-09] the energy arrow comes with the product information sheet', async () => {
    await open();
    expect(screen.getByRole('link', { name: /Karta/ }).getAttribute('href')).toBe('#karta-produktu');
    expect(await screen.findByText('49 kWh')).toBeTruthy();
  });

  test('[P-10] reviews show mean, distribution, confirmed purchases and how they are verified', async () => {
    await open();
    const reviews = within(await screen.findByRole('region', { name: 'Opinie klientów' }));
    expect(reviews.getByText('4,8')).toBeTruthy();
    expect(reviews.getByText('250 opinii potwierdzonych zakupem')).toBeTruthy();
    expect(reviews.getByText(/sprawdzamy to z zamówieniami/)).toBeTruthy();
    expect(reviews.getByText('Zakup potwierdzony')).toBeTruthy();
    expect(reviews.getByText('1 października 2026')).toBeTruthy();
  });

  test('[Z-20] the technologies of the product stand under its description, each with what it does', async () => {
    await open({}, { technologies: [{ id: 3, name: 'CichaPiana', description: 'Pierze bez hałasu.' }] });
    const technologies = within(await screen.findByRole('list', { name: 'Technologie' }));
    expect(technologies.getAllByRole('listitem')).toHaveLength(1);
    expect(technologies.getByRole('heading', { name: 'CichaPiana' })).toBeTruthy();
    expect(technologies.getByText('Pierze bez hałasu.')).toBeTruthy();
  });

  test('[P-12] the expert tells what is good and what is not', async () => {
    await open();
    const expert = within(await screen.findByRole('region', { name: 'Opinia eksperta' }));
    expect(expert.getByText('cicha')).toBeTruthy();
    expect(expert.getByText('ciężka')).toBeTruthy();
  });

  test('[M-06] the product is noted as seen, and those that were seen before it stand on a shelf, newest first', async () => {
    setOnScreen(true);
    const { shop } = await open({}, {}, ({ storage }) =>
      storage.write(CACHED_STATE, { user: { recentlyViewed: ['WT-7', 'WT-101', 'WT-8'] } }),
    );
    setOnScreen(false);
    const shelf = within(await screen.findByRole('region', { name: 'Ostatnio oglądane' }));
    expect(shelf.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent)).toEqual([
      expect.stringContaining('WT-7'),
      expect.stringContaining('WT-8'),
    ]);
    expect(shop.storage.read(CACHED_STATE).user.recentlyViewed).toEqual(['WT-101', 'WT-7', 'WT-8']);
  });

  test('[M-07] the event of the product carries the name of the list from which it was opened', async () => {
    const queue: unknown[] = [];
    Object.assign(globalThis, { dataLayer: queue });
    await open({}, {}, ({ storage }) => storage.write(LISTING_NAMES, [{ name: 'Pralki', pgid: 70, sku: 'WT-101' }]));
    expect(queue).toContainEqual({ event: 'productView', sku: 'WT-101', pgid: 70, listName: 'Pralki' });
    Reflect.deleteProperty(globalThis, 'dataLayer');
  });

  test('the manufacturer and the responsible person stand on the page', async () => {
    await open();
    expect(await screen.findByText(/bezpieczenstwo@wislotech.example/)).toBeTruthy();
  });
});

describe('a product that a tile has shown', () => {
  const arrive = async (answer: unknown) => {
    const coming = Promise.withResolvers<unknown>();
    const page = <ProductPage kind="product" resolution={resolution({ type: 'PRODUCT', id: 101 })} params={{}} preview={tileProduct()} />;
    const results: FakeResults = { msProducts: () => coming.promise };
    const { container } = await renderPage(page, { path: '/wislotech-wt-101.html', results });
    return { container, answer: () => act(async () => coming.resolve(answer)) };
  };
  const product = { items: [{ ...pageDetails(), ...pageProduct() }] };

  test('[V-03] stands with name, brand, stars, energy class and picture while the rest is being read', async () => {
    const { container } = await arrive(product);
    expect(screen.getByRole('heading', { level: 1, name: tileProduct().name })).toBeTruthy();
    expect(screen.getByText(/WISŁOTECH · kod WT-101/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /312 opinii/ }).getAttribute('href')).toBe('#opinie');
    expect(container.querySelector('img[src*="/media/catalog/101/pralka-front"]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dodaj do koszyka' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Wczytywanie…');
  });

  test('is completed in place: heading, focus and first picture stay', async () => {
    const { container, answer } = await arrive(product);
    const heading = screen.getByRole('heading', { level: 1 });
    const picture = container.querySelector('img');
    heading.focus();
    await answer();
    expect(screen.getByRole('button', { name: 'Dodaj do koszyka' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'WISŁOTECH' })).toBeTruthy();
    expect(container.querySelectorAll('li[id^="zdjecie-"]')).toHaveLength(3);
    expect([document.activeElement, container.querySelector('img')]).toEqual([heading, picture]);
  });

  test('says so when it cannot be read', async () => {
    const { answer } = await arrive(new Error('down'));
    await answer();
    expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
  });
});
