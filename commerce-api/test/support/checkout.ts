/** Helpers for tests of the checkout and of orders: products, shoppers with guest and customer carts. */
import { randomUUID } from 'node:crypto';
import type { Cart, RestClient } from 'shared-contracts/rest';
import { registered, signedIn, type SignedIn } from './customers.ts';
import type { Shop } from './server.ts';

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
export async function sellable({ graphql }: Shop): Promise<readonly Sellable[]> {
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

/** Gives a product that no other test of the file has had, on each call. */
export const eachOnce = (products: () => readonly Sellable[]): (() => Sellable) => {
  let used = 0;
  return () => {
    const product = products()[(used += 1)];
    if (product === undefined) throw new Error('too few products');
    return product;
  };
};

/** The cheapest product that can be sent as a parcel. */
export async function parcel(server: Shop): Promise<Sellable> {
  const found = (await sellable(server)).find((one) => !one.block_courier_shipping && one.weight_grams < 5000);
  if (found === undefined) throw new Error('nothing can be sent as a parcel');
  return found;
}

/** The value of a successful result. @throws for a failed one */
export function valueOf<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: { readonly message: string } },
): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

export type TestCart = { readonly kind: 'guest'; readonly cartId: string } | { readonly kind: 'mine' };

/** A shopper with a cart, of one of the two base paths: guest or customer. */
export interface Shopper {
  /** Of customers. */
  readonly token?: string;
  /** Of customers: where e-mails about their orders go. */
  readonly email?: string;
  readonly rest: RestClient;
  readonly cart: TestCart;
  readonly read: () => Promise<Cart>;
  readonly add: (sku: string, qty?: number) => Promise<Cart>;
}

const jsonHeaders = { 'content-type': 'application/json' };

export async function guestShopper({ rest }: Shop): Promise<Shopper> {
  const cartId = valueOf(await rest.createCart());
  const cart = { kind: 'guest', cartId } as const;
  return {
    rest,
    cart,
    read: async () => valueOf(await rest.readCart(cart)),
    add: async (sku, qty = 1) => valueOf(await rest.addCartItem(cartId, { sku, qty })),
  };
}

interface NamedCustomer extends SignedIn {
  readonly email: string;
}

const ownCustomers = new Map<string, Promise<NamedCustomer>>();

/** The customer of a test file on a server: carts of customers keep what was chosen for them, also by other files. */
const ownCustomer = (server: Shop): Promise<NamedCustomer> => {
  const email = `${randomUUID()}@example.com`;
  const known = ownCustomers.get(server.url) ?? registered(server, email).then((customer) => ({ ...customer, email }));
  ownCustomers.set(server.url, known);
  return known;
};

/** A customer: the file's own one, or the one of an e-mail. The cart is emptied first. */
export async function customerShopper(server: Shop, named?: string): Promise<Shopper> {
  const { token, rest, email } = await (named === undefined ? ownCustomer(server) : { ...(await signedIn(server, named)), email: named });
  const cart = { kind: 'mine' } as const;
  const read = async (): Promise<Cart> => valueOf(await rest.readCart(cart));
  const path = { cartId: 'mine' };
  for (const { item_id: itemId } of (await read()).items) {
    await rest.calls.DELETE('/rest/V1/pwa/carts/{cartId}/items/{itemId}', { params: { path: { ...path, itemId } } });
  }
  return {
    token,
    email,
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

/** Calls below the path of a shopper's cart, for those that no page makes in this form. */
export function createCalls(server: Shop, { cart, token }: Shopper) {
  const base = cart.kind === 'guest' ? `/rest/V1/pwa/guest-carts/${cart.cartId}` : '/rest/V1/pwa/carts/mine';
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...(body === undefined ? {} : jsonHeaders) };
    return fetch(`${server.url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  };
  const below = (path: string): string => (path === '' || path.startsWith('?') ? `${base}${path}` : `${base}/${path}`);
  return {
    fetch: send,
    send: (method: string, path: string, body?: unknown) => send(method, below(path), body),
    status: async (method: string, path: string, body?: unknown) => (await send(method, below(path), body)).status,
    /** The cart of a call that succeeds. */
    ok: async (method: string, path: string, body?: unknown): Promise<Cart> => {
      const response = await send(method, below(path), body);
      if (!response.ok) throw new Error(await response.text());
      // The shape of our own server's answer.
      return (await response.json()) as Cart;
    },
    /** The code of a refusal. */
    refusal: async (method: string, path: string, body?: unknown): Promise<string | number | undefined> => {
      const response = await send(method, below(path), body);
      return response.ok ? undefined : ((await response.json()) as { code: string | number }).code;
    },
  };
}
