/** Carts over REST, by the typed client. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCatalogueClient } from 'shared-contracts/catalogue-client';
import { createRestCartApi } from 'shared-contracts/cart-service';
import { removeFolder, startFilledServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';

let server: RunningServer;
let skus: readonly string[];

beforeAll(async () => {
  server = await startFilledServer();
  skus = await buyableSkus(server);
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

/** Products of which several pieces can be bought now. */
async function buyableSkus({ graphql }: RunningServer): Promise<readonly string[]> {
  const { productsForCategory } = await graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  const { msProducts } = await graphql<{
    msProducts: {
      items: readonly {
        sku: string;
        qty: number;
        min_sale_qty: number;
        max_sale_qty: number;
        is_sales_blocked: boolean;
        available_only_in_store: boolean;
        is_preorder: boolean;
        is_pre_release: boolean;
        availability: number;
      }[];
    };
  }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{sku qty min_sale_qty max_sale_qty is_sales_blocked available_only_in_store is_preorder is_pre_release availability}}}',
    { ids: productsForCategory.items_ids.slice(0, 150).map(Number) },
  );
  return msProducts.items
    .filter(
      (one) =>
        one.qty >= 3 &&
        one.qty < 5000 &&
        one.max_sale_qty >= 3 &&
        one.min_sale_qty === 1 &&
        !one.is_sales_blocked &&
        !one.available_only_in_store &&
        !one.is_preorder &&
        !one.is_pre_release &&
        one.availability < 10,
    )
    .map((one) => one.sku);
}

async function newCart(): Promise<string> {
  const created = await server.rest.createCart();
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
}

const sku = (index: number): string => skus[index] ?? '';

