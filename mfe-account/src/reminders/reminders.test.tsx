/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, SIGNIN_TOKEN } from 'shared-contracts';
import AccountPage from '../account/AccountPage.tsx';
import type { FakeCommerce } from '../testing/fake-commerce.ts';
import { product } from '../testing/open-wishlist.tsx';
import { openInShop } from '../testing/session-shop.tsx';
import type { OwnReminders } from './own-reminders.ts';

const reminder = (id: number, change: Partial<OwnReminders[number]> = {}): OwnReminders[number] => ({
  reminder_id: id,
  product_id: id,
  kind: 'stock',
  is_active: true,
  price_seen: null,
  asked_at: '2026-11-20T10:00:00.000Z',
  ...change,
});

const open = async (reminders: OwnReminders, search = '', prepare: (server: FakeCommerce) => void = () => {}) => ({
  ...(await openInShop(
    <AccountPage kind="account" resolution={null} params={{}} />,
    {
      path: `/customer/account/reminders${search}`,
      results: {
        // Product 2 is not sold here any more.
        msProducts: ({ ids }: { readonly ids: readonly number[] }) => ({ items: ids.filter((id) => id !== 2).map(product) }),
      },
    },
    (shop, server) => {
      shop.storage.write(SIGNIN_TOKEN, 't');
      server.setReminders(reminders);
      prepare(server);
    },
  )),
  user: userEvent.setup(),
});
const rows = () => screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('button', { name: /^Zakończ/ }) !== null);

describe('[J-309] my reminders', () => {
  it('show what is waited for, what the product costs now and what it cost then, and what still waits for a link', async () => {
    await open([reminder(1, { kind: 'price', price_seen: 199_900 }), reminder(2, { is_active: false })]);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Produkt 1.*1\s499,00\szł.*Gdy stanieje.*Kosztował 1\s999,00\szł/),
      expect.stringMatching(/Tego produktu nie ma już w sklepie.*Gdy znów będzie dostępny.*Czeka na potwierdzenie/),
    ]);
    expect(screen.getByRole('link', { name: 'Produkt 1' }).getAttribute('href')).toBe('/produkt-1.html');
  });

  it('end with one press; a refusal is told and the row stays', async () => {
    const { user, server } = await open([reminder(1), reminder(3)], '', (fake) => fake.refuse('endReminder', parseApiError(503, {})));
    await user.click(screen.getByRole('button', { name: 'Zakończ powiadomienie: Produkt 1' }));
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    await user.click(screen.getByRole('button', { name: 'Zakończ powiadomienie: Produkt 1' }));
    expect(server.calls.at(-1)).toBe('endReminder 1');
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Powiadomienie zakończone.')).toBeTruthy();
  });

  it('are ten of a page; the last one of the last page leads back to the page before', async () => {
    const { user } = await open(
      Array.from({ length: 11 }, (_, at) => reminder(at + 10)),
      '?p=2',
    );
    expect(rows()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Zakończ powiadomienie: Produkt 20' }));
    expect(rows()).toHaveLength(10);
    expect(screen.queryByRole('navigation', { name: /Strony/ })).toBeNull();
  });

  it('nothing is waited for: the page says how to ask', async () => {
    await open([]);
    expect(screen.getByText('Na nic nie czekasz')).toBeTruthy();
  });
});

it('[J-312] an e-mail about ratings that were not given is asked for with one press, and ended again', async () => {
  const { user, server } = await open([]);
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Przypomnij mi raz o ocenie/ });
  expect(box().checked).toBe(false);
  await user.click(box());
  expect(box().checked).toBe(true);
  await user.click(box());
  expect(server.calls.slice(-2)).toEqual(['setRatingReminder true', 'setRatingReminder false']);
  expect(box().checked).toBe(false);
});
