/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, SIGNIN_TOKEN, userAtom } from 'shared-contracts';
import { formProblems } from 'shared-contracts/checkout';
import AccountPage from '../account/AccountPage.tsx';
import type { FakeCommerce } from '../testing/fake-commerce.ts';
import { openInShop } from '../testing/session-shop.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { dataSchema } from './data-rules.ts';

const birthdayProblem = (dob: string, today: string) =>
  formProblems(dataSchema(today), { firstname: 'Jan', lastname: 'Kowalski', dob }, parseProblem).dob ?? null;

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const open = async (prepare: (server: FakeCommerce) => void = () => {}) => ({
  ...(await openInShop(page, { path: '/customer/account/edit' }, (shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 't');
    prepare(server);
  })),
  user: userEvent.setup(),
});
const rename = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.clear(screen.getByLabelText('Imię'));
  await user.type(screen.getByLabelText('Imię'), 'Janusz');
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }));
};

describe('personal data', () => {
  it('are saved, and the page knows it', async () => {
    const { user, shop, server } = await open();
    await rename(user);
    expect(server.calls.at(-1)).toBe('changeCustomer {"firstname":"Janusz","lastname":"Kowalski","dob":"1985-04-12"}');
    expect(shop.store.get(userAtom).currentUser.firstname).toBe('Janusz');
    expect(screen.getByText('Zapisane')).toBeTruthy();
  });

  it('[U-03] [E-18] an update that failed resets the user and reads them again; what was typed stays', async () => {
    const states: string[] = [];
    const { user, shop, server } = await open((server) => server.refuse('changeCustomer', parseApiError(503, {})));
    shop.store.sub(userAtom, () => states.push(shop.store.get(userAtom).currentUser.email));
    await rename(user);
    expect(states).toContain('');
    expect(server.calls.slice(-2)).toEqual([expect.stringContaining('changeCustomer'), 'readCustomer']);
    expect(shop.store.get(userAtom)).toMatchObject({ isSignedIn: true, currentUser: { firstname: 'Jan' } });
    expect(screen.getByLabelText('Imię')).toHaveProperty('value', 'Janusz');
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Wpisane dane zostają');
  });

  it('[O-15] a session that the server does not know ends here', async () => {
    const { user, shop } = await open((server) =>
      server.refuse('changeCustomer', parseApiError(401, { message: 'Strona dostępna tylko dla zalogowanego użytkownika' })),
    );
    await rename(user);
    expect(shop.storage.read(SIGNIN_TOKEN)).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Zaloguj się' })).toBeTruthy();
  });

  it.each([
    ['', null],
    ['1985-04-12', null],
    ['2026-11-22', null],
    ['2026-11-23', 'date'],
    ['1899-12-31', 'date'],
    ['x', 'date'],
  ])('[K-05] born on %p: %p', (day, problem) => expect(birthdayProblem(day, '2026-11-22')).toBe(problem));
});

describe('another password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
    await user.type(screen.getByLabelText('Obecne hasło'), 'Amperio2026');
    await user.type(screen.getByLabelText('Nowe hasło'), 'NoweHaslo1');
    await user.type(screen.getByLabelText('Powtórz hasło'), 'NoweHaslo1');
    await user.click(screen.getByRole('button', { name: 'Zmień hasło' }));
  };

  it('is taken, and does not stay on the screen', async () => {
    const { user, server } = await open();
    await fill(user);
    expect(server.calls.at(-1)).toBe('changePassword ["Amperio2026","NoweHaslo1"]');
    expect(screen.getByText('Hasło zostało zmienione')).toBeTruthy();
    expect(screen.getByLabelText('Nowe hasło')).toHaveProperty('value', '');
  });

  it('[K-05] a wrong current one is told at its field', async () => {
    const { user } = await open((server) => server.refuse('changePassword', parseApiError(400, { code: 'wrong_password', message: 'x' })));
    await fill(user);
    expect(screen.getByLabelText('Obecne hasło').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Obecne hasło jest nieprawidłowe.').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(screen.getByLabelText('Obecne hasło'));
  });
});
