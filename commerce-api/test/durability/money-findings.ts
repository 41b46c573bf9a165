import { REFUNDED, type Ordered } from './purchase.ts';
import type { RecordedOrder, RecordedRefund, Records } from './records.ts';

/** An order in the records with what its buyer knows of it. */
export interface Found {
  readonly purchase: Ordered;
  readonly order: RecordedOrder;
}

const none = { spent: 0, returned: 0 } as const;

/**
 * Vouchers that hold less than nothing or another sum than is left by the books, and orders whose part of it is not what the buyer has
 * seen or what came back.
 * @param issued what each voucher held in the beginning, grosze
 */
export function wrongVouchers(
  found: readonly Found[],
  { vouchers, voucherOfOrder }: Pick<Records, 'vouchers' | 'voucherOfOrder'>,
  issued: number,
) {
  const balances = vouchers.filter(({ balance, spent, returned }) => balance < 0 || balance !== issued - spent + returned);
  const orders = found.filter(({ purchase, order }) => {
    const { spent, returned } = voucherOfOrder.get(order.id) ?? none;
    const isCancelled = purchase.plan === 'cancelled';
    return order.voucher !== purchase.voucher || spent !== order.voucher || returned !== (isCancelled ? spent : 0);
  });
  return balances.length + orders.length;
}

const wantedRefunds = ({ purchase, order }: Found): readonly Pick<RecordedRefund, 'reason' | 'way' | 'amount'>[] => {
  if (purchase.plan === 'refunded') return [{ reason: 'staff', way: 'gateway', amount: REFUNDED }];
  if (purchase.plan === 'cancelled' && order.voucher > 0) return [{ reason: 'cancelled', way: 'voucher', amount: order.voucher }];
  return [];
};

const text = ({ reason, way, amount }: Pick<RecordedRefund, 'reason' | 'way' | 'amount'>): string => `${reason} ${way} ${amount}`;

/** Orders of which another sum is paid back than asked for, or not once, or not by the gateway's own books. */
export function wrongRefunds(found: readonly Found[], { refunds }: Pick<Records, 'refunds'>): number {
  const byOrder = Map.groupBy(refunds, ({ orderId }) => orderId);
  const isDone = ({ way, status, amount, atGateway }: RecordedRefund): boolean =>
    status === 'done' && atGateway === (way === 'gateway' ? amount : null);
  return found.filter((one) => {
    const made = byOrder.get(one.order.id) ?? [];
    return made.map(text).toSorted().join() !== wantedRefunds(one).map(text).toSorted().join() || !made.every(isDone);
  }).length;
}
