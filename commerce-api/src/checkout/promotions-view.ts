import type { CartPromotion } from '../model/content.ts';
import type { OfferedPromotion } from '../rest/schemas/index.ts';
import { ApiError } from '../server/api-error.ts';
import type { Choices } from './choices.ts';
import type { Goods } from './goods.ts';
import { isInPromotion, promotionRefusal } from './promotions.ts';
import type { PromotionEffect, PromotionRefusal } from './promotions.ts';

/** What the shopper reads. */
function textOf(refusal: PromotionRefusal): string {
  switch (refusal.reason) {
    case 'promotion_over':
      return 'Ta promocja już się skończyła.';
    case 'promotion_too_few':
      return `Do promocji brakuje produktów w koszyku: ${refusal.missing}.`;
    case 'promotion_one_of_category':
      return 'W tej promocji w koszyku może pozostać tylko jeden produkt z danej kategorii. Usuń pozostałe, aby skorzystać z promocji.';
    case 'less_price_wrong_items':
      return 'Taniej kupisz produkt, który nie jest droższy od pozostałych, jeden z każdej pary.';
  }
}

export const promotionError = (refusal: PromotionRefusal): ApiError => new ApiError(400, refusal.reason, textOf(refusal));

interface Offer {
  readonly goods: readonly Goods[];
  readonly choices: Pick<Choices, 'promotions' | 'lessPrice'>;
  readonly effects: readonly PromotionEffect[];
  readonly now: Date;
}

/** C-25: promotions that something in the cart belongs to, and how they stand. */
export const promotionsView = (
  promotions: readonly CartPromotion[],
  { goods, choices, effects, now }: Offer,
): readonly OfferedPromotion[] =>
  promotions.flatMap((promotion) => {
    const { id, name, description, kind } = promotion;
    const itemsInPromotion = goods.filter((one) => isInPromotion(promotion, one));
    const refusal = promotionRefusal(promotion, goods, choices, now);
    if (itemsInPromotion.length === 0 || refusal?.reason === 'promotion_over') return [];
    const effect = effects.find((one) => one.promotion.id === id);
    return [
      {
        id,
        name,
        description,
        kind,
        is_chosen: kind === 'set' ? choices.promotions.includes(id) : choices.lessPrice.length > 0,
        is_active: effect !== undefined,
        discount: effect?.discount ?? 0,
        reason: refusal === undefined ? null : textOf(refusal),
        item_ids: itemsInPromotion.map(({ itemId }) => itemId),
        chosen_item_ids:
          kind === 'set' ? [] : itemsInPromotion.map(({ itemId }) => itemId).filter((itemId) => choices.lessPrice.includes(itemId)),
      },
    ];
  });
