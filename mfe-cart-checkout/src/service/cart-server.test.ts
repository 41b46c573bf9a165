import { describe, expect, it } from '@jest/globals';

import { createCartServer } from './cart-server.ts';

function setup(answer: () => Response | Promise<Response>) {
  const requests: { readonly call: string; readonly headers: Headers }[] = [];
  const api = createCartServer({
    baseUrl: 'https://shop.test',
    store: () => 'amperio',
    token: () => 't1',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push({ call: `${request.method} ${pathname}${search} ${await request.text()}`.trim(), headers: request.headers });
      return await answer();
    },
  });
  const sent = () => requests.map(({ call }) => call);
  const header = (name: string) => requests.at(-1)?.headers.get(name);
  return { api, sent, header };
}

const cart = {
  cart_id: 'c1',
  items: [{ item_id: 1, sku: 'A', qty: 1, catalog_price: 100, catalog_final_price: 90 }],
  total: 90,
  total_count: 1,
  later: { x: 1 },
};
const guest = { kind: 'guest', cartId: 'c1' } as const;

describe('cart calls', () => {
  it('[A-01] [A-03] [A-06] [A-09] [A-10] [A-11] of a guest go to guest-carts with the stated bodies', async () => {
    const { api, sent, header } = setup(() => Response.json(cart));
    await api.read(guest, 'mini');
    await api.addItem(guest, { sku: 'A', qty: 2, mainProductSku: 'M', key: 'addition-1' });
    expect(header('idempotency-key')).toBe('addition-1');
    await api.changeItem(guest, 1, 3);
    await api.removeItem(guest, 1);
    expect(sent()).toEqual([
      'GET /rest/V1/pwa/guest-carts/c1?response_type=mini',
      'POST /rest/V1/pwa/guest-carts/c1/items {"cartItem":{"sku":"A","qty":2,"quote_id":"c1","main_product_sku":"M"}}',
      'PUT /rest/V1/pwa/guest-carts/c1/items/1 {"cartItem":{"qty":3,"quote_id":"c1"}}',
      'DELETE /rest/V1/pwa/guest-carts/c1/items/1',
    ]);
  });

  it('[J-103] a change that may have to be sent again has a name, others have none', async () => {
    const { api, header } = setup(() => Response.json(cart));
    await api.changeItem(guest, 1, 3, 'change-1');
    expect(header('idempotency-key')).toBe('change-1');
    await api.removeItem(guest, 1, 'change-2');
    expect(header('idempotency-key')).toBe('change-2');
    await api.removeItem(guest, 1);
    expect(header('idempotency-key')).toBeNull();
  });

  it('[O-10] [O-11] a guest sends no token, a customer does', async () => {
    const { api, sent, header } = setup(() => Response.json(cart));
    await api.read(guest);
    expect([header('authorization'), header('store')]).toEqual([null, 'amperio']);
    await api.read({ kind: 'mine' });
    expect(header('authorization')).toBe('Bearer t1');
    expect(sent().at(-1)).toBe('GET /rest/V1/pwa/carts/mine?response_type=full');
    await api.assignToCustomer('c1');
    expect(header('authorization')).toBe('Bearer t1');
  });

  it('[A-03] the new cart id is the answer itself or stands in it', async () => {
    expect(await setup(() => Response.json('a'.repeat(32))).api.create('guest')).toEqual({ ok: true, value: 'a'.repeat(32) });
    expect(await setup(() => Response.json({ cart_id: 'c7' })).api.create('guest')).toEqual({ ok: true, value: 'c7' });
    expect(await setup(() => Response.json({})).api.create('guest')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  it('[C-03] the answer is checked, and fields that are not known are carried through', async () => {
    const good = await setup(() => Response.json(cart)).api.read(guest);
    expect(good).toMatchObject({ ok: true, value: { later: { x: 1 }, items: [{ sku: 'A' }] } });
    const bad = await setup(() => Response.json({ ...cart, total: 0.5 })).api.read(guest);
    expect(bad).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  it('[E-01] refusals, pages of proxies and silence are errors as values', async () => {
    const refused = await setup(() => Response.json({ message: 'Nie ma.', code: 'x', trace: 't' }, { status: 404 })).api.read(guest);
    expect(refused).toMatchObject({ ok: false, error: { status: 404, message: 'Nie ma.', code: 'x', trace: 't' } });
    const proxy = await setup(() => new Response('<html>', { status: 502 })).api.read(guest);
    expect(proxy).toMatchObject({ ok: false, error: { status: 502, message: '' } });
    const silence = await setup(() => Promise.reject(new TypeError('Failed to fetch'))).api.read(guest);
    expect(silence).toMatchObject({ ok: false, error: { kind: 'network' } });
  });
});
