/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderPart } from '../testing/render-part.tsx';
import { FilePicker, useFiles } from './index.ts';

const Two = (): ReactNode => {
  const files = useFiles({ most: 2, send: async ({ name }) => ({ id: name }) });
  return (
    <FilePicker files={files} types={['text/plain']} label="Pliki" hint="Do 2 plików" add="Dodaj" word={(key, name) => `${key} ${name}`} />
  );
};

it('the focus stays at the files when the button for more goes, and when one is taken away', async () => {
  renderPart(<Two />);
  const group = screen.getByRole('group', { name: 'Pliki' });
  const chosen = ['a.txt', 'b.txt'].map((name) => new File([name], name, { type: 'text/plain' }));
  screen.getByRole('button', { name: 'Dodaj' }).focus();
  fireEvent.change(screen.getByLabelText('Dodaj', { selector: 'input' }), { target: { files: chosen } });
  await screen.findByRole('button', { name: 'remove b.txt' });
  expect(screen.queryByRole('button', { name: 'Dodaj' })).toBeNull();
  expect(document.activeElement).toBe(group);
  await userEvent.click(screen.getByRole('button', { name: 'remove b.txt' }));
  expect(screen.getByRole('button', { name: 'Dodaj' })).toBeTruthy();
  expect(document.activeElement).toBe(group);
});
