import type { Static } from 'typebox';
import type { CustomerWishlist } from '../wishlist/read-wishlist.ts';
import type { Wishlist } from './schemas/index.ts';

/** Everything that a customer keeps, as REST answers it. */
export const wishlistAnswer = ({ items, lists }: CustomerWishlist): Static<typeof Wishlist> => ({
  wishlist_items: items.map(({ itemId, productId, listId, addedAt, priceAdded, wasSoldOut }) => ({
    item_id: itemId,
    product_id: productId,
    list_id: listId,
    added_at: addedAt,
    price_added: priceAdded,
    was_sold_out: wasSoldOut,
  })),
  lists: lists.map(({ listId, name, shareToken }) => ({ list_id: listId, name, share_token: shareToken })),
});
