/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { screenMedia } from './capture-screen.ts';
import { ScreenPictureField } from './ScreenPictureField.tsx';
import { useScreenPicture } from './use-screen-picture.ts';

const png = 'data:image/png;base64,AAAA';

const Field = ({ begun = '' }: { readonly begun?: string }): ReactNode => {
  const picture = useScreenPicture(begun, () => {});
  return <ScreenPictureField picture={picture} />;
};

/** A browser that can share screens. */
const sharing = (getDisplayMedia: () => Promise<MediaStream>): void =>
  void Object.defineProperty(navigator, 'mediaDevices', { value: { getDisplayMedia }, configurable: true });
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

describe('[J-375] a picture of the screen', () => {
  test('is shared where the browser can; elsewhere a file and pasting are left', async () => {
    expect([screenMedia({}), screenMedia({ mediaDevices: {} })]).toEqual([null, null]);
    await renderPage(<Field />);
    expect(screen.queryByRole('button', { name: 'Zrób zrzut ekranu' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Dodaj z pliku' })).toBeTruthy();
  });

  test('that is not shared is told, and what was there stays', async () => {
    const getDisplayMedia = jest.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    sharing(getDisplayMedia);
    await renderPage(<Field begun={png} />);
    await userEvent.click(screen.getByRole('button', { name: 'Zrób nowy zrzut' }));
    expect(await screen.findByText(/^Zrzutu ekranu nie zrobiono/)).toBeTruthy();
    expect(getDisplayMedia).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('img').getAttribute('src')).toBe(png);
  });

  test('is taken away by one press, and the focus stays at it', async () => {
    await renderPage(<Field begun={png} />);
    await userEvent.click(screen.getByRole('button', { name: 'Usuń obraz' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Obraz ekranu/ }));
  });

  test('is pasted anywhere, but not where its text is pasted into a field', async () => {
    await renderPage(
      <>
        <textarea aria-label="Opis" />
        <Field />
      </>,
    );
    const paste = (target: Element, types: readonly string[]): boolean =>
      fireEvent.paste(target, { clipboardData: { types, files: [new File(['x'], 'image.gif', { type: 'image/gif' })] } });
    const refused = 'Dodaj obraz w formacie JPG, PNG lub WebP.';
    const field = screen.getByLabelText('Opis');
    // Answered true, the event was left to the browser.
    expect(paste(field, ['text/plain', 'text/html', 'Files'])).toBe(true);
    expect(screen.queryByText(refused)).toBeNull();
    expect(paste(field, ['Files'])).toBe(false);
    expect(await screen.findByText(refused)).toBeTruthy();
    expect(paste(document.body, ['text/plain', 'Files'])).toBe(false);
    expect(await screen.findByText(refused)).toBeTruthy();
  });

  test('of a wrong kind is told before it is sent', async () => {
    await renderPage(<Field />);
    const input = screen.getByLabelText('Dodaj z pliku', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'x.pdf', { type: 'application/pdf' }), { applyAccept: false });
    expect(await screen.findByText('Dodaj obraz w formacie JPG, PNG lub WebP.')).toBeTruthy();
  });
});
