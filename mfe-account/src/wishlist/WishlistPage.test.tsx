/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cartCountAtom,
  createGuestWishlist,
  createWishlistService,
  networkError,
  noticesQueueAtom,
  parseApiError,
  SIGNIN_TOKEN,
  wishlistCountAtom,
  WishlistServiceContext,
  type ApiResult,
  type WishlistEntry,
} from 'shared-contracts';
import { useState, type PropsWithChildren, type ReactNode } from 'react';
import type { TestShop } from 'shared-contracts/testing';
import { zloty } from 'shared-contracts/testing/money';
import type { FakeCommerce } from '../testing/fake-commerce.ts';
import { openInShop } from '../testing/session-shop.tsx';
import type { KeptItem, KeptList } from './use-wishlist.ts';
import { rowMarks } from './row-marks.ts';
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
  is_pre_release: false,
  energy_class: null,
  review_count: 0,
  review_summary: 0,
  delivery: { best: { day: '2031-11-27', amount: zloty(49) }, collection: null },
  installmentsPriceTag: null,
  labels: [],
  features_price_tag: [],
});

type Change = Partial<Omit<ReturnType<typeof product>, 'id'>>;

const item = (id: number, change: Partial<KeptItem> = {}): KeptItem => ({
  item_id: id,
  product_id: id,
  list_id: 0,
  added_at: '2026-11-20T10:00:00.000Z',
  price_added: zloty(1499),
  was_sold_out: false,
  ...change,
});
const first: KeptList = { list_id: 0, name: '', share_token: null };
const gifts: KeptList = { list_id: 1, name: 'Prezenty', share_token: null };

interface Options {
  readonly customer?: boolean;
  /** What this store sells; default: all. */
  readonly sold?: readonly number[];
  readonly lists?: readonly KeptList[];
  readonly products?: Readonly<Record<number, Change>>;
  readonly prepare?: (server: FakeCommerce) => void;
  readonly params?: Readonly<Record<string, string>>;
}

