/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { formProblems } from 'shared-contracts/checkout';
import type { DeliveryCalendar } from 'shared-contracts/rest';
import { createFakeCommerce } from '../testing/fake-commerce.ts';
import { card, openCheckout } from '../testing/open-checkout.tsx';
import { daySchema, parseProblem } from './day-choice.ts';

const calendar: DeliveryCalendar = {
  order: '100000001',
  chosen: null,
  days: [
    { date: '2026-11-25', ranges: ['8-12', '12-16'] },
    { date: '2026-11-26', ranges: ['8-12'] },
  ],
};
const PATH = '/checkout/delivery_date/d4te';
const save = () => screen.getByRole('button', { name: 'Zapisz termin' });

const open = async () => {
  const commerce = createFakeCommerce();
  commerce.answer('get-shipment-calendar', calendar);
  const opened = await openCheckout(commerce, PATH);
  await screen.findByText('Zamówienie 100000001');
  return { ...opened, commerce };
};

describe('the day of a large delivery', () => {
  it('[R-44] [K-17] is chosen with hours and pin, and saved', async () => {
    const { commerce, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'środa, 25 listopada' }));
    await user.click(screen.getByRole('radio', { name: '12:00–16:00' }));
    await user.type(screen.getByRole('textbox', { name: 'PIN z e-maila' }), '4821');
    commerce.answer('set-delivery-date', { ...calendar, chosen: { date: '2026-11-25', range: '12-16' } });
    await user.click(save());
    expect(await screen.findByText('Termin zapisany: środa, 25 listopada, godz. 12:00–16:00.')).toBeTruthy();
    expect(commerce.calls('set-delivery-date')[0]?.call).toMatch(/d4te\/pin\/4821\/delivery-date\/2026-11-25\/range\/12-16$/);
  });

  it('[K-17] a wrong pin is told at its field, and what was chosen stays', async () => {
    const { commerce, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'czwartek, 26 listopada' }));
    await user.click(screen.getByRole('radio', { name: '8:00–12:00' }));
    const pin = screen.getByRole('textbox', { name: 'PIN z e-maila' });
    await user.type(pin, '0000');
    commerce.refuse('set-delivery-date', 400, { code: 'invalid_pin', message: 'PIN jest nieprawidłowy.' });
    await user.click(save());
    expect(await screen.findByText('PIN jest nieprawidłowy.')).toBeTruthy();
    expect(document.activeElement).toBe(pin);
    expect(card('2026-11-26').checked).toBe(true);
  });

  it('[K-17] what is missing is told in the order of the form', async () => {
    const { user } = await open();
    await user.click(save());
    expect(screen.getByText('Wybierz dzień dostawy.')).toBeTruthy();
    const problems = (range: string, pin: string) =>
      formProblems(daySchema(calendar, '2026-11-26'), { date: '2026-11-26', range, pin }, parseProblem);
    expect(problems('12-16', '1')).toEqual({ range: 'required' });
    expect(problems('8-12', ' ')).toEqual({ pin: 'required' });
  });

  it('[R-44] an unknown link says so', async () => {
    const commerce = createFakeCommerce();
    await openCheckout(commerce, PATH);
    expect(await screen.findByText('Nie znaleźliśmy tego zamówienia')).toBeTruthy();
  });
});
