/** The products that a customer keeps on the server. */
import { describe, expect, it } from '@jest/globals';
import { clientWith, registered, signedIn } from './support/customers.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

/** Products of the shop: sku by id. */
const someProducts = async (count: number): Promise<readonly { readonly id: number; readonly sku: string }[]> => {
  const query = '{ msProducts(ids: [1001, 1002, 1003, 1004, 1005, 1006]) { items { id sku } } }';
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'amperio' },
    body: JSON.stringify({ query }),
  });
  // The shop's own answer.
  const { data } = (await response.json()) as { data: { msProducts: { items: { id: number; sku: string }[] } } };
  return data.msProducts.items.slice(0, count);
};

describe('the wishlist of a customer', () => {
  it('[A-38] [A-39] [W-02] [W-09] takes products by their sku and answers the list, newest first, the same for each of their sessions', async () => {
    const { rest } = await registered(server, 'schowek@example.com');
    const [first, second] = await someProducts(2);
    expect(await rest.readWishlist()).toMatchObject({ ok: true, value: { wishlist_items: [] } });
    await rest.addToWishlist(first?.sku ?? '');
    const added = await rest.addToWishlist(second?.sku ?? '');
    expect(added).toMatchObject({ ok: true, value: { wishlist_items: [{ product_id: second?.id }, { product_id: first?.id }] } });
    const items = added.ok ? added.value.wishlist_items : [];
    expect(items.every(({ item_id, added_at }) => item_id > 0 && Math.abs(Date.parse(added_at) - Date.now()) < 60_000)).toBe(true);
    const elsewhere = await signedIn(server, 'schowek@example.com');
    expect(await elsewhere.rest.readWishlist()).toEqual(added);
    expect(await rest.readCountable()).toMatchObject({ ok: true, value: { wishlist_count: 2 } });
  });

  it('[W-09] has each product once, also when it is added twice at the same time', async () => {
    const { rest } = await registered(server, 'dwa-razy@example.com');
    const [product] = await someProducts(1);
    await Promise.all([rest.addToWishlist(product?.sku ?? ''), rest.addToWishlist(product?.sku ?? '')]);
    expect(await rest.readWishlist()).toMatchObject({ ok: true, value: { wishlist_items: [{ product_id: product?.id }] } });
  });

  it('[W-02] loses what is removed; a second device that removes the same changes nothing else', async () => {
    const { rest } = await registered(server, 'usuwa@example.com');
    const [first, second] = await someProducts(2);
    const one = await rest.addToWishlist(first?.sku ?? '');
    const id = one.ok ? (one.value.wishlist_items[0]?.item_id ?? 0) : 0;
    expect(await rest.removeFromWishlist(id)).toMatchObject({ ok: true, value: { wishlist_items: [] } });
    await rest.addToWishlist(second?.sku ?? '');
    expect(await rest.removeFromWishlist(id)).toMatchObject({ ok: true, value: { wishlist_items: [{ product_id: second?.id }] } });
  });

  it('belongs to its customer alone', async () => {
    const { rest } = await registered(server, 'moj-schowek@example.com');
    const other = await registered(server, 'cudzy-schowek@example.com');
    const [product] = await someProducts(1);
    const mine = await rest.addToWishlist(product?.sku ?? '');
    const id = mine.ok ? (mine.value.wishlist_items[0]?.item_id ?? 0) : 0;
    expect(await other.rest.removeFromWishlist(id)).toMatchObject({ ok: true, value: { wishlist_items: [] } });
    expect(await rest.readWishlist()).toEqual(mine);
    for (const guest of [server.rest, clientWith(server, 'no-such-token')])
      expect(await guest.addToWishlist(product?.sku ?? '')).toMatchObject({ ok: false, error: { status: 401 } });
  });

  it('takes no product that the shop does not have', async () => {
    const { rest } = await registered(server, 'brak@example.com');
    expect(await rest.addToWishlist('NO-SUCH')).toMatchObject({
      ok: false,
      error: { status: 404, code: 'unknown_product', message: 'Nie znaleziono produktu.' },
    });
  });
});
