import { grosze, sumGrosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { OrderItem } from '../orders/order-document.ts';

/** What was paid for a line: all pieces with their add-ons, its parts of coupon and promotions taken off. */
export const paidForLine = ({ rowTotal, addOns = [], couponShare, promotionShare = grosze(0) }: OrderItem): Grosze =>
  grosze(sumGrosze([rowTotal, ...addOns.map((addOn) => addOn.rowTotal)]) - couponShare - promotionShare);

/** The part of a sum that belongs to so many pieces, or grosze, of a whole; rounded down, and all of it for the whole. */
const partOf = (sum: number, part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((sum * part) / whole));

/** What has been given back of a line, by withdrawals and complaints: pieces, and what they were worth. */
export interface GivenBack {
  readonly qty: number;
  readonly amount: number;
}

/**
 * J-198: what is paid back for some pieces of a line: their share of what is left of its price. What rounding leaves over goes with the last
 * piece: the parts of a line that is withdrawn piece by piece add up to what was paid for it, also where a complaint has reduced its price.
 * @param before what has been given back of the line earlier
 */
export const refundOfPieces = (item: OrderItem, before: GivenBack, pieces: number): Grosze =>
  grosze(partOf(Math.max(0, paidForLine(item) - before.amount), pieces, item.qty - before.qty));

/**
 * The part of a refund that goes back to the voucher that has paid a part of the order; as before, nothing is lost by rounding.
 * @param order what the order cost without gift cards, and what of it the voucher has paid; `before`: what was refunded earlier
 */
export const voucherPart = (
  { total, voucher }: { readonly total: number; readonly voucher: number },
  before: number,
  refund: number,
): Grosze => {
  const upTo = (sum: number): number => partOf(voucher, Math.min(sum, total), total);
  return grosze(upTo(before + refund) - upTo(before));
};
