/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { failed, NEOPORTAL_USER_ID, parseApiError, SIGNIN_TOKEN, succeeded, userSlice } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { createTestShop } from 'shared-contracts/testing';
import { jan, openInShop, type FakeSessionServer } from '../testing/session-shop.tsx';
import AccountPage from './AccountPage.tsx';

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const path = '/customer/account/index';
const open = (prepare?: Parameters<typeof openInShop>[2]) => openInShop(page, { path }, prepare);
const openSignedIn = (prepare: (server: FakeSessionServer) => void = () => {}) =>
  open((shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 'token-of-jan');
    prepare(server);
  });

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
    expect(shop.store.get(userSlice.read)).toMatchObject({ isSignedIn: true, currentUser: { firstname: 'Jan' } });
  });

  it('[U-09] data that are there are not asked for again', async () => {
    const { server, unmount } = await open((shop) => {
      shop.storage.write(SIGNIN_TOKEN, 't');
      shop.store.set(userSlice.patch, { isSignedIn: true, currentUser: { email: 'a@b.pl', firstname: '-', lastname: '-', dob: null } });
    });
    expect(server.calls).toEqual([]);
    expect(screen.getByText('Dzień dobry!')).toBeTruthy(); // U-11: a company has no first name.
    unmount();
  });

  it('[F-06] [T-02] a neoportal customer is remembered as one', async () => {
    const neoportal = { ...jan, extension_attributes: { ...jan.extension_attributes, neoportal_user_id: '77' } };
    const { shop } = await openSignedIn((server) => server.answerCustomer(succeeded(neoportal)));
    expect(shop.storage.read(NEOPORTAL_USER_ID)).toBe('77');
    expect(shop.store.get(userSlice.read).isNeoportal).toBe(true);
  });

  it('different addresses for bill and delivery stand apart', async () => {
    const [home] = jan.addresses;
    if (!home) throw new Error('Jan has an address');
    const company = {
      ...home,
      id: 8,
      company: 'Kowalski Sp. z o.o.',
      firstname: '-',
      lastname: '-',
      default_billing: true,
      default_shipping: false,
    };
    const customer = { ...jan, addresses: [{ ...home, default_billing: false }, company] };
    await openSignedIn((server) => server.answerCustomer(succeeded(customer)));
    expect(screen.getByRole('region', { name: 'Adres do faktury' }).textContent).toMatch(/Kowalski Sp. z o.o.ul/);
    expect(screen.getByRole('region', { name: 'Adres dostawy' }).textContent).toContain('Jan Kowalski');
  });

  it('[U-07] signing out forgets token and customer, tells everyone and leaves a guest', async () => {
    const { shop, events } = await openSignedIn();
    await userEvent.click(screen.getByRole('button', { name: 'Wyloguj się' }));
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    expect(shop.store.get(userSlice.read)).toEqual(userSlice.defaults);
    expect(events).toEqual(['session.ended@1']);
    expect(screen.getByText('Zaloguj się, aby zobaczyć swoje konto')).toBeTruthy();
  });
});

describe('a session that the server does not know, or does not answer', () => {
  it('[O-15] the known 401 message shows a guest, without any news', async () => {
    const known = parseApiError(401, { code: 'not_signed_in', message: 'Strona dostępna tylko dla zalogowanego użytkownika' });
    const { shop, events } = await openSignedIn((server) => server.answerCustomer(failed(known)));
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toBeTruthy();
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    expect(events).toEqual(['session.ended@1']);
  });

  it('[U-08] [E-02] any other 401 ends the session as expired', async () => {
    const { events } = await openSignedIn((server) => server.answerCustomer(failed(parseApiError(401, { message: 'x' }))));
    expect(events).toEqual(['session.expired@1']);
  });

  it('[E-01] a failing server keeps the session, and a retry shows the account', async () => {
    const { shop, server } = await openSignedIn((server) => server.answerCustomer(failed(networkError(new Error('x')))));
    expect(screen.getByText('Nie udało się wczytać Twojego konta')).toBeTruthy();
    expect(shop.storage.read(SIGNIN_TOKEN)).toBe('token-of-jan');
    server.answerCustomer(succeeded(jan));
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
