/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, SIGNIN_TOKEN } from 'shared-contracts';
import { COOKIE_CONSENT } from 'shared-contracts/storage';
import AccountPage from '../account/AccountPage.tsx';
import type { FakeCommerce } from '../testing/fake-commerce.ts';
import { exported } from '../testing/fixtures.ts';
import { openInShop } from '../testing/session-shop.tsx';

const visitor = '33333333-3333-4333-8333-333333333333';
const page = <AccountPage kind="account" resolution={null} params={{}} />;
const open = async (prepare: (server: FakeCommerce) => void = () => {}) => ({
  ...(await openInShop(page, { path: '/customer/account/privacy' }, (shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 't');
    const categories = { necessary: true, analytics: true, functional: true, marketing: false };
    shop.storage.write(COOKIE_CONSENT, { accepted: true, categories, timeStored: 1, id: visitor });
    prepare(server);
  })),
  user: userEvent.setup(),
});
const prove = async (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement, submit: string): Promise<void> => {
  await user.type(within(dialog).getByLabelText('Obecne hasło'), 'Haslo2026');
  await user.click(within(dialog).getByRole('button', { name: submit }));
};
const entries = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('[J-244] consents of mine', () => {
  it('are listed with store and history, those of the address and those of this browser', async () => {
    const { server } = await open();
    expect(entries('Newsletter')).toEqual([
      'Zgoda wycofana (Amperio Pro)20 listopada 2026 10:00',
      'Zgoda potwierdzona (Amperio)2 października 2026 11:00',
      'Zapis, czeka na potwierdzenie (Amperio)1 października 2026 11:00',
    ]);
    expect(entries('Pliki cookie w tej przeglądarce')).toEqual(['Niezbędne oraz: analityczne, funkcjonalne1 listopada 2026 10:00']);
    expect(server.calls).toContain(`consentsOf "${visitor}"`);
  });

  it('stand there where the second factor could not be read; that can be asked for again', async () => {
    const { user } = await open((fake) => fake.refuse('readSecondFactor', parseApiError(503, {})));
    expect(entries('Newsletter')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Usuń konto…' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(screen.getByRole('button', { name: 'Usuń konto…' })).toBeTruthy();
  });
});

it('[J-340] the consent to publish the comment of a rating is taken back, after a question', async () => {
  const { server, user } = await open();
  expect(entries('Publikacja komentarzy do zamówień')).toEqual([
    expect.stringMatching(/^Zgoda na publikację, zamówienie A100001. Komentarz jest na stronie opinii3 listopada 2026/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Cofnij zgodę na publikację komentarza do zamówienia A100001' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cofnąć zgodę na publikację?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cofnij zgodę' }));
  expect(entries('Publikacja komentarzy do zamówień')[0]).toMatch(/^Zgoda cofnięta, zamówienie A100001/);
  expect(server.calls).toContain('withdrawShopReview 4');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Publikacja komentarzy do zamówień' }));
});

describe('[J-240] the copy of my data', () => {
  const { createObjectURL, revokeObjectURL } = URL;
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });

  it('is saved as a file after the password; over the limit the reason is told and nothing is saved', async () => {
    const files: Blob[] = [];
    // jsdom has no addresses of files, and does not follow links to them.
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user, server } = await open((fake) => fake.refuse('exportCustomer', parseApiError(429, { code: 'too_many_exports' })));
    await user.click(screen.getByRole('button', { name: 'Pobierz moje dane' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kopia moich danych' });
    await prove(user, dialog, 'Pobierz plik');
    expect(within(dialog).getByText('Dane można pobrać trzy razy na dobę. Spróbuj jutro.')).toBeTruthy();
    expect(names).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Pobierz plik' }));
    expect(server.calls.at(-1)).toBe(`exportCustomer {"password":"Haslo2026","visitor":"${visitor}"}`);
    expect(names).toEqual(['moje-dane-2026-11-24.json']);
    expect(files.map(({ type, size }) => [type, size])).toEqual([
      ['application/json;charset=utf-8', JSON.stringify(exported, null, 2).length],
    ]);
    expect(screen.getByText('Plik został przygotowany.')).toBeTruthy();
    click.mockRestore();
  });
});

describe('[J-241] the end of the account', () => {
  it('says what goes, what the law keeps and what stays without a name, and sends a link after the password', async () => {
    const { user, server } = await open((fake) =>
      fake.refuse('askAccountDeletion', parseApiError(409, { code: 'email_just_changed', message: 'x' })),
    );
    await user.click(screen.getByRole('button', { name: 'Usuń konto…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Usunąć konto?' });
    expect(
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Usuniemy', 'Zachowamy, bo wymaga tego prawo', 'Zostanie bez podpisu']);
    await prove(user, dialog, 'Wyślij link');
    expect(within(dialog).getByText(/Adres e-mail zmieniono w ciągu ostatnich 7 dni/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Wyślij link' }));
    expect(server.calls.at(-1)).toBe('askAccountDeletion {"password":"Haslo2026"}');
    expect(await screen.findByRole('dialog', { name: 'Sprawdź skrzynkę' })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('@example.com');
  });
});
