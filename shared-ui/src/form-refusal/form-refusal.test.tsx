/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderPart } from '../testing/render-part.tsx';
import { FormRefusal } from './index.ts';

const Form = (): ReactNode => {
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <FormRefusal text={isRefused ? 'Nie mamy połączenia ze sklepem.' : null} />
      <button type="button" onClick={() => setRefused(!isRefused)}>
        Wyślij
      </button>
    </>
  );
};

const refusals = ['Nie mamy połączenia ze sklepem.', 'Cena się zmieniła.'] as const;

/** Its second refusal takes the place of the first one. */
const TwiceRefused = (): ReactNode => {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <FormRefusal text={refusals[presses] ?? null} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Wyślij
      </button>
    </>
  );
};

const watchScrolling = (): readonly (string | null)[] => {
  const scrolled: (string | null)[] = [];
  // jsdom lays nothing out and has no such method.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element): void {
    scrolled.push(this.textContent);
  };
  return scrolled;
};

it('a refusal is announced and scrolled to when it comes, and the button that was pressed keeps the focus', async () => {
  const scrolled = watchScrolling();
  const user = userEvent.setup();
  renderPart(<Form />);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(scrolled).toEqual([]);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('alert').textContent).toBe('Nie mamy połączenia ze sklepem.');
  expect(scrolled).toEqual(['Nie mamy połączenia ze sklepem.']);
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  expect(scrolled).toHaveLength(2);
});

it('a refusal that takes the place of another one is scrolled to as well, and not again by a rendering that changes nothing of it', async () => {
  const scrolled = watchScrolling();
  const user = userEvent.setup();
  const { rerender } = renderPart(<TwiceRefused />);
  await user.click(screen.getByRole('button'));
  expect(scrolled).toEqual(['Nie mamy połączenia ze sklepem.', 'Cena się zmieniła.']);
  rerender(<TwiceRefused />);
  expect(scrolled).toHaveLength(2);
});
