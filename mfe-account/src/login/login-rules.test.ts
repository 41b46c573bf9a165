import { describe, expect, it } from '@jest/globals';
import { parseApiError } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { texts } from '../texts.ts';
import { loginErrorText } from './login-error.ts';
import { loginProblems, problemOf } from './login-rules.ts';
import { loginPath, redirectTarget } from './redirect.ts';

describe('what may be sent to sign in', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['jan', 'email'],
    ['jan@example', 'email'],
    ['jan@@example.com', 'email'],
    ['jan kowalski@example.com', 'email'],
    ['jan.kowalski+sklep@example.com', null],
    ['  jan@example.com ', null],
    ['jan@żółw.pl', null],
  ])('[K-05] e-mail %p: %p', (value, problem) => expect(problemOf('email', value)).toBe(problem));

  it('[K-05] a password only has to be there: old ones may not fit the rules of new ones', () => {
    expect(problemOf('password', '')).toBe('required');
    expect(problemOf('password', 'x')).toBeNull();
    expect(problemOf('password', ' ')).toBeNull();
  });

  it('[K-05] all bad fields are told at once', () => {
    expect(loginProblems({ email: 'jan', password: '' })).toEqual({ email: 'email', password: 'required' });
    expect(loginProblems({ email: 'jan@example.com', password: 'x' })).toEqual({});
  });
});

describe('where to go after signing in', () => {
  const account = '/customer/account/index';
  const after = (redirect: string) => redirectTarget(`?${new URLSearchParams({ redirect }).toString()}`);

  it.each(['/checkout/cart', '/agd/pralki/f/producent,12?order=price_asc&p=2', '/pralka.html#opinie'])(
    '[R-50] %s is a path of the shop',
    (path) => expect(after(path)).toBe(path),
  );

  it.each([
    'https://zly.example/',
    '//zly.example/',
    '/\\zly.example',
    '/\t/zly.example',
    '/.//zly.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'pralka.html',
    '',
    '/customer/account/login?redirect=/x',
  ])('[R-50] %p leads to the account instead', (path) => expect(after(path)).toBe(account));

  it('[R-51] without a wish the account is next', () => expect(redirectTarget('')).toBe(account));

  it('[R-50] the way to the login names where to come back to', () => {
    expect(redirectTarget(new URL(loginPath('/a.html?p=2&x=ą'), 'https://x').search)).toBe('/a.html?p=2&x=%C4%85');
  });
});

describe('why signing in did not work', () => {
  const t = texts.translator('pl');
  it.each([
    [401, { code: 'wrong_credentials', message: 'x' }, 'Nieprawidłowy adres e-mail lub hasło.'],
    [429, { code: 'account_locked', message: 'x' }, 'Konto zostało tymczasowo zablokowane. Spróbuj za 15 minut.'],
    [400, { code: 'other', message: 'Inny powód.' }, 'Inny powód.'],
    [503, { code: 'commerce_unavailable', message: 'x' }, 'Logowanie chwilowo nie działa. Spróbuj ponownie za chwilę.'],
  ])('[U-05] %i %p', (status, body, text) => expect(loginErrorText(parseApiError(status, body), t)).toBe(text));

  it('[U-05] without a connection what was typed stays, and the shopper is told', () =>
    expect(loginErrorText(networkError(new Error('x')), t)).toContain('wpisane dane zostają'));

  it('[U-05] [I-01] is told in Ukrainian, too', async () => {
    await texts.load('ua');
    expect(loginErrorText(parseApiError(401, { code: 'wrong_credentials', message: 'x' }), texts.translator('ua'))).toBe(
      'Неправильна адреса e-mail або пароль.',
    );
  });
});
