import type { RunningServer } from '../support/server.ts';
import { posted } from '../support/post.ts';
import { VOUCHER_END, type Goods } from './purchase.ts';

interface Candidate {
  readonly sku: string;
  readonly qty: number;
  readonly max_sale_qty: number;
  readonly is_sales_blocked: boolean;
  readonly available_only_in_store: boolean;
  readonly is_preorder: boolean;
  readonly is_pre_release: boolean;
  readonly availability: number;
  readonly min_sale_qty: number;
  readonly final_price: number;
  readonly warranties: readonly { readonly id: number; readonly price: number }[];
}

const MOST_LOOKED_AT = 200;

const isOrdinary = (one: Candidate): boolean =>
  !one.is_sales_blocked &&
  !one.available_only_in_store &&
  !one.is_preorder &&
  !one.is_pre_release &&
  one.min_sale_qty === 1 &&
  one.qty < 5000 &&
  one.availability < 10;

async function candidates(server: RunningServer): Promise<readonly Candidate[]> {
  const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly Candidate[] } }>(
    `query ($ids: [Int!]) {
      msProducts(ids: $ids) {
        items {
          sku qty min_sale_qty max_sale_qty is_sales_blocked available_only_in_store is_preorder is_pre_release availability final_price
          warranties { id price }
        }
      }
    }`,
    { ids: productsForCategory.items_ids.slice(0, MOST_LOOKED_AT).map(Number) },
  );
  return msProducts.items.filter(isOrdinary);
}

const goodsOf = ({ sku, final_price: price, warranties }: Candidate, pieces: number): Goods => {
  const [warranty] = warranties;
  return { sku, price, pieces, warranty: warranty ?? null };
};

async function isCarried(server: RunningServer, sku: string): Promise<boolean> {
  const cart = await server.rest.createCart();
  if (!cart.ok) return false;
  const added = await server.rest.addCartItem(cart.value, { sku, qty: 1 });
  const full = added.ok ? await server.rest.readCart({ kind: 'guest', cartId: cart.value }) : added;
  return full.ok && full.value.shipping_methods?.some(({ code, available }) => code === 'dpd' && available) === true;
}

async function isOnShelf(server: RunningServer, sku: string): Promise<boolean> {
  const draft = await server.rest.createReservation([{ sku, qty: 1 }]);
  return draft.ok && draft.value.shops.some(({ pieces }) => pieces > 0);
}

/** What can be bought, and with what it is paid. */
export interface Stock {
  /** Of a courier. */
  readonly carried: readonly Goods[];
  /** What lies in shops, and is not sold otherwise. */
  readonly onShelves: readonly Goods[];
  readonly vouchers: readonly string[];
  /** A token of the shop's staff. */
  readonly staff: string;
}

export interface StockWanted {
  readonly products: number;
  /** Of each product that is carried. */
  readonly pieces: number;
  readonly vouchers: number;
  /** What each voucher holds, grosze. */
  readonly issued: number;
}

/** Fills an empty shop with what the buyers need. @throws when the catalogue does not have it */
export async function stockUp(server: RunningServer, { products, pieces, vouchers, issued }: StockWanted): Promise<Stock> {
  const all = await candidates(server);
  // Half of them with a warranty, so that both kinds are bought.
  const [withWarranty, without] = [true, false].map((has) => all.filter(({ warranties }) => warranties.length > 0 === has));
  const carried: Goods[] = [];
  for (let turn = 0; turn < all.length && carried.length < products; turn += 1)
    for (const one of [withWarranty?.[turn], without?.[turn]]) {
      if (one !== undefined && carried.length < products && (await isCarried(server, one.sku))) carried.push(goodsOf(one, pieces));
    }
  const taken = new Set(carried.map(({ sku }) => sku));
  const onShelves: Goods[] = [];
  for (const one of all) {
    if (onShelves.length === products || taken.has(one.sku)) continue;
    if (await isOnShelf(server, one.sku)) onShelves.push(goodsOf(one, one.qty));
  }
  if (carried.length < products || onShelves.length === 0)
    throw new Error(`only ${carried.length} products are carried and ${onShelves.length} lie in shops`);
  for (const { sku } of carried) await posted(server, '/dev/stock', { sku, qty: pieces });
  const codes = Array.from({ length: vouchers }, (_, turn) => `LAST-${String(turn).padStart(4, '0')}-${VOUCHER_END}`);
  for (const code of codes) await posted(server, '/dev/voucher', { code, balance: issued });
  const { token } = await posted<{ readonly token: string }>(server, '/dev/staff-token', { role: 'admin' });
  return { carried, onShelves, vouchers: codes, staff: token };
}
