import type { CartPromotion } from '../model/content.ts';
import type { Choices } from './choices.ts';
import type { Goods } from './goods.ts';
import { promotionRefusal } from './promotions.ts';

interface NoticeSituation {
  readonly goods: readonly Goods[];
  readonly choices: Pick<Choices, 'promotions' | 'lessPrice'>;
  /** Of a restored cart fewer pieces could be had than it held. */
  readonly hasMissingPieces: boolean;
  readonly now: Date;
}

/** C-13, C-18 … C-20: what the cart has to tell at once, in the order in which it is shown. */
export function noticesOf(
  promotions: readonly CartPromotion[],
  { goods, choices, hasMissingPieces, now }: NoticeSituation,
): Readonly<Record<string, { readonly id: number } | Record<string, never>>> {
  const crowded = promotions.find(
    (promotion) =>
      choices.promotions.includes(promotion.id) && promotionRefusal(promotion, goods, choices, now)?.reason === 'promotion_one_of_category',
  );
  return {
    ...(crowded !== undefined && { category_exclusion: { id: crowded.id } }),
    ...(hasMissingPieces && { restore_cart_missing_qty: {} }),
  };
}