/** Opens the page over a list of the server. */
const open = async (items: readonly KeptItem[], options: Options = {}) => {
  const { customer = true, sold, lists = [first], products = {}, prepare = () => {}, params = {} } = options;
  const place: { shop: TestShop | undefined; server: FakeCommerce | undefined } = { shop: undefined, server: undefined };
  const entries = async (): Promise<ApiResult<readonly WishlistEntry[]>> => ({
    ok: true,
    value: place.server?.wishlist.now().wishlist_items ?? [],
  });
  const Services = ({ children }: PropsWithChildren): ReactNode => {
    const [service] = useState(() => {
      const { shop, server } = place;
      if (shop === undefined || server === undefined) throw new Error('the shop is made first');
      const { storage, store, bus } = shop;
      return createWishlistService({
        api: {
          list: entries,
          add: entries,
          remove: async (itemId) => {
            await server.commerce.removeFromWishlist(itemId);
            return entries();
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
      items: asked.filter((id) => sold?.includes(id) ?? true).map((id) => ({ ...product(id), ...products[id] })),
    }),
  };
  const page = (
    <Services>
      <WishlistPage kind="wishlist" resolution={null} params={params} />
    </Services>
  );
  const user = userEvent.setup();
  const opened = await openInShop(page, { path, results }, (shop, server) => {
    place.shop = shop;
    place.server = server;
    server.wishlist.set({ wishlist_items: [...items], lists: [...lists] });
    prepare(server);
    if (customer) shop.storage.write(SIGNIN_TOKEN, 'token-of-jan');
  });
  return { ...opened, user };
};

const names = () => screen.queryAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);
const rowOf = (name: string): HTMLElement => {
  const row = screen.getByRole('heading', { name }).closest('li');
  if (row === null) throw new Error(`no row of ${name}`);
  return row;
};

describe('the Schowek', () => {
  it('[R-49] [O-16] shows a guest the way to the login, which leads back here', async () => {
    await open([], { customer: false });
    expect(screen.getByRole('heading', { level: 1, name: 'Schowek' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe(
      '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Fpurchase%2Fwishlist',
    );
  });

  it('[R-49] shows the products of a customer in the order of the list', async () => {
    await open([item(7), item(3), item(5)]);
    await waitFor(() => expect(names()).toEqual(['Produkt 7', 'Produkt 3', 'Produkt 5']));
  });

  it('loses a product whose heart is pressed, and tells where the focus goes; the last one leaves an empty list', async () => {
    await open([item(7), item(3)]);
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
    await open([item(7), item(3), item(5)], { sold: [3] });
    expect(await screen.findByText('2 produktów z Twojego schowka nie ma już w tym sklepie.')).toBeTruthy();
    expect(names()).toEqual(['Produkt 3']);
  });

  it('shows two dozen products, and more with a press', async () => {
    await open(Array.from({ length: 30 }, (_, index) => item(index + 1)));
    await waitFor(() => expect(names()).toHaveLength(24));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Pokaż więcej' })));
    await waitFor(() => expect(names()).toHaveLength(30));
  });

  it('that cannot be read says so, and is read with a press', async () => {
    await open([item(7)], { prepare: (server) => server.refuse('readWishlist', networkError('no network')) });
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /ponownie/i })));
    await waitFor(() => expect(names()).toEqual(['Produkt 7']));
  });
});

describe('[J-173] lists of the Schowek', () => {
  it('are made, chosen, renamed and deleted; the first one has neither another name nor an end', async () => {
    const { user, server } = await open([item(7)]);
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
    const { shop } = await open([item(8, { list_id: 1, product_id: 7 }), item(7)], { lists: [first, gifts] });
    await screen.findByText('Produkt 7');
    expect(shop.store.get(wishlistCountAtom)).toBe(1);
  });

  it('move a product to the cart, or all that can be bought', async () => {
    const { user, shop, server } = await open([item(7), item(3), item(5)], { products: { 3: { qty: 0, availability: 0 } } });
    await screen.findByText('Produkt 7');
    expect(within(rowOf('Produkt 3')).queryByRole('button', { name: /koszyka/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Przenieś do koszyka wszystkie dostępne (2)' }));
    await waitFor(() => expect(names()).toEqual(['Produkt 3']));
    expect(shop.store.get(cartCountAtom)).toBe(2);
    expect(server.calls.filter((call) => call.startsWith('removeFromWishlist'))).toEqual(['removeFromWishlist 7', 'removeFromWishlist 5']);
  });

  it('keep what the cart does not take', async () => {
    const { user, shop, server } = await open([item(7)]);
    await screen.findByText('Produkt 7');
    shop.cartApi.failNext('addItem', parseApiError(400, { message: 'Brak towaru.' }));
    await user.click(within(rowOf('Produkt 7')).getByRole('button', { name: 'Przenieś do koszyka: Produkt 7' }));
    expect(names()).toEqual(['Produkt 7']);
    expect(server.calls.some((call) => call.startsWith('removeFromWishlist'))).toBe(false);
  });

  it('tell what costs less than when it was added, and what can be bought again', async () => {
    await open([item(7, { price_added: zloty(1599) }), item(3, { was_sold_out: true }), item(5)]);
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

describe('reminders in the Schowek', () => {
  it('are switched on and off for a product; until the e-mail is answered it says so', async () => {
    const { user, server, shop } = await open([item(7), item(3)], { products: { 3: { qty: 0 } } });
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

describe('[J-174] a shared list', () => {
  it('is made, made anew and ended by its customer', async () => {
    const { user, server } = await open([item(7)]);
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
    await open([item(7, { list_id: 1 }), item(3)], options);
    await screen.findByRole('heading', { level: 1, name: 'Lista „Prezenty”' });
    await waitFor(() => expect(names()).toEqual(['Produkt 7']));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Przenieś|listę|Udostępnij/ })).toBeNull();
  });

  it('that has ended says so', async () => {
    const gone = parseApiError(404, { code: 'unknown_list', message: 'Tej listy już nie ma.' });
    await open([], { customer: false, params: { token: 'dawny' }, prepare: (server) => server.refuse('readSharedWishlist', gone) });
    expect(await screen.findByText('Tej listy już nie ma')).toBeTruthy();
  });
});
