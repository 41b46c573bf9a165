/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appSlice, CART_ID, parseApiError } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { createCartShop } from '../testing/cart-shop.ts';
import { cartPage, openCartPage, products, row } from '../testing/open-cart-page.tsx';

describe('a cart that cannot be read', () => {
  const unreachable = () => {
    const shop = createCartShop({ path: '/checkout/cart', products });
    shop.storage.write(CART_ID, 'c1');
    shop.cartApi.failNext('read', networkError(new Error('offline')));
    return shop;
  };

  it('says what is safe, and a retry reads it', async () => {
    const shop = unreachable();
    await shop.cartApi.create('guest');
    await shop.cartApi.addItem({ kind: 'guest', cartId: 'c1' }, { sku: 'ZELAZKO', qty: 1, key: 'addition-0' });
    await act(async () => render(cartPage, { wrapper: shop.Wrapper }));
    expect(screen.getByText('Nie udało się wczytać koszyka')).toBeTruthy();
    expect(shop.storage.read(CART_ID)).toBe('c1');
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(row('Żelazko')).toBeTruthy();
  });

  it('offline it says so, and reads the cart when the connection is back', async () => {
    const shop = unreachable();
    await shop.cartApi.create('guest');
    await shop.cartApi.addItem({ kind: 'guest', cartId: 'c1' }, { sku: 'ZELAZKO', qty: 1, key: 'addition-0' });
    shop.store.set(appSlice.patch, { isOnline: false });
    await act(async () => render(cartPage, { wrapper: shop.Wrapper }));
    expect(screen.getByText('Nie masz połączenia z internetem')).toBeTruthy();
    await act(async () => shop.store.set(appSlice.patch, { isOnline: true }));
    expect(row('Żelazko')).toBeTruthy();
  });

  it('known lines stay, and a word above them says that they may be old', async () => {
    const { shop } = await openCartPage({ ZELAZKO: 1 });
    shop.cartApi.failNext('read', parseApiError(500, {}));
    await act(async () => void (await shop.cart.load('full')));
    expect(row('Żelazko')).toBeTruthy();
    expect(screen.getByText(/Nie udało się odświeżyć koszyka/)).toBeTruthy();
  });
});
