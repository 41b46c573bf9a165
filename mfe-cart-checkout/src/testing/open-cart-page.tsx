import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zloty } from 'shared-contracts/testing/money';
import type { TestShopOptions } from 'shared-contracts/testing';
import { createCartShop } from './cart-shop.ts';
import CartPage from '../cart/CartPage.tsx';

export const products = {
  PRALKA: { name: 'Pralka WISŁOTECH', price: zloty(1799), before: zloty(2199), max: 5 },
  ZELAZKO: { name: 'Żelazko TATRA', price: zloty(149) },
};
export const cartPage = <CartPage kind="cart" resolution={null} params={{}} />;

/** What an element says, with ordinary spaces. */
export const plain = (element: Element | null): string => (element?.textContent ?? '').replaceAll('\u00a0', ' ');

/** The cart page over a cart with these pieces. */
export const openCartPage = async (pieces: Readonly<Record<string, number>>, options: TestShopOptions = {}) => {
  const shop = createCartShop({ path: '/checkout/cart', products, ...options });
  for (const [sku, qty] of Object.entries(pieces)) await shop.cart.add({ sku, qty });
  const user = userEvent.setup();
  const view = await act(async () => render(cartPage, { wrapper: shop.Wrapper }));
  return { shop, user, ...view };
};

/** The line of a product. */
export const row = (name: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name) === true);
  if (!found) throw new Error(`no line of ${name}`);
  return found;
};
export const pieces = (name: string): HTMLElement => within(row(name)).getByRole('spinbutton');
export const summary = (): HTMLElement => screen.getByRole('region', { name: 'Podsumowanie' });
export const drop = (name: string): HTMLElement => screen.getByRole('button', { name: `Usuń z koszyka: ${name}` });
