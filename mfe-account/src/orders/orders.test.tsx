/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatchUserEvent, parseApiError, purchaseDetailsSlice, purchaseHistorySlice, SIGNIN_TOKEN } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import type { Order } from 'shared-contracts/rest';
import AccountPage from '../account/AccountPage.tsx';
import type { FakeCommerce } from '../testing/fake-commerce.ts';
import { office, order, summaryOf } from '../testing/fixtures.ts';
import { product } from '../testing/open-wishlist.tsx';
import { openInShop } from '../testing/session-shop.tsx';

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const openAt = async (path: string, prepare: (server: FakeCommerce) => void = () => {}) => {
  const user = userEvent.setup(); // first: it brings a clipboard with it
  const opened = await openInShop(page, { path }, (shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 't');
    prepare(server);
  });
  return { ...opened, user };
};
const many = (count: number): readonly Order[] => Array.from({ length: count }, (_, index) => ({ ...order, number: `A${1000 - index}` }));

describe('[Z-18] [Z-19] orders that were shown before', () => {
  it('stand at once when somebody comes back to them, and are read again', async () => {
    const { server, user, shop } = await openAt('/customer/account/orders', (fake) => fake.setOrders([order]));
    expect(shop.store.get(purchaseHistorySlice.read)).toEqual({ items: [summaryOf(order)], isFetching: false });
    // The order's page comes in a chunk of its own: React lets only an awaited `act` go on behind what suspended.
    await act(() => user.click(screen.getByRole('link', { name: 'Szczegóły zamówienia A100001' })));
    expect(await screen.findByRole('list', { name: 'Przebieg zamówienia' })).toBeTruthy();
    const [item, ...otherItems] = order.items;
    expect(shop.store.get(purchaseDetailsSlice.read)).toEqual({ item, otherItems, orderDetails: order, isFetching: false });
    server.hold();
    await user.click(screen.getByRole('link', { name: 'Wszystkie zamówienia' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(shop.store.get(purchaseHistorySlice.read).isFetching).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Szczegóły zamówienia A100001' }));
    expect(screen.getByRole('list', { name: 'Przebieg zamówienia' })).toBeTruthy();
    expect(shop.store.get(purchaseDetailsSlice.read).isFetching).toBe(true);
    await act(async () => server.release());
    expect(shop.store.get(purchaseDetailsSlice.read).isFetching).toBe(false);
    act(() => shop.store.set(dispatchUserEvent, { type: 'reset' }));
    expect(shop.store.get(purchaseHistorySlice.read).items).toEqual([]);
    expect(shop.store.get(purchaseDetailsSlice.read).orderDetails).toBeNull();
  });
});

it('[J-314] an order that has come shows accessories for its goods, one that is on its way does not', async () => {
  const results = {
    msProducts: ({ ids }: { readonly ids: readonly number[] }) => ({ items: ids.map((id) => ({ id, accessories: [product(id + 10)] })) }),
  };
  const prepare = (status: Order['status']) =>
    openInShop(page, { path: '/customer/account/orders/A100001', results }, (shop, server) => {
      shop.storage.write(SIGNIN_TOKEN, 't');
      server.setOrders([{ ...order, status }]);
    });
  const { unmount } = await prepare('shipped');
  expect(screen.queryByRole('region', { name: 'Akcesoria do Twoich zakupów' })).toBeNull();
  unmount();
  await prepare('delivered');
  const shelf = within(await screen.findByRole('region', { name: 'Akcesoria do Twoich zakupów' }));
  expect(shelf.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Produkt 11', 'Produkt 12']);
});

describe('the list of orders', () => {
  const path = '/customer/account/orders';

  it('shows number, day, status, pictures and sum of each, and the way to pay what is open', async () => {
    await openAt(path, (server) => server.setOrders([order, { ...order, number: 'A99', payment: { ...order.payment, can_pay: false } }]));
    const [first, second] = screen.getAllByRole('article');
    if (first === undefined || second === undefined) throw new Error('two orders');
    expect(within(first).getByRole('heading', { level: 2, name: 'Zamówienie A100001' })).toBeTruthy();
    expect(within(first).getByText('20 listopada 2026')).toBeTruthy();
    expect(within(first).getByText('Czeka na płatność')).toBeTruthy();
    expect(within(first).getByRole('img', { name: 'Pralka Bosch' })).toBeTruthy();
    expect(first.textContent).toContain('2\u00a0097,99\u00a0zł');
    expect(within(first).getByRole('link', { name: 'Zapłać za zamówienie A100001' }).getAttribute('href')).toBe(
      '/checkout/payment/error?order=A100001&hash=h4sh',
    );
    expect(within(second).queryByRole('link', { name: /Zapłać/ })).toBeNull();
  });

  it('has pages', async () => {
    const { server } = await openAt(`${path}?p=2`, (server) => server.setOrders(many(23)));
    expect(server.calls).toContain('listOrders [2,10,{}]');
    expect(screen.getAllByRole('article')).toHaveLength(10);
    expect(screen.getByRole('link', { name: 'Strona 3' }).getAttribute('href')).toBe(`${path}?p=3`);
  });

  it('[J-243] is looked through by text, state and period, which stand in the address and in links of pages', async () => {
    const { server, user } = await openAt(`${path}?state=open`, (server) => server.setOrders(many(23)));
    expect(server.calls).toContain('listOrders [1,10,{"state":"open"}]');
    const form = within(screen.getByRole('search', { name: 'Szukaj w zamówieniach' }));
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Stan' }).value).toBe('open');
    // Where scripts have not come, the form sends itself to the same address.
    expect(screen.getByRole('search').getAttribute('action')).toBe(path);
    await user.type(form.getByRole('searchbox'), 'pralka');
    await user.selectOptions(form.getByRole('combobox', { name: 'Okres' }), 'Ostatnie 30 dni');
    await user.click(form.getByRole('button', { name: 'Szukaj' }));
    expect(server.calls.at(-1)).toBe('listOrders [1,10,{"state":"open","period":"30-days","text":"pralka"}]');
    expect(screen.getByText('Znaleziono 23 zamówienia.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Strona 2' }).getAttribute('href')).toBe(`${path}?q=pralka&state=open&period=30-days&p=2`);
    await user.click(form.getByRole('link', { name: 'Wyczyść' }));
    expect(server.calls.at(-1)).toBe('listOrders [1,10,{}]');
    expect(document.activeElement).toBe(form.getByRole('searchbox'));
  });

  it('[J-243] keeps its search, and what was typed into it, while a page is read and where that fails', async () => {
    const { server, user } = await openAt(path, (server) => server.setOrders(many(23)));
    expect(screen.getByText('Znaleziono 23 zamówienia.')).toBeTruthy();
    const field = screen.getByRole('searchbox');
    server.hold();
    await user.click(screen.getByRole('link', { name: 'Strona 2' }));
    await user.type(field, 'pralka');
    await act(async () => server.release());
    expect(screen.getByRole('searchbox')).toBe(field);
    server.refuse('listOrders', parseApiError(503, {}));
    await user.click(screen.getByRole('button', { name: 'Szukaj' }));
    expect(screen.getByText('Nie udało się tego wczytać')).toBeTruthy();
    expect(screen.getByRole('searchbox')).toBe(field);
    expect(field).toHaveProperty('value', 'pralka');
  });

  it('[J-243] that has nothing of what was looked for says so and leads back to all', async () => {
    const { server, user } = await openAt(`${path}?q=nic`);
    expect(screen.getByText('Nie znaleźliśmy takich zamówień')).toBeTruthy();
    server.setOrders([order]);
    await user.click(screen.getByRole('link', { name: 'Wszystkie zamówienia' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('of somebody who has ordered nothing says so and shows a way on', async () => {
    await openAt(path);
    expect(screen.getByText('Nie masz jeszcze zamówień')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Przejdź do zakupów' }).getAttribute('href')).toBe('/');
  });

  it('that could not be read can be asked for again', async () => {
    const { user } = await openAt(path, (server) => {
      server.setOrders([order]);
      server.refuse('listOrders', parseApiError(503, {}));
    });
    expect(screen.getByText('Nie udało się tego wczytać')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('comes by itself when the connection is back', async () => {
    await openAt(path, (server) => {
      server.setOrders([order]);
      server.refuse('listOrders', networkError(new Error('offline')));
    });
    expect(screen.getByText('Nie mamy połączenia ze sklepem')).toBeTruthy();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

describe('one order', () => {
  const path = '/customer/account/orders/A100001';

  it('shows its way, in words for each step', async () => {
    await openAt(path, (server) => server.setOrders([order]));
    expect(screen.getByRole('heading', { level: 1, name: 'Zamówienie A100001' })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Przebieg zamówienia' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Zamówienie złożone (gotowe)20 listopada 2026 11:00',
      'Czekamy na płatność (teraz)',
      'W realizacji (przed nami)',
      'Spakowane (przed nami)',
      'Wysłane (przed nami)',
      'Dostarczone (przed nami)',
    ]);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('shows what was bought, each with its page, and what it costs', async () => {
    await openAt(path, (server) => server.setOrders([order]));
    expect(screen.getByRole('link', { name: 'Pralka Bosch' }).getAttribute('href')).toBe('/pralka-bosch.html');
    const products = screen.getByRole('region', { name: 'Produkty' });
    expect(products.textContent).toContain('2 sztuki po 25,00\u00a0zł');
    expect(products.textContent).toContain('Kod rabatowy JESIEN');
    expect(products.textContent).toContain('+ Gwarancja +2 lata179,00\u00a0zł');
    expect(products.textContent).toContain('Ochrona i usługi179,00\u00a0zł');
    expect(products.textContent).toContain('2\u00a0097,99\u00a0zł');
  });

  it('[K-21] a transfer has all that a bank asks for, to be copied', async () => {
    const { user } = await openAt(path, (server) => server.setOrders([order]));
    const payment = within(screen.getByRole('region', { name: 'Płatność' }));
    expect(payment.getByText('61 1090 1014 0000 0712 1981 2874')).toBeTruthy();
    await user.click(payment.getByRole('button', { name: 'Kopiuj: Numer rachunku' }));
    expect(await navigator.clipboard.readText()).toBe('61109010140000071219812874');
    expect(payment.getByText('Skopiowano: Numer rachunku')).toBeTruthy();
  });

  it('tells delivery, pickup point and who the bill is for', async () => {
    const point = { ...order.shipping, pickup_point: null, tracking_number: 'PL123' };
    await openAt(path, (server) =>
      server.setOrders([{ ...order, shipping: point, with_invoice: true, billing_address: { ...office, email: null } }]),
    );
    const delivery = screen.getByRole('region', { name: 'Dostawa' });
    expect(delivery.textContent).toContain('Kurier DPD');
    expect(delivery.textContent).toContain('wtorek 25\u00a0XI, 19,99\u00a0zł · najpóźniej środa 26\u00a0XI');
    expect(delivery.textContent).toContain('Numer przesyłki: PL123');
    expect(screen.getByRole('region', { name: 'Faktura na firmę' }).textContent).toContain('NIP: 5250000009');
  });

  it.each([
    ['with its warranty', null, 2],
    ['without a warranty that is offered no more', 'warranty_not_offered', undefined],
  ])('is bought again %s', async (_, refusal, warranty) => {
    const { shop, user } = await openAt(path, (server) => server.setOrders([order]));
    await shop.cart.load();
    if (refusal !== null) shop.cartApi.failNext('addItem', parseApiError(400, { code: refusal, message: 'Nie ma.' }));
    await user.click(screen.getByRole('button', { name: 'Kup ponownie' }));
    expect(await screen.findByText(/Dodaliśmy do koszyka 3 sztuki/)).toBeTruthy();
    const bought = new Map(shop.cartApi.itemsOf('mine').map((item) => [item.sku, item.warranty?.id]));
    expect([bought.has('PRALKA-1'), bought.get('PRALKA-1'), bought.has('KABEL-2')]).toEqual([true, warranty, true]);
  });

  it('can be bought again; what could not be added is told by name', async () => {
    const { shop, user } = await openAt(path, (server) => server.setOrders([order]));
    await shop.cart.load();
    shop.cartApi.failNext('addItem', parseApiError(400, { code: 'out_of_stock', message: 'Brak towaru.' }));
    await user.click(screen.getByRole('button', { name: 'Kup ponownie' }));
    expect(await screen.findByText('Pralka Bosch: Brak towaru.')).toBeTruthy();
    expect(screen.getByText(/Dodaliśmy do koszyka 2 sztuki/)).toBeTruthy();
    expect(shop.cartApi.itemsOf('mine').map(({ sku, qty }) => `${sku} ×${qty}`)).toEqual(['KABEL-2 ×2']);
  });

  it('[J-244] [J-366] tells until when the warranty of delivered goods lasts, leads to their product sheet and has it as a file', async () => {
    const [item, ...others] = order.items;
    if (item === undefined) throw new Error('the order has an item');
    const owned = { ...item, has_product_sheet: true, warranty_until: '2028-11-24' };
    await openAt(path, (server) => server.setOrders([{ ...order, status: 'delivered', items: [owned, ...others] }]));
    expect(screen.getAllByText(/^Gwarancja do/).map(({ textContent }) => textContent)).toEqual(['Gwarancja do 24 listopada 2028']);
    expect(screen.getByRole('link', { name: `Karta produktu: ${item.name}` }).getAttribute('href')).toBe(
      `${item.request_path}#karta-produktu`,
    );
    expect(screen.getByRole('link', { name: `Karta produktu (PDF): ${item.name}` }).getAttribute('href')).toBe(
      `/rest/V1/products/${item.product_id}/sheet`,
    );
  });

  it('[J-290] reminds of the end of a warranty that lasts, until it is told not to', async () => {
    const [item] = order.items;
    if (item === undefined) throw new Error('the order has an item');
    const owned = { ...item, warranty_until: '2028-11-24' };
    const { user, server } = await openAt(path, (fake) => fake.setOrders([{ ...order, status: 'delivered', items: [owned] }]));
    await user.click(screen.getByRole('button', { name: 'Przypomnij mi o końcu gwarancji' }));
    expect(await screen.findByText('Przypomnimy e-mailem.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Nie przypominaj o gwarancji' }));
    expect(await screen.findByText('Nie przypomnimy o gwarancji.')).toBeTruthy();
    const number = JSON.stringify(order.number);
    expect(server.calls.filter((call) => call.startsWith('setWarranty'))).toEqual([
      `setWarrantyReminder [${number},true]`,
      `setWarrantyReminder [${number},false]`,
    ]);
  });

  it('[J-244] is bought again in part: only the chosen lines', async () => {
    const { shop, user } = await openAt(path, (server) => server.setOrders([order]));
    await shop.cart.load();
    await user.click(screen.getByRole('button', { name: 'Wybierz produkty' }));
    const lines = within(screen.getByRole('group', { name: 'Które produkty kupić ponownie' }));
    await user.click(lines.getByRole('checkbox', { name: /Pralka Bosch/ }));
    await user.click(lines.getByRole('button', { name: 'Kup wybrane' }));
    expect(await screen.findByText(/Dodaliśmy do koszyka 2 sztuki/)).toBeTruthy();
    expect(shop.cartApi.itemsOf('mine').map(({ sku, qty }) => `${sku} ×${qty}`)).toEqual(['KABEL-2 ×2']);
    await user.click(lines.getByRole('checkbox', { name: /Kabel|KABEL/i }));
    expect(lines.getByRole('button', { name: 'Kup wybrane' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Zaznacz co najmniej jeden produkt.')).toBeTruthy();
  });

  it('that the customer does not have says so', async () => {
    await openAt('/customer/account/orders/A1');
    expect(screen.getByText('Nie znaleźliśmy tego zamówienia')).toBeTruthy();
  });
});

describe('[J-183] an order that is given up', () => {
  const path = '/customer/account/orders/A100001';
  const paid: Order = {
    ...order,
    status: 'processing',
    can_cancel: true,
    payment: { ...order.payment, status: 'paid', bank_transfer: null },
  };
  const dialogOf = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Anuluj zamówienie' }));
    return within(await screen.findByRole('dialog', { name: 'Anulować zamówienie A100001?' }));
  };

  it('is asked about with what becomes of the money, and tells when it is cancelled', async () => {
    const { user, server } = await openAt(path, (fake) => fake.setOrders([paid]));
    const dialog = await dialogOf(user);
    expect(dialog.getByText(/^Zwrócimy 2\s097,99\szł tą samą drogą/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await screen.findByText('Zamówienie jest anulowane. Potwierdzenie wysłaliśmy e-mailem.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Anuluj zamówienie' })).toBeNull();
    expect(server.calls.filter((call) => call.startsWith('cancelOrder'))).toEqual(['cancelOrder ["A100001","h4sh"]']);
  });

  it('is told when it has been packed meanwhile, and shows that; one that is packed has no such button', async () => {
    const { user, server } = await openAt(path, (fake) => fake.setOrders([paid]));
    const dialog = await dialogOf(user);
    server.refuse('cancelOrder', parseApiError(409, { code: 'order_packed', message: 'Zamówienie jest już spakowane.' }));
    server.setOrders([{ ...paid, status: 'packed', can_cancel: false }]);
    await user.click(dialog.getByRole('button', { name: 'Anuluj zamówienie' }));
    expect(await dialog.findByText(/jest już spakowane i nie można go anulować\. Nic się nie zmieniło\./)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Zostaw' }));
    expect(screen.queryByRole('button', { name: 'Anuluj zamówienie' })).toBeNull();
  });
});
