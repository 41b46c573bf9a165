import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { CartPromotion } from '../model/content.ts';
import type { Choices } from './choices.ts';
import type { Goods } from './goods.ts';

/** Why a promotion does not count for a cart now. */
export type PromotionRefusal =
  | { readonly reason: 'promotion_over' }
  | { readonly reason: 'promotion_too_few'; readonly missing: number }
  /** C-19: of each of its categories one product at most may be in the cart. */
  | { readonly reason: 'promotion_one_of_category' }
  /** the reduced product must not be dearer than the others, and one in so many may be reduced. */
  | { readonly reason: 'less_price_wrong_items' };

/** A promotion that is in effect: what it saves of each line, in the order of the lines. */
export interface PromotionEffect {
  readonly promotion: CartPromotion;
  readonly shares: readonly Grosze[];
  readonly discount: Grosze;
}

type Chosen = Pick<Choices, 'promotions' | 'lessPrice'>;

/** Whether a product is in the categories of a promotion, ancestors included. */
export const isInPromotion = ({ categoryIds }: Pick<CartPromotion, 'categoryIds'>, goods: Pick<Goods, 'categoryIds'>): boolean =>
  goods.categoryIds.some((id) => categoryIds.includes(id));

const piecesOf = (goods: readonly Goods[]): number => goods.reduce((sum, { qty }) => sum + qty, 0);

/** why a promotion does not count; undefined when it does. */
export function promotionRefusal(
  promotion: CartPromotion,
  goods: readonly Goods[],
  { lessPrice }: Pick<Chosen, 'lessPrice'>,
  now: Date,
): PromotionRefusal | undefined {
  const at = now.toISOString();
  if (at < promotion.dateFrom || at > promotion.dateTo) return { reason: 'promotion_over' };
  const meant = goods.filter((one) => isInPromotion(promotion, one));
  const pieces = piecesOf(meant);
  if (pieces < promotion.minPieces) return { reason: 'promotion_too_few', missing: promotion.minPieces - pieces };
  if (promotion.kind === 'set') {
    const isCrowded = promotion.categoryIds.some((id) => piecesOf(meant.filter(({ categoryIds }) => categoryIds.includes(id))) > 1);
    return isCrowded ? { reason: 'promotion_one_of_category' } : undefined;
  }
  const reduced = meant.filter(({ itemId }) => lessPrice.includes(itemId));
  const others = meant.flatMap(({ itemId, finalPrice, qty }) => (lessPrice.includes(itemId) && qty === 1 ? [] : [finalPrice]));
  const dearest = Math.max(...others);
  const isRight = reduced.length <= Math.floor(pieces / promotion.minPieces) && reduced.every(({ finalPrice }) => finalPrice <= dearest);
  return isRight ? undefined : { reason: 'less_price_wrong_items' };
}

/** What a promotion takes off a line, rounded half up: of a set all pieces, of a less price one. */
function shareOf({ kind, percent }: CartPromotion, { finalPrice, qty, itemId }: Goods, { lessPrice }: Pick<Chosen, 'lessPrice'>): number {
  if (kind === 'less-price') return lessPrice.includes(itemId) ? Math.floor((finalPrice * percent + 50) / 100) : 0;
  return Math.floor((finalPrice * qty * percent + 50) / 100);
}

/** The promotions of a cart that count now. Whatever they are, no line costs less than nothing. */
export function promotionEffects(
  promotions: readonly CartPromotion[],
  goods: readonly Goods[],
  chosen: Chosen,
  now: Date,
): readonly PromotionEffect[] {
  const left = goods.map(({ finalPrice, qty }) => finalPrice * qty);
  return promotions
    .filter(({ id, kind }) => (kind === 'set' ? chosen.promotions.includes(id) : chosen.lessPrice.length > 0))
    .filter((promotion) => promotionRefusal(promotion, goods, chosen, now) === undefined)
    .flatMap((promotion): PromotionEffect[] => {
      const shares = goods.map((one, index) => {
        const share = isInPromotion(promotion, one) ? Math.min(left[index] ?? 0, shareOf(promotion, one, chosen)) : 0;
        left[index] = (left[index] ?? 0) - share;
        return grosze(share);
      });
      const discount = grosze(shares.reduce((sum, share) => sum + share, 0));
      return discount === 0 ? [] : [{ promotion, shares, discount }];
    });
}
