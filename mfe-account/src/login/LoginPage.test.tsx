/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { parseApiError, SIGNIN_TOKEN, userAtom } from 'shared-contracts';
import { VISIT_ID } from 'shared-contracts/storage';
import { networkError } from 'shared-contracts/errors';
import { createTestShop } from 'shared-contracts/testing';
import { texts } from '../texts.ts';
import { alerts, email, errorOf, loginPage, openLogin, password, submit } from '../testing/open-login.tsx';

const wrong = parseApiError(401, { code: 'wrong_credentials', message: 'Nieprawidłowy adres e-mail lub hasło.' });

describe('signing in', () => {
  it('[R-50] [U-01] [T-01] keeps the token, tells everyone and goes on to where the shopper wanted to be', async () => {
    const { user, shop, server, events, address } = await openLogin('/customer/account/login?redirect=%2Fcheckout%2Fcart');
    await user.type(email(), ' jan.kowalski@example.com ');
    await user.type(password(), 'Amperio2026');
    await user.click(submit());
    expect(server.calls[0]).toBe('signIn ["jan.kowalski@example.com","Amperio2026"]');
    expect(shop.storage.read(SIGNIN_TOKEN)).toBe('token-of-jan');
    expect(shop.storage.read(VISIT_ID)).toMatch(/^[\da-f]{32}$/);
    expect(shop.storage.local.getItem('signin_token')).toBe('token-of-jan');
    expect(shop.store.get(userAtom).isSignedIn).toBe(true);
    expect(events).toEqual(['session.started@1']);
    await waitFor(() => expect(address()).toBe('/checkout/cart'));
  });

  it('[R-51] goes to the account when no page asked for the login, and never to another shop', async () => {
    const { user, address } = await openLogin('/customer/account/login?redirect=%2F%2Fzly.example');
    await user.type(email(), 'jan.kowalski@example.com');
    await user.type(password(), 'Amperio2026{Enter}');
    await waitFor(() => expect(address()).toBe('/customer/account/index'));
  });

  it('[C-30] what the guest has put into the cart becomes the customer’s', async () => {
    const { user, shop } = await openLogin('/customer/account/login', (shop) => void shop.cart.add({ sku: 'A', qty: 2 }));
    await user.type(email(), 'jan.kowalski@example.com');
    await user.type(password(), 'Amperio2026{Enter}');
    expect(shop.cartApi.calls).toContain('assign c1');
    expect(shop.cartApi.itemsOf('mine').map(({ sku, qty }) => `${sku} ×${qty}`)).toEqual(['A ×2']);
  });

  it('whoever is signed in goes on at once', async () => {
    const { address } = await openLogin(
      '/customer/account/login?redirect=%2Fagd.html',
      (shop) => void shop.storage.write(SIGNIN_TOKEN, 't'),
    );
    await waitFor(() => expect(address()).toBe('/agd.html'));
  });
});

describe('the ways from the login page', () => {
  it('[R-50] [R-53] registration and the forgotten password keep where the shopper wanted to be', async () => {
    await openLogin('/customer/account/login?redirect=%2Fpralka.html&addToWishList=true&x=1');
    expect(screen.getByRole('link', { name: 'Załóż konto' }).getAttribute('href')).toBe(
      '/create-account?redirect=%2Fpralka.html&addToWishList=true',
    );
    expect(screen.getByRole('link', { name: 'Nie pamiętasz hasła?' }).getAttribute('href')).toBe(
      '/customer/account/forgotpassword?redirect=%2Fpralka.html&addToWishList=true',
    );
  });
});

describe('a login that can not be sent', () => {
  it('[K-05] errors stand at their fields and are announced, and the first bad field has the focus', async () => {
    const { user, server } = await openLogin();
    await user.type(email(), 'jan');
    await user.click(submit());
    expect(errorOf(email())).toBe('Podaj poprawny adres e-mail.');
    expect(errorOf(password())).toContain('To pole jest wymagane.');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    // Each is announced, and once.
    for (const told of ['Podaj poprawny adres e-mail.', 'To pole jest wymagane.']) expect(alerts().split(told)).toHaveLength(2);
    expect(document.activeElement).toBe(email());
    expect(server.calls).toEqual([]);
  });

  it('[K-05] a message goes as soon as its field is right', async () => {
    const { user } = await openLogin();
    await user.type(email(), 'jan');
    await user.click(submit());
    await user.type(email(), '@example.com');
    expect(email().hasAttribute('aria-invalid')).toBe(false);
    await user.click(submit());
    expect(document.activeElement).toBe(password());
  });
});

