import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';

/** A line of a cart; prices are per piece. */
export interface Line {
  readonly qty: number;
  /** Before reductions. */
  readonly price: Grosze;
  readonly finalPrice: Grosze;
  /** Whether the coupon is for it; lines are taken as such unless told. */
  readonly isInCoupon?: boolean;
}

export interface LineTotals {
  /** Before the coupon. */
  readonly total: Grosze;
  readonly discount: Grosze;
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
  /** Sum of all lines before reductions. */
  readonly subtotal: Grosze;
  /** Saved by reductions of prices. */
  readonly discount: Grosze;
  /** Saved by the coupon. */
  readonly couponDiscount: Grosze;
  /** The coupon's share of each line, in the order of the lines. */
  readonly couponShares: readonly Grosze[];
  /** What the shopper pays for the goods, the coupon taken off. */
  readonly total: Grosze;
  /** Pieces. */
  readonly count: number;
  readonly shipping: Grosze | null;
  readonly paymentFee: Grosze;
  /** Goods, delivery and fee. */
  readonly grandTotal: Grosze;
}

const sumOf = (amounts: readonly number[]): Grosze => grosze(amounts.reduce((sum, amount) => sum + amount, 0));

/** What a line costs and saves. Prices per piece are whole grosze, so nothing is ever rounded here. */
export const lineTotals = ({ qty, price, finalPrice }: Line): LineTotals => ({
  total: grosze(finalPrice * qty),
  discount: grosze(Math.max(0, price - finalPrice) * qty),
});

/** A sum spread by value. Each gets the whole grosze of its share; those left over go one by one to the largest fractions. */
function spread(amount: number, values: readonly number[]): readonly number[] {
  const all = sumOf(values);
  if (all === 0) return values.map(() => 0);
  const shares = values.map((value, index) => ({
    index,
    value,
    share: Math.floor((amount * value) / all),
    rest: (amount * value) % all,
  }));
  const left = amount - sumOf(shares.map(({ share }) => share));
  // Of equal fractions the dearer line is first, so that the order of the lines does not matter.
  const first = shares.toSorted((a, b) => b.rest - a.rest || b.value - a.value).slice(0, left);
  const favoured = new Set(first.map(({ index }) => index));
  return shares.map(({ index, share }) => share + (favoured.has(index) ? 1 : 0));
}

/** The coupon's share of each line; never more than the line costs. */
function sharesOf(coupon: CouponReduction | null, lines: readonly Line[], perLine: readonly LineTotals[]): readonly Grosze[] {
  const values = perLine.map(({ total }, index) => (lines[index]?.isInCoupon === false ? 0 : total));
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
  const goods = sumOf(perLine.map((line) => line.total));
  const discount = sumOf(perLine.map((line) => line.discount));
  const couponShares = sharesOf(coupon, lines, perLine);
  const couponDiscount = sumOf(couponShares);
  const total = grosze(goods - couponDiscount);
  return {
    subtotal: grosze(goods + discount),
    discount,
    couponDiscount,
    couponShares,
    total,
    count: lines.reduce((sum, line) => sum + line.qty, 0),
    shipping,
    paymentFee,
    grandTotal: grosze(total + (shipping ?? 0) + paymentFee),
  };
}