describe('guest cart', () => {
  it('[A-01] [A-03] is created with an id of 32 characters', async () => {
    expect(await newCart()).toMatch(/^[\w-]{32}$/);
  });

  it('[A-09] [C-01] [C-03] answers the whole cart when pieces are added; the same product counts together', async () => {
    const id = await newCart();
    await server.rest.addCartItem(id, { sku: sku(0), qty: 1 });
    const added = await server.rest.addCartItem(id, { sku: sku(0), qty: 1 });
    expect(added).toMatchObject({
      ok: true,
      value: { cart_id: id, total_count: 2, items: [{ item_id: 1, quote_id: id, sku: sku(0), qty: 2 }] },
    });
    if (!added.ok) return;
    const [item] = added.value.items;
    expect(added.value.total).toBe((item?.catalog_final_price ?? 0) * 2);
    expect(added.value.summary?.subtotal).toBe(added.value.total + (added.value.summary?.discount ?? 0));
  });

  it('[A-11] [C-22] changes the number of pieces and counts its version', async () => {
    const id = await newCart();
    const added = await server.rest.addCartItem(id, { sku: sku(0), qty: 1 });
    const changed = await server.rest.changeCartItem(id, 1, 3);
    expect(changed).toMatchObject({ ok: true, value: { total_count: 3 } });
    expect(changed.ok && added.ok && changed.value.version > added.value.version).toBe(true);
  });

  it('[A-10] [C-22] removes an item and answers the cart without it', async () => {
    const id = await newCart();
    await server.rest.addCartItem(id, { sku: sku(0), qty: 1 });
    await server.rest.addCartItem(id, { sku: sku(1), qty: 1 });
    expect(await server.rest.removeCartItem(id, 1)).toMatchObject({ ok: true, value: { total_count: 1, items: [{ sku: sku(1) }] } });
  });

  it('[A-06] is read whole or small', async () => {
    const id = await newCart();
    await server.rest.addCartItem(id, { sku: sku(0), qty: 1 });
    const full = await server.rest.readCart(id);
    const mini = await server.rest.readCart(id, 'mini');
    expect(full).toMatchObject({ ok: true, value: { summary: { total: expect.any(Number) }, notices: '{}' } });
    expect(mini.ok && 'summary' in mini.value).toBe(false);
    expect(mini).toMatchObject({ ok: true, value: { total_count: 1 } });
  });

  it.each([
    ['a quantity above what may be bought', () => ({ sku: sku(0), qty: 9999 }), 'wrong_qty', /^Podaj liczbę od \d+ do \d+\.$/],
    ['a quantity of nothing', () => ({ sku: sku(0), qty: 0 }), 'wrong_qty', /^Podaj liczbę od/],
    ['half a piece', () => ({ sku: sku(0), qty: 0.5 }), 'wrong_qty', /^Podaj liczbę sztuk\.$/],
    ['an unknown SKU', () => ({ sku: 'NIE-MA', qty: 1 }), 'unknown_sku', /^Nie znaleziono takiego produktu\.$/],
  ])('[C-23] [E-01] refuses %s in Polish and stays as it was', async (_, item, code, message) => {
    const id = await newCart();
    const before = await server.rest.addCartItem(id, { sku: sku(1), qty: 1 });
    const refused = await server.rest.addCartItem(id, item());
    expect(refused).toMatchObject({
      ok: false,
      error: { status: 400, code, message: expect.stringMatching(message), trace: expect.stringMatching(/./) },
    });
    expect(await server.rest.readCart(id)).toEqual(before);
  });

  it('[E-09] answers 404 with a code for a cart that is not there', async () => {
    const expected = { ok: false, error: { status: 404, code: 'cart_not_found', message: 'Nie znaleziono koszyka.' } };
    expect(await server.rest.readCart('a'.repeat(32))).toMatchObject(expected);
    expect(await server.rest.addCartItem('a'.repeat(32), { sku: sku(0), qty: 1 })).toMatchObject(expected);
  });

  it('[C-15] [E-03] creating with a stored id that is wrong answers the code 407 with status 400', async () => {
    expect(await server.rest.createCart('b'.repeat(32))).toMatchObject({ ok: false, error: { status: 400, code: '407' } });
    const id = await newCart();
    expect(await server.rest.createCart(id)).toEqual({ ok: true, value: id });
  });

  it.each(['{"cartItem":', '[]', '{"cartItem":{"sku":["x"],"qty":1}}', '"x"'])(
    'answers 4xx with message, code and trace for the body %s',
    async (body) => {
      const response = await fetch(`${server.url}/rest/V1/pwa/guest-carts/${await newCart()}/items`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        message: 'Nieprawidłowe dane żądania.',
        code: 'bad_request',
        trace: expect.any(String),
      });
    },
  );

  it('takes no body above its limit', async () => {
    const response = await fetch(`${server.url}/rest/V1/pwa/guest-carts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ x: 'y'.repeat(100_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large' });
  });

  it('two changes at once are both kept', async () => {
    const id = await newCart();
    await Promise.all([0, 1, 2].map((index) => server.rest.addCartItem(id, { sku: sku(index), qty: 1 })));
    expect(await server.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 3 } });
  });
});

describe('an addition that is sent again because its answer got lost', () => {
  it('[A-09] [A-63] is made once, and answered like the first time', async () => {
    const id = await newCart();
    const first = await server.rest.addCartItem(id, { sku: sku(0), qty: 2 }, 'addition-1');
    expect(await server.rest.addCartItem(id, { sku: sku(0), qty: 2 }, 'addition-1')).toEqual(first);
    expect(await server.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 2 } });
  });

  it('[A-09] is made once even while the first one is under way', async () => {
    const id = await newCart();
    await Promise.all([1, 2, 3].map(() => server.rest.addCartItem(id, { sku: sku(0), qty: 1 }, 'addition-1')));
    expect(await server.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 1 } });
  });

  it('[A-09] is another one under another name, or without a name', async () => {
    const id = await newCart();
    for (const key of ['addition-1', 'addition-2', undefined, undefined]) await server.rest.addCartItem(id, { sku: sku(0), qty: 1 }, key);
    expect(await server.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 4 } });
  });

  it('[A-09] is looked at afresh when it was refused', async () => {
    const id = await newCart();
    expect(await server.rest.addCartItem(id, { sku: sku(0), qty: 9999 }, 'addition-1')).toMatchObject({ ok: false });
    expect(await server.rest.addCartItem(id, { sku: sku(0), qty: 1 }, 'addition-1')).toMatchObject({ ok: true, value: { total_count: 1 } });
  });
});

describe('a change of a line that is sent again because its answer got lost', () => {
  const cart = () => createRestCartApi({ baseUrl: server.url, store: 'amperio', token: () => undefined, fetch });
  const filled = async () => {
    const cartId = await newCart();
    await server.rest.addCartItem(cartId, { sku: sku(0), qty: 1 });
    await server.rest.addCartItem(cartId, { sku: sku(1), qty: 1 });
    return { kind: 'guest', cartId } as const;
  };

  it('[J-103] [A-11] is made once: what has changed since stays', async () => {
    const ref = await filled();
    expect(await cart().changeItem(ref, 1, 3, 'change-1')).toMatchObject({ ok: true, value: { total_count: 4 } });
    await cart().changeItem(ref, 1, 2);
    expect(await cart().changeItem(ref, 1, 3, 'change-1')).toMatchObject({ ok: true, value: { total_count: 3 } });
    expect(await cart().changeItem(ref, 1, 3, 'change-2')).toMatchObject({ ok: true, value: { total_count: 4 } });
  });

  it('[J-103] [A-10] a removal is answered like the first time, and takes out nothing more', async () => {
    const ref = await filled();
    const first = await cart().removeItem(ref, 1, 'removal-1');
    expect(first).toMatchObject({ ok: true, value: { total_count: 1 } });
    expect(await cart().removeItem(ref, 1, 'removal-1')).toEqual(first);
    expect(await cart().removeItem(ref, 1, 'removal-2')).toMatchObject({ ok: false, error: { code: 'item_not_found' } });
  });

  it('[J-103] is looked at afresh when it was refused', async () => {
    const ref = await filled();
    expect(await cart().changeItem(ref, 1, 9999, 'change-1')).toMatchObject({ ok: false });
    expect(await cart().changeItem(ref, 1, 2, 'change-1')).toMatchObject({ ok: true, value: { total_count: 3 } });
  });
});

describe('customer', () => {
  const signIn = async (email = 'anna.nowak@example.com'): Promise<Readonly<Record<string, string>>> => {
    const token = await server.rest.signIn(email, 'Amperio2026');
    if (!token.ok) throw new Error(token.error.message);
    return { authorization: `Bearer ${token.value}` };
  };

  it('[A-47] reads the own data with a token, and the known message without', async () => {
    const response = await fetch(`${server.url}/rest/V1/customers/me`, { headers: await signIn() });
    expect(await response.json()).toMatchObject({ email: 'anna.nowak@example.com', addresses: [] });
    expect(await server.rest.readCustomer()).toMatchObject({
      ok: false,
      error: { status: 401, message: 'Strona dostępna tylko dla zalogowanego użytkownika' },
    });
    expect(await server.graphql('{customer{email}}', {}, await signIn())).toEqual({ customer: { email: 'anna.nowak@example.com' } });
    expect(await server.graphql('{customer{email}}')).toEqual({ customer: null });
  });

  /** The shop's own clients against this server; `sent` has the Authorization header of each call. */
  const shopClients = (token: string | undefined) => {
    const sent: (string | null)[] = [];
    const recorded: typeof fetch = (input, init) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      return fetch(input, init);
    };
    const { client } = createCatalogueClient({
      url: `${server.url}/graphql`,
      isServer: false,
      suspense: false,
      store: 'amperio',
      token: () => token,
      fetch: recorded,
    });
    const cart = createRestCartApi({ baseUrl: server.url, store: 'amperio', token: () => token, fetch: recorded });
    return { client, cart, sent };
  };
  const ownEmail = 'query OwnEmail { customer { email } }';

  it('[Q-03] GraphQL by POST sends the stored token, and the server knows the customer by it', async () => {
    const { authorization = '' } = await signIn();
    const { client, sent } = shopClients(authorization.replace('Bearer ', ''));
    const { data } = await client.query<unknown>(ownEmail, {}).toPromise();
    expect(data).toMatchObject({ customer: { email: 'anna.nowak@example.com' } });
    expect(sent).toEqual([authorization]);
  });

  it('[O-10] a guest reads the catalogue and fills a cart without sending any Authorization', async () => {
    const { client, cart, sent } = shopClients(undefined);
    expect((await client.query<unknown>(ownEmail, {}).toPromise()).data).toMatchObject({ customer: null });
    const created = await cart.create('guest');
    if (!created.ok) throw new Error(created.error.message);
    const ref = { kind: 'guest', cartId: created.value } as const;
    expect(await cart.addItem(ref, { sku: sku(0), qty: 1, key: 'addition-o10' })).toMatchObject({ ok: true, value: { total_count: 1 } });
    expect(await cart.changeItem(ref, 1, 2)).toMatchObject({ ok: true, value: { total_count: 2 } });
    expect(sent).toEqual([null, null, null, null]);
  });

  it('[O-10] a guest’s cart is asked for without Authorization even while a token is stored', async () => {
    const { authorization = '' } = await signIn();
    const { cart, sent } = shopClients(authorization.replace('Bearer ', ''));
    expect(await cart.read({ kind: 'guest', cartId: await newCart() })).toMatchObject({ ok: true });
    expect(sent).toEqual([null]);
  });

  it('[A-03] [A-06] reads an empty cart before the first product, which makes the cart', async () => {
    const headers = { ...(await signIn('jan.kowalski@example.com')), 'content-type': 'application/json' };
    const mine = `${server.url}/rest/V1/pwa/carts/mine`;
    const empty = await fetch(mine, { headers });
    expect(empty.status).toBe(200);
    expect(await empty.json()).toMatchObject({ cart_id: '', version: 0, items: [], total: 0, total_count: 0, summary: { total: 0 } });
    const added = await fetch(`${mine}/items`, { method: 'POST', headers, body: JSON.stringify({ cartItem: { sku: sku(0), qty: 1 } }) });
    expect(await added.json()).toMatchObject({ cart_id: expect.stringMatching(/^[\w-]{32}$/), version: 2, total_count: 1 });
    expect((await fetch(`${server.url}/rest/V1/pwa/carts/nie-moj`, { headers })).status).toBe(404);
  });

  it('[A-01] [A-02] [A-03] [A-08] has a cart of the own, into which the guest’s goes after signing in', async () => {
    const headers = { ...(await signIn()), 'content-type': 'application/json' };
    const mine = `${server.url}/rest/V1/pwa/carts/mine`;
    const id: unknown = await (await fetch(mine, { method: 'POST', headers, body: '{}' })).json();
    const added = await fetch(`${mine}/items`, { method: 'POST', headers, body: JSON.stringify({ cartItem: { sku: sku(0), qty: 1 } }) });
    expect(await added.json()).toMatchObject({ cart_id: id, total_count: 1 });
    const guest = await newCart();
    await server.rest.addCartItem(guest, { sku: sku(0), qty: 2 });
    await server.rest.addCartItem(guest, { sku: sku(1), qty: 1 });
    const assigned = await fetch(`${server.url}/rest/V1/pwa/guest-carts/${guest}`, { method: 'PUT', headers, body: '{}' });
    expect(await assigned.json()).toMatchObject({
      cart_id: id,
      total_count: 3,
      items: [
        { sku: sku(0), qty: 2 },
        { sku: sku(1), qty: 1 },
      ],
    });
    expect(await server.rest.readCart(guest)).toMatchObject({ ok: false, error: { code: 'cart_not_found' } });
    // ≠35: by its id too, but only for its owner.
    expect((await fetch(`${server.url}/rest/V1/pwa/carts/${String(id)}`, { headers })).status).toBe(200);
    expect((await server.rest.readCart(String(id))).ok).toBe(false);
    expect((await fetch(mine)).status).toBe(401);
    await fetch(`${mine}/items/1`, { method: 'PUT', headers, body: JSON.stringify({ cartItem: { qty: 1 } }) });
    expect(await (await fetch(`${mine}/items/1`, { method: 'DELETE', headers: await signIn() })).json()).toMatchObject({ total_count: 1 });
  });

  it('[A-08] [A-09] an addition to the guest’s cart is known to the customer’s, too', async () => {
    const headers = { ...(await signIn('jan.kowalski@example.com')), 'content-type': 'application/json' };
    const mine = `${server.url}/rest/V1/pwa/carts/mine`;
    const add = async (index: number, key: string): Promise<unknown> => {
      const body = JSON.stringify({ cartItem: { sku: sku(index), qty: 1 } });
      return (await fetch(`${mine}/items`, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body })).json();
    };
    await add(1, 'own-addition');
    const guest = await newCart();
    await server.rest.addCartItem(guest, { sku: sku(2), qty: 1 }, 'guest-addition');
    await fetch(`${server.url}/rest/V1/pwa/guest-carts/${guest}`, { method: 'PUT', headers, body: '{}' });
    const before = await (await fetch(mine, { headers })).json();
    expect(await add(2, 'guest-addition')).toEqual(before);
  });

  it('[A-08] [C-30] an addition that was sent to both carts, its answer lost in between, is one when they become one', async () => {
    const headers = { ...(await signIn('jan.kowalski@example.com')), 'content-type': 'application/json', 'idempotency-key': 'sent-twice' };
    const mine = `${server.url}/rest/V1/pwa/carts/mine`;
    const guest = await newCart();
    await server.rest.addCartItem(guest, { sku: sku(3), qty: 1 }, 'sent-twice');
    await fetch(`${mine}/items`, { method: 'POST', headers, body: JSON.stringify({ cartItem: { sku: sku(3), qty: 1 } }) });
    const assigned = await fetch(`${server.url}/rest/V1/pwa/guest-carts/${guest}`, { method: 'PUT', headers, body: '{}' });
    expect(assigned.status).toBe(200);
    const { items } = (await assigned.json()) as { items: readonly { sku: string; qty: number }[] }; // the contract: a Cart
    expect(items.filter((item) => item.sku === sku(3))).toEqual([expect.objectContaining({ qty: 1 })]);
  });

  it('a wrong password is refused, five of them lock the account', async () => {
    const wrong = () => server.rest.signIn('jan.kowalski@example.com', 'nie-to');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await wrong()).toMatchObject({ ok: false, error: { status: 401, message: 'Nieprawidłowy adres e-mail lub hasło.' } });
    }
    expect(await wrong()).toMatchObject({
      ok: false,
      error: { status: 429, message: 'Konto zostało tymczasowo zablokowane. Spróbuj za 15 minut.' },
    });
  });
});

describe('small calls', () => {
  it('[A-59] the version is plain text', async () => {
    const response = await fetch(`${server.url}/check-version`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toBe('2.236.0');
  });

  it('[A-60] dedicated content has the script and the flag', async () => {
    expect(await server.rest.dedicatedContent()).toMatchObject({
      ok: true,
      value: { jiraScript: '', promotion_archive: expect.any(Boolean) },
    });
  });

  it('[A-61] client errors are taken', async () => {
    expect(await server.rest.reportErrors([{ message: 'x is not a function' }])).toMatchObject({ ok: true });
  });

  it('[A-58] session refreshes are one visit: how it began stays, where it is moves', async () => {
    const utm = { utm_source: 'list', utm_medium: 'e-mail', utm_campaign: '' };
    const session = { session_id: 'browser-of-today', referer: 'https://blog.example', search_params: 'order=price', ...utm };
    expect(await server.rest.refreshSession({ ...session, url: '/agd.html' })).toMatchObject({ ok: true });
    const later = { ...session, referer: '', search_params: '', utm_source: '', utm_medium: '', url: '/checkout/cart' };
    expect(await server.rest.refreshSession(later)).toMatchObject({ ok: true });
    expect(await (await fetch(`${server.url}/dev/visits/browser-of-today`)).json()).toEqual({
      store_code: 'amperio',
      refreshes: 2,
      url: '/checkout/cart',
      came_by: { referer: 'https://blog.example', search_params: 'order=price', ...utm },
    });
  });

  it.each([{}, { session_id: 'x' }, { session_id: 'browser-of-today', url: 'a'.repeat(2001) }, { session_id: 'browser-of-today', url: 7 }])(
    '[A-58] a refresh that is none is refused: %j',
    async (body) => expect(await server.rest.refreshSession(body)).toMatchObject({ ok: false, error: { status: 400 } }),
  );

  it('an address that is none answers {message, code, trace}', async () => {
    const response = await fetch(`${server.url}/rest/V1/nic`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found', trace: expect.any(String) });
  });
});
