/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_USER, parseApiError, SIGNIN_TOKEN, userAtom } from 'shared-contracts';
import AccountPage from '../account/AccountPage.tsx';
import type { FakeCommerce } from '../testing/fake-commerce.ts';
import { openInShop } from '../testing/session-shop.tsx';

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const open = async (prepare: (server: FakeCommerce) => void = () => {}) => ({
  ...(await openInShop(page, { path: '/customer/account/security' }, (shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 't');
    prepare(server);
  })),
  user: userEvent.setup(),
});
const list = () => screen.getByRole('list', { name: 'Zalogowane urządzenia' });
const devices = () => within(list()).getAllByRole('listitem');

describe('[J-125] the devices that are signed in', () => {
  it('[J-145] stand in plain words with their times and how they were signed in, and this one is marked and can not be signed out here', async () => {
    await open();
    expect(devices().map(({ textContent }) => textContent)).toEqual([
      'Chrome, WindowsTo urządzenieZalogowane: 20 listopada 2026 11:00',
      'Safari, iOSZalogowane: 2 listopada 2026 19:30 (klucz dostępu)Ostatnio używane: 21 listopada 2026 21:05Wyloguj',
      'Nieznane urządzenieZalogowane: 30 października 2026 08:00Ostatnio używane: 30 października 2026 08:10Wyloguj',
    ]);
  });

  it('are signed out one by one; the focus stays in the list', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: /^Wyloguj: Safari, iOS/ }));
    expect(server.calls.at(-1)).toBe('endSession "22222222-2222-4222-8222-222222222222"');
    expect(devices()).toHaveLength(2);
    expect(screen.getByText('Urządzenie zostało wylogowane.')).toBeTruthy();
    expect(document.activeElement).toBe(list());
  });

  it('one that has gone meanwhile goes here, too; after another refusal it stays, and the reason is told', async () => {
    const { user, server } = await open((server) => server.refuse('endSession', parseApiError(404, { code: 'session_not_found' })));
    await user.click(screen.getByRole('button', { name: /^Wyloguj: Safari/ }));
    expect(devices()).toHaveLength(2);
    server.refuse('endSession', parseApiError(503, {}));
    await user.click(screen.getByRole('button', { name: /^Wyloguj: Nieznane/ }));
    expect(devices()).toHaveLength(2);
    expect(screen.getByText(/Coś poszło nie tak/)).toBeTruthy();
  });

  it('are signed out all at once after a question: then this browser is a guest’s', async () => {
    const { user, server, shop, events } = await open();
    await user.click(screen.getByRole('button', { name: 'Wyloguj wszędzie' }));
    const dialog = await screen.findByRole('dialog', { name: 'Wylogować wszystkie urządzenia?' });
    await user.click(within(dialog).getByRole('button', { name: 'Wyloguj wszędzie' }));
    expect(server.calls.at(-1)).toBe('endAllSessions');
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    expect(shop.store.get(userAtom)).toEqual(DEFAULT_USER);
    expect(events).toEqual(['session.ended@1']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
