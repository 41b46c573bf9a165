/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  DEFAULT_USER,
  dispatchUserEvent,
  NEOPORTAL_USER_ID,
  neoportalDataSlice,
  parseApiError,
  SIGNIN_TOKEN,
  userAtom,
} from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { COMPLAINT_DRAFT } from 'shared-contracts/storage';
import { createTestShop } from 'shared-contracts/testing';
import type { FakeCommerce } from '../testing/fake-commerce.ts';
import { home, jan, office, order, sellersProduct } from '../testing/fixtures.ts';
import { openInShop } from '../testing/session-shop.tsx';
import { accountTexts } from './texts.ts';
import AccountPage from './AccountPage.tsx';

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const path = '/customer/account/index';
const open = (prepare?: Parameters<typeof openInShop>[2], at = path) => openInShop(page, { path: at }, prepare);
const openSignedIn = (prepare: (server: FakeCommerce) => void = () => {}, at = path) =>
  open((shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 'token-of-jan');
    prepare(server);
  }, at);
const known401 = parseApiError(401, { code: 'not_signed_in', message: 'Strona dostępna tylko dla zalogowanego użytkownika' });

describe('the account of a guest', () => {
  it('[O-16] [R-51] shows the way to the login, which leads back here', async () => {
    const { server } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Moje konto' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe(
      '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Findex',
    );
    expect(server.calls).toEqual([]);
  });

  it('[R-52] a deeper path is where the login leads back to', async () => {
    await openInShop(page, { path: '/customer/zamowienia?p=2' });
    expect(screen.getByRole('heading', { level: 1, name: 'Moje konto' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe(
      '/customer/account/login?redirect=%2Fcustomer%2Fzamowienia%3Fp%3D2',
    );
  });
});

describe('the account of a customer', () => {
  it('[O-11] [U-09] greets by name and shows data, address and cart', async () => {
    const { shop } = await openSignedIn();
    expect(screen.getByText('Dzień dobry, Jan!')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Twoje dane' }).textContent).toContain('jan.kowalski@example.com');
    expect(screen.getByRole('region', { name: 'Twoje dane' }).textContent).toContain('12 kwietnia 1985');
    expect(screen.getByRole('region', { name: 'Adres do faktury i dostawy' }).textContent).toMatch(/ul\. Lipowa 12\/4.*30-702\sKraków/);
    expect(screen.getByRole('link', { name: 'Zobacz koszyk' }).getAttribute('href')).toBe('/checkout/cart');
    expect(shop.store.get(userAtom)).toMatchObject({ isSignedIn: true, currentUser: { firstname: 'Jan' } });
  });

  it('[U-09] data that are there are not asked for again', async () => {
    const { server, unmount } = await open((shop) => {
      shop.storage.write(SIGNIN_TOKEN, 't');
      shop.store.set(dispatchUserEvent, {
        type: 'customer-loaded',
        customer: { ...DEFAULT_USER, currentUser: { email: 'a@b.pl', firstname: '-', lastname: '-', dob: null } },
        isNeoportal: false,
      });
    });
    expect(server.calls).not.toContain('readCustomer');
    expect(screen.getByText('Dzień dobry!')).toBeTruthy(); // U-11: a company has no first name.
    unmount();
  });

  it('[F-06] [T-02] a neoportal customer is remembered as one', async () => {
    const neoportal = { ...jan, extension_attributes: { ...jan.extension_attributes, neoportal_user_id: '77' } };
    const { shop } = await openSignedIn((server) => server.setCustomer(neoportal));
    expect(shop.storage.read(NEOPORTAL_USER_ID)).toBe('77');
    expect(shop.store.get(userAtom).isNeoportal).toBe(true);
  });

  it('different addresses for bill and delivery stand apart', async () => {
    const addresses = [
      { ...home, default_billing: false },
      { ...office, default_billing: true },
    ];
    await openSignedIn((server) => server.setCustomer({ ...jan, addresses }));
    expect(screen.getByRole('region', { name: 'Adres do faktury' }).textContent).toMatch(/Kowalski Sp. z o.o.ul/);
    expect(screen.getByRole('region', { name: 'Adres dostawy' }).textContent).toContain('Jan Kowalski');
  });

  it('[U-12] [A-48] tells the latest order with its status, and counts orders and Schowek', async () => {
    await openSignedIn((server) => server.setOrders([order, { ...order, number: 'A100000' }]));
    const latest = within(screen.getByRole('region', { name: 'Ostatnie zamówienie' }));
    expect(latest.getByRole('link', { name: 'Zamówienie A100001' }).getAttribute('href')).toBe('/customer/account/orders/A100001');
    expect(latest.getByText('Czeka na płatność')).toBeTruthy();
    expect(latest.getByRole('link', { name: 'Wszystkie 2 zamówienia' }).getAttribute('href')).toBe('/customer/account/orders');
    expect(screen.getByRole('region', { name: 'Schowek' }).textContent).toContain('Masz w nim 3 produkty.');
  });

  it('[U-07] [A-46] [A-49] signing out revokes the token, ends the session, and forgets everything here', async () => {
    const { shop, server, events } = await openSignedIn();
    shop.storage.write(NEOPORTAL_USER_ID, '77');
    shop.store.set(neoportalDataSlice.patch, { 10: sellersProduct });
    await userEvent.click(screen.getByRole('button', { name: 'Wyloguj się' }));
    expect(server.calls.slice(-2)).toEqual(['removeToken "token-of-jan"', 'logout']);
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    expect(shop.storage.read(NEOPORTAL_USER_ID)).toBeUndefined();
    expect(shop.store.get(userAtom)).toEqual(DEFAULT_USER);
    expect(shop.store.get(neoportalDataSlice.read)).toEqual({});
    expect(events).toEqual(['session.ended@1']);
    expect(screen.getByText('Zaloguj się, aby zobaczyć swoje konto')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('[J-234] signing out leaves nothing of a complaint that was being written', async () => {
    const { shop } = await openSignedIn();
    shop.storage.write(COMPLAINT_DRAFT, { channel: 'online', values: { street: 'Lipowa 12', iban: '61109010140000071219812874' } });
    await userEvent.click(screen.getByRole('button', { name: 'Wyloguj się' }));
    expect(shop.storage.read(COMPLAINT_DRAFT)).toBeUndefined();
  });

  it('[U-07] signing out here does not depend on the network', async () => {
    const { shop } = await openSignedIn((server) => {
      server.refuse('removeToken', networkError(new Error('x')));
      server.refuse('logout', networkError(new Error('x')));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Wyloguj się' }));
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    expect(screen.getByText('Zaloguj się, aby zobaczyć swoje konto')).toBeTruthy();
  });
});

describe('the pages of the account', () => {
  it('[R-52] each has its heading and its place in the navigation', async () => {
    await openSignedIn(undefined, '/customer/address');
    expect(screen.getByRole('heading', { level: 1, name: 'Moje adresy' })).toBeTruthy();
    const nav = within(screen.getByRole('navigation', { name: 'Moje konto' }));
    expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Pulpit', null],
      ['Zamówienia', null],
      ['Opinie i pytania', null],
      ['Powiadomienia', null],
      ['Adresy', 'page'],
      ['Dane i hasło', null],
      ['Bezpieczeństwo', null],
      ['Prywatność i dane', null],
      ['Schowek', null],
    ]);
  });

  it.each([
    ['/customer', 'Moje konto'],
    ['/customer/', 'Moje konto'],
    ['/customer/account', 'Moje konto'],
    ['/customer/account/index', 'Moje konto'],
    ['/customer/account/orders', 'Moje zamówienia'],
    ['/customer/account/reviews', 'Moje opinie i pytania'],
    ['/customer/account/reminders', 'Moje powiadomienia'],
    ['/customer/account/orders/A100001', 'Zamówienie A100001'],
    ['/customer/account/orders/A%2F1', 'Zamówienie A/1'],
    ['/customer/account/orders/A1/x', 'Nie ma takiej strony'],
    ['/customer/address', 'Moje adresy'],
    ['/customer/address/new', 'Nowy adres'],
    ['/customer/address/edit/7', 'Zmień adres'],
    ['/customer/account/edit', 'Dane i hasło'],
    ['/customer/account/security', 'Bezpieczeństwo'],
    ['/customer/account/privacy', 'Prywatność i dane'],
    ['/customer/account/forgotpassword', 'Nie pamiętasz hasła?'],
    ['/customer/account/resetpassword', 'Ustaw nowe hasło'],
    ['/customer/constructor', 'Nie ma takiej strony'],
    ['/customer/Account/orders', 'Nie ma takiej strony'],
  ])('[R-51] [R-52] [J-36] the path %s shows the page "%s"', async (at, title) => {
    await openSignedIn(undefined, at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it('[R-52] an address that the customer does not have is not found', async () => {
    await openSignedIn(undefined, '/customer/address/edit/x');
    expect(screen.getByRole('link', { name: 'Zobacz adresy' }).getAttribute('href')).toBe('/customer/address');
  });

  it('[R-52] an unknown address says so and leads back', async () => {
    await openSignedIn(undefined, '/customer/faktury');
    expect(screen.getByRole('heading', { level: 1, name: 'Nie ma takiej strony' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Przejdź do pulpitu' }).getAttribute('href')).toBe(path);
  });

  it.each(['/customer/account/orders', '/customer/account/orders/A1', '/customer/address/new', '/customer/account/edit'])(
    '[O-16] a visitor of %s finds the way to the login, which leads back',
    async (at) => {
      const { server } = await open(undefined, at);
      expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe(
        `/customer/account/login?redirect=${encodeURIComponent(at)}`,
      );
      expect(server.calls).toEqual([]);
    },
  );

  it('[I-01] are drawn in Ukrainian', async () => {
    await accountTexts.load('ua');
    await openInShop(page, { path, language: 'ua' }, (shop) => void shop.storage.write(SIGNIN_TOKEN, 't'));
    expect(screen.getByText('Добрий день, Jan!')).toBeTruthy();
    expect(screen.getByText('У вас ще немає замовлень')).toBeTruthy();
  });
});

describe('a session that the server does not know, or does not answer', () => {
  it('[O-15] the known 401 message shows a guest, without any news', async () => {
    const { shop, events } = await openSignedIn((server) => server.refuse('readCustomer', known401));
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toBeTruthy();
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    expect(events).toEqual(['session.ended@1']);
  });

  it('[O-15] so does the known message at any other call', async () => {
    const { shop, events } = await openSignedIn((server) => server.refuse('listOrders', known401));
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toBeTruthy();
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    expect(events).toEqual(['session.ended@1']);
  });

  it('[U-08] [E-02] any other 401 shows a guest, and the host leaves the session: it has heard the answer', async () => {
    const { shop, events } = await openSignedIn((server) => server.refuse('readCustomer', parseApiError(401, { message: 'x' })));
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toBeTruthy();
    expect([shop.storage.read(SIGNIN_TOKEN), events]).toEqual(['token-of-jan', []]);
  });

  it('[U-08] [E-02] a session that expires while the account is shown leaves a guest', async () => {
    const { shop } = await openSignedIn();
    act(() => shop.bus.emit('session.expired@1', {}));
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toBeTruthy();
    expect(screen.queryByText('Dzień dobry, Jan!')).toBeNull();
  });

  it('[U-03] a failing server keeps the session but nothing of the customer, and a retry shows the account', async () => {
    const { shop } = await openSignedIn((server) => server.refuse('readCustomer', networkError(new Error('x'))));
    expect(screen.getByText('Nie udało się wczytać Twojego konta')).toBeTruthy();
    expect(shop.storage.read(SIGNIN_TOKEN)).toBe('token-of-jan');
    expect(shop.store.get(userAtom)).toEqual({ ...DEFAULT_USER, isSignedIn: true });
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(screen.getByText('Dzień dobry, Jan!')).toBeTruthy();
  });

  it('a slow server leaves the frame standing', async () => {
    const { server } = await openSignedIn((server) => server.hold());
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
    await act(async () => server.release());
    expect(screen.getByText('Dzień dobry, Jan!')).toBeTruthy();
  });
});

describe('the frame that the server draws', () => {
  it('[R-51] has the heading and grey tiles, nobody’s data and no style attribute', () => {
    const { Wrapper } = createTestShop({ path });
    const html = renderToString(<Wrapper>{page}</Wrapper>);
    expect(html).toContain('Moje konto');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('Zaloguj');
    expect(html).not.toContain(' style=');
  });
});
