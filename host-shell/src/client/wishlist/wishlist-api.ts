import { succeeded, type ApiResult, type Connection, type WishlistApi, type WishlistEntry } from 'shared-contracts';
import { createWishlistClient, type WishlistAnswer } from 'shared-contracts/rest';

const itemsOf = (answer: WishlistAnswer): ApiResult<readonly WishlistEntry[]> =>
  answer.ok ? succeeded(answer.value.wishlist_items) : answer;

/** The calls of the customer's list (A-38, A-39, ∅34). */
export const createWishlistApi = ({ fetch, store, token }: Connection): WishlistApi => {
  const client = createWishlistClient({ baseUrl: location.origin, fetch, store, token });
  return {
    list: () => client.readWishlist().then(itemsOf),
    add: (sku) => client.addToWishlist(sku).then(itemsOf),
    remove: (itemId) => client.removeFromWishlist(itemId).then(itemsOf),
  };
};
