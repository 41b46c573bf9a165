import { expect, type APIRequestContext } from '@playwright/test';

interface Kept {
  readonly item_id: number;
  readonly product_id: number;
}

const wishlist = '/rest/V1/wishlist';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Puts products into the wishlist of a customer, as their hearts would, one after the other. */
export const keepProducts = async (request: APIRequestContext, token: string, skus: readonly string[]): Promise<void> => {
  for (const sku of skus) {
    const kept = await request.post(`${wishlist}/add`, { headers: bearer(token), data: { sku, list_id: 0 } });
    expect(kept.status(), await kept.text()).toBe(200);
  }
};

/** What the server keeps for a customer, the newest first. */
export const keptProducts = async (request: APIRequestContext, token: string): Promise<readonly Kept[]> => {
  const answer = await request.get(wishlist, { headers: bearer(token) });
  return ((await answer.json()) as { wishlist_items: readonly Kept[] }).wishlist_items; // the contract
};

/** Takes everything out of the wishlist of a customer, as another device would. */
export const emptyWishlist = async (request: APIRequestContext, token: string): Promise<void> => {
  for (const { item_id: id } of await keptProducts(request, token))
    expect((await request.delete(`${wishlist}/${id}`, { headers: bearer(token) })).status()).toBe(200);
};
