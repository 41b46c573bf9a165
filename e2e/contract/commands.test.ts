// What remotes and host rely on of the commands and events between them.
import { describe, expect, it } from '@jest/globals';
import { cartCountAtom, parseApiError, zloty, type EventName } from 'shared-contracts';
import { createTestShop } from 'shared-contracts/testing';

const open = () => {
  const shop = createTestShop({ products: { PRALKA: { name: 'Pralka', price: zloty(1799) } } });
  const told: unknown[] = [];
  const hear = (...names: readonly EventName[]): void =>
    names.forEach((name) => void shop.bus.on(name, (payload) => told.push([name, payload])));
  return { shop, told, hear };
};

describe('[J-45] mfe-catalog and mfe-account', () => {
  it('[C-23] put a product into the cart by its SKU; the counter has it and the host hears of it', async () => {
    const { shop, told, hear } = open();
    hear('cart.item-added@1', 'cart.changed@1');
    expect(await shop.cart.add({ sku: 'PRALKA', qty: 2 })).toMatchObject({ ok: true });
    expect(shop.store.get(cartCountAtom)).toBe(2);
    expect(told).toContainEqual(['cart.item-added@1', { sku: 'PRALKA', qty: 2 }]);
    expect(told).toContainEqual(['cart.changed@1', { totalCount: 2 }]);
  });

  it('learn from what the command answers why a product was refused', async () => {
    const { shop } = open();
    shop.cartApi.failNext('addItem', parseApiError(400, { message: 'Brak towaru.', code: 'out_of_stock' }));
    expect(await shop.cart.add({ sku: 'PRALKA', qty: 1 })).toMatchObject({
      ok: false,
      error: { message: 'Brak towaru.', code: 'out_of_stock' },
    });
    expect(shop.store.get(cartCountAtom)).toBe(0);
  });
});

describe('[J-45] mfe-cart-checkout', () => {
  it('[C-22] takes a line out and puts it back by its number', async () => {
    const { shop } = open();
    await shop.cart.add({ sku: 'PRALKA', qty: 1 });
    const [line] = shop.cartApi.itemsOf('c1');
    expect(await shop.cart.remove(line?.item_id ?? 0)).toMatchObject({ ok: true });
    expect(shop.store.get(cartCountAtom)).toBe(0);
    expect(await shop.cart.undoRemoval()).toMatchObject({ ok: true });
    expect(shop.store.get(cartCountAtom)).toBe(1);
  });
});

describe('[J-45] who comes late to the page', () => {
  it('hears how the cart stands now, but not what was added before', async () => {
    const { shop, told, hear } = open();
    await shop.cart.add({ sku: 'PRALKA', qty: 1 });
    hear('cart.item-added@1', 'cart.changed@1');
    expect(told).toEqual([['cart.changed@1', { totalCount: 1 }]]);
  });
});
