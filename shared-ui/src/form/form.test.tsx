/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { parseApiError, type ApiError } from 'shared-contracts';
import { fieldProblemOf, newPassword, repeats, requiredEmail, requiredValue } from 'shared-contracts/checkout';
import { object, pipe } from 'valibot';
import { renderPart } from '../testing/render-part.tsx';
import { useForm } from './index.ts';

const schema = pipe(
  object({ email: requiredEmail(), password: newPassword(), confirm: requiredValue() }),
  repeats('password', 'confirm', 'repeat'),
);
const parseProblem = (code: unknown) => (code === 'repeat' ? code : fieldProblemOf(code));

const open = (answer: ApiError | null = null) => {
  const sent: unknown[] = [];
  let release = (): void => undefined;
  const Form = (): ReactNode => {
    const form = useForm({
      schema,
      parseProblem,
      send: async (values) => {
        sent.push(values);
        await new Promise<void>((resolve) => (release = resolve));
        return answer;
      },
    });
    return (
      <form {...form.props}>
        {(['email', 'password', 'confirm'] as const).map((name) => (
          <p key={name}>
            <input name={name} aria-label={name} type={name === 'email' ? 'text' : 'password'} />
            <span data-testid={name}>{form.problems[name]}</span>
          </p>
        ))}
        <p role="alert">{form.error?.message}</p>
        <button type="submit">Wyślij</button>
      </form>
    );
  };
  renderPart(<Form />);
  const user = userEvent.setup();
  return {
    sent,
    user,
    fill: async (name: string, text: string) => user.type(screen.getByLabelText(name), text),
    press: () => user.click(screen.getByRole('button')),
    settle: () => act(async () => release()),
    problems: () => ['email', 'password', 'confirm'].map((name) => screen.getByTestId(name).textContent),
  };
};

describe('[K-05] a form', () => {
  it('shows what is wrong at every field at once, focuses the first, and drops a message as soon as its field is valid', async () => {
    const { press, fill, problems, sent } = open();
    await fill('password', 'Amperio2026');
    await fill('confirm', 'Amperio2025');
    await press();
    expect(problems()).toEqual(['required', '', 'repeat']);
    expect(document.activeElement).toBe(screen.getByLabelText('email'));
    await fill('email', 'ola@example.com');
    expect(problems()).toEqual(['', '', 'repeat']);
    expect(sent).toEqual([]);
  });

  it('is sent once, however often its button is pressed', async () => {
    const { press, fill, sent, settle } = open();
    for (const [name, text] of [
      ['email', ' ola@example.com '],
      ['password', 'Amperio2026'],
      ['confirm', 'Amperio2026'],
    ] as const)
      await fill(name, text);
    await press();
    await press();
    expect(sent).toEqual([{ email: 'ola@example.com', password: 'Amperio2026', confirm: 'Amperio2026' }]);
    await settle();
  });

  it.each([
    [{ code: 'invalid_fields', parameters: { 'customer.email': 'email' } }, ['email', '', ''], ''],
    [{ code: 'other', message: 'Nie teraz.' }, ['', '', ''], 'Nie teraz.'],
  ])('keeps what was typed when the server refuses it: %j', async (body, atFields, error) => {
    const { press, fill, settle, problems } = open(parseApiError(400, body));
    for (const [name, text] of [
      ['email', 'ola@example.com'],
      ['password', 'Amperio2026'],
      ['confirm', 'Amperio2026'],
    ] as const)
      await fill(name, text);
    await press();
    await settle();
    expect(problems()).toEqual(atFields);
    expect(screen.getByRole('alert').textContent).toBe(error);
    expect(screen.getByLabelText<HTMLInputElement>('email').value).toBe('ola@example.com');
  });
});
