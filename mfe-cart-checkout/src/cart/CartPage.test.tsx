/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CART_ID, noticesQueueAtom, parseApiError } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { zloty } from 'shared-contracts/testing/money';
import { cartSlice } from '../service/cart-atoms.ts';
import { createCartShop } from '../testing/cart-shop.ts';
import { cartPage, drop, openCartPage, pieces, plain, products, row, summary } from '../testing/open-cart-page.tsx';
import { texts } from '../texts.ts';

describe('the cart page', () => {
  it('[R-33] [C-21] lists the products with quantity and price, and what they come to', async () => {
    await openCartPage({ PRALKA: 2, ZELAZKO: 1 });
    expect(screen.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeTruthy();
    expect(screen.getByText('3 produkty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pralka WISŁOTECH' }).getAttribute('href')).toBe('/pralka.html');
    expect(plain(row('Pralka'))).toContain('3 598,00 zł');
    expect(plain(row('Pralka'))).toContain('1 799,00 zł / szt.');
    expect(plain(summary())).toContain('Do zapłaty3 747,00 zł');
  });

  it('[P-02] a reduction is told with the lowest price of 30 days, and the saving is counted from it', async () => {
    await openCartPage({ PRALKA: 2 });
    expect(plain(row('Pralka'))).toContain('Najniższa cena z 30 dni przed obniżką: 2 199,00 zł');
    expect(row('Pralka').querySelector('del')?.textContent).toMatch(/4\s398,00/);
    expect(plain(summary())).toContain('Oszczędzasz−800,00 zł');
  });

  it('[C-14] [A-06] reads the whole cart when it opens', async () => {
    const { shop } = await openCartPage({ ZELAZKO: 1 });
    expect(shop.cartApi.calls).toContain('read c1 full');
  });

  it('[C-21] a product that is on its way into the cart has its place in the list until it is there', async () => {
    const { shop } = await openCartPage({ ZELAZKO: 1 });
    shop.cartApi.hold();
    await act(async () => void shop.cart.add({ sku: 'PRALKA', qty: 1 }));
    expect(screen.getByRole('status', { busy: true })).toBeTruthy();
    expect(screen.getByText('2 produkty')).toBeTruthy();
    await act(async () => shop.cartApi.release());
    expect(row('Pralka')).toBeTruthy();
    expect(screen.queryByRole('status', { busy: true })).toBeNull();
  });

  it('[J-168] says what is missing for free delivery, day and price, and when it is reached', async () => {
    const { user } = await openCartPage({ PRALKA: 1 });
    expect(plain(summary())).toContain('Do darmowej dostawy brakuje 201,00 zł');
    expect(plain(summary())).toContain('Dostawa: czwartek 27 XI, 49 zł');
    await user.click(screen.getByRole('button', { name: /Zwiększ liczbę sztuk/ }));
    expect(plain(summary())).toContain('Masz darmową dostawę');
  });

  it('[C-22] [A-11] a changed quantity shows at once, is sent, and is announced with the new sum', async () => {
    const { shop, user } = await openCartPage({ ZELAZKO: 1 });
    shop.cartApi.hold();
    await user.click(screen.getByRole('button', { name: /Zwiększ liczbę sztuk/ }));
    expect(pieces('Żelazko')).toHaveProperty('value', '2');
    expect(plain(summary())).toContain('Do zapłaty298,00 zł');
    await act(async () => shop.cartApi.release());
    expect(shop.cartApi.calls.at(-1)).toBe('change c1 1 ×2');
    expect(screen.getAllByRole('status').map(plain)).toContain('Żelazko TATRA: 2 sztuki w koszyku. Do zapłaty 298,00 zł.');
  });

  it('[C-23] a number beyond what may be bought is explained and never sent', async () => {
    const { shop, user } = await openCartPage({ PRALKA: 1 });
    await user.clear(pieces('Pralka'));
    await user.type(pieces('Pralka'), '9');
    expect(within(row('Pralka')).getAllByRole('alert').map(plain)).toContain('Podaj liczbę od 1 do 5.');
    await user.keyboard('{Enter}');
    expect(pieces('Pralka')).toHaveProperty('value', '5');
    expect(shop.cartApi.calls.filter((call) => call.startsWith('change'))).toEqual(['change c1 1 ×5']);
  });

  it('[C-23] [C-22] a refused quantity returns to the confirmed one, and the reason stands at the line', async () => {
    const { shop, user } = await openCartPage({ ZELAZKO: 1 });
    shop.cartApi.failNext('changeItem', parseApiError(400, { code: 'not_enough_stock', message: 'x', parameters: { max: 1 } }));
    await user.click(screen.getByRole('button', { name: /Zwiększ liczbę sztuk/ }));
    expect(pieces('Żelazko')).toHaveProperty('value', '1');
    expect(within(row('Żelazko')).getAllByRole('alert').map(plain)).toContain('Nie mamy tylu sztuk. Możesz kupić najwyżej 1.');
    expect(plain(summary())).toContain('Do zapłaty149,00 zł');
  });

  it('[C-22] [A-10] [J-302] a removed product leaves a way back in its place, with its name and the focus, and comes back there', async () => {
    const { shop, user } = await openCartPage({ PRALKA: 1, ZELAZKO: 2 });
    await user.click(drop('Pralka WISŁOTECH'));
    expect(shop.cartApi.itemsOf('c1')).toHaveLength(1);
    expect(plain(screen.getAllByRole('listitem')[0] ?? null)).toContain('Usunięto: Pralka WISŁOTECH');
    const undo = screen.getByRole('button', { name: 'Cofnij' });
    expect(document.activeElement).toBe(undo);
    expect(plain(summary())).toContain('Do zapłaty298,00 zł');

    await user.click(undo);
    expect(shop.cartApi.itemsOf('c1').map(({ sku, qty }) => `${sku} ×${qty}`)).toEqual(['PRALKA ×1', 'ZELAZKO ×2']);
    expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
    expect(screen.getAllByRole('status').map(plain)).toContain('Przywrócono do koszyka: Pralka WISŁOTECH. Do zapłaty 2 097,00 zł.');
  });

  it('[C-22] undo may be pressed before the server has confirmed the removal', async () => {
    const { shop, user } = await openCartPage({ PRALKA: 3 });
    shop.cartApi.hold();
    await user.click(drop('Pralka WISŁOTECH'));
    await user.click(screen.getByRole('button', { name: 'Cofnij' }));
    await act(async () => shop.cartApi.release());
    expect(shop.cartApi.itemsOf('c1').map(({ sku, qty }) => `${sku} ×${qty}`)).toEqual(['PRALKA ×3']);
    expect(screen.getByText('3 produkty')).toBeTruthy();
  });

  it('[C-22] a refused removal brings the line back with the reason', async () => {
    const { shop, user } = await openCartPage({ ZELAZKO: 1 });
    shop.cartApi.failNext('removeItem', networkError(new Error('offline')));
    await user.click(drop('Żelazko TATRA'));
    expect(within(row('Żelazko')).getAllByRole('alert').map(plain).join()).toContain('nie ma połączenia ze sklepem');
    expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
  });

  it('[C-22] the next change makes the way back go', async () => {
    const { user } = await openCartPage({ PRALKA: 1, ZELAZKO: 1 });
    await user.click(drop('Pralka WISŁOTECH'));
    await user.click(screen.getByRole('button', { name: /Zwiększ liczbę sztuk/ }));
    expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull();
  });
});

