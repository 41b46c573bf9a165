/** Carts of guests over REST, by the typed client. */
import { describe, expect, it } from '@jest/globals';
import { cartShop } from './support/carts.ts';

const shop = cartShop();

describe('guest cart', () => {
  it('[A-01] [A-03] is created with an id of 32 characters', async () => {
    expect(await shop.newCart()).toMatch(/^[\w-]{32}$/);
  });

  it('[A-09] [C-01] answers the whole cart when pieces are added; additions of the same product are merged', async () => {
    const id = await shop.newCart();
    await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 1 });
    const added = await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 1 });
    expect(added).toMatchObject({
      ok: true,
      value: { cart_id: id, total_count: 2, items: [{ item_id: 1, quote_id: id, sku: shop.sku(0), qty: 2 }] },
    });
    if (!added.ok) return;
    const [item] = added.value.items;
    expect(added.value.total).toBe((item?.catalog_final_price ?? 0) * 2);
    expect(added.value.summary?.subtotal).toBe(added.value.total + (added.value.summary?.discount ?? 0));
  });

  it('[A-11] [C-22] changes the number of pieces and increments its version', async () => {
    const id = await shop.newCart();
    const added = await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 1 });
    const changed = await shop.server.rest.changeCartItem(id, 1, 3);
    expect(changed).toMatchObject({ ok: true, value: { total_count: 3 } });
    expect(changed.ok && added.ok && changed.value.version > added.value.version).toBe(true);
  });

  it('[A-10] [C-22] removes an item and answers the cart without it', async () => {
    const id = await shop.newCart();
    await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 1 });
    await shop.server.rest.addCartItem(id, { sku: shop.sku(1), qty: 1 });
    expect(await shop.server.rest.removeCartItem(id, 1)).toMatchObject({
      ok: true,
      value: { total_count: 1, items: [{ sku: shop.sku(1) }] },
    });
  });

  it('can be read whole or in its short form', async () => {
    const id = await shop.newCart();
    await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 1 });
    const full = await shop.server.rest.readCart(id);
    const mini = await shop.server.rest.readCart(id, 'mini');
    expect(full).toMatchObject({ ok: true, value: { summary: { total: expect.any(Number) }, notices: '{}' } });
    expect(mini.ok && 'summary' in mini.value).toBe(false);
    expect(mini).toMatchObject({ ok: true, value: { total_count: 1 } });
  });

  it.each([
    ['a quantity above what may be bought', () => ({ sku: shop.sku(0), qty: 9999 }), 'wrong_qty', /^Podaj liczbę od \d+ do \d+\.$/],
    ['a quantity of nothing', () => ({ sku: shop.sku(0), qty: 0 }), 'wrong_qty', /^Podaj liczbę od/],
    ['half a piece', () => ({ sku: shop.sku(0), qty: 0.5 }), 'wrong_qty', /^Podaj liczbę sztuk\.$/],
    ['an unknown SKU', () => ({ sku: 'NIE-MA', qty: 1 }), 'unknown_sku', /^Nie znaleziono takiego produktu\.$/],
  ])('[C-23] [E-01] refuses %s in Polish and stays as it was', async (_, item, code, message) => {
    const id = await shop.newCart();
    await shop.server.rest.addCartItem(id, { sku: shop.sku(1), qty: 1 });
    const before = await shop.server.rest.readCart(id);
    const refused = await shop.server.rest.addCartItem(id, item());
    expect(refused).toMatchObject({
      ok: false,
      error: { status: 400, code, message: expect.stringMatching(message), trace: expect.stringMatching(/./) },
    });
    expect(await shop.server.rest.readCart(id)).toEqual(before);
  });

  it('answers 404 with a code for a cart that is not there', async () => {
    const expected = { ok: false, error: { status: 404, code: 'cart_not_found', message: 'Nie znaleziono koszyka.' } };
    expect(await shop.server.rest.readCart('a'.repeat(32))).toMatchObject(expected);
    expect(await shop.server.rest.addCartItem('a'.repeat(32), { sku: shop.sku(0), qty: 1 })).toMatchObject(expected);
  });

  it('[C-15] [E-03] creating with a stored id that is wrong answers the code 407 with status 400', async () => {
    expect(await shop.server.rest.createCart('b'.repeat(32))).toMatchObject({ ok: false, error: { status: 400, code: '407' } });
    const id = await shop.newCart();
    expect(await shop.server.rest.createCart(id)).toEqual({ ok: true, value: id });
  });

  it.each(['{"cartItem":', '[]', '{"cartItem":{"sku":["x"],"qty":1}}', '"x"'])(
    'answers 4xx with message, code and trace for the body %s',
    async (body) => {
      const response = await fetch(`${shop.server.url}/rest/V1/pwa/guest-carts/${await shop.newCart()}/items`, {
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

  it('refuses a body above the limit', async () => {
    const response = await fetch(`${shop.server.url}/rest/V1/pwa/guest-carts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ x: 'y'.repeat(100_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large' });
  });

  it('two concurrent changes are both kept', async () => {
    const id = await shop.newCart();
    await Promise.all([0, 1, 2].map((index) => shop.server.rest.addCartItem(id, { sku: shop.sku(index), qty: 1 })));
    expect(await shop.server.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 3 } });
  });
});
