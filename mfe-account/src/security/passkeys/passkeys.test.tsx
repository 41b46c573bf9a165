/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, SIGNIN_TOKEN } from 'shared-contracts';
import AccountPage from '../../account/AccountPage.tsx';
import type { FakeCommerce } from '../../testing/fake-commerce.ts';
import { passkey } from '../../testing/fixtures.ts';
import { openInShop } from '../../testing/session-shop.tsx';

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const open = async (prepare: (server: FakeCommerce) => void = () => {}) => ({
  ...(await openInShop(page, { path: '/customer/account/security' }, (shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 't');
    prepare(server);
  })),
  user: userEvent.setup(),
});
const panel = () => within(screen.getByRole('region', { name: 'Klucze dostępu' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rows = () => panel().queryAllByRole('listitem');

const create = jest.fn<() => Promise<unknown>>();
const bytes = (text: string): ArrayBufferLike => new TextEncoder().encode(text).buffer;
const made = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  response: { clientDataJSON: bytes('{}'), attestationObject: bytes('a'), getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
};

// What jsdom lacks and browsers have.
beforeEach(() => {
  Object.assign(globalThis, { PublicKeyCredential: () => undefined });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  create.mockReset();
});

describe('[J-144] passkeys in the account', () => {
  it('are made after the password by the browser, and listed with name, day and last use', async () => {
    create.mockResolvedValue(made);
    const { user, server } = await open();
    expect(panel().getByText('Nie masz jeszcze klucza dostępu.')).toBeTruthy();
    await user.click(panel().getByRole('button', { name: 'Dodaj klucz dostępu' }));
    const question = await dialog('Dodaj klucz dostępu');
    expect(question.queryByRole('textbox', { name: /^Kod z aplikacji/ })).toBeNull();
    await user.type(question.getByLabelText('Obecne hasło'), 'Amperio2026{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(server.calls.slice(-2)).toEqual(['newPasskeyOptions {"password":"Amperio2026"}', 'addPasskey "cGFzc2tleQ"']);
    expect(rows()[0]?.textContent).toBe('Chrome, WindowsDodany: 20 listopada 2026 11:00Jeszcze nieużyty');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Klucz dostępu został dodany.')).toBeTruthy();
  });

  it.each([
    ['NotAllowedError', 'Przeglądarka nie utworzyła klucza dostępu.'],
    ['InvalidStateError', 'Na tym urządzeniu masz już klucz dostępu'],
    ['SecurityError', 'nie można utworzyć klucza dostępu do tego sklepu'],
  ])('that the browser does not make are explained: %s', async (name, text) => {
    create.mockRejectedValue(new DOMException('no', name));
    const { user } = await open();
    await user.click(panel().getByRole('button', { name: 'Dodaj klucz dostępu' }));
    const question = await dialog('Dodaj klucz dostępu');
    await user.type(question.getByLabelText('Obecne hasło'), 'Amperio2026{Enter}');
    expect(await question.findByText(new RegExp(text))).toBeTruthy();
    expect(question.getByLabelText('Obecne hasło')).toHaveProperty('value', 'Amperio2026');
  });

  it('ask for a code, too, where the second factor is on', async () => {
    const { user } = await open((server) => server.setFactor({ since: '2026-11-20T10:00:00.000Z', recovery_codes_left: 10 }));
    await user.click(panel().getByRole('button', { name: 'Dodaj klucz dostępu' }));
    expect((await dialog('Dodaj klucz dostępu')).getByRole('textbox', { name: /^Kod z aplikacji/ })).toBeTruthy();
  });

  it('get another name, and are removed after the password; the focus stays in the list', async () => {
    const elsewhere = { ...passkey, id: 'other', name: null, host: 'pro.sklep.example', last_used_at: '2026-11-21T10:00:00.000Z' };
    const { user, server } = await open((server) => server.setPasskeys([passkey, elsewhere]));
    expect(rows()[1]?.textContent).toContain('Działa na: pro.sklep.example');
    await user.click(panel().getByRole('button', { name: 'Zmień nazwę: Chrome, Windows' }));
    const naming = await dialog('Zmień nazwę klucza');
    const name = naming.getByRole('textbox', { name: 'Nazwa' });
    await user.clear(name);
    await user.type(name, 'Laptop{Enter}');
    expect(server.calls.at(-1)).toBe(`renamePasskey ["${passkey.id}","Laptop"]`);
    await user.click(panel().getByRole('button', { name: 'Usuń: Laptop' }));
    const question = await dialog('Usunąć klucz dostępu?');
    server.refuse('removePasskey', parseApiError(404, { code: 'passkey_not_found' }));
    await user.type(question.getByLabelText('Obecne hasło'), 'Amperio2026{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('Klucz dostępu został usunięty.')).toBeTruthy();
    expect(document.activeElement).toBe(panel().getByRole('list'));
  });
});

describe('[J-146] a browser without passkeys', () => {
  it('says so, and shows those that there are', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await open((server) => server.setPasskeys([passkey]));
    expect(panel().getByText('Ta przeglądarka nie obsługuje kluczy dostępu.')).toBeTruthy();
    expect(panel().queryByRole('button', { name: 'Dodaj klucz dostępu' })).toBeNull();
    expect(rows()).toHaveLength(1);
  });
});
