/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appSlice, cartCountAtom } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import { createCartShop } from '../testing/cart-shop.ts';
import CartDrawer from './CartDrawer.tsx';

const open = async (pieces: Readonly<Record<string, number>>) => {
  const shop = createCartShop({ products: { LODOWKA: { name: 'Lodówka Sudety', price: zloty(2499) } } });
  for (const [sku, qty] of Object.entries(pieces)) await shop.cart.add({ sku, qty });
  const onClose = jest.fn();
  await act(async () => render(<CartDrawer onClose={onClose} />, { wrapper: shop.Wrapper }));
  return { shop, onClose, user: userEvent.setup() };
};

describe('the cart in the drawer', () => {
  it('[C-21] shows products and total, and its pieces are the counter’s', async () => {
    const { shop } = await open({ LODOWKA: 2 });
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2');
    expect(screen.getByText('Do zapłaty').parentElement?.textContent).toMatch(/4\s998,00\szł/);
    expect(shop.store.get(cartCountAtom)).toBe(2);
  });

  it('[C-21] leads to the cart page and to products, and closes', async () => {
    const { user, onClose } = await open({ LODOWKA: 1 });
    const link = screen.getByRole('link', { name: 'Przejdź do koszyka' });
    expect(link.getAttribute('href')).toBe('/checkout/cart');
    await user.click(link);
    await user.click(screen.getByRole('link', { name: 'Lodówka Sudety' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('[J-189] asks for the cart anew each time it is opened, and when the page comes back from the browser’s memory', async () => {
    const { shop } = await open({ LODOWKA: 1 });
    const reads = () => shop.cartApi.calls.filter((call) => call.startsWith('read')).length;
    const before = reads();
    const setDrawer = (drawer: 'cart' | null) => act(async () => shop.store.set(appSlice.patch, { drawer }));
    await setDrawer('cart');
    expect(reads()).toBe(before + 1);
    await setDrawer(null);
    await setDrawer('cart');
    expect(reads()).toBe(before + 2);
    await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(reads()).toBe(before + 3);
  });

  it('[C-22] takes a product out and gives it back', async () => {
    const { shop, user } = await open({ LODOWKA: 1 });
    await user.click(screen.getByRole('button', { name: 'Usuń z koszyka: Lodówka Sudety' }));
    expect(shop.cartApi.itemsOf('c1')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cofnij' }));
    expect(shop.cartApi.itemsOf('c1')).toHaveLength(1);
  });

  it('[J-103] without a connection it takes changes, says that they wait, and calls its sum an estimate', async () => {
    const { shop, user } = await open({ LODOWKA: 1 });
    await act(async () => shop.store.set(appSlice.patch, { isOnline: false }));
    await user.click(screen.getByRole('button', { name: /Zwiększ liczbę sztuk/ }));
    expect(screen.getByText(/Na połączenie czeka 1 zmiana\./)).toBeTruthy();
    expect(screen.getByText('Do zapłaty (szacunkowo)').parentElement?.textContent).toMatch(/4\s998,00\szł/);
    expect(shop.cartApi.calls.filter((call) => call.startsWith('change'))).toEqual([]);
    await act(async () => {
      shop.store.set(appSlice.patch, { isOnline: true });
      await shop.cart.deliver();
    });
    expect(shop.cartApi.itemsOf('c1')).toMatchObject([{ qty: 2 }]);
  });

  it('empty, it says so and leads back to the shop', async () => {
    const { user, onClose } = await open({});
    expect(screen.getByText('Twój koszyk jest pusty')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Wróć do zakupów' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
