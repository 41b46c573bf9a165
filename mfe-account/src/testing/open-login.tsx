import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openInShop } from './session-shop.tsx';
import LoginPage from '../login/LoginPage.tsx';

/** The page as the host renders it. */
export const loginPage = <LoginPage kind="login" resolution={null} params={{}} />;
/** Opens the login page. */
export const openLogin = async (path = '/customer/account/login', ...rest: [prepare?: Parameters<typeof openInShop>[2]]) => {
  const opened = await openInShop(loginPage, { path }, ...rest);
  return { ...opened, user: userEvent.setup() };
};

export const email = () => screen.getByRole('textbox', { name: 'Adres e-mail' });
export const password = () => screen.getByLabelText('Hasło');
export const submit = () => screen.getByRole('button', { name: 'Zaloguj się' });
/** What a field is described by: its hint and its error. */
export const errorOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');
/** What is reported at once. */
export const alerts = (): string =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('|');
