/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { matchFixedRoute, pageModules, parseApiError } from 'shared-contracts';
import { createTestShop } from 'shared-contracts/testing';
import { largeWithdrawal } from '../testing/fixtures.ts';
import { openInShop } from '../testing/session-shop.tsx';
import { WithdrawalStatus } from './status/WithdrawalStatus.tsx';
import WithdrawalPage, { texts } from './WithdrawalPage.tsx';

const page = <WithdrawalPage kind="withdrawal" resolution={null} params={{}} />;
const path = '/odstapienie-od-umowy';
const open = async (address = path, prepare?: Parameters<typeof openInShop>[2]) => ({
  ...(await openInShop(page, { path: address }, prepare)),
  user: userEvent.setup(),
});
const find = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.type(await screen.findByLabelText('Adres e-mail'), 'ola@example.com');
  await user.type(screen.getByLabelText('Numer telefonu z zamówienia'), '600 100 200');
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
};
const pieces = () => screen.getByRole('combobox', { name: 'Ile sztuk zwracasz? Czajnik Lumena' });

describe('[J-198] withdrawal from a contract', () => {
  it('is a page of the account', () => {
    expect(matchFixedRoute(path)?.kind).toBe('withdrawal');
    expect(pageModules['withdrawal']).toEqual({ remote: 'mfe-account', module: './WithdrawalPage' });
  });

  it('a guest finds the order, chooses, comes back without losing anything, and confirms once', async () => {
    const { user, server } = await open(`${path}?zamowienie=A100001`);
    await find(user);
    expect(server.calls).toEqual(['withdrawableOrder {"number":"A100001","email":"ola@example.com","telephone":"600 100 200"}']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Zamówienie A100001' }));
    expect(screen.getByText('Możesz odstąpić do 14 grudnia 2026 włącznie.')).toBeTruthy();
    // What is excluded says why, and what was withdrawn is offered no more.
    expect(screen.getByText(/^Kod lub licencja zostały już wysłane/)).toBeTruthy();
    expect(within(pieces()).getAllByRole('option')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    // Both at once, each at its field.
    expect(pieces().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Wybierz, od zakupu czego odstępujesz.')).toBeTruthy();
    expect(screen.getByLabelText('Numer konta do zwrotu').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(pieces());
    await user.selectOptions(pieces(), '2');
    expect(screen.queryByText('Wybierz, od zakupu czego odstępujesz.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Numer konta do zwrotu'));
    await user.type(screen.getByLabelText('Numer konta do zwrotu'), '61 1090 1014 0000 0712 1981 2874');
    await user.click(screen.getByRole('radio', { name: /W salonie/ }));
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    expect(screen.getByText('Czajnik Lumena, 2 szt.')).toBeTruthy();
    expect(screen.getAllByText(/186,67/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Wróć' }));
    expect(pieces()).toHaveProperty('value', '2');
    expect(screen.getByRole('radio', { name: /W salonie/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    await user.click(screen.getByRole('button', { name: 'Potwierdź odstąpienie' }));
    expect(screen.getByText('Numer: ODS-7K3QF-M2X9D')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pobierz potwierdzenie (PDF)' }).getAttribute('href')).toContain('number=ODS-7K3QF-M2X9D');
    const sent = server.calls.filter((call) => call.startsWith('submitWithdrawal'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('"seen":1,"lines":[{"line":0,"qty":2}],"return_way":"salon"');
  });

  it('an order that has changed in another tab is shown as it is now, with the choice', async () => {
    const { user, server } = await open(`${path}?zamowienie=A100001`);
    await find(user);
    await user.selectOptions(pieces(), '1');
    await user.type(screen.getByLabelText('Numer konta do zwrotu'), '61109010140000071219812874');
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    server.refuse('submitWithdrawal', parseApiError(409, { code: 'order_changed' }));
    await user.click(screen.getByRole('button', { name: 'Potwierdź odstąpienie' }));
    expect(screen.getByText('To zamówienie zmieniło się w międzyczasie. Sprawdź wybór jeszcze raz.')).toBeTruthy();
    expect(pieces()).toHaveProperty('value', '1');
  });

  it('[J-335] large goods are collected by a courier, free, on a day that is chosen with the withdrawal', async () => {
    const { user, server } = await open(`${path}?zamowienie=A100001`, (_shop, { setLarge }) => setLarge(true));
    await find(user);
    expect(screen.getByText('Duży sprzęt: odbierze go kurier, bezpłatnie.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Odbierze kurier/ })).toHaveProperty('checked', true);
    await user.selectOptions(pieces(), '1');
    await user.selectOptions(screen.getByRole('combobox', { name: /Dzień odbioru dużego sprzętu/ }), '2026-11-25');
    await user.type(screen.getByLabelText('Numer konta do zwrotu'), '61109010140000071219812874');
    await user.click(screen.getByRole('button', { name: 'Dalej' }));
    expect(screen.getByText(/Kurier przyjedzie: środa, 25 listopada 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Potwierdź odstąpienie' }));
    expect(server.calls.find((call) => call.startsWith('submitWithdrawal'))).toContain('"return_way":"label","pickup_on":"2026-11-25"');
  });

  it('[J-335] the day is chosen later as well, by whoever knows the e-mail of the order; another address is told at once', async () => {
    const { user, server } = await open(`${path}?numer=ODS-7K3QF-M2X9D`, (_shop, { setLarge }) => setLarge(true));
    const found = within(await screen.findByRole('region', { name: 'Odbiór przez kuriera' }));
    await user.selectOptions(await found.findByRole('combobox'), '2026-11-24');
    await user.type(found.getByLabelText('Adres e-mail'), 'kto@example.com');
    server.refuse('chooseWithdrawalPickup', parseApiError(403, { code: 'buyer_differs' }));
    await user.click(found.getByRole('button', { name: 'Wybierz dzień odbioru' }));
    expect(await found.findByText(/^Tego adresu e-mail nie ma/)).toBeTruthy();
    await user.click(found.getByRole('button', { name: 'Wybierz dzień odbioru' }));
    expect(await found.findByText('Zapisaliśmy dzień odbioru.')).toBeTruthy();
    expect(server.calls).toContain('chooseWithdrawalPickup {"number":"ODS-7K3QF-M2X9D","day":"2026-11-24","email":"kto@example.com"}');
  });

  it('[J-335] goods that are there are waited for no more: no courier is spoken of', async () => {
    const withdrawal = { ...largeWithdrawal, state: 'received' as const };
    const { Wrapper } = createTestShop({ path });
    const { rerender } = render(<WithdrawalStatus withdrawal={withdrawal} />, { wrapper: Wrapper });
    expect(screen.queryByRole('heading', { name: 'Odbiór przez kuriera' })).toBeNull();
    const collected = { ...largeWithdrawal.pickup, day: '2026-11-24', collected_at: '2026-11-24T15:00:00.000Z', days: [] };
    rerender(<WithdrawalStatus withdrawal={{ ...withdrawal, pickup: collected }} />);
    expect(screen.getByText('Kurier odebrał towar: 24 listopada 2026.')).toBeTruthy();
  });

  it('[J-327] what neither a parcel nor a courier carries is brought to a salon: nothing else is offered', async () => {
    const { user } = await open(`${path}?zamowienie=A100001`, (_shop, { setReturnWays }) => setReturnWays(['salon']));
    await find(user);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['salon']);
  });

  it('[J-199] the link of an e-mail shows how it stands, and loads the confirmation', async () => {
    const { server } = await open(`${path}?numer=ODS-7K3QF-M2X9D`);
    const found = within(await screen.findByRole('region', { name: 'Odstąpienie ODS-7K3QF-M2X9D' }));
    expect(server.calls).toContain('withdrawalStatus "ODS-7K3QF-M2X9D"');
    expect(within(found.getByRole('list', { name: 'Przebieg zwrotu' })).getAllByRole('listitem')).toHaveLength(4);
    expect(found.getByText(/93,33/)).toBeTruthy();
  });

  it('[I-01] the server draws its heading and the status, in Ukrainian too', async () => {
    await texts.load('ua');
    const { Wrapper } = createTestShop({ path, language: 'ua' });
    expect(renderToString(<Wrapper>{page}</Wrapper>)).toMatch(/<h1[^>]*>Відмовтеся від договору тут<\/h1>/);
  });
});