describe('a cart page without products', () => {
  it('[C-14] says that the cart is empty and where to go on', async () => {
    await openCartPage({});
    expect(screen.getByText('Twój koszyk jest pusty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Przejdź do zakupów' }).getAttribute('href')).toBe('/');
  });

  it('[C-22] the last product leaves its way back above the empty cart', async () => {
    const { user } = await openCartPage({ ZELAZKO: 1 });
    await user.click(drop('Żelazko TATRA'));
    expect(screen.getByText('Twój koszyk jest pusty')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cofnij' }));
    expect(plain(summary())).toContain('Do zapłaty149,00 zł');
  });

  it('[C-16] [E-09] an expired cart is replaced by a new one, and the shopper is told', async () => {
    const shop = createCartShop({ path: '/checkout/cart', products });
    shop.storage.write(CART_ID, 'gone');
    await act(async () => render(cartPage, { wrapper: shop.Wrapper }));
    expect(screen.getByText('Twój koszyk wygasł. Utworzyliśmy nowy.')).toBeTruthy();
    expect(shop.store.get(noticesQueueAtom)).toMatchObject([{ type: 'info', content: 'Twój koszyk wygasł. Utworzyliśmy nowy.' }]);
    expect(shop.storage.read(CART_ID)).toBe('c1');
  });
});

describe('what goes with the products of a cart', () => {
  it('[Z-42] stands with its name, price and picture, leads to its page, goes into the cart by one press, and is offered no more then', async () => {
    const { shop, user } = await openCartPage({ PRALKA: 1 });
    const accessory = { category_id: 12, id: 7, name: 'Żelazko TATRA', price: zloty(149), request_path: '/zelazko.html', sku: 'ZELAZKO' };
    await act(async () => shop.store.set(cartSlice.patch, { accessories: [{ ...accessory, thumbnail: '/media/catalog/7/a' }] }));
    const part = await screen.findByRole('region', { name: 'Pasuje do Twoich produktów' });
    expect(within(part).getByRole('link', { name: 'Żelazko TATRA' }).getAttribute('href')).toBe('/zelazko.html');
    expect(plain(part)).toContain('149,00 zł');
    expect(part.querySelector('img')?.getAttribute('src')).toContain('/media/catalog/7/a');
    await user.click(within(part).getByRole('button', { name: /Dodaj.*Żelazko TATRA/ }));
    expect(row('Żelazko')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Pasuje do Twoich produktów' })).toBeNull();
  });
});

describe('the frame that the server draws', () => {
  const draw = (language: 'pl' | 'ua') => {
    const shop = createCartShop({ path: '/checkout/cart', language });
    return renderToString(<shop.Wrapper>{cartPage}</shop.Wrapper>);
  };

  it('[R-33] has heading and summary, no style attribute and nobody’s products', () => {
    const html = draw('pl').replaceAll('\u00a0', ' ');
    expect(html).toContain('<h1>Koszyk</h1>');
    expect(html).toContain('Podsumowanie');
    expect(html).not.toMatch(/Darmowa|darmow/);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain(' style=');
    expect(html).not.toContain('pusty');
  });

  it('[I-01] is drawn in Ukrainian', async () => {
    await texts.load('ua');
    expect(draw('ua')).toContain('<h1>Кошик</h1>');
  });
});
