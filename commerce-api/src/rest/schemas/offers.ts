/** What a cart is offered: promotions (C-25), prices for less and accessories (C-28). */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Money, nullable, oneOf, RecordId } from './common.ts';

export const OfferedPromotion = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    description: Type.String(),
    kind: oneOf(['set', 'less-price'] as const, 'Put and removed as a whole (A-15), or for lines of the cart (A-18)'),
    is_chosen: Type.Boolean(),
    is_active: Type.Boolean({ description: 'It counts in the sums' }),
    discount: Money('Saved'),
    reason: nullable(Type.String({ description: 'Why it does not count, for the shopper' })),
    item_ids: Type.Array(Type.Integer(), { description: 'Lines of the cart that belong to it' }),
    chosen_item_ids: Type.Array(Type.Integer(), { description: 'Lines that the less price is for' }),
  },
  { $id: 'CartPromotion', title: 'CartPromotion', description: 'C-25' },
);
export type OfferedPromotion = Static<typeof OfferedPromotion>;

export const Accessory = Type.Object(
  {
    id: Type.Integer(),
    sku: Type.String(),
    name: Type.String(),
    price: Money('Of one piece'),
    thumbnail: Type.String({ description: 'Picture address without width and format' }),
    category_id: Type.Integer(),
    request_path: Type.String(),
  },
  { $id: 'Accessory', title: 'Accessory', description: 'C-28' },
);
export type Accessory = Static<typeof Accessory>;

/** */
export const PopupPromotion = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  items: Type.Array(Type.Object({ item_id: Type.Integer(), name: Type.String(), thumbnail: Type.String() }), {
    description: 'Lines of the cart that belong to it',
  }),
});

/** */
export const LessPriceBody = Type.Object({
  ruleItemsIds: Type.Array(RecordId, {
    maxItems: 100,
    description: 'Ids of the cart items that the less price is for; none gives it back (∅59)',
  }),
});