describe('a server that refuses, fails or is slow', () => {
  it('[U-02] [U-05] a wrong password is told, nothing typed is lost, and the error stays in the state', async () => {
    const { user, shop, address } = await openLogin('/customer/account/login', (_shop, server) => server.refuse('signIn', wrong));
    await user.type(email(), 'jan.kowalski@example.com');
    await user.type(password(), 'zle-haslo');
    await user.click(submit());
    expect(alerts()).toContain('Nieprawidłowy adres e-mail lub hasło.');
    expect(email()).toHaveProperty('value', 'jan.kowalski@example.com');
    expect(password()).toHaveProperty('value', 'zle-haslo');
    expect(document.activeElement).toBe(password());
    expect(shop.store.get(userAtom)).toMatchObject({ isSignedIn: false, signInError: 'Nieprawidłowy adres e-mail lub hasło.' });
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    expect(address()).toBe('/customer/account/login');
  });

  it('[U-05] [E-17] the error is forgotten with the next attempt, and when the page is left', async () => {
    const { user, shop, server, unmount } = await openLogin('/customer/account/login', (_shop, server) => server.refuse('signIn', wrong));
    await user.type(email(), 'jan.kowalski@example.com');
    await user.type(password(), 'zle-haslo{Enter}');
    expect(shop.store.get(userAtom).signInError).not.toBeNull();
    server.hold();
    await user.click(submit());
    expect(shop.store.get(userAtom).signInError).toBeNull();
    server.refuse('signIn', wrong);
    await act(async () => server.release());
    expect(shop.store.get(userAtom).signInError).not.toBeNull();
    unmount();
    expect(shop.store.get(userAtom).signInError).toBeNull();
  });

  it('[U-05] after a failure it can be sent again', async () => {
    const { user, server, address } = await openLogin('/customer/account/login', (_shop, server) =>
      server.refuse('signIn', networkError(new Error('x'))),
    );
    await user.type(email(), 'jan.kowalski@example.com');
    await user.type(password(), 'Amperio2026{Enter}');
    expect(alerts()).toContain('Nie mamy połączenia ze sklepem.');
    await user.click(submit());
    expect(server.calls.filter((call) => call.startsWith('signIn'))).toHaveLength(2);
    await waitFor(() => expect(address()).toBe('/customer/account/index'));
  });

  it('cannot be sent twice while the server thinks', async () => {
    const { user, server } = await openLogin('/customer/account/login', (_shop, server) => server.hold());
    await user.type(email(), 'jan.kowalski@example.com');
    await user.type(password(), 'Amperio2026{Enter}{Enter}');
    await user.click(submit());
    expect(submit().getAttribute('aria-busy')).toBe('true');
    expect(server.calls).toEqual(['signIn ["jan.kowalski@example.com","Amperio2026"]']);
    await act(async () => server.release());
  });
});

describe('the fields', () => {
  it('have the names by which browsers fill them in', async () => {
    await openLogin();
    expect(email().getAttribute('autocomplete')).toBe('username');
    expect(password().getAttribute('autocomplete')).toBe('current-password');
    expect(email().getAttribute('inputmode')).toBe('email');
  });

  it('the password can be looked at', async () => {
    const { user } = await openLogin();
    expect(password().getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Pokaż hasło' }));
    expect(password().getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Ukryj hasło' }));
    expect(password().getAttribute('type')).toBe('password');
  });
});

describe('the page that the server draws', () => {
  const draw = (language: 'pl' | 'ua') => {
    const { Wrapper } = createTestShop({ language, path: '/customer/account/login' });
    return renderToString(<Wrapper>{loginPage}</Wrapper>);
  };

  it('is whole, has no style attribute, and keeps passwords out of addresses', () => {
    const html = draw('pl');
    expect(html).toMatch(/<h1[^>]*>Zaloguj się<\/h1>/);
    expect(html).toContain('method="post"');
    expect(html).toMatch(/<button type="submit" disabled=""/);
    expect(html).not.toContain(' style=');
  });

  it('[I-01] is drawn in Ukrainian', async () => {
    await texts.load('ua');
    expect(draw('ua')).toContain('Адреса e-mail');
  });
});
