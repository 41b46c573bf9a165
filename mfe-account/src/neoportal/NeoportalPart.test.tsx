/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { neoportalDataSlice, parseApiError } from 'shared-contracts';
import { openInShop } from '../testing/session-shop.tsx';
import { sellersProduct } from '../testing/fixtures.ts';
import NeoportalPart from './NeoportalPart.tsx';
import { skusIn, stockRow } from './stock-rules.ts';

describe('the panel of sellers', () => {
  it('[F-07] [Z-29] what is asked about products is kept by their ids, and shown for the chosen shop', async () => {
    const user = userEvent.setup();
    const { server, shop } = await openInShop(<NeoportalPart />);
    act(() => shop.store.set(neoportalDataSlice.patch, { 9: 'kept before' }));
    await user.selectOptions(await screen.findByLabelText('Salon'), 'Amperio Warszawa, Galeria Wiślana');
    await user.click(screen.getByRole('button', { name: 'Zapisz salon' }));
    expect(await screen.findByText('Zapisano: Amperio Warszawa, Galeria Wiślana')).toBeTruthy();
    await user.type(screen.getByLabelText('Kody produktów'), 'S10, S10 S11{Enter}');
    expect(server.calls.at(-1)).toBe('neoportalData ["S10","S11"]');
    const cells = within(await screen.findByRole('row', { name: /Czajnik Lumena/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['179,00\u00a0zł', '40 szt.', '3 szt.', '0 szt.']);
    expect(shop.store.get(neoportalDataSlice.read)).toEqual({ 9: 'kept before', 10: sellersProduct });
  });

  it('is for sellers alone', async () => {
    await openInShop(<NeoportalPart />, {}, (_shop, server) => server.refuse('neoportalStores', parseApiError(403, {})));
    expect(await screen.findByText('To konto nie należy do sprzedawcy')).toBeTruthy();
  });

  it('reads codes however they are separated, and nothing of what is no data', () => {
    expect(skusIn(' a,b;c\nd a ')).toEqual(['a', 'b', 'c', 'd']);
    expect(stockRow('kept before', 11)).toBeNull();
    expect(stockRow(sellersProduct, null)).toMatchObject({ own: null, others: 3 });
  });
});
