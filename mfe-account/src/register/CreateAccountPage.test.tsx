/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { parseApiError, SIGNIN_TOKEN, userAtom } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { createTestShop } from 'shared-contracts/testing';
import { openInShop } from '../testing/session-shop.tsx';
import CreateAccountPage from './CreateAccountPage.tsx';

const page = <CreateAccountPage kind="create-account" resolution={null} params={{}} />;
const open = async (path = '/create-account', prepare?: Parameters<typeof openInShop>[2]) => ({
  ...(await openInShop(page, { path }, prepare)),
  user: userEvent.setup(),
});
const field = (name: string): HTMLElement => screen.getByLabelText(name);
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Załóż konto' });
const errorOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const alerts = (): string =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('|');

const fill = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.type(field('Imię'), 'Ewa');
  await user.type(field('Nazwisko'), ' Nowak ');
  await user.type(field('Adres e-mail'), 'ewa@example.com');
  await user.type(field('Hasło'), 'Haslo123');
  await user.type(field('Powtórz hasło'), 'Haslo123');
};
const accept = (user: ReturnType<typeof userEvent.setup>): Promise<void> =>
  user.click(screen.getByRole('checkbox', { name: /Akceptuję regulamin sklepu/ }));

describe('a new account', () => {
  it('[R-53] [U-01] [C-30] is signed in at once, and leads to where the shopper wanted to be', async () => {
    const { user, shop, server, events, address } = await open(
      '/create-account?redirect=%2Fcheckout%2Fcart',
      (shop) => void shop.cart.add({ sku: 'A', qty: 1 }),
    );
    await fill(user);
    await accept(user);
    await user.click(submit());
    expect(server.calls.slice(0, 2)).toEqual([
      `createCustomer ${JSON.stringify({
        customer: { email: 'ewa@example.com', firstname: 'Ewa', lastname: 'Nowak' },
        password: 'Haslo123',
        agreements: { checked_terms: true, checked_newsletter: false },
      })}`,
      'signIn ["ewa@example.com","Haslo123"]',
    ]);
    expect(shop.storage.read(SIGNIN_TOKEN)).toBe('token-of-jan');
    expect(events).toEqual(['session.started@1']);
    expect(shop.cartApi.calls).toContain('assign c1');
    await waitFor(() => expect(address()).toBe('/checkout/cart'));
  });

  it('[R-53] leads to the account without a wish; whoever is signed in goes on at once', async () => {
    const { address } = await open('/create-account', (shop) => void shop.storage.write(SIGNIN_TOKEN, 't'));
    expect(address()).toBe('/customer/account/index');
  });

  it('[R-53] that could not be signed in is there all the same: the login is next', async () => {
    const { user } = await open('/create-account', (_shop, server) => server.refuse('signIn', networkError(new Error('x'))));
    await fill(user);
    await accept(user);
    await user.click(submit());
    expect(screen.getByRole('status').textContent).toContain('Twoje konto jest gotowe');
  });
});

