/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createGuestWishlist,
  createWishlistService,
  failed,
  networkError,
  SIGNIN_TOKEN,
  succeeded,
  WishlistServiceContext,
  type WishlistEntry,
} from 'shared-contracts';
import { useState, type PropsWithChildren, type ReactNode } from 'react';
import type { TestShop } from 'shared-contracts/testing';
import { zloty } from 'shared-contracts/testing/money';
import { openInShop } from '../testing/session-shop.tsx';
import WishlistPage from './WishlistPage.tsx';

const path = '/customer/account/purchase/wishlist';

const product = (id: number) => ({
  id,
  sku: `S${id}`,
  name: `Produkt ${id}`,
  request_path: `/produkt-${id}.html`,
  thumbnail: `/media/catalog/${id}/front`,
  second_image: null,
  manufacturer_name: 'Tatra',
  price: zloty(1999),
  final_price: zloty(1499),
  omnibus_price: zloty(1999),
  qty: 5,
  min_sale_qty: 1,
  max_sale_qty: 10,
  is_sales_blocked: false,
  availability: 1,
  availability_status_element: null,
  available_only_in_store: false,
  is_preorder: false,
  energy_class: null,
  review_count: 0,
  review_summary: 0,
  installmentsPriceTag: null,
  labels: [],
  features_price_tag: [],
});

/** Opens the page over a list of the server; `fails`: how many calls get no answer. */
const open = async (ids: readonly number[], { customer = true, sold = ids, fails = 0 } = {}) => {
  let list: readonly WishlistEntry[] = ids.map((id, index) => ({ item_id: index + 1, product_id: id }));
  let left = fails;
  const answer = async () => {
    left -= 1;
    return left >= 0 ? failed(networkError('no network')) : succeeded(list);
  };
  const place: { shop: TestShop | undefined } = { shop: undefined };
  const Services = ({ children }: PropsWithChildren): ReactNode => {
    const [service] = useState(() => {
      const { shop } = place;
      if (shop === undefined) throw new Error('the shop is made first');
      const { storage, store, bus } = shop;
      return createWishlistService({
        api: {
          list: answer,
          add: answer,
          remove: (itemId) => {
            list = list.filter(({ item_id: id }) => id !== itemId);
            return answer();
          },
        },
        guest: createGuestWishlist(storage, Date.now),
        store,
        bus,
        isSignedIn: () => storage.read(SIGNIN_TOKEN) !== undefined,
        path: () => path,
      });
    });
    return <WishlistServiceContext value={service}>{children}</WishlistServiceContext>;
  };
  const results = {
    msProducts: ({ ids: asked }: { readonly ids: readonly number[] }) => ({
      items: asked.filter((id) => sold.includes(id)).map(product),
    }),
  };
  const page = (
    <Services>
      <WishlistPage kind="wishlist" resolution={null} params={{}} />
    </Services>
  );
  await openInShop(page, { path, results }, (shop) => {
    place.shop = shop;
    if (customer) shop.storage.write(SIGNIN_TOKEN, 'token-of-jan');
  });
};

const names = () => screen.queryAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);

describe('the Schowek', () => {
  it('[R-49] [O-16] shows a guest the way to the login, which leads back here', async () => {
    await open([], { customer: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Schowek' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe(
      '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Fpurchase%2Fwishlist',
    );
  });

  it('[R-49] shows the products of a customer in the order of the list', async () => {
    await open([7, 3, 5]);
    await waitFor(() => expect(names()).toEqual(['Produkt 7', 'Produkt 3', 'Produkt 5']));
  });

  it('loses a product whose heart is pressed, and tells where the focus goes; the last one leaves an empty list', async () => {
    await open([7, 3]);
    await screen.findByText('Produkt 7');
    for (const [name, rest] of [
      ['Produkt 7', ['Produkt 3']],
      ['Produkt 3', []],
    ] as const) {
      const tile = screen.getByRole('heading', { name }).closest('article');
      if (tile === null) throw new Error(`no tile of ${name}`);
      await act(async () => void fireEvent.click(within(tile).getByRole('button', { name: /schowka|schowku/i })));
      expect(names()).toEqual(rest);
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    }
    expect(screen.getByText('Twój schowek jest pusty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wróć do zakupów' }).getAttribute('href')).toBe('/');
  });

  it('counts what this store does not sell any more', async () => {
    await open([7, 3, 5], { sold: [3] });
    expect(await screen.findByText('2 produktów z Twojego schowka nie ma już w tym sklepie.')).toBeTruthy();
    expect(names()).toEqual(['Produkt 3']);
  });

  it('shows two dozen products, and more with a press', async () => {
    await open(Array.from({ length: 30 }, (_, index) => index + 1));
    await waitFor(() => expect(names()).toHaveLength(24));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pokaż więcej' })));
    await waitFor(() => expect(names()).toHaveLength(30));
  });

  it('that cannot be read says so, and is read with a press', async () => {
    await open([7], { fails: 1 });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /ponownie/i })));
    await waitFor(() => expect(names()).toEqual(['Produkt 7']));
  });
});
