/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { appSlice, parseApiError } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { drop, openCartPage, pieces, plain, row, summary } from '../testing/open-cart-page.tsx';
import { texts } from '../texts.ts';

describe('a cart without a connection', () => {
  const openOffline = async (pieces: Readonly<Record<string, number>>, language: 'pl' | 'ua' = 'pl') => {
    const opened = await openCartPage(pieces, { language });
    await act(async () => opened.shop.store.set(appSlice.patch, { isOnline: false }));
    const sentBefore = opened.shop.cartApi.calls.length;
    const reconnect = async () =>
      act(async () => {
        opened.shop.store.set(appSlice.patch, { isOnline: true });
        await opened.shop.cart.deliver();
      });
    return { ...opened, reconnect, sent: () => opened.shop.cartApi.calls.slice(sentBefore) };
  };

  it('[J-103] a changed quantity is taken and marked, its sums are called estimates, and nothing is sent', async () => {
    const { user, sent } = await openOffline({ PRALKA: 1, ZELAZKO: 1 });
    await user.click(within(row('Żelazko')).getByRole('button', { name: /Zwiększ liczbę sztuk/ }));
    expect(pieces('Żelazko')).toHaveProperty('value', '2');
    expect(plain(row('Żelazko'))).toContain('298,00 zł');
    expect(plain(row('Żelazko'))).toContain('Czeka na połączenie');
    expect(plain(row('Pralka'))).not.toContain('Czeka na połączenie');
    expect(screen.getByText('3 produkty')).toBeTruthy();
    expect(plain(summary())).toContain('Do zapłaty (szacunkowo)2 097,00 zł');
    expect(plain(summary())).toContain('Potwierdzimy ją, gdy wróci połączenie.');
    const announced = screen.getAllByRole('status').map(plain).join(' ');
    expect(announced).toContain('Na połączenie czeka 1 zmiana.');
    expect(announced).toContain('Żelazko TATRA: 2 sztuki. Zapiszemy to, gdy wróci połączenie.');
    expect(sent()).toEqual([]);
  });

  it('[J-103] changes are sent when the connection is back, and the sums are the server’s again', async () => {
    const { shop, user, reconnect } = await openOffline({ PRALKA: 1, ZELAZKO: 1 });
    await user.click(within(row('Pralka')).getByRole('button', { name: /Zwiększ liczbę sztuk/ }));
    await user.click(drop('Żelazko TATRA'));
    expect(screen.getByText(/Na połączenie czekają 2 zmiany\./)).toBeTruthy();
    await reconnect();
    expect(shop.cartApi.itemsOf('c1').map(({ sku, qty }) => `${sku} ×${qty}`)).toEqual(['PRALKA ×2']);
    expect(plain(summary())).toContain('Do zapłaty3 598,00 zł');
    expect(screen.queryByText('Czeka na połączenie')).toBeNull();
  });

  it('[J-103] a removed product leaves its way back, which leaves nothing to send', async () => {
    const { user, reconnect, sent } = await openOffline({ PRALKA: 1, ZELAZKO: 1 });
    await user.click(drop('Pralka WISŁOTECH'));
    expect(screen.queryByRole('link', { name: 'Pralka WISŁOTECH' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cofnij' }));
    expect(row('Pralka')).toBeTruthy();
    await reconnect();
    expect(sent()).toEqual([]);
  });

  it('[J-103] the last product may go, too: the cart is empty, and the removal waits', async () => {
    const { user, sent } = await openOffline({ ZELAZKO: 1 });
    await user.click(drop('Żelazko TATRA'));
    expect(screen.getByText('Twój koszyk jest pusty')).toBeTruthy();
    expect(screen.getByText(/Na połączenie czeka 1 zmiana\./)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('[J-103] what is on its way into the cart has no price here: the sum says that it leaves it out', async () => {
    const { shop, user } = await openOffline({ PRALKA: 1 });
    shop.cartApi.failNext('addItem', networkError(new Error('offline')));
    await act(async () => void (await shop.cart.add({ sku: 'ZELAZKO', qty: 1 })));
    await user.click(within(row('Pralka')).getByRole('button', { name: /Zwiększ liczbę sztuk/ }));
    expect(plain(summary())).toContain('bez produktów, które dopiero dodamy');
  });

  it('[J-104] a refusal stands at its line when the connection is back', async () => {
    const { shop, user, reconnect } = await openOffline({ ZELAZKO: 1 });
    await user.click(screen.getByRole('button', { name: /Zwiększ liczbę sztuk/ }));
    shop.cartApi.failNext('changeItem', parseApiError(400, { code: 'not_enough_stock', message: 'x', parameters: { max: 1 } }));
    await reconnect();
    expect(pieces('Żelazko')).toHaveProperty('value', '1');
    expect(within(row('Żelazko')).getAllByRole('alert').map(plain)).toContain('Nie mamy tylu sztuk. Możesz kupić najwyżej 1.');
  });

  it('[J-103] [I-01] it is said in Ukrainian', async () => {
    await texts.load('ua');
    const { user } = await openOffline({ ZELAZKO: 1 }, 'ua');
    await user.click(screen.getByRole('button', { name: /Збільшити кількість/ }));
    expect(screen.getByText(/На з’єднання чекає 1 зміна\./)).toBeTruthy();
    expect(screen.getByText('Чекає на з’єднання')).toBeTruthy();
  });
});
