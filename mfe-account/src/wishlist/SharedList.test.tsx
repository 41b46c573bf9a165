/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { parseApiError } from 'shared-contracts';
import { first, gifts, item, names, openWishlist } from '../testing/open-wishlist.tsx';

describe('[J-174] a shared list', () => {
  it('is made, made anew and ended by its customer', async () => {
    const { user, server } = await openWishlist([item(7)]);
    await screen.findByText('Produkt 7');
    await user.click(screen.getByRole('button', { name: 'Udostępnij' }));
    const dialog = await screen.findByRole('dialog', { name: 'Udostępnij listę „Schowek”' });
    await user.click(within(dialog).getByRole('button', { name: 'Utwórz link' }));
    const link = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Link do listy' });
    expect(link.value).toBe('http://localhost/schowek/tajny-link');
    await user.click(within(dialog).getByRole('button', { name: 'Utwórz nowy link' }));
    await user.click(within(dialog).getByRole('button', { name: 'Zakończ udostępnianie' }));
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(server.calls.slice(-3)).toEqual(['shareWishlistList 0', 'shareWishlistList 0', 'unshareWishlistList 0']);
  });

  it('is read by anybody, without anything that changes it', async () => {
    const shared = { ...gifts, share_token: 'tajny-link' };
    const options = { customer: false, lists: [first, shared], params: { token: 'tajny-link' } };
    await openWishlist([item(7, { list_id: 1 }), item(3)], options);
    await screen.findByRole('heading', { level: 1, name: 'Lista „Prezenty”' });
    await waitFor(() => expect(names()).toEqual(['Produkt 7']));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Przenieś|listę|Udostępnij/ })).toBeNull();
  });

  it('that has ended says so', async () => {
    const gone = parseApiError(404, { code: 'unknown_list', message: 'Tej listy już nie ma.' });
    await openWishlist([], { customer: false, params: { token: 'dawny' }, prepare: (server) => server.refuse('readSharedWishlist', gone) });
    expect(await screen.findByText('Tej listy już nie ma')).toBeTruthy();
  });
});
