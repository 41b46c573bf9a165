/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseApiError } from 'shared-contracts';
import { openInShop } from '../testing/session-shop.tsx';
import OrderSurveyPage from './OrderSurveyPage.tsx';

const rating = <OrderSurveyPage kind="rate-order" resolution={null} params={{ orderId: '7', token: 'tajny' }} />;
const cancellation = <OrderSurveyPage kind="cancel-survey" resolution={null} params={{ id: 'tajny' }} />;

describe('[J-233] what the shop asks about an order', () => {
  it('stars of shop and delivery are sent once, with thanks', async () => {
    const user = userEvent.setup();
    const { server } = await openInShop(rating, { path: '/wystaw-ocene/7/tajny' });
    const send = await screen.findByRole('button', { name: 'Wyślij ocenę' });
    await user.click(send);
    expect(screen.getAllByText('Wybierz liczbę gwiazdek.')).toHaveLength(2);
    await user.click(within(screen.getByRole('group', { name: 'Sklep' })).getByRole('radio', { name: /bardzo dobrze/ }));
    await user.click(within(screen.getByRole('group', { name: 'Dostawa' })).getByRole('radio', { name: /tak sobie/ }));
    await user.click(send);
    expect(await screen.findByText('Dziękujemy za ocenę!')).toBeTruthy();
    expect(server.calls.at(-1)).toBe('rateOrder [7,"tajny",{"shop":5,"delivery":3,"comment":""}]');
  });

  it('another reason is told in own words', async () => {
    const user = userEvent.setup();
    const { server } = await openInShop(cancellation, { path: '/ankieta/powod-rezygnacji/tajny' });
    await user.click(await screen.findByRole('radio', { name: 'Inny powód' }));
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Napisz, jaki'));
    await user.type(screen.getByLabelText('Napisz, jaki'), 'Prezent się nie udał');
    await user.click(screen.getByRole('button', { name: 'Wyślij' }));
    expect(await screen.findByText('Dziękujemy za odpowiedź!')).toBeTruthy();
    expect(server.calls.at(-1)).toContain('"reason":"other"');
  });

  it('a link that was never made leads back to the shop', async () => {
    await openInShop(rating, { path: '/wystaw-ocene/7/x' }, (_shop, server) =>
      server.refuse('readOrderRating', parseApiError(404, { code: 'link_invalid' })),
    );
    expect(await screen.findByText('Link jest nieprawidłowy lub wygasł.')).toBeTruthy();
  });
});

describe('[J-339] the comment of a rating', () => {
  const consent = /Zgadzam się, aby sklep opublikował/;

  it('may be published only where that was ticked, with words and, if wanted, a first name', async () => {
    const user = userEvent.setup();
    const { server } = await openInShop(rating, { path: '/wystaw-ocene/7/tajny' });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: consent });
    expect([box.checked, screen.queryByLabelText(/^Imię/)]).toEqual([false, null]);
    await user.click(within(screen.getByRole('group', { name: 'Sklep' })).getByRole('radio', { name: /bardzo dobrze/ }));
    await user.click(within(screen.getByRole('group', { name: 'Dostawa' })).getByRole('radio', { name: /bardzo dobrze/ }));
    await user.click(box);
    await user.type(screen.getByLabelText(/^Imię/), 'Ola');
    const send = screen.getByRole('button', { name: 'Wyślij ocenę' });
    await user.click(send);
    const comment = screen.getByLabelText<HTMLTextAreaElement>(/^Komentarz/);
    expect(document.activeElement).toBe(comment);
    expect(screen.getByText('Napisz komentarz, który mamy opublikować, albo odznacz zgodę.')).toBeTruthy();
    await user.type(comment, 'Polecam');
    await user.click(send);
    expect(await screen.findByText('Dziękujemy za ocenę!')).toBeTruthy();
    expect(server.calls.at(-1)).toBe(
      'rateOrder [7,"tajny",{"shop":5,"delivery":5,"comment":"Polecam","publication":{"first_name":"Ola","words":"1"}}]',
    );
  });

  it('[J-340] that may be published is taken back by the same link, after a question', async () => {
    const user = userEvent.setup();
    const { server } = await openInShop(rating, { path: '/wystaw-ocene/7/tajny' }, (_shop, fake) => fake.setRating('published'));
    expect(await screen.findByText('Twój komentarz jest na stronie „Opinie o sklepie”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cofnij zgodę na publikację' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cofnąć zgodę na publikację?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cofnij zgodę na publikację' }));
    expect(document.activeElement).toBe(await screen.findByText('Zgoda jest cofnięta. Komentarza nie ma na stronie.'));
    expect(server.calls.at(-1)).toBe('withdrawRatingComment [7,"tajny"]');
    expect(screen.queryByRole('button', { name: 'Cofnij zgodę na publikację' })).toBeNull();
  });
});
