import { formatMoney } from 'shared-contracts/money';
import { grosze } from 'shared-contracts/money';
import { ApiError } from '../server/api-error.ts';
import type { Coupon } from '../model/content.ts';
import { isGiftCard } from './goods.ts';
import type { Goods } from './goods.ts';

export interface CouponContext {
  readonly goods: readonly Goods[];
  readonly isPlus: boolean;
  readonly now: Date;
}

export type CouponRefusal =
  | { readonly reason: 'coupon_expired' | 'coupon_plus_only' | 'coupon_wrong_category' | 'coupon_used_up' }
  | { readonly reason: 'coupon_not_yet_valid'; readonly from: string }
  | { readonly reason: 'coupon_min_total'; readonly minTotal: number; readonly missing: number };

/** Codes are typed by people. */
export const findCoupon = (coupons: readonly Coupon[], code: string): Coupon | undefined =>
  coupons.find((coupon) => coupon.code === code.trim().toUpperCase());

/** Whether a coupon is for a product: by its categories, ancestors included; without any for all but gift cards (J-250). */
export const isInCoupon = ({ categoryIds }: Coupon, goods: Goods): boolean =>
  !isGiftCard(goods) && (categoryIds.length === 0 || goods.categoryIds.some((id) => categoryIds.includes(id)));

/** J-259: it has counted in as many orders as it may. */
const isUsedUp = ({ mostUses, uses = 0 }: Coupon): boolean => mostUses !== undefined && uses >= mostUses;

/** why a coupon does not count for this cart now; undefined when it does. */
export function couponRefusal(coupon: Coupon, { goods, isPlus, now }: CouponContext): CouponRefusal | undefined {
  const at = now.toISOString();
  if (at > coupon.dateTo) return { reason: 'coupon_expired' };
  if (at < coupon.dateFrom) return { reason: 'coupon_not_yet_valid', from: coupon.dateFrom.slice(0, 10) };
  if (isUsedUp(coupon)) return { reason: 'coupon_used_up' };
  if (coupon.isPlus && !isPlus) return { reason: 'coupon_plus_only' };
  const meant = goods.filter((one) => isInCoupon(coupon, one));
  if (meant.length === 0) return { reason: 'coupon_wrong_category' };
  const total = meant.reduce((sum, one) => sum + one.finalPrice * one.qty, 0);
  if (total < coupon.minTotal) return { reason: 'coupon_min_total', minTotal: coupon.minTotal, missing: coupon.minTotal - total };
  return undefined;
}

/** What the shopper reads. */
export function couponError(refusal: CouponRefusal | { readonly reason: 'coupon_unknown' }): ApiError {
  const { reason } = refusal;
  switch (reason) {
    case 'coupon_unknown':
      return new ApiError(400, reason, 'Nie znamy takiego kodu rabatowego. Sprawdź, czy jest dobrze wpisany.');
    case 'coupon_expired':
      return new ApiError(400, reason, 'Ten kod rabatowy wygasł.');
    case 'coupon_used_up':
      return new ApiError(400, reason, 'Ten kod rabatowy został już wykorzystany.');
    case 'coupon_not_yet_valid':
      return new ApiError(400, reason, `Ten kod rabatowy działa od ${refusal.from.split('-').toReversed().join('.')}.`, {
        from: refusal.from,
      });
    case 'coupon_plus_only':
      return new ApiError(400, reason, 'Ten kod jest dla klientów Amperio Plus. Zaloguj się na konto z programem Plus.');
    case 'coupon_wrong_category':
      return new ApiError(400, reason, 'Ten kod rabatowy nie obejmuje produktów z Twojego koszyka.');
    case 'coupon_min_total':
      return new ApiError(
        400,
        reason,
        `Ten kod działa od ${formatMoney(grosze(refusal.minTotal))}. Brakuje ${formatMoney(grosze(refusal.missing))}.`,
        { min_total: refusal.minTotal, missing: refusal.missing },
      );
  }
}
