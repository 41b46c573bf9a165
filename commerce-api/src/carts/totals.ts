import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { spread } from './spread.ts';

/** A line of a cart; prices are per piece. */
export interface Line {
  readonly qty: number;
  /** Before reductions. */
  readonly price: Grosze;
  readonly finalPrice: Grosze;
  /** Warranty and services, each bought for every piece. */
  readonly addOns?: readonly { readonly price: Grosze }[];
  /** Taken off by promotions and the Plus programme, for all pieces; at most what they cost. */
  readonly promotion?: Grosze;
  /** Whether the coupon is for it; true if absent. */
  readonly isInCoupon?: boolean;
}

export interface LineTotals {
  /** The pieces, before promotions and the coupon. */
  readonly goods: Grosze;
  readonly discount: Grosze;
  /** Warranty and services of all pieces. */
  readonly addOns: Grosze;
  readonly total: Grosze;
}

/** What a coupon takes off: grosze for fixed, percent points for percent. */
export interface CouponReduction {
  readonly type: 'fixed' | 'percent';
  readonly discount: number;
}

/** What comes on top of the goods. */
export interface Extras {
  readonly coupon: CouponReduction | null;
  /** Null until a delivery is chosen. */
  readonly shipping: Grosze | null;
  readonly paymentFee: Grosze;
}

export interface Totals {
  /** All pieces before reductions. */
  readonly subtotal: Grosze;
  /** Saved by reductions of prices, by promotions and by the Plus programme. */
  readonly discount: Grosze;
  /** Saved by promotions and by the Plus programme. */
  readonly promotionDiscount: Grosze;
  /** Saved by the coupon. */
  readonly couponDiscount: Grosze;
  /** The coupon's share of each line, in the order of the lines. */
  readonly couponShares: readonly Grosze[];
  /** What the shopper pays for the pieces, the coupon taken off: what delivery is free from. */
  readonly goods: Grosze;
  /** Warranties and services; no coupon and no delivery counts them. */
  readonly addOns: Grosze;
  /** What the shopper pays for all lines. */
  readonly total: Grosze;
  /** Pieces. */
  readonly count: number;
  readonly shipping: Grosze | null;
  readonly paymentFee: Grosze;
  /** Lines, delivery and fee. */
  readonly grandTotal: Grosze;
}

const sumOf = (amounts: readonly number[]): Grosze => grosze(amounts.reduce((sum, amount) => sum + amount, 0));

/** What a line costs and saves. Prices per piece are whole grosze, so nothing is ever rounded here. */
export function lineTotals({ qty, price, finalPrice, addOns = [] }: Line): LineTotals {
  const goods = finalPrice * qty;
  const besides = sumOf(addOns.map((addOn) => addOn.price)) * qty;
  return {
    goods: grosze(goods),
    discount: grosze(Math.max(0, price - finalPrice) * qty),
    addOns: grosze(besides),
    total: grosze(goods + besides),
  };
}

/** The coupon's share of each line; never more than its pieces cost. */
function sharesOf(coupon: CouponReduction | null, lines: readonly Line[], perLine: readonly LineTotals[]): readonly Grosze[] {
  const values = perLine.map(({ goods }, index) => (lines[index]?.isInCoupon === false ? 0 : goods - (lines[index]?.promotion ?? 0)));
  if (coupon === null) return values.map(() => grosze(0));
  const shares =
    coupon.type === 'fixed'
      ? spread(Math.min(coupon.discount, sumOf(values)), values)
      : values.map((value) => Math.min(value, Math.floor((value * coupon.discount + 50) / 100)));
  return shares.map((share) => grosze(share));
}

/**
 * The totals of a cart or an order: the one place that adds money up. Whole grosze only. Two things are rounded, each
 * per line, so that the lines always add up to the total: a percent coupon half up, a fixed coupon by value with the
 * largest-remainder method.
 */
export function totals(
  lines: readonly Line[],
  { coupon, shipping, paymentFee }: Extras = { coupon: null, shipping: null, paymentFee: grosze(0) },
): Totals {
  const perLine = lines.map(lineTotals);
  const beforePromotions = sumOf(perLine.map((line) => line.goods));
  const addOns = sumOf(perLine.map((line) => line.addOns));
  const promotionDiscount = sumOf(lines.map(({ promotion = 0 }) => promotion));
  const discount = grosze(sumOf(perLine.map((line) => line.discount)) + promotionDiscount);
  const couponShares = sharesOf(coupon, lines, perLine);
  const couponDiscount = sumOf(couponShares);
  const goods = grosze(beforePromotions - promotionDiscount - couponDiscount);
  const total = grosze(goods + addOns);
  return {
    subtotal: grosze(beforePromotions + discount - promotionDiscount),
    discount,
    promotionDiscount,
    couponDiscount,
    couponShares,
    goods,
    addOns,
    total,
    count: lines.reduce((sum, line) => sum + line.qty, 0),
    shipping,
    paymentFee,
    grandTotal: grosze(total + (shipping ?? 0) + paymentFee),
  };
}
