/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { appSlice } from 'shared-contracts';
import { cartSlice } from '../service/cart-atoms.ts';
import { openCartPage, plain, row, summary } from '../testing/open-cart-page.tsx';

const later = (name: string) => screen.getByRole('button', { name: `Odłóż na później: ${name}` });
const aside = () => screen.findByRole('region', { name: /Odłożone na później/ });
const announced = () => screen.getAllByRole('status').map(plain).join(' ');

describe('what was put aside for later', () => {
  it('[J-303] leaves a way back in its place, stands beneath the cart with its price and stock, and comes back by one press', async () => {
    const { user } = await openCartPage({ PRALKA: 2, ZELAZKO: 1 });
    await user.click(later('Pralka WISŁOTECH'));
    expect(plain(screen.getAllByRole('listitem')[0] ?? null)).toContain('Odłożono na później: Pralka WISŁOTECH');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cofnij' }));
    expect(plain(summary())).toContain('Do zapłaty149,00 zł');
    expect(announced()).toContain('Odłożono na później: Pralka WISŁOTECH.');
    const list = await aside();
    expect(plain(list)).toContain('1 799,00 zł · 2 sztuki');
    expect(plain(list)).toContain('Dostępny');
    await user.click(within(list).getByRole('button', { name: 'Do koszyka: Pralka WISŁOTECH' }));
    expect(plain(row('Pralka'))).toContain('3 598,00 zł');
    expect(announced()).toContain('Pralka WISŁOTECH: z powrotem w koszyku.');
    expect(screen.queryByRole('region', { name: /Odłożone na później/ })).toBeNull();
  });

  it('[J-303] is undone in its place, and removed for good from its list; the last line leaves an empty cart with the list beneath', async () => {
    const { user } = await openCartPage({ ZELAZKO: 1 });
    await user.click(later('Żelazko TATRA'));
    await user.click(screen.getByRole('button', { name: 'Cofnij' }));
    expect(plain(row('Żelazko'))).toContain('149,00 zł');
    await user.click(later('Żelazko TATRA'));
    expect(screen.getByText('Twój koszyk jest pusty')).toBeTruthy();
    await user.click(within(await aside()).getByRole('button', { name: 'Usuń z odłożonych: Żelazko TATRA' }));
    expect(screen.queryByRole('region', { name: /Odłożone na później/ })).toBeNull();
    expect(announced()).toContain('Usunięto z odłożonych: Żelazko TATRA.');
  });

  it('[J-303] says what is left of it, and cannot come back when nothing is', async () => {
    const { shop, user } = await openCartPage({ PRALKA: 3, ZELAZKO: 1 });
    await user.click(later('Pralka WISŁOTECH'));
    const list = await aside();
    const lying = shop.store.get(cartSlice.read).saved_items;
    const left = (pieces: number) =>
      act(async () => shop.store.set(cartSlice.patch, { saved_items: lying.map((item) => ({ ...item, max_sale_qty: pieces })) }));
    await left(2);
    expect(plain(list)).toContain('Zostały 2 sztuki');
    await left(0);
    expect(plain(list)).toContain('Chwilowo niedostępny');
    expect(within(list).getByRole('button', { name: /Do koszyka/ })).toHaveProperty('disabled', true);
  });

  it('[J-303] [J-103] without a connection it waits, and says so', async () => {
    const { shop, user } = await openCartPage({ PRALKA: 1, ZELAZKO: 1 });
    await act(async () => shop.store.set(appSlice.patch, { isOnline: false }));
    await user.click(later('Pralka WISŁOTECH'));
    expect(plain(await aside())).toContain('Czeka na połączenie');
    expect(announced()).toContain('Zapiszemy to, gdy wróci połączenie.');
    await act(async () => {
      shop.store.set(appSlice.patch, { isOnline: true });
      await shop.cart.deliver();
    });
    expect(plain(await aside())).not.toContain('Czeka na połączenie');
    expect(shop.cartApi.itemsOf('c1').map(({ sku }) => sku)).toEqual(['ZELAZKO']);
  });
});
