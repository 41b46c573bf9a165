/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, userAtom } from 'shared-contracts';
import AccountPage from '../account/AccountPage.tsx';
import { openInShop } from '../testing/session-shop.tsx';

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const open = async (path: string, prepare?: Parameters<typeof openInShop>[2]) => ({
  ...(await openInShop(page, { path }, prepare)),
  user: userEvent.setup(),
});
const forgot = '/customer/account/forgotpassword';
const reset = '/customer/account/resetpassword?token=t0ken';

describe('a forgotten password', () => {
  it('[U-06] the state knows that a link is asked for, and when that has ended', async () => {
    const { user, shop, server } = await open(forgot, (_shop, server) => server.hold());
    await user.type(screen.getByLabelText('Adres e-mail'), ' ewa@example.com {Enter}');
    expect(shop.store.get(userAtom).forgotPassword).toEqual({ email: 'ewa@example.com', isInProgress: true });
    await act(async () => server.release());
    expect(shop.store.get(userAtom).forgotPassword).toEqual({ email: 'ewa@example.com', isInProgress: false });
    expect(server.calls).toEqual(['askPasswordReset "ewa@example.com"']);
    expect(screen.getByRole('status').textContent).toContain('Jeśli konto istnieje, wysłaliśmy link');
  });

  it('[U-06] a request that failed has ended, too; what was typed stays', async () => {
    const { user, shop } = await open(forgot, (_shop, server) => server.refuse('askPasswordReset', parseApiError(429, {})));
    await user.type(screen.getByLabelText('Adres e-mail'), 'ewa@example.com{Enter}');
    expect(shop.store.get(userAtom).forgotPassword.isInProgress).toBe(false);
    expect(screen.getByLabelText('Adres e-mail')).toHaveProperty('value', 'ewa@example.com');
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Za dużo prób');
  });

  it('[K-05] needs an e-mail address', async () => {
    const { user, server } = await open(forgot);
    await user.click(screen.getByRole('button', { name: 'Wyślij link' }));
    expect(screen.getByLabelText('Adres e-mail').getAttribute('aria-invalid')).toBe('true');
    expect(server.calls).toEqual([]);
  });
});

describe('the link to a new password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
    await user.type(screen.getByLabelText('Nowe hasło'), 'NoweHaslo1');
    await user.type(screen.getByLabelText('Powtórz hasło'), 'NoweHaslo1{Enter}');
  };

  it('sets it, and the login is next', async () => {
    const { user, server } = await open(reset);
    await fill(user);
    expect(server.calls).toEqual(['resetPassword ["t0ken","NoweHaslo1",false]']);
    expect(screen.getByText('Hasło zostało zmienione.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/customer/account/login');
  });

  it('[J-276] ends all passkeys where its owner asks for that', async () => {
    const { user, server } = await open(reset);
    await user.click(screen.getByRole('checkbox', { name: /Usuń także wszystkie klucze dostępu/ }));
    await fill(user);
    expect(server.calls).toEqual(['resetPassword ["t0ken","NoweHaslo1",true]']);
  });

  it('[K-05] two passwords must be the same and good', async () => {
    const { user, server } = await open(reset);
    await user.type(screen.getByLabelText('Nowe hasło'), 'slabe');
    await user.click(screen.getByRole('button', { name: 'Zapisz hasło' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Nowe hasło'));
    expect(server.calls).toEqual([]);
  });

  it('that is wrong or too old leads to a new one', async () => {
    const { user } = await open(reset, (_shop, server) =>
      server.refuse('resetPassword', parseApiError(400, { code: 'reset_token_invalid' })),
    );
    await fill(user);
    expect(screen.getByRole('alert').textContent).toContain('Link jest nieprawidłowy lub wygasł.');
    expect(screen.getByRole('link', { name: 'Wyślij nowy link' }).getAttribute('href')).toBe(forgot);
  });

  it('without its secret is no good either', async () => {
    await open('/customer/account/resetpassword');
    expect(screen.getByText('Link jest nieprawidłowy lub wygasł.')).toBeTruthy();
  });

  it('stays usable when the server is in trouble', async () => {
    const { user } = await open(reset, (_shop, server) => server.refuse('resetPassword', parseApiError(503, {})));
    await fill(user);
    expect(screen.getByLabelText('Nowe hasło')).toHaveProperty('value', 'NoweHaslo1');
  });
});
