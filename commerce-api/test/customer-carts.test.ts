/** Customers, their carts, and the shop’s own clients for them. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createCatalogueClient } from 'shared-contracts/catalogue-client';
import { createCartClient } from 'shared-contracts/rest';
import { cartShop } from './support/carts.ts';
import { goodPassword, registered } from './support/customers.ts';

const shop = cartShop();
const [ala, ola] = ['ala.z.koszykiem@example.com', 'ola.z.koszykiem@example.com'] as const;

beforeAll(async () => {
  for (const email of [ala, ola]) await registered(shop.server, email);
});

describe('customer', () => {
  const signIn = async (email: string = ala): Promise<Readonly<Record<string, string>>> => {
    const token = await shop.server.rest.signIn(email, goodPassword);
    if (!token.ok) throw new Error(token.error.message);
    return { authorization: `Bearer ${token.value}` };
  };

  it('[A-47] [Q-21] reads the customer’s data with a token, and gets the specified message without one', async () => {
    const response = await fetch(`${shop.server.url}/rest/V1/customers/me`, { headers: await signIn() });
    expect(await response.json()).toMatchObject({ email: ala, addresses: [] });
    expect(await shop.server.rest.readCustomer()).toMatchObject({
      ok: false,
      error: { status: 401, message: 'Strona dostępna tylko dla zalogowanego użytkownika' },
    });
    expect(await shop.server.graphql('{customer{email}}', {}, await signIn())).toEqual({ customer: { email: ala } });
    expect(await shop.server.graphql('{customer{email}}')).toEqual({ customer: null });
  });

  /** The shop's own clients for this server; `sent` has the Authorization header of each call. */
  const shopClients = (token: string | undefined) => {
    const sent: (string | null)[] = [];
    const recorded: typeof fetch = (input, init) => {
      sent.push((input instanceof Request ? input.headers : new Headers(init?.headers)).get('authorization'));
      return fetch(input, init);
    };
    const { client } = createCatalogueClient({
      url: `${shop.server.url}/graphql`,
      isServer: false,
      suspense: false,
      store: 'amperio',
      token: () => token,
      fetch: recorded,
    });
    const cart = createCartClient({ baseUrl: shop.server.url, store: () => 'amperio', token: () => token, fetch: recorded });
    return { client, cart, sent };
  };
  const ownEmail = 'query OwnEmail { customer { email } }';

  it('[Q-03] GraphQL by POST sends the stored token, which identifies the customer', async () => {
    const { authorization = '' } = await signIn();
    const { client, sent } = shopClients(authorization.replace('Bearer ', ''));
    const { data } = await client.query<unknown>(ownEmail, {}).toPromise();
    expect(data).toMatchObject({ customer: { email: ala } });
    expect(sent).toEqual([authorization]);
  });

  it('[O-10] a guest reads the catalogue and fills a cart without sending any Authorization', async () => {
    const { client, cart, sent } = shopClients(undefined);
    expect((await client.query<unknown>(ownEmail, {}).toPromise()).data).toMatchObject({ customer: null });
    const created = await cart.createCart();
    if (!created.ok) throw new Error(created.error.message);
    expect(await cart.addCartItem(created.value, { sku: shop.sku(0), qty: 1 }, 'addition-o10')).toMatchObject({
      ok: true,
      value: { total_count: 1 },
    });
    expect(await cart.changeCartItem(created.value, 1, 2)).toMatchObject({ ok: true, value: { total_count: 2 } });
    expect(sent).toEqual([null, null, null, null]);
  });

  it('[O-10] a guest’s cart is requested without Authorization even while a token is stored', async () => {
    const { authorization = '' } = await signIn();
    const { cart, sent } = shopClients(authorization.replace('Bearer ', ''));
    expect(await cart.readCart(await shop.newCart())).toMatchObject({ ok: true });
    expect(sent).toEqual([null]);
  });

  it('[A-03] reads an empty cart before the first product, which creates the cart', async () => {
    const headers = { ...(await signIn(ola)), 'content-type': 'application/json' };
    const mine = `${shop.server.url}/rest/V1/pwa/carts/mine`;
    const empty = await fetch(mine, { headers });
    expect(empty.status).toBe(200);
    expect(await empty.json()).toMatchObject({ cart_id: '', version: 0, items: [], total: 0, total_count: 0, summary: { total: 0 } });
    const added = await fetch(`${mine}/items`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ cartItem: { sku: shop.sku(0), qty: 1 } }),
    });
    expect(await added.json()).toMatchObject({ cart_id: expect.stringMatching(/^[\w-]{32}$/), version: 2, total_count: 1 });
    expect((await fetch(`${shop.server.url}/rest/V1/pwa/carts/nie-moj`, { headers })).status).toBe(404);
  });

  it('[A-01] [A-02] [A-03] [A-08] has a cart, into which the guest’s cart is merged after signing in', async () => {
    const headers = { ...(await signIn()), 'content-type': 'application/json' };
    const mine = `${shop.server.url}/rest/V1/pwa/carts/mine`;
    const id: unknown = await (await fetch(mine, { method: 'POST', headers, body: '{}' })).json();
    const added = await fetch(`${mine}/items`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ cartItem: { sku: shop.sku(0), qty: 1 } }),
    });
    expect(await added.json()).toMatchObject({ cart_id: id, total_count: 1 });
    const guest = await shop.newCart();
    await shop.server.rest.addCartItem(guest, { sku: shop.sku(0), qty: 2 });
    await shop.server.rest.addCartItem(guest, { sku: shop.sku(1), qty: 1 });
    const assigned = await fetch(`${shop.server.url}/rest/V1/pwa/guest-carts/${guest}`, { method: 'PUT', headers, body: '{}' });
    expect(await assigned.json()).toMatchObject({
      cart_id: id,
      total_count: 3,
      items: [
        { sku: shop.sku(0), qty: 2 },
        { sku: shop.sku(1), qty: 1 },
      ],
    });
    expect(await shop.server.rest.readCart(guest)).toMatchObject({ ok: false, error: { code: 'cart_not_found' } });
    // ≠35: it can be read by its id too, but only by its owner.
    expect((await fetch(`${shop.server.url}/rest/V1/pwa/carts/${String(id)}`, { headers })).status).toBe(200);
    expect((await shop.server.rest.readCart(String(id))).ok).toBe(false);
    expect((await fetch(mine)).status).toBe(401);
    await fetch(`${mine}/items/1`, { method: 'PUT', headers, body: JSON.stringify({ cartItem: { qty: 1 } }) });
    expect(await (await fetch(`${mine}/items/1`, { method: 'DELETE', headers: await signIn() })).json()).toMatchObject({ total_count: 1 });
  });

  it('[A-08] [A-09] an addition that was made to the guest’s cart is not repeated in the customer’s', async () => {
    const headers = { ...(await signIn(ola)), 'content-type': 'application/json' };
    const mine = `${shop.server.url}/rest/V1/pwa/carts/mine`;
    const add = async (index: number, key: string): Promise<unknown> => {
      const body = JSON.stringify({ cartItem: { sku: shop.sku(index), qty: 1 } });
      return (await fetch(`${mine}/items`, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body })).json();
    };
    await add(1, 'own-addition');
    const guest = await shop.newCart();
    await shop.server.rest.addCartItem(guest, { sku: shop.sku(2), qty: 1 }, 'guest-addition');
    await fetch(`${shop.server.url}/rest/V1/pwa/guest-carts/${guest}`, { method: 'PUT', headers, body: '{}' });
    const before = await (await fetch(mine, { headers })).json();
    expect(await add(2, 'guest-addition')).toEqual({ ...before, accessories: undefined });
  });

  it('[A-08] [C-30] an addition that was sent to both carts because its first answer was lost counts once after the merge', async () => {
    const headers = { ...(await signIn(ola)), 'content-type': 'application/json', 'idempotency-key': 'sent-twice' };
    const mine = `${shop.server.url}/rest/V1/pwa/carts/mine`;
    const guest = await shop.newCart();
    await shop.server.rest.addCartItem(guest, { sku: shop.sku(3), qty: 1 }, 'sent-twice');
    await fetch(`${mine}/items`, { method: 'POST', headers, body: JSON.stringify({ cartItem: { sku: shop.sku(3), qty: 1 } }) });
    const assigned = await fetch(`${shop.server.url}/rest/V1/pwa/guest-carts/${guest}`, { method: 'PUT', headers, body: '{}' });
    expect(assigned.status).toBe(200);
    const { items } = (await assigned.json()) as { items: readonly { sku: string; qty: number }[] }; // the contract: a Cart
    expect(items.filter((item) => item.sku === shop.sku(3))).toEqual([expect.objectContaining({ qty: 1 })]);
  });

  it('a wrong password is refused, five wrong passwords lock the account', async () => {
    const wrong = () => shop.server.rest.signIn(ola, 'nie-to');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await wrong()).toMatchObject({ ok: false, error: { status: 401, message: 'Nieprawidłowy adres e-mail lub hasło.' } });
    }
    expect(await wrong()).toMatchObject({
      ok: false,
      error: { status: 429, message: 'Konto zostało tymczasowo zablokowane. Spróbuj za 15 minut.' },
    });
  });
});
