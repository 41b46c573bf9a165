import { Type } from 'typebox';
import { nullable } from './common.ts';

/** The list that everybody has is number 0. */
export const ListId = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });

/** W-02, A-39, J-173 */
export const Wishlist = Type.Object({
  wishlist_items: Type.Array(
    Type.Object({
      item_id: Type.Integer({ description: 'Never used again' }),
      product_id: Type.Integer(),
      list_id: ListId,
      added_at: Type.String({ format: 'date-time' }),
      price_added: nullable(Type.Integer({ description: 'What it cost when it was added (grosze)' })),
      was_sold_out: Type.Boolean({ description: 'It could not be bought when it was added' }),
    }),
    { description: 'Newest first' },
  ),
  lists: Type.Array(
    Type.Object({
      list_id: ListId,
      name: Type.String({ description: 'Empty for the first one, which everybody has' }),
      share_token: nullable(Type.String({ description: 'Of the link by which anybody reads the list' })),
    }),
    { description: 'The first one first' },
  ),
});

export const ListNameBody = Type.Object({ name: Type.String({ maxLength: 200 }) });

/** J-174: what anybody with the link sees. */
export const SharedWishlist = Type.Object({
  name: Type.String({ description: 'Empty for the first list of a customer' }),
  product_ids: Type.Array(Type.Integer(), { description: 'Newest first' }),
});
