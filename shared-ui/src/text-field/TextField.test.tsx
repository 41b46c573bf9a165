/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { TextField } from './index.ts';

const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('[J-25] form field', () => {
  test('an error stands at its field and is read with it', () => {
    renderPart(<TextField label="E-mail" hint="Na ten adres wyślemy potwierdzenie" error="Podaj adres e-mail" />);
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Podaj adres e-mail');
    expect(describedBy(field)).toBe('Na ten adres wyślemy potwierdzenie | Podaj adres e-mail');
  });

  test('a field without hint and error describes nothing', () => {
    renderPart(<TextField label="Imię" optional />);
    const field = screen.getByRole('textbox', { name: 'Imię (nieobowiązkowe)' });
    expect(field.hasAttribute('aria-describedby')).toBe(false);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });
});
