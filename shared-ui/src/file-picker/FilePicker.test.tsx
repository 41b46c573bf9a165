/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderPart } from '../testing/render-part.tsx';
import { FilePicker, useFiles, type Sending } from './index.ts';

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

it('[J-338] a file whose sending was cut off is sent again, once, when the connection is back, and by a press', async () => {
  const sendings: string[] = [];
  const Cut = (): ReactNode => {
    const files = useFiles({
      most: 2,
      send: async ({ name }) => {
        sendings.push(name);
        // The first two sendings of each are cut off.
        return sendings.filter((one) => one === name).length < 3 ? null : { id: name };
      },
    });
    return (
      <FilePicker
        files={files}
        types={['text/plain']}
        label="Pliki"
        hint="Do 2 plików"
        add="Dodaj"
        word={(key, name) => `${key} ${name}`}
      />
    );
  };
  renderPart(<Cut />);
  const input = screen.getByLabelText('Dodaj', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['a'], 'a.txt', { type: 'text/plain' })] } });
  expect(await screen.findByText('failed a.txt')).toBeTruthy();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(sendings).toEqual(['a.txt', 'a.txt']);
  await userEvent.click(await screen.findByRole('button', { name: 'again a.txt' }));
  expect(await screen.findByText('ready a.txt')).toBeTruthy();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(sendings).toHaveLength(3);
});

it('[J-365] a file tells how far it has come, in words each quarter, and one that is taken away is sent no further', async () => {
  let sending: Sending | undefined;
  const Slow = (): ReactNode => {
    const files = useFiles({
      most: 2,
      send: (_file, told) => {
        sending = told;
        return new Promise((resolve) => told.signal.addEventListener('abort', () => resolve(null)));
      },
    });
    return (
      <FilePicker
        files={files}
        types={['text/plain']}
        label="Pliki"
        hint="Do 2 plików"
        add="Dodaj"
        word={(key, name) => `${key} ${name}`}
      />
    );
  };
  renderPart(<Slow />);
  const input = screen.getByLabelText('Dodaj', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['a'], 'a.txt', { type: 'text/plain' })] } });
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => sending?.onProgress(0.628));
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'sending a.txt' }).value).toBe(62);
  expect(screen.getByText('62%')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('sending a.txt, 50%');
  await userEvent.click(screen.getByRole('button', { name: 'remove a.txt' }));
  expect(sending?.signal.aborted).toBe(true);
  expect(screen.queryByText('a.txt')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('');
});
