/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { pageModules, parseApiError } from 'shared-contracts';
import { COMPLAINT_MESSAGE } from 'shared-contracts/storage';
import { createTestShop, type TestShop } from 'shared-contracts/testing';
import { openInShop } from '../testing/session-shop.tsx';
import ComplaintsPage, { texts } from './ComplaintsPage.tsx';

const page = <ComplaintsPage kind="complaints" resolution={null} params={{}} />;
const open = async (path: string, prepare?: Parameters<typeof openInShop>[2]) => ({
  ...(await openInShop(page, { path }, prepare)),
  user: userEvent.setup(),
});
const number = 'RMA-7K3QF-M2X9D';
const email = 'ola@example.com';
/** This tab knows the claimant. */
const keepAddress = (shop: TestShop): void => void shop.storage.write(COMPLAINT_MESSAGE, { number, email, text: '', files: [] });
const keptIn = (shop: TestShop) => shop.storage.read(COMPLAINT_MESSAGE);

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
    // J-287: a number alone tells no word.
    expect(found.queryByText('Prosimy o zdjęcie tabliczki.')).toBeNull();
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
    await openInShop(page, { path: `/reklamacje?numer=${number}`, language: 'ua' }, keepAddress);
    expect((await screen.findByText('Prosimy o zdjęcie tabliczki.')).getAttribute('lang')).toBe('pl');
  });

  it('[J-287] the e-mail address of the complaint opens what was written, and this tab keeps it', async () => {
    const { user, server, shop } = await open(`/reklamacje?numer=${number}`);
    await user.type(await screen.findByLabelText('Adres e-mail'), `${email}{Enter}`);
    expect(await screen.findByText('Prosimy o zdjęcie tabliczki.')).toBeTruthy();
    expect(server.calls).toContain(`complaintStatus ["${number}","${email}"]`);
    expect(keptIn(shop)?.email).toBe(email);
    expect(screen.queryByLabelText('Adres e-mail')).toBeNull();
  });

  it('[J-286] a message is sent once with its file; one that failed stays, and after the session the address proves its writer', async () => {
    const { user, server, shop } = await open(`/reklamacje?numer=${number}`, keepAddress);
    await user.type(await screen.findByLabelText('Wiadomość'), 'Oto zdjęcie.');
    await user.upload(screen.getByLabelText('Dodaj plik'), new File(['12345'], 'tabliczka.png', { type: 'image/png' }));
    server.refuse('writeToComplaint', parseApiError(401, { message: 'Sesja wygasła. Zaloguj się ponownie.', code: 'session_expired' }));
    const send = screen.getByRole('button', { name: 'Wyślij wiadomość' });
    await user.click(send);
    expect(screen.getByLabelText('Wiadomość')).toHaveProperty('value', 'Oto zdjęcie.');
    expect(keptIn(shop)).toMatchObject({ text: 'Oto zdjęcie.', files: [{ name: 'tabliczka.png' }] });
    await user.type(screen.getByLabelText('Adres e-mail'), email);
    await user.click(send);
    expect(await screen.findByText('Wysłaliśmy wiadomość.')).toBe(document.activeElement);
    const sent = server.calls.filter((call) => call.startsWith('writeToComplaint'));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toContain(`"email":"${email}"`);
    expect(screen.getByText('Oto zdjęcie.')).toBeTruthy();
    expect(screen.getByLabelText('Wiadomość')).toHaveProperty('value', '');
    expect(keptIn(shop)).toEqual({ number, email, text: '', files: [] });
  });

  it('[J-288] the day of the courier is changed to another one that can be had', async () => {
    const { user, server } = await open(`/reklamacje?numer=${number}`, keepAddress);
    const pickup = within(await screen.findByRole('region', { name: 'Odbiór przez kuriera' }));
    expect(pickup.getByText('Kurier przyjedzie: poniedziałek, 30 listopada 2026, między 8:00 a 16:00.')).toBeTruthy();
    await user.selectOptions(await pickup.findByLabelText('Dzień odbioru'), '2026-12-01');
    await user.click(pickup.getByRole('button', { name: 'Zmień dzień odbioru' }));
    expect(server.calls).toContain(`chooseComplaintPickup {"complaintNumber":"${number}","day":"2026-12-01","email":"${email}"}`);
    expect(await screen.findByText('Zapisaliśmy dzień odbioru.')).toBe(document.activeElement);
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