describe('a registration that can not be sent', () => {
  it('[K-05] every bad field says why, and the first one has the focus', async () => {
    const { user, server } = await open();
    await user.type(field('Adres e-mail'), 'ewa');
    await user.type(field('Hasło'), 'krótkie');
    await user.type(field('Powtórz hasło'), 'inne');
    await user.click(submit());
    expect(errorOf(field('Imię'))).toBe('Wpisz imię.');
    expect(errorOf(field('Nazwisko'))).toBe('Wpisz nazwisko.');
    expect(errorOf(field('Adres e-mail'))).toBe('Podaj poprawny adres e-mail.');
    expect(errorOf(field('Hasło'))).toContain('Hasło musi mieć co najmniej 8 znaków, w tym literę i cyfrę.');
    expect(errorOf(field('Powtórz hasło'))).toBe('Hasła nie są takie same.');
    expect(errorOf(screen.getByRole('checkbox', { name: /Akceptuję/ }))).toBe('Ta zgoda jest wymagana.');
    expect(document.activeElement).toBe(field('Imię'));
    expect(server.calls).toEqual([]);
  });

  it('[K-03] a missing agreement alone is told as one, and goes when it is given', async () => {
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(alerts()).toContain('Zaznacz wymaganą zgodę, aby przejść dalej.');
    const terms = screen.getByRole('checkbox', { name: /Akceptuję/ });
    expect(document.activeElement).toBe(terms);
    await user.click(terms);
    expect(terms.hasAttribute('aria-invalid')).toBe(false);
  });

  it('the rule for passwords stands at the field, and the terms can be read', async () => {
    await open();
    expect(errorOf(field('Hasło'))).toContain('Co najmniej 8 znaków, w tym litera i cyfra.');
    expect(screen.getByRole('link', { name: 'regulamin sklepu' }).getAttribute('href')).toBe('/regulamin.html');
  });
});

describe('a registration that the server refuses', () => {
  const refusedBy = async (error: ReturnType<typeof parseApiError>) => {
    const opened = await open('/create-account?redirect=%2Fa.html', (_shop, server) => server.refuse('createCustomer', error));
    await fill(opened.user);
    await accept(opened.user);
    await opened.user.click(submit());
    return opened;
  };

  it('[U-05] [E-17] an address that has an account is told at its field, with the way to the login', async () => {
    const { shop, user, unmount } = await refusedBy(
      parseApiError(409, { code: 'email_taken', message: 'Konto z tym adresem e-mail już istnieje.' }),
    );
    expect(errorOf(field('Adres e-mail'))).toBe('Konto z tym adresem e-mail już istnieje.');
    expect(document.activeElement).toBe(field('Adres e-mail'));
    expect(screen.getAllByRole('link', { name: 'Zaloguj się' }).map((link) => link.getAttribute('href'))).toEqual([
      '/customer/account/login?redirect=%2Fa.html',
      '/customer/account/login?redirect=%2Fa.html',
    ]);
    expect(shop.store.get(userAtom).createAccountError).toBe('Konto z tym adresem e-mail już istnieje.');
    await user.type(field('Adres e-mail'), 'x');
    expect(errorOf(field('Adres e-mail'))).toBe('');
    unmount();
    expect(shop.store.get(userAtom).createAccountError).toBeNull();
  });

  it('[K-05] the server finds problems at the same fields', async () => {
    await refusedBy(
      parseApiError(400, { code: 'invalid_fields', message: 'Sprawdź zaznaczone pola.', parameters: { lastname: 'too-long' } }),
    );
    expect(errorOf(field('Nazwisko'))).toBe('Ten tekst jest za długi.');
    expect(document.activeElement).toBe(field('Nazwisko'));
  });

  it('[U-05] a server in trouble is told, and nothing typed is lost', async () => {
    await refusedBy(parseApiError(503, {}));
    expect(alerts()).toContain('Nie udało się utworzyć konta. Spróbuj ponownie.');
    expect(field('Hasło')).toHaveProperty('value', 'Haslo123');
  });

  it('can not be sent twice while the server thinks', async () => {
    const { user, server } = await open('/create-account', (_shop, server) => server.hold());
    await fill(user);
    await accept(user);
    await user.click(submit());
    await user.click(submit());
    expect(server.calls).toHaveLength(1);
    await act(async () => server.release());
  });
});

describe('the page that the server draws', () => {
  it('[R-53] is whole, has no style attribute, and keeps passwords out of addresses', () => {
    const { Wrapper } = createTestShop({ path: '/create-account' });
    const html = renderToString(<Wrapper>{page}</Wrapper>);
    expect(html).toMatch(/<h1[^>]*>Załóż konto<\/h1>/);
    expect(html).toContain('method="post"');
    expect(html).not.toContain(' style=');
  });
});
