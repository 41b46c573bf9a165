import { grosze, subtractGrosze, type Grosze } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';

/** J-183: what becomes of the money when an order is given up now: what goes back, and how. */
export interface CancelMoney {
  /** `unpaid`: nothing was paid but perhaps a voucher. */
  readonly way: 'refund' | 'transfer' | 'unpaid' | 'offline' | 'none';
  readonly money: Grosze;
  readonly voucher: Grosze;
}

/** J-183: told before it is cancelled; the server decides by the same rules. */
export function cancelMoney({ payment, totals }: Pick<Order, 'payment' | 'totals'>): CancelMoney {
  const { refund } = payment;
  const due = grosze(totals.to_pay ?? totals.grand_total);
  const voucher = subtractGrosze(grosze(totals.voucher ?? 0), grosze(refund?.voucher ?? 0));
  if (payment.status !== 'paid') return { way: payment.status === 'offline' ? 'offline' : 'unpaid', money: grosze(0), voucher };
  const money = subtractGrosze(due, grosze(refund?.money ?? 0));
  if (money === 0) return { way: 'none', money, voucher };
  return { way: payment.bank_transfer === null ? 'refund' : 'transfer', money, voucher };
}
