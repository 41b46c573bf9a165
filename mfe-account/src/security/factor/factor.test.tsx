/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, SIGNIN_TOKEN } from 'shared-contracts';
import AccountPage from '../../account/AccountPage.tsx';
import type { FakeCommerce } from '../../testing/fake-commerce.ts';
import { openInShop } from '../../testing/session-shop.tsx';

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const open = async (prepare: (server: FakeCommerce) => void = () => {}) => ({
  ...(await openInShop(page, { path: '/customer/account/security' }, (shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 't');
    prepare(server);
  })),
  user: userEvent.setup(),
});
const panel = () => within(screen.getByRole('region', { name: 'Weryfikacja dwuetapowa' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isOn = (server: FakeCommerce, left = 10): void => server.setFactor({ since: '2026-11-20T10:00:00.000Z', recovery_codes_left: left });

describe('[J-141] [J-142] turning the second factor on', () => {
  it('takes the password, shows a QR code and the key, takes the first code, and shows recovery codes', async () => {
    const { user, server } = await open();
    expect(panel().getByText('Wyłączona')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: 'Włącz weryfikację' }));
    const steps = await dialog('Włącz weryfikację dwuetapową');
    await user.type(steps.getByLabelText('Obecne hasło'), 'Amperio2026{Enter}');
    expect(server.calls.at(-1)).toBe('beginSecondFactor "Amperio2026"');
    expect(document.activeElement).toBe(await steps.findByRole('heading', { name: 'Zeskanuj kod aplikacją' }));
    expect(steps.getByRole('img', { name: 'Kod QR dla aplikacji uwierzytelniającej' })).toBeTruthy();
    expect(steps.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    const code = steps.getByRole('textbox', { name: 'Kod z aplikacji' });
    server.refuse('confirmSecondFactor', parseApiError(400, { code: 'wrong_code' }));
    await user.type(code, '000000{Enter}');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(code);
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(document.activeElement).toBe(await steps.findByRole('heading', { name: 'Twoje kody zapasowe' }));
    expect(within(steps.getByRole('list', { name: 'Kody zapasowe' })).getAllByRole('listitem')).toHaveLength(10);
    for (const name of ['Kopiuj', 'Pobierz', 'Drukuj']) expect(steps.getByRole('button', { name })).toBeTruthy();
    await user.click(steps.getByRole('button', { name: 'Mam je zapisane' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(panel().getByText('Włączona')).toBeTruthy();
    expect(panel().getByText('Pozostałe kody zapasowe: 10')).toBeTruthy();
    expect(document.activeElement).toBe(panel().getByRole('heading', { name: 'Weryfikacja dwuetapowa' }));
  });

  it('tells a wrong password at its field', async () => {
    const { user, server } = await open();
    server.refuse('beginSecondFactor', parseApiError(400, { code: 'wrong_password' }));
    await user.click(panel().getByRole('button', { name: 'Włącz weryfikację' }));
    const steps = await dialog('Włącz weryfikację dwuetapową');
    await user.type(steps.getByLabelText('Obecne hasło'), 'nie-to{Enter}');
    expect(steps.getByLabelText('Obecne hasło').getAttribute('aria-invalid')).toBe('true');
    expect(steps.getAllByText('Obecne hasło jest nieprawidłowe.').length).toBeGreaterThan(0);
  });
});

describe('[J-141] [J-142] a second factor that is on', () => {
  it('is turned off with password and code', async () => {
    const { user, server } = await open(isOn);
    await user.click(panel().getByRole('button', { name: 'Wyłącz' }));
    const question = await dialog('Wyłączyć weryfikację dwuetapową?');
    await user.type(question.getByLabelText('Obecne hasło'), 'Amperio2026{Enter}');
    expect(question.getByRole('textbox', { name: /^Kod z aplikacji/ }).getAttribute('aria-invalid')).toBe('true');
    await user.type(question.getByRole('textbox', { name: /^Kod z aplikacji/ }), '7QK2M-X0R4D{Enter}');
    expect(server.calls.at(-1)).toBe('endSecondFactor {"password":"Amperio2026","code":"7QK2MX0R4D"}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(panel().getByText('Wyłączona')).toBeTruthy();
  });

  it('warns of few recovery codes, and makes new ones', async () => {
    const { user } = await open((server) => isOn(server, 1));
    expect(panel().getByText(/^Zostało mało kodów zapasowych/)).toBeTruthy();
    await user.click(panel().getByRole('button', { name: 'Utwórz nowe kody zapasowe' }));
    const question = await dialog('Utwórz nowe kody zapasowe');
    await user.type(question.getByLabelText('Obecne hasło'), 'Amperio2026');
    await user.type(question.getByRole('textbox', { name: /^Kod z aplikacji/ }), '123456{Enter}');
    expect(await question.findByRole('list', { name: 'Kody zapasowe' })).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Mam je zapisane' }));
    expect(panel().queryByText(/^Zostało mało/)).toBeNull();
  });
});
