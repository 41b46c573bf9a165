/** How the money of an order goes back; `voucher` at once, `gateway` by the payment's provider, `transfer` by hand. */
export type RefundWay = 'voucher' | 'gateway' | 'transfer';

/** Why: with a cancelled order, by the desk, for withdrawn goods, for a complaint, or because a payment came for an order that did not wait for it. */
export type RefundReason = 'cancelled' | 'staff' | 'withdrawal' | 'complaint' | 'late';

/** Whether a refund is told of by the e-mails of a withdrawal or a complaint. */
export const hasOwnCase = (reason: RefundReason): boolean => reason === 'withdrawal' || reason === 'complaint';

/** Whether a transfer was made by whoever reports it. All others, those for complaints too, wait in the desk's list of pay-outs. */
export const isTransferMade = (reason: RefundReason): boolean => reason === 'withdrawal';

/** What has been paid for an order and not been given back, in grosze. */
export interface MoneyLeft {
  readonly voucher: number;
  /** Of payments at gateways, the oldest first. */
  readonly payments: readonly { readonly id: string; readonly left: number }[];
  /** Paid without a gateway. */
  readonly transfer: number;
}

export interface RefundPart {
  readonly way: RefundWay;
  readonly paymentId: string | null;
  /** Grosze, more than 0. */
  readonly amount: number;
}

const moneyOf = ({ payments, transfer }: MoneyLeft): number => payments.reduce((sum, { left }) => sum + left, transfer);

/** All that can still be given back, in grosze. */
export const allLeft = (left: MoneyLeft): number => left.voucher + moneyOf(left);

/**
 * What is left where so much (grosze) of it stays with the shop, for gift cards that can still be paid with: no voucher has paid those, so that
 * it is taken off the money first, and the voucher gets what it has paid for goods.
 */
export function leftBeside(kept: number, { voucher, payments, transfer }: MoneyLeft): MoneyLeft {
  let rest = kept;
  const reduced = (most: number): number => {
    const part = Math.min(rest, most);
    rest -= part;
    return most - part;
  };
  const byHand = reduced(transfer);
  // The oldest is paid back first, so that the newest stays longest.
  const newestFirst = payments.toReversed().map(({ id, left }) => ({ id, left: reduced(left) }));
  return { transfer: byHand, payments: newestFirst.toReversed(), voucher: reduced(voucher) };
}

/**
 * J-184: the parts of a refund: the voucher gets its share of what is left, in whole grosze, the rest goes back to the payments.
 * @param amount grosze, at most `allLeft`
 * @param told the voucher's part, in grosze, where it has been told to the shopper already
 */
export function splitRefund(amount: number, left: MoneyLeft, told: number | null = null): readonly RefundPart[] {
  const all = allLeft(left);
  if (amount > all) throw new Error(`${amount} grosze are more than the ${all} that are left`);
  // Products of two sums of money do not fit into a double.
  const share = all === 0 ? 0 : Number((BigInt(amount) * BigInt(left.voucher)) / BigInt(all));
  // What neither the voucher nor the payments can take has to go the other way.
  const toVoucher = told === null ? share : Math.min(left.voucher, Math.max(told, amount - moneyOf(left)));
  const parts: RefundPart[] = [{ way: 'voucher', paymentId: null, amount: toVoucher }];
  let rest = amount - toVoucher;
  for (const { id, left: most } of left.payments) {
    const part = Math.min(rest, most);
    rest -= part;
    parts.push({ way: 'gateway', paymentId: id, amount: part });
  }
  parts.push({ way: 'transfer', paymentId: null, amount: rest });
  return parts.filter((part) => part.amount > 0);
}
