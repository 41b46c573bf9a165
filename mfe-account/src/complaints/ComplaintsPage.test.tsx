/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { pageModules, parseApiError } from 'shared-contracts';
import { createTestShop } from 'shared-contracts/testing';
import { openInShop } from '../testing/session-shop.tsx';
import ComplaintsPage, { texts } from './ComplaintsPage.tsx';

const page = <ComplaintsPage kind="complaints" resolution={null} params={{}} />;
const open = async (path: string, prepare?: Parameters<typeof openInShop>[2]) => ({
  ...(await openInShop(page, { path }, prepare)),
  user: userEvent.setup(),
});
const number = 'RMA-7K3QF-M2X9D';

describe('complaints', () => {
  it('are pages of the account', () => expect(pageModules['complaints']).toEqual({ remote: 'mfe-account', module: './ComplaintsPage' }));

  it('the area leads to both forms, and tells how a complaint stands by its number', async () => {
    const { user, server } = await open('/reklamacje');
    expect(screen.getByRole('link', { name: 'Zgłoś reklamację' }).getAttribute('href')).toBe('/reklamacje/zglos');
    expect(screen.getByRole('link', { name: 'Zgłoś reklamację z salonu' }).getAttribute('href')).toBe('/reklamacje/stacjonarne');
    await user.type(screen.getByLabelText('Numer reklamacji'), `${number}{Enter}`);
    expect(server.calls).toEqual([`complaintStatus "${number}"`]);
    const found = within(screen.getByRole('region', { name: `Reklamacja ${number}` }));
    expect(within(found.getByRole('list', { name: 'Przebieg reklamacji' })).getAllByRole('listitem')).toHaveLength(3);
    expect(found.getByText('Prosimy o zdjęcie tabliczki.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: `Reklamacja ${number}` }));
    expect(found.getByRole('link', { name: 'Pobierz potwierdzenie (PDF)' }).getAttribute('href')).toBe(
      `/rest/V1/rma/confirmation?complaintNumber=${number}`,
    );
  });

  it('the link of an e-mail asks by itself; a number that nobody has is told once', async () => {
    const { server } = await open(`/reklamacje?numer=${number}`, (_shop, fake) =>
      fake.refuse('complaintStatus', parseApiError(404, { message: 'Nie znaleźliśmy reklamacji o takim numerze.' })),
    );
    expect(await screen.findByText('Nie znaleźliśmy reklamacji o takim numerze.')).toBeTruthy();
    expect(server.calls).toEqual([`complaintStatus "${number}"`]);
    expect(screen.getByLabelText('Numer reklamacji')).toHaveProperty('value', number);
  });

  it('[J-91] what staff has written is marked as Polish on a Ukrainian page', async () => {
    await texts.load('ua');
    await openInShop(page, { path: `/reklamacje?numer=${number}`, language: 'ua' });
    expect((await screen.findByText('Prosimy o zdjęcie tabliczki.')).getAttribute('lang')).toBe('pl');
  });

  it('[J-234] what is typed stands there again, and is sent once with its file', async () => {
    const { user, server, unmount, shop } = await open('/reklamacje/stacjonarne');
    await user.click(await screen.findByRole('radio', { name: /Inny dowód zakupu/ }));
    await user.type(screen.getByLabelText('Nazwa produktu'), 'Czajnik');
    await user.type(screen.getByLabelText('Opis wady'), 'Nie włącza się, dioda nie świeci.');
    await user.upload(screen.getByLabelText('Dodaj plik'), new File(['12345'], 'wada.png', { type: 'image/png' }));
    unmount();
    const kept = shop.storage;
    expect(kept.session.getItem('complaint_draft')).toContain('wada.png');
    await openInShop(page, { path: '/reklamacje/stacjonarne' }, (next) =>
      next.storage.session.setItem('complaint_draft', kept.session.getItem('complaint_draft') ?? ''),
    );
    expect(await screen.findByLabelText('Opis wady')).toHaveProperty('value', 'Nie włącza się, dioda nie świeci.');
    expect(screen.getByRole('radio', { name: /Inny dowód zakupu/ })).toHaveProperty('checked', true);
    expect(screen.getByText('wada.png')).toBeTruthy();
    expect(server.calls.filter((call) => call.startsWith('uploadComplaintFile'))).toEqual(['uploadComplaintFile [5,"wada.png"]']);
  });

  it('[J-230] a receipt is checked, and its product chosen with its pieces', async () => {
    const { user, server } = await open('/reklamacje/stacjonarne');
    await user.type(await screen.findByLabelText('Numer paragonu'), 'PA/11/2401');
    await user.type(screen.getByLabelText('Data zakupu'), '2026-10-05');
    await user.click(screen.getByRole('button', { name: 'Sprawdź dokument' }));
    expect(server.calls).toContain('checkDocument {"docNo":"PA/11/2401","docDate":"2026-10-05"}');
    await user.click(await screen.findByRole('radio', { name: /Czajnik Lumena/ }));
    expect(within(screen.getByLabelText('Liczba sztuk')).getAllByRole('option')).toHaveLength(2);
    await user.type(screen.getByLabelText('Numer paragonu'), '9');
    expect(screen.queryByRole('radio', { name: /Czajnik Lumena/ })).toBeNull();
  });

  it('[I-01] the server draws the area and the heading of the form, in Ukrainian too', async () => {
    await texts.load('ua');
    for (const [path, heading] of [
      ['/reklamacje', 'Рекламації'],
      ['/reklamacje/zglos', 'Подати рекламацію'],
    ] as const) {
      const { Wrapper } = createTestShop({ path, language: 'ua' });
      expect(renderToString(<Wrapper>{page}</Wrapper>)).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    }
  });
});
