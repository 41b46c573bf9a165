/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, SIGNIN_TOKEN, userAtom } from 'shared-contracts';
import AccountPage from '../account/AccountPage.tsx';
import type { FakeCommerce } from '../testing/fake-commerce.ts';
import { home, jan, office } from '../testing/fixtures.ts';
import { openInShop } from '../testing/session-shop.tsx';

const page = <AccountPage kind="account" resolution={null} params={{}} />;
const countries = [
  { id: 'PL', name: 'Polska', is_shipping_allowed: true },
  { id: 'DE', name: 'Niemcy', is_shipping_allowed: false },
];
const openAt = async (path: string, prepare: (server: FakeCommerce) => void = () => {}) => ({
  ...(await openInShop(page, { path, results: { countries } }, (shop, server) => {
    shop.storage.write(SIGNIN_TOKEN, 't');
    prepare(server);
  })),
  user: userEvent.setup(),
});
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const errorOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('kept addresses', () => {
  it('[U-10] [U-11] are shown with what they are used for; a company has no first name', async () => {
    await openAt('/customer/address', (server) => server.setCustomer({ ...jan, addresses: [home, office] }));
    const [first, second] = within(screen.getByRole('list', { name: 'Moje adresy' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Domyślny do dostawy');
    expect(second?.textContent).toContain('Kowalski Sp. z o.o.');
    expect(second?.textContent).toContain('NIP: 5250000009');
    expect(second?.textContent).not.toContain('- -');
  });

  it('go after the customer has said so once more', async () => {
    const { user, server, shop } = await openAt('/customer/address', (server) => server.setCustomer({ ...jan, addresses: [home, office] }));
    await user.click(screen.getByRole('button', { name: 'Usuń adres: ul. Biurowa 1, Kraków' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Usunąć ten adres?' }));
    await user.click(dialog.getByRole('button', { name: 'Usuń adres' }));
    expect(server.calls).toContain('removeAddress 8');
    expect(screen.queryByText('Kowalski Sp. z o.o.')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Adres został usunięty.');
    expect(shop.store.get(userAtom).addresses.map(({ id }) => id)).toEqual([7]);
  });

  it('stay when the customer thinks better of it, or the server refuses', async () => {
    const { user, server } = await openAt('/customer/address', (server) => server.refuse('removeAddress', parseApiError(503, {})));
    await user.click(screen.getByRole('button', { name: /^Usuń adres: ul. Lipowa/ }));
    await user.click(await screen.findByRole('button', { name: 'Usuń adres' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'Coś poszło nie tak po naszej stronie. Wpisane dane zostają – spróbuj ponownie za chwilę.',
    );
    await user.click(screen.getByRole('button', { name: 'Zostaw' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.customer().addresses).toHaveLength(1);
  });

  it('that are not there yet lead to the form', async () => {
    await openAt('/customer/address', (server) => server.setCustomer({ ...jan, addresses: [] }));
    expect(screen.getByText('Nie masz jeszcze zapisanych adresów')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dodaj adres' }).getAttribute('href')).toBe('/customer/address/new');
  });
});

describe('the form of an address', () => {
  it('[K-05] tells every bad field by the rules of the checkout', async () => {
    const { user, server } = await openAt('/customer/address/new');
    await user.clear(field('Imię'));
    await user.type(field('Ulica, numer domu i mieszkania'), 'Lipowa');
    await user.type(field('Kod pocztowy'), '301');
    await user.type(field('Numer telefonu'), '12');
    await user.click(screen.getByRole('button', { name: 'Zapisz adres' }));
    expect(errorOf(field('Imię'))).toBe('Wpisz imię.');
    expect(errorOf(field('Ulica, numer domu i mieszkania'))).toBe('Podaj ulicę i numer domu.');
    expect(errorOf(field('Kod pocztowy'))).toBe('Podaj kod pocztowy w formacie 00-000.');
    expect(errorOf(field('Miejscowość'))).toBe('To pole jest wymagane.');
    expect(errorOf(field('Numer telefonu'))).toBe('Podaj poprawny numer telefonu (9 cyfr).');
    expect(document.activeElement).toBe(field('Imię'));
    expect(server.calls.some((call) => call.startsWith('addAddress'))).toBe(false);
  });

  it('[U-10] adds an address of a company as the server keeps it, and goes back to the list', async () => {
    const { user, server, address } = await openAt('/customer/address/new');
    await user.click(screen.getByRole('radio', { name: 'Firma' }));
    await user.type(field('Nazwa firmy'), 'Nowak sp. j.');
    await user.type(field('NIP'), 'PL 525-000-00-09');
    await user.type(field('Ulica, numer domu i mieszkania'), 'ul. Biurowa 1');
    await user.type(field('Kod pocztowy'), '00950');
    await user.type(field('Miejscowość'), 'Warszawa');
    await user.type(field('Numer telefonu'), '+48600100200');
    await user.click(screen.getByRole('checkbox', { name: 'Używaj domyślnie do faktury' }));
    await user.click(screen.getByRole('button', { name: 'Zapisz adres' }));
    expect(server.calls).toContain(
      `addAddress ${JSON.stringify({
        firstname: null,
        lastname: null,
        company: 'Nowak sp. j.',
        vat_id: '5250000009',
        street: ['ul. Biurowa 1'],
        postcode: '00-950',
        city: 'Warszawa',
        country_id: 'PL',
        telephone: '600 100 200',
        default_billing: true,
        default_shipping: false,
      })}`,
    );
    await waitFor(() => expect(address()).toBe('/customer/address'));
  });

  it('[K-05] starts with what is kept, and shows what the server finds at the same fields', async () => {
    const { user, server } = await openAt('/customer/address/edit/7', (server) =>
      server.refuse('changeAddress', parseApiError(400, { code: 'invalid_fields', parameters: { 'address.postcode': 'postcode' } })),
    );
    expect(field('Ulica, numer domu i mieszkania')).toHaveProperty('value', 'ul. Lipowa 12/4');
    await user.clear(field('Miejscowość'));
    await user.type(field('Miejscowość'), 'Skawina');
    await user.click(screen.getByRole('button', { name: 'Zapisz adres' }));
    expect(server.calls.at(-1)).toContain('changeAddress [7,');
    expect(errorOf(field('Kod pocztowy'))).toBe('Podaj kod pocztowy w formacie 00-000.');
    expect(field('Miejscowość')).toHaveProperty('value', 'Skawina');
  });

  it('[Z-13] tells to which countries of the directory the shop delivers', async () => {
    await openAt('/customer/address/new');
    expect((await screen.findByText('Polska', { exact: false })).textContent).toBe('Kraj dostawy: Polska');
    expect(screen.queryByText('Niemcy', { exact: false })).toBeNull();
  });

  it('[R-52] of an address that is gone says so', async () => {
    await openAt('/customer/address/edit/5');
    expect(screen.getByText('Nie ma już takiego adresu')).toBeTruthy();
  });
});
