/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isNewsletterPage, newsletterProblems } from './newsletter-rules.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { createSubscribe, type SubscribeOutcome } from './subscribe.ts';

afterEach(cleanup);

const open = (outcome: SubscribeOutcome = { kind: 'asked' }) => {
  const asked: unknown[] = [];
  render(
    <NewsletterForm
      company="Sklep"
      subscribe={async (values) => {
        asked.push(values);
        return outcome;
      }}
    />,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz się' }));
  return { asked, press, email: screen.getByRole<HTMLInputElement>('textbox'), agreement: screen.getByRole<HTMLInputElement>('checkbox') };
};

describe('[S-22] the form of the newsletter', () => {
  it('[K-05] tells all that is wrong at its fields, and each message goes with its field', async () => {
    const { asked, press, email, agreement } = open();
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
    expect(asked).toEqual([]);
  });

  it('says in its place that the link has been sent', async () => {
    const { asked, press, email, agreement } = open();
    await userEvent.type(email, ' ola@example.com ');
    await userEvent.click(agreement);
    await press();
    expect(asked).toEqual([{ email: 'ola@example.com', checked_newsletter: true }]);
    const done = screen.getByRole('status');
    expect(done.textContent).toContain('ola@example.com');
    expect(document.activeElement).toBe(done);
  });

  it.each([
    ['network', /Nie mamy połączenia/],
    ['often', /Zbyt wiele prób/],
    ['other', /Nie udało się/],
  ] as const)('keeps what is typed when the shop does not take it (%s)', async (reason, words) => {
    const { press, email, agreement } = open({ kind: 'failed', reason });
    await userEvent.type(email, 'ola@example.com');
    await userEvent.click(agreement);
    await press();
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect([email.value, agreement.checked]).toEqual(['ola@example.com', true]);
  });

  it('tells what the server refuses at its field', async () => {
    const { press, email, agreement } = open({ kind: 'refused', problems: { email: 'email' } });
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
    [200, true, { kind: 'asked' }],
    [400, { code: 'invalid_fields', parameters: { email: 'email' } }, { kind: 'refused', problems: { email: 'email' } }],
    [429, {}, { kind: 'failed', reason: 'often' }],
    [503, {}, { kind: 'failed', reason: 'network' }],
    [500, {}, { kind: 'failed', reason: 'other' }],
  ] as const)('an answer with %i is understood', async (status, body, outcome) => {
    expect(await answering(status, body)(values)).toEqual(outcome);
  });

  it('no answer is a lost connection', async () => {
    const subscribe = createSubscribe(() => Promise.reject(new TypeError('offline')));
    expect(await subscribe(values)).toEqual({ kind: 'failed', reason: 'network' });
  });

  it.each([
    ['', false, { email: 'required', checked_newsletter: 'required' }],
    ['a,b@c.pl', true, { email: 'email' }],
    [' ola@example.com ', true, {}],
  ])('%j with the agreement %s is judged as the server does', (email, checked, problems) =>
    expect(newsletterProblems({ email, checked_newsletter: checked })).toEqual(problems),
  );

  it.each([
    ['/newsletter.html', true],
    ['/newsletter/potwierdzenie', true],
    ['/newsletter-2026.html', false],
    ['/', false],
  ])('[∅28] %s is a landing page: %s', (path, is) => expect(isNewsletterPage(path)).toBe(is));
});
