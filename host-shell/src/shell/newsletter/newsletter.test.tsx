/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError, type ApiError } from 'shared-contracts';
import { formProblems } from 'shared-contracts/checkout';
import { networkError } from 'shared-contracts/errors';
import { isNewsletterPage, newsletterSchema, parseProblem } from './newsletter-rules.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { createSubscribe, failureOf } from './subscribe.ts';

afterEach(cleanup);

const open = (outcome: ApiError | null = null) => {
  const sent: unknown[] = [];
  render(
    <NewsletterForm
      company="Sklep"
      subscribe={async (values) => {
        sent.push(values);
        return outcome;
      }}
    />,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz się' }));
  return { sent, press, email: screen.getByRole<HTMLInputElement>('textbox'), agreement: screen.getByRole<HTMLInputElement>('checkbox') };
};

describe('the form of the newsletter', () => {
  it('[K-05] tells all that is wrong at its fields, and each message goes with its field', async () => {
    const { sent, press, email, agreement } = open();
    await userEvent.type(email, 'ola@');
    await press();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Podaj poprawny adres e-mail.',
      'Bez tej zgody nie możemy wysyłać newslettera.',
    ]);
    expect([email.getAttribute('aria-invalid'), email.value, document.activeElement]).toEqual(['true', 'ola@', email]);
    await userEvent.type(email, 'example.com');
    await userEvent.click(agreement);
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('says in its place that the link has been sent', async () => {
    const { sent, press, email, agreement } = open();
    await userEvent.type(email, ' ola@example.com ');
    await userEvent.click(agreement);
    await press();
    expect(sent).toEqual([{ email: 'ola@example.com', checked_newsletter: true }]);
    const done = screen.getByRole('status');
    expect(done.textContent).toContain('ola@example.com');
    expect(document.activeElement).toBe(done);
  });

  it.each([
    [networkError(new TypeError('offline')), /Nie mamy połączenia/],
    [parseApiError(429, {}), /Zbyt wiele prób/],
    [parseApiError(500, {}), /Nie udało się/],
  ] as const)('[J-76] keeps what is typed when the shop does not accept it (%j)', async (error, words) => {
    const { press, email, agreement } = open(error);
    await userEvent.type(email, 'ola@example.com');
    await userEvent.click(agreement);
    await press();
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect([email.value, agreement.checked]).toEqual(['ola@example.com', true]);
  });

  it('tells what the server refuses at its field', async () => {
    const { press, email, agreement } = open(parseApiError(400, { code: 'invalid_fields', parameters: { email: 'email' } }));
    await userEvent.type(email, 'ola@example.com');
    await userEvent.click(agreement);
    await press();
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('asking for the newsletter', () => {
  const answering = (status: number, body: unknown) => createSubscribe(async () => new Response(JSON.stringify(body), { status }));
  const values = { email: 'ola@example.com', checked_newsletter: true };

  it.each([
    [429, 'often'],
    [503, 'network'],
    [500, 'other'],
  ] as const)('a response with %i is explained as %s', async (status, failure) => {
    const error = await answering(status, {})(values);
    expect(error && failureOf(error)).toBe(failure);
  });

  it('a response with 200 is a success, none at all a lost connection', async () => {
    expect(await answering(200, true)(values)).toBeNull();
    const error = await createSubscribe(() => Promise.reject(new TypeError('offline')))(values);
    expect(error && failureOf(error)).toBe('network');
  });

  it.each([
    ['', false, { email: 'required', checked_newsletter: 'required' }],
    ['a,b@c.pl', true, { email: 'email' }],
    [' ola@example.com ', true, {}],
  ])('%j with the agreement %s is judged as the server does', (email, checked, problems) =>
    expect(formProblems(newsletterSchema, { email, checked_newsletter: checked ? 'true' : '' }, parseProblem)).toEqual(problems),
  );

  it.each([
    ['/newsletter.html', true],
    ['/newsletter/potwierdzenie', true],
    ['/newsletter-2026.html', false],
    ['/', false],
  ])('[∅28] %s is a landing page: %s', (path, is) => expect(isNewsletterPage(path)).toBe(is));
});
