/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cartCountAtom, parseApiError, wishlistCountAtom } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import { rowMarks } from './row-marks.ts';
import { first, gifts, item, names, openWishlist, product, rowOf } from '../testing/open-wishlist.tsx';

describe('[J-173] lists of the Schowek', () => {
  it('are made, chosen, renamed and deleted; the first one has neither another name nor an end', async () => {
    const { user, server } = await openWishlist([item(7)]);
    await screen.findByText('Produkt 7');
    expect(screen.queryByRole('button', { name: 'Usuń listę' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Nowa lista' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nowa lista' });
    await user.click(within(dialog).getByRole('button', { name: 'Utwórz listę' }));
    expect(within(dialog).getByText('To pole jest wymagane.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'Nazwa listy' }), 'Prezenty{Enter}');
    expect(screen.getByRole('button', { name: 'Prezenty (0)' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Na tej liście nie ma jeszcze produktów')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Schowek (1)' }));
    await user.selectOptions(within(rowOf('Produkt 7')).getByRole('combobox', { name: 'Lista:' }), 'Prezenty');
    expect(server.calls).toContain('moveInWishlist [7,1]');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await user.click(screen.getByRole('button', { name: 'Prezenty (1)' }));
    expect(names()).toEqual(['Produkt 7']);

    await user.click(screen.getByRole('button', { name: 'Zmień nazwę' }));
    const name = await screen.findByRole('textbox', { name: 'Nazwa listy' });
    server.refuse('renameWishlistList', parseApiError(400, { code: 'list_exists', message: 'Masz już listę o tej nazwie.' }));
    await user.clear(name);
    await user.type(name, 'Na święta{Enter}');
    expect(await screen.findByText('Masz już listę o tej nazwie.')).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('Na święta'); // found by its role
    await user.type(name, '{Enter}');
    expect(screen.getByRole('button', { name: 'Na święta (1)' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Usuń listę' }));
    const question = await screen.findByRole('dialog', { name: 'Usunąć listę „Na święta”?' });
    expect(within(question).getByText('Zniknie z nią 1 produkt.')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Usuń listę' }));
    expect(screen.getByText('Twój schowek jest pusty')).toBeTruthy();
  });

  it('a product on two of them counts once in the header', async () => {
    const { shop } = await openWishlist([item(8, { list_id: 1, product_id: 7 }), item(7)], { lists: [first, gifts] });
    await screen.findByText('Produkt 7');
    expect(shop.store.get(wishlistCountAtom)).toBe(1);
  });

  it('move a product to the cart, or all that can be bought', async () => {
    const { user, shop, server } = await openWishlist([item(7), item(3), item(5)], { products: { 3: { qty: 0, availability: 0 } } });
    await screen.findByText('Produkt 7');
    expect(within(rowOf('Produkt 3')).queryByRole('button', { name: /koszyka/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Przenieś do koszyka wszystkie dostępne (2)' }));
    await waitFor(() => expect(names()).toEqual(['Produkt 3']));
    expect(shop.store.get(cartCountAtom)).toBe(2);
    expect(server.calls.filter((call) => call.startsWith('removeFromWishlist'))).toEqual(['removeFromWishlist 7', 'removeFromWishlist 5']);
  });

  it('keep what the cart does not take', async () => {
    const { user, shop, server } = await openWishlist([item(7)]);
    await screen.findByText('Produkt 7');
    shop.cartApi.failNext('addItem', parseApiError(400, { message: 'Brak towaru.' }));
    await user.click(within(rowOf('Produkt 7')).getByRole('button', { name: 'Przenieś do koszyka: Produkt 7' }));
    expect(names()).toEqual(['Produkt 7']);
    expect(server.calls.some((call) => call.startsWith('removeFromWishlist'))).toBe(false);
  });

  it('tell what costs less than when it was added, and what can be bought again', async () => {
    await openWishlist([item(7, { price_added: zloty(1599) }), item(3, { was_sold_out: true }), item(5)]);
    await screen.findByText('Produkt 7');
    expect(within(rowOf('Produkt 7')).getByText('Cena spadła o 100,00 zł')).toBeTruthy();
    expect(within(rowOf('Produkt 3')).getByText('Znów dostępny')).toBeTruthy();
    expect(within(rowOf('Produkt 5')).queryByText(/Cena spadła|Znów dostępny/)).toBeNull();
  });

  it.each([
    [{ price_added: zloty(1499), was_sold_out: false }, {}, { dropped: null, isBack: false }],
    [{ price_added: zloty(1400), was_sold_out: false }, {}, { dropped: null, isBack: false }],
    [{ price_added: zloty(1500), was_sold_out: false }, {}, { dropped: zloty(1), isBack: false }],
    [{ price_added: null, was_sold_out: true }, {}, { dropped: null, isBack: true }],
    [{ price_added: null, was_sold_out: true }, { qty: 0 }, { dropped: null, isBack: false }],
  ])('%j of a product %j', (added, change, marks) => expect(rowMarks(added, { ...product(1), ...change })).toEqual(marks));
});
