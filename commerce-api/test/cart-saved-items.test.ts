/** Lines that are put back into their place, and lines that are put aside for later. */
import { describe, expect, it } from '@jest/globals';
import type { CartRef } from 'shared-contracts';
import type { Cart } from 'shared-contracts/rest';
import { cartShop } from './support/carts.ts';
import { valueOf } from './support/checkout.ts';
import { registered } from './support/customers.ts';

const shop = cartShop();

/** A guest's cart of one, two and one pieces of three products. */
async function filled(): Promise<CartRef> {
  const cartId = await shop.newCart();
  for (const [n, qty] of [1, 2, 1].entries()) valueOf(await shop.server.rest.addCartItem(cartId, { sku: shop.sku(n), qty }));
  return { kind: 'guest', cartId };
}

const numbers = ({ items }: Cart) => items.map(({ item_id: id, qty }) => [id, qty]);
const aside = ({ saved_items: saved = [] }: Cart) => saved.map(({ item_id: id, qty }) => [id, qty]);

describe('a line that was taken out', () => {
  it('[J-302] [C-22] is put back into its place, once, also by two tabs', async () => {
    const cart = await filled();
    valueOf(await shop.server.rest.removeCartItem(cart, 2));
    const back = { sku: shop.sku(1), qty: 2, itemId: 2 };
    expect(numbers(valueOf(await shop.server.rest.addCartItem(cart, back, 'undo-tab-one')))).toEqual([[1, 1], [2, 2], [3, 1]]); // prettier-ignore
    expect(numbers(valueOf(await shop.server.rest.addCartItem(cart, back, 'undo-tab-two')))).toEqual([[1, 1], [2, 2], [3, 1]]); // prettier-ignore
    // The next product gets a number that no line has had.
    valueOf(await shop.server.rest.removeCartItem(cart, 3));
    expect(numbers(valueOf(await shop.server.rest.addCartItem(cart, { sku: shop.sku(2), qty: 1 })))).toEqual([[1, 1], [2, 2], [4, 1]]); // prettier-ignore
  });

  it('[J-302] gets a new number where the old one is not free, or was never given', async () => {
    const cart = await filled();
    for (const itemId of [1, 900_000]) {
      const { items } = valueOf(await shop.server.rest.addCartItem(cart, { sku: shop.sku(3), qty: 1, itemId }));
      expect(items.filter((item) => item.sku === shop.sku(3)).map(({ item_id: id }) => id)).toEqual([4]);
      valueOf(await shop.server.rest.removeCartItem(cart, 4));
      valueOf(await shop.server.rest.addCartItem(cart, { sku: shop.sku(3), qty: 1, itemId: 4 }));
    }
  });
});

describe('a line that is put aside for later', () => {
  it('[J-303] is neither counted nor paid, shows price and pieces of now, and comes back into its place', async () => {
    const cart = await filled();
    const before = valueOf(await shop.server.rest.readCart(cart));
    const saved = valueOf(await shop.server.rest.saveForLater(cart, 2, 'put-aside'));
    expect([numbers(saved), aside(saved), saved.total_count]).toEqual([[[1, 1], [3, 1]], [[2, 2]], 2]); // prettier-ignore
    expect(saved.total).toBe(before.total - (before.items[1]?.row_total ?? 0));
    expect(saved.saved_items?.[0]).toMatchObject({ sku: shop.sku(1), catalog_final_price: before.items[1]?.catalog_final_price });
    // The same press again, and once more by another tab.
    expect(aside(valueOf(await shop.server.rest.saveForLater(cart, 2, 'put-aside')))).toEqual([[2, 2]]);
    expect(aside(valueOf(await shop.server.rest.saveForLater(cart, 2, 'put-aside-too')))).toEqual([[2, 2]]);
    const { version: _old, updated_at: _then, ...unchanged } = before;
    const back = valueOf(await shop.server.rest.takeBackItem(cart, 2, 'take-back'));
    expect(back).toMatchObject({ items: unchanged.items, total: unchanged.total, saved_items: [] });
    expect(numbers(valueOf(await shop.server.rest.takeBackItem(cart, 2, 'take-back')))).toEqual([[1, 1], [2, 2], [3, 1]]); // prettier-ignore
    expect(numbers(valueOf(await shop.server.rest.takeBackItem(cart, 2, 'take-back-too')))).toEqual([[1, 1], [2, 2], [3, 1]]); // prettier-ignore
  });

  it('[J-303] joins a line that is the same, as far as there are pieces; removed it is gone', async () => {
    const cart = await filled();
    valueOf(await shop.server.rest.saveForLater(cart, 2));
    const { items } = valueOf(await shop.server.rest.addCartItem(cart, { sku: shop.sku(1), qty: 1 }));
    const most = items.find((item) => item.sku === shop.sku(1))?.max_sale_qty ?? 0;
    valueOf(await shop.server.rest.changeCartItem(cart, 4, most - 1));
    const joined = valueOf(await shop.server.rest.takeBackItem(cart, 2));
    expect([numbers(joined), aside(joined)]).toEqual([[[1, 1], [3, 1], [4, most]], []]); // prettier-ignore
    valueOf(await shop.server.rest.saveForLater(cart, 1));
    expect(aside(valueOf(await shop.server.rest.removeSavedItem(cart, 1, 'remove-saved')))).toEqual([]);
    expect(aside(valueOf(await shop.server.rest.removeSavedItem(cart, 1, 'remove-saved')))).toEqual([]);
    for (const gone of [
      shop.server.rest.takeBackItem(cart, 1),
      shop.server.rest.removeSavedItem(cart, 1),
      shop.server.rest.saveForLater(cart, 99),
    ])
      expect(await gone).toMatchObject({ ok: false, error: { code: 'item_not_found' } });
  });

  it('[J-303] stays aside with its message when nothing more of it can be bought', async () => {
    const cart = await filled();
    valueOf(await shop.server.rest.saveForLater(cart, 2));
    const { items } = valueOf(await shop.server.rest.addCartItem(cart, { sku: shop.sku(1), qty: 1 }));
    const most = items.find((item) => item.sku === shop.sku(1))?.max_sale_qty ?? 0;
    valueOf(await shop.server.rest.changeCartItem(cart, 4, most));
    const refused = await shop.server.rest.takeBackItem(cart, 2);
    expect(refused).toMatchObject({ ok: false, error: { status: 400, parameters: { max: most } } });
    expect(aside(valueOf(await shop.server.rest.readCart(cart)))).toEqual([[2, 2]]);
  });

  it('[J-303] [C-30] becomes the customer’s with the cart, beside what the customer has put aside', async () => {
    const { rest } = await registered(shop.server, 'odkladam@example.com');
    const mine = { kind: 'mine' } as const;
    valueOf(await rest.addCartItem(mine, { sku: shop.sku(0), qty: 2 }));
    valueOf(await rest.saveForLater(mine, 1));
    const guest = await filled();
    for (const id of [1, 2]) valueOf(await shop.server.rest.saveForLater(guest, id));
    valueOf(await rest.assignCart(guest.kind === 'guest' ? guest.cartId : ''));
    const merged = valueOf(await rest.readCart(mine));
    expect(merged.items.map(({ sku }) => sku)).toEqual([shop.sku(2)]);
    expect(merged.saved_items?.map(({ sku, qty }) => [sku, qty])).toEqual([[shop.sku(0), 2], [shop.sku(1), 2]]); // prettier-ignore
    const ids = [...merged.items, ...(merged.saved_items ?? [])].map(({ item_id: id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
