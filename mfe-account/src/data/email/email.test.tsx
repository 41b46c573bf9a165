/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, SIGNIN_TOKEN } from 'shared-contracts';
import AccountPage from '../../account/AccountPage.tsx';
import type { FakeCommerce } from '../../testing/fake-commerce.ts';
import { openInShop } from '../../testing/session-shop.tsx';

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const open = async (prepare: (server: FakeCommerce) => void = () => {}) => {
  const opened = await openInShop(page, { path: '/customer/account/edit' }, (shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 't');
    prepare(server);
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Zmień adres e-mail' }));
  return { ...opened, user, dialog: within(await screen.findByRole('dialog', { name: 'Zmiana adresu e-mail' })) };
};

describe('[J-242] asking for another e-mail address', () => {
  it('needs the address and the password; then it says where the link has gone', async () => {
    const { user, server, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Wyślij link' }));
    expect(server.calls.filter((call) => call.startsWith('askEmailChange'))).toEqual([]);
    expect(document.activeElement).toBe(dialog.getByLabelText(/Nowy adres e-mail/));
    await user.type(dialog.getByLabelText(/Nowy adres e-mail/), 'nowy@example.com');
    await user.type(dialog.getByLabelText('Obecne hasło'), 'Haslo2026');
    await user.click(dialog.getByRole('button', { name: 'Wyślij link' }));
    expect(server.calls.at(-1)).toBe('askEmailChange {"email":"nowy@example.com","password":"Haslo2026"}');
    expect(await screen.findByRole('dialog', { name: 'Sprawdź skrzynkę' })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('nowy@example.com');
  });

  it('keeps what was typed when the password is wrong or the address is the old one; a second factor asks for a code', async () => {
    const { user, server, dialog } = await open((fake) => {
      fake.setFactor({ since: '2026-11-01T09:00:00.000Z', recovery_codes_left: 10 });
      fake.refuse('askEmailChange', parseApiError(400, { code: 'wrong_password', message: 'x' }));
    });
    await user.type(await dialog.findByLabelText(/Nowy adres e-mail/), 'jan@example.com');
    await user.type(dialog.getByLabelText('Obecne hasło'), 'zle');
    await user.type(dialog.getByLabelText(/^Kod/), '123456');
    await user.click(dialog.getByRole('button', { name: 'Wyślij link' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Obecne hasło'));
    server.refuse('askEmailChange', parseApiError(400, { code: 'same_email', message: 'x' }));
    await user.click(dialog.getByRole('button', { name: 'Wyślij link' }));
    expect(dialog.getByText('To jest już adres tego konta.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/Nowy adres e-mail/).value).toBe('jan@example.com');
  });
});
