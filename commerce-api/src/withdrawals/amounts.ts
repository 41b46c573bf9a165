import { grosze, sumGrosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { OrderItem } from '../orders/order-document.ts';

/** What was paid for a line: all pieces with their add-ons, its parts of coupon and promotions taken off. */
export const paidForLine = ({ rowTotal, addOns = [], couponShare, promotionShare = grosze(0) }: OrderItem): Grosze =>
  grosze(sumGrosze([rowTotal, ...addOns.map((addOn) => addOn.rowTotal)]) - couponShare - promotionShare);

/** The part of a sum that belongs to so many pieces, or grosze, of a whole; rounded down, and all of it for the whole. */
const partOf = (sum: number, part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((sum * part) / whole));

/**
 * J-198: what is paid back for some pieces of a line. What rounding leaves over goes with the last piece: the parts of a line that is
 * withdrawn piece by piece add up to what was paid for it.
 * @param before pieces that were withdrawn earlier
 */
export function refundOfPieces(item: OrderItem, before: number, pieces: number): Grosze {
  const paid = paidForLine(item);
  return grosze(partOf(paid, before + pieces, item.qty) - partOf(paid, before, item.qty));
}

/**
 * The part of a refund that goes back to the voucher that has paid a part of the order; as before, nothing is lost by rounding.
 * @param order what the order cost without gift cards, and what of it the voucher has paid; `before`: refunds of earlier withdrawals
 */
export const voucherPart = (
  { total, voucher }: { readonly total: number; readonly voucher: number },
  before: number,
  refund: number,
): Grosze => grosze(partOf(voucher, before + refund, total) - partOf(voucher, before, total));
