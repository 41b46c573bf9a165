/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { parseApiError, SIGNIN_TOKEN, userAtom } from 'shared-contracts';
import type { openInShop } from '../../testing/session-shop.tsx';
import { alerts, email, errorOf, openLogin, password } from '../../testing/open-login.tsx';

describe('[J-141] an account with a second factor', () => {
  const asked = parseApiError(401, { code: 'code_required', message: 'Podaj kod z aplikacji.', parameters: { challenge: 'ch4' } });
  const code = () => screen.findByRole('textbox', { name: 'Kod z aplikacji' });
  const askForCode = async (prepare: Parameters<typeof openInShop>[2] = () => {}) => {
    const opened = await openLogin('/customer/account/login?redirect=%2Fagd.html', (shop, server) => {
      server.refuse('signIn', asked);
      prepare(shop, server);
    });
    await opened.user.type(email(), 'jan.kowalski@example.com');
    await opened.user.type(password(), 'Amperio2026{Enter}');
    return opened;
  };

  it('is asked for the code of the app, which signs in; the question is no error', async () => {
    const { user, server, shop, address } = await askForCode();
    const field = await code();
    expect(document.activeElement).toBe(field);
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(shop.store.get(userAtom)).toMatchObject({ isSignedIn: false, signInError: null });
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    await user.type(field, '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/agd.html'));
    expect(server.calls).toContain('signInWithCode ["ch4","123456"]');
    expect(shop.storage.read(SIGNIN_TOKEN)).toBe('token-of-jan');
  });

  it('[K-05] a code that is malformed, wrong or used is reported at its field, and what was typed stays', async () => {
    const { user, server } = await askForCode();
    const field = await code();
    await user.type(field, '12345{Enter}');
    expect(errorOf(field)).toBe('Wpisz 6 cyfr z aplikacji.');
    server.refuse('signInWithCode', parseApiError(401, { code: 'wrong_code' }));
    await user.type(field, '6{Enter}');
    await waitFor(() => expect(errorOf(field)).toBe('Ten kod jest nieprawidłowy.'));
    expect(alerts()).toContain('Ten kod jest nieprawidłowy.');
    expect(field).toHaveProperty('value', '123456');
    server.refuse('signInWithCode', parseApiError(401, { code: 'used_code' }));
    await user.click(screen.getByRole('button', { name: 'Zaloguj się' }));
    await waitFor(() => expect(errorOf(field)).toBe('Ten kod został już użyty. Poczekaj na następny.'));
  });

  it('[J-142] takes a recovery code in its place', async () => {
    const { user, server } = await askForCode();
    await code();
    await user.click(screen.getByRole('button', { name: 'Użyj kodu zapasowego' }));
    const field = screen.getByRole('textbox', { name: 'Kod zapasowy' });
    expect(document.activeElement).toBe(field);
    await user.type(field, '123456{Enter}');
    expect(errorOf(field)).toBe('Wpisz cały kod: 10 liter i cyfr.');
    await user.clear(field);
    await user.type(field, '7qk2m-x0r4d{Enter}');
    await waitFor(() => expect(server.calls).toContain('signInWithCode ["ch4","7qk2mx0r4d"]'));
  });

  it('that waits too long is asked for the password again; the way back keeps what was typed', async () => {
    const { user, server } = await askForCode();
    server.refuse('signInWithCode', parseApiError(401, { code: 'challenge_ended' }));
    await user.type(await code(), '123456{Enter}');
    await waitFor(() => expect(alerts()).toContain('Logowanie trwało zbyt długo.'));
    await user.click(screen.getByRole('button', { name: 'Wróć' }));
    expect(email()).toHaveProperty('value', 'jan.kowalski@example.com');
    expect(screen.queryByRole('textbox', { name: 'Kod z aplikacji' })).toBeNull();
  });
});
