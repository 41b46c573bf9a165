import { Type } from 'typebox';

/** W-02, A-39 */
export const Wishlist = Type.Object({
  wishlist_items: Type.Array(
    Type.Object({
      item_id: Type.Integer({ description: 'Never used again' }),
      product_id: Type.Integer(),
      added_at: Type.String({ format: 'date-time' }),
    }),
    { description: 'Newest first' },
  ),
});
