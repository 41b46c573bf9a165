/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { networkError, noticesQueueAtom, parseApiError } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import { item, names, openWishlist, rowOf } from '../testing/open-wishlist.tsx';

describe('the Schowek', () => {
  it('[R-49] [O-16] shows a guest the way to the login, which leads back here', async () => {
    await openWishlist([], { customer: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Schowek' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe(
      '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Fpurchase%2Fwishlist',
    );
  });

  it('[R-49] shows the products of a customer in the order of the list', async () => {
    await openWishlist([item(7), item(3), item(5)]);
    await waitFor(() => expect(names()).toEqual(['Produkt 7', 'Produkt 3', 'Produkt 5']));
  });

  it('loses a product whose heart is pressed, and tells where the focus goes; the last one leaves an empty list', async () => {
    await openWishlist([item(7), item(3)]);
    await screen.findByText('Produkt 7');
    for (const [name, rest] of [
      ['Produkt 7', ['Produkt 3']],
      ['Produkt 3', []],
    ] as const) {
      const heart = within(rowOf(name)).getByRole('button', { name: /schowka|schowku/i });
      await act(async () => void fireEvent.click(heart));
      expect(names()).toEqual(rest);
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    }
    expect(screen.getByText('Twój schowek jest pusty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wróć do zakupów' }).getAttribute('href')).toBe('/');
  });

  it('counts what this store does not sell any more', async () => {
    await openWishlist([item(7), item(3), item(5)], { sold: [3] });
    expect(await screen.findByText('2 produktów z Twojego schowka nie ma już w tym sklepie.')).toBeTruthy();
    expect(names()).toEqual(['Produkt 3']);
  });

  it('shows two dozen products, and more with a press', async () => {
    await openWishlist(Array.from({ length: 30 }, (_, index) => item(index + 1)));
    await waitFor(() => expect(names()).toHaveLength(24));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pokaż więcej' })));
    await waitFor(() => expect(names()).toHaveLength(30));
  });

  it('that cannot be read says so, and is read with a press', async () => {
    await openWishlist([item(7)], { prepare: (server) => server.refuse('readWishlist', networkError('no network')) });
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /ponownie/i })));
    await waitFor(() => expect(names()).toEqual(['Produkt 7']));
  });
});

describe('reminders in the Schowek', () => {
  it('are switched on and off for a product; until the e-mail is answered it says so', async () => {
    const { user, server, shop } = await openWishlist([item(7), item(3)], { products: { 3: { qty: 0 } } });
    await screen.findByText('Produkt 7');
    const price = within(rowOf('Produkt 7')).getByRole('checkbox', { name: /Powiadom o niższej cenie/ });
    const stock = within(rowOf('Produkt 3')).getByRole('checkbox', { name: /Powiadom o dostępności/ });
    await user.click(stock);
    expect(server.calls).toContain('notifyAboutAvailability {"email":"jan.kowalski@example.com","sku":"S3"}');
    expect((stock as HTMLInputElement).checked).toBe(true); // found by its role
    expect(within(rowOf('Produkt 3')).getByText('Czeka na potwierdzenie e-mailem')).toBeTruthy();
    await user.click(price);
    expect(server.calls).toContain(`notifyAboutPrice [{"email":"jan.kowalski@example.com","sku":"S7"},${zloty(1499)}]`);
    await user.click(stock);
    expect((stock as HTMLInputElement).checked).toBe(false); // found by its role
    server.refuse('notifyAboutAvailability', parseApiError(409, { code: 'product_available', message: 'Ten produkt można już kupić.' }));
    await user.click(stock);
    expect((stock as HTMLInputElement).checked).toBe(false); // found by its role
    expect(shop.store.get(noticesQueueAtom).map(({ content }) => content)).toContain('Ten produkt można już kupić.');
  });
});
