/** Repeated changes of carts, as sent by a client that got no response. */
import { describe, expect, it } from '@jest/globals';
import { cartShop } from './support/carts.ts';

const shop = cartShop();

describe('an addition that is sent again because its answer got lost', () => {
  it('[A-09] is made once, and answered like the first time', async () => {
    const id = await shop.newCart();
    const first = await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 2 }, 'addition-1');
    expect(await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 2 }, 'addition-1')).toEqual(first);
    expect(await shop.server.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 2 } });
  });

  it('[A-09] is made once even while the first one is under way', async () => {
    const id = await shop.newCart();
    await Promise.all([1, 2, 3].map(() => shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 1 }, 'addition-1')));
    expect(await shop.server.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 1 } });
  });

  it('[A-09] is another one under another name, or without a name', async () => {
    const id = await shop.newCart();
    for (const key of ['addition-1', 'addition-2', undefined, undefined])
      await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 1 }, key);
    expect(await shop.server.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 4 } });
  });

  it('[A-09] is looked at afresh when it was refused', async () => {
    const id = await shop.newCart();
    expect(await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 9999 }, 'addition-1')).toMatchObject({ ok: false });
    expect(await shop.server.rest.addCartItem(id, { sku: shop.sku(0), qty: 1 }, 'addition-1')).toMatchObject({
      ok: true,
      value: { total_count: 1 },
    });
  });
});

describe('a change of a line that is sent again because its answer got lost', () => {
  const filled = async () => {
    const cartId = await shop.newCart();
    await shop.server.rest.addCartItem(cartId, { sku: shop.sku(0), qty: 1 });
    await shop.server.rest.addCartItem(cartId, { sku: shop.sku(1), qty: 1 });
    return { kind: 'guest', cartId } as const;
  };

  it('[J-103] [A-11] is made once: what has changed since stays', async () => {
    const ref = await filled();
    expect(await shop.server.rest.changeCartItem(ref, 1, 3, 'change-1')).toMatchObject({ ok: true, value: { total_count: 4 } });
    await shop.server.rest.changeCartItem(ref, 1, 2);
    expect(await shop.server.rest.changeCartItem(ref, 1, 3, 'change-1')).toMatchObject({ ok: true, value: { total_count: 3 } });
    expect(await shop.server.rest.changeCartItem(ref, 1, 3, 'change-2')).toMatchObject({ ok: true, value: { total_count: 4 } });
  });

  it('[J-103] [A-10] a removal is answered like the first time, and takes out nothing more', async () => {
    const ref = await filled();
    const first = await shop.server.rest.removeCartItem(ref, 1, 'removal-1');
    expect(first).toMatchObject({ ok: true, value: { total_count: 1 } });
    expect(await shop.server.rest.removeCartItem(ref, 1, 'removal-1')).toEqual(first);
    expect(await shop.server.rest.removeCartItem(ref, 1, 'removal-2')).toMatchObject({ ok: false, error: { code: 'item_not_found' } });
  });

  it('[J-103] is looked at afresh when it was refused', async () => {
    const ref = await filled();
    expect(await shop.server.rest.changeCartItem(ref, 1, 9999, 'change-1')).toMatchObject({ ok: false });
    expect(await shop.server.rest.changeCartItem(ref, 1, 2, 'change-1')).toMatchObject({ ok: true, value: { total_count: 3 } });
  });
});
