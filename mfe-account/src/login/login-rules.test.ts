import { describe, expect, it } from '@jest/globals';
import { parseApiError } from 'shared-contracts';
import { formProblems } from 'shared-contracts/checkout';
import { networkError } from 'shared-contracts/errors';
import { texts } from '../texts.ts';
import { loginErrorText } from './login-error.ts';
import { parseProblem } from '../forms/form-rules.ts';
import { loginSchema } from './login-rules.ts';

const problems = (email: string, password: string) => formProblems(loginSchema, { email, password }, parseProblem);

describe('what may be sent to sign in', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['jan', 'email'],
    ['jan@example', 'email'],
    ['jan@@example.com', 'email'],
    ['jan kowalski@example.com', 'email'],
    ['jan.kowalski+sklep@example.com', undefined],
    ['  jan@example.com ', undefined],
    ['jan@żółw.pl', undefined],
  ])('[K-05] e-mail %p: %p', (value, problem) => expect(problems(value, 'x').email).toBe(problem));

  it('[K-05] a password only has to be there: old ones may not fit the rules of new ones', () => {
    expect(['', 'x', ' '].map((password) => problems('jan@example.com', password).password)).toEqual(['required', undefined, undefined]);
  });

  it('[K-05] all bad fields are told at once', () => {
    expect(problems('jan', '')).toEqual({ email: 'email', password: 'required' });
    expect(problems('jan@example.com', 'x')).toEqual({});
  });
});

describe('why signing in did not work', () => {
  const t = texts.translator('pl');
  it.each([
    [401, { code: 'wrong_credentials', message: 'x' }, 'Nieprawidłowy adres e-mail lub hasło.'],
    [429, { code: 'account_locked', message: 'x' }, 'Konto zostało tymczasowo zablokowane. Spróbuj za 15 minut.'],
    [400, { code: 'other', message: 'Inny powód.' }, 'Inny powód.'],
    [503, { code: 'commerce_unavailable', message: 'x' }, 'Logowanie chwilowo nie działa. Spróbuj ponownie za chwilę.'],
  ])('[U-05] %i %p', (status, body, text) => expect(loginErrorText(t, parseApiError(status, body))).toBe(text));

  it('[U-05] without a connection what was typed stays, and the shopper is told', () =>
    expect(loginErrorText(t, networkError(new Error('x')))).toContain('wpisane dane zostają'));

  it('[U-05] [I-01] is told in Ukrainian, too', async () => {
    await texts.load('ua');
    expect(loginErrorText(texts.translator('ua'), parseApiError(401, { code: 'wrong_credentials', message: 'x' }))).toBe(
      'Неправильна адреса e-mail або пароль.',
    );
  });
});
