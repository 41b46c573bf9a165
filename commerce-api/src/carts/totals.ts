import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';

/** A line of a cart; prices are per piece. */
export interface Line {
  readonly qty: number;
  /** Before reductions. */
  readonly price: Grosze;
  readonly finalPrice: Grosze;
}

export interface LineTotals {
  readonly total: Grosze;
  readonly discount: Grosze;
}

export interface Totals {
  /** Sum of all lines before reductions. */
  readonly subtotal: Grosze;
  readonly discount: Grosze;
  /** What the shopper pays for the goods. */
  readonly total: Grosze;
  /** Pieces. */
  readonly count: number;
  /** What is missing for free delivery; 0 when it is free or the cart is empty. */
  readonly missingForFreeDelivery: Grosze;
}

/** What a line costs and saves. Prices per piece are whole grosze, so nothing is ever rounded here. */
export const lineTotals = ({ qty, price, finalPrice }: Line): LineTotals => ({
  total: grosze(finalPrice * qty),
  discount: grosze(Math.max(0, price - finalPrice) * qty),
});

/**
 * The totals of a cart: the one place that adds money up. Whole grosze only; where a share has to be taken (percent
 * coupons, later), it is taken per line and rounded half up, so that the lines always add up to the total.
 */
export function totals(lines: readonly Line[], freeDeliveryFrom: Grosze): Totals {
  const perLine = lines.map(lineTotals);
  const total = perLine.reduce((sum, line) => sum + line.total, 0);
  const discount = perLine.reduce((sum, line) => sum + line.discount, 0);
  return {
    subtotal: grosze(total + discount),
    discount: grosze(discount),
    total: grosze(total),
    count: lines.reduce((sum, line) => sum + line.qty, 0),
    missingForFreeDelivery: grosze(lines.length === 0 ? 0 : Math.max(0, freeDeliveryFrom - total)),
  };
}
