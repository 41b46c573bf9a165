/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { networkError, parseApiError } from 'shared-contracts';
import { openInShop } from '../testing/session-shop.tsx';
import ConfirmWrittenPage from './ConfirmWrittenPage.tsx';

const page = <ConfirmWrittenPage kind="pqa-confirm" resolution={null} params={{ id: 'token-of-the-mail' }} />;
const open = async (prepare?: Parameters<typeof openInShop>[2]) => ({
  ...(await openInShop(page, { path: '/pqa/confirm/token-of-the-mail' }, prepare)),
  user: userEvent.setup(),
});

describe('the page of a link that confirms a question', () => {
  it('[R-66] changes nothing by being looked at; a press confirms and says so', async () => {
    const { server, user } = await open();
    const button = await screen.findByRole('button', { name: 'Potwierdzam pytanie' });
    expect(server.calls).toEqual(['readWritten "token-of-the-mail"']);
    await user.click(button);
    expect(await screen.findByText('Dziękujemy, Twoje pytanie zostało potwierdzone.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wróć do produktu' }).getAttribute('href')).toBe('/pralka-lumena-wt-101.html');
  });

  it('[R-66] a link that is too old or was never made leads back to the shop', async () => {
    await open((_shop, server) => server.refuse('readWritten', parseApiError(404, { code: 'link_invalid' })));
    expect(await screen.findByText('Link jest nieprawidłowy lub wygasł.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Przejdź do sklepu' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Potwierdzam pytanie' })).toBeNull();
  });

  it('[R-66] a lost connection costs nothing: the press is repeated', async () => {
    const { server, user } = await open((_shop, fake) => fake.refuse('confirmWritten', networkError('offline')));
    await user.click(await screen.findByRole('button', { name: 'Potwierdzam pytanie' }));
    await user.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Dziękujemy, Twoje pytanie zostało potwierdzone.')).toBeTruthy();
    expect(server.calls.filter((call) => call.startsWith('confirmWritten'))).toHaveLength(2);
  });
});
