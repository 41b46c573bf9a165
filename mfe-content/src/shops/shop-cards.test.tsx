/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DELIVERY_PLACE, deliveryPlaceAtom, deliveryPlaceSlice } from 'shared-contracts';
import { renderPage } from 'shared-contracts/testing/render-page';
import ShopCards from './ShopCards.tsx';

const hours = { open: '09:00', close: '21:00' };
const shop = (id: number, city: string, place: string) => ({
  id,
  name: `Amperio ${city}, ${place}`,
  place,
  street: 'ul. Lipowa 9',
  postcode: '30-702',
  city,
  phone: '12 100 20 32',
  url: `/salony/${id}.html`,
  pickup_today: true,
  opening_hours: [hours, hours, hours, hours, hours, hours, null],
  days: [
    { day: '2026-11-28', hours },
    { day: '2026-11-29', hours: null },
    { day: '2026-11-30', hours },
  ],
});
const shops = [shop(12, 'Kraków', 'Pasaż Lipowy'), shop(11, 'Warszawa', 'Galeria Wiślana')];
const physicalStores = (variables: { readonly near?: string }) =>
  variables.near === undefined ? shops : shops.map(({ id }) => ({ id, distance: id === 12 ? 3_400 : 251_000 }));
const card = (name: string) => within(screen.getByRole('article', { name }));

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-28T19:59:30Z'), advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

describe('the cards of the shops', () => {
  test('[J-351] tell hours and whether a shop is open, which changes by the minute', async () => {
    await renderPage(<ShopCards />, { results: { physicalStores } });
    const krakow = card('Kraków, Pasaż Lipowy');
    expect(krakow.getByText('Otwarte teraz, do 21:00')).toBeTruthy();
    expect(krakow.getByText('pon.–sob.').nextSibling?.textContent).toBe('9:00–21:00');
    expect(krakow.getByText('niedz.').nextSibling?.textContent).toBe('zamknięte');
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(krakow.getByText(/^Zamknięte, otwieramy: poniedziałek 30.XI, 9:00$/)).toBeTruthy();
  });

  test('[J-351] tell how far each is from the postcode that the visitor has given, and nothing of it before', async () => {
    const { shop: visited } = await renderPage(<ShopCards />, { results: { physicalStores } });
    expect(screen.queryByText(/km stąd/)).toBeNull();
    await act(async () => visited.store.set(deliveryPlaceSlice.patch, { postcode: '30-702' }));
    expect(card('Kraków, Pasaż Lipowy').getByText(/Najbliższy: ok. 3 km stąd/)).toBeTruthy();
    expect(card('Warszawa, Galeria Wiślana').getByText(/ok. 251 km stąd/)).toBeTruthy();
  });

  test('[J-352] a press makes a shop the one of all promises and keeps the postcode, a second one takes it back', async () => {
    const { shop: visited } = await renderPage(<ShopCards />, { results: { physicalStores } }, ({ store }) =>
      store.set(deliveryPlaceSlice.patch, { postcode: '30-702' }),
    );
    const place = () => {
      const { postcode, shop: own } = visited.store.get(deliveryPlaceAtom);
      return { postcode, shop: own };
    };
    const warsaw = card('Warszawa, Galeria Wiślana');
    const button = warsaw.getByRole('button', { name: 'Ustaw jako mój salon: Warszawa, Galeria Wiślana' });
    await userEvent.click(button);
    const chosen = { postcode: '30-702', shop: { id: 11, place: 'Galeria Wiślana' } };
    expect([place(), visited.storage.read(DELIVERY_PLACE)]).toEqual([chosen, chosen]);
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([button]);
    expect([button.textContent, warsaw.getByRole('button', { pressed: true, name: /Warszawa/ })]).toEqual(['Mój salon', button]);
    await userEvent.click(button);
    expect([place(), screen.queryByRole('button', { pressed: true })]).toEqual([{ postcode: '30-702', shop: null }, null]);
  });

  test('[J-352] a press and its taking back are told, an earlier choice is not at every visit', async () => {
    await renderPage(<ShopCards />, { results: { physicalStores } }, ({ store }) =>
      store.set(deliveryPlaceSlice.patch, { shop: { id: 11, place: 'Galeria Wiślana' } }),
    );
    const told = () => screen.getByRole('status').textContent;
    expect(told()).toBe('');
    const button = screen.getByRole('button', { pressed: true });
    await userEvent.click(button);
    expect(told()).toBe('Galeria Wiślana nie jest już Twoim salonem.');
    await userEvent.click(button);
    expect(told()).toMatch(/^Mój salon: Galeria Wiślana/);
  });
});
