import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createGuestWishlist,
  createWishlistService,
  SIGNIN_TOKEN,
  WishlistServiceContext,
  type ApiResult,
  type WishlistEntry,
} from 'shared-contracts';
import { useState, type PropsWithChildren, type ReactNode } from 'react';
import type { TestShop } from 'shared-contracts/testing';
import { zloty } from 'shared-contracts/testing/money';
import type { FakeCommerce } from './fake-commerce.ts';
import { openInShop } from './session-shop.tsx';
import type { KeptItem, KeptList } from '../wishlist/use-wishlist.ts';
import WishlistPage from '../wishlist/WishlistPage.tsx';

const path = '/customer/account/purchase/wishlist';

/** A product that can be bought. */
export const product = (id: number) => ({
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

/** An entry of a list, added at the price of the product. */
export const item = (id: number, change: Partial<KeptItem> = {}): KeptItem => ({
  item_id: id,
  product_id: id,
  list_id: 0,
  added_at: '2026-11-20T10:00:00.000Z',
  price_added: zloty(1499),
  was_sold_out: false,
  ...change,
});
/** The list that every customer has. */
export const first: KeptList = { list_id: 0, name: '', share_token: null };
export const gifts: KeptList = { list_id: 1, name: 'Prezenty', share_token: null };

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
export const openWishlist = async (items: readonly KeptItem[], options: Options = {}) => {
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

/** Names of the products that are shown, in their order. */
export const names = () => screen.queryAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);
/** The row of a product. */
export const rowOf = (name: string): HTMLElement => {
  const row = screen.getByRole('heading', { name }).closest('li');
  if (row === null) throw new Error(`no row of ${name}`);
  return row;
};
