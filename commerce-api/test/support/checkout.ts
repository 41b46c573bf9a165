/** Helpers for tests of the checkout and of orders: products, shoppers with guest and customer carts. */
import { createRestClient } from 'shared-contracts/rest';
import type { Cart, RestClient } from 'shared-contracts/rest';
import { passwordOf } from './customers.ts';
import type { RunningServer } from './server.ts';

export interface Sellable {
  readonly id: number;
  readonly sku: string;
  readonly final_price: number;
  readonly qty: number;
  readonly max_sale_qty: number;
  readonly weight_grams: number;
  readonly block_courier_shipping: boolean;
  readonly path_to_category: string;
}

interface ListedProduct extends Sellable {
  readonly min_sale_qty: number;
  readonly is_sales_blocked: boolean;
  readonly available_only_in_store: boolean;
  readonly is_preorder: boolean;
  readonly is_pre_release: boolean;
  readonly availability: number;
}

/** Products of which at least three pieces can be bought now, the cheapest first. */
export async function sellable({ graphql }: RunningServer): Promise<readonly Sellable[]> {
  const { productsForCategory } = await graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  const { msProducts } = await graphql<{ msProducts: { items: readonly ListedProduct[] } }>(
    `
      query ($ids: [Int!]) {
        msProducts(ids: $ids) {
          items {
            id
            sku
            final_price
            qty
            min_sale_qty
            max_sale_qty
            weight_grams
            block_courier_shipping
            path_to_category
            is_sales_blocked
            available_only_in_store
            is_preorder
            is_pre_release
            availability
          }
        }
      }
    `,
    { ids: productsForCategory.items_ids.slice(0, 150).map(Number) },
  );
  return msProducts.items
    .filter(
      (one) =>
        one.qty >= 3 &&
        one.max_sale_qty >= 3 &&
        one.min_sale_qty === 1 &&
        one.availability < 10 &&
        !(one.is_sales_blocked || one.available_only_in_store || one.is_preorder || one.is_pre_release),
    )
    .toSorted((a, b) => a.final_price - b.final_price);
}

/** The value of a successful result. @throws for a failed one */
export function valueOf<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: { readonly message: string } },
): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

export const signedIn = async (server: RunningServer, email: string): Promise<RestClient> => {
  const token = valueOf(await server.rest.signIn(email, passwordOf(email)));
  return createRestClient({ baseUrl: server.url, store: () => 'amperio', token: () => token });
};

export type TestCart = { readonly kind: 'guest'; readonly cartId: string } | { readonly kind: 'mine' };

/** A shopper with a cart, of one of the two base paths: guest or customer. */
export interface Shopper {
  readonly rest: RestClient;
  readonly cart: TestCart;
  readonly read: () => Promise<Cart>;
  readonly add: (sku: string, qty?: number) => Promise<Cart>;
}

const jsonHeaders = { 'content-type': 'application/json' };

export async function guestShopper({ rest }: RunningServer): Promise<Shopper> {
  const cartId = valueOf(await rest.createCart());
  const cart = { kind: 'guest', cartId } as const;
  return {
    rest,
    cart,
    read: async () => valueOf(await rest.readCart(cart)),
    add: async (sku, qty = 1) => valueOf(await rest.addCartItem(cartId, { sku, qty })),
  };
}

/** The customer's cart is emptied first. */
export async function customerShopper(server: RunningServer, email = 'anna.nowak@example.com'): Promise<Shopper> {
  const rest = await signedIn(server, email);
  const cart = { kind: 'mine' } as const;
  const read = async (): Promise<Cart> => valueOf(await rest.readCart(cart));
  const path = { cartId: 'mine' };
  for (const { item_id: itemId } of (await read()).items) {
    await rest.calls.DELETE('/rest/V1/pwa/carts/{cartId}/items/{itemId}', { params: { path: { ...path, itemId } } });
  }
  return {
    rest,
    cart,
    read,
    add: async (sku, qty = 1) => {
      const { data } = await rest.calls.POST('/rest/V1/pwa/carts/{cartId}/items', {
        params: { path },
        headers: jsonHeaders,
        body: { cartItem: { sku, qty } },
      });
      if (data === undefined) throw new Error(`${sku} could not be added`);
      return data;
    },
  };
}

export const person = {
  firstname: 'Ola',
  lastname: 'Nowak',
  street: 'ul. Lipowa 12/4',
  postcode: '30-702',
  city: 'Kraków',
  telephone: '600 100 200',
  email: 'ola@example.com',
};
