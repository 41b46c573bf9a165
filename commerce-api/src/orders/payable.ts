import { providerOf } from 'shared-contracts/codes';
import type { OrderRecord } from './order-record.ts';

/** Money is still awaited for it. */
export const awaitsPayment = ({ status, payment_status: paid }: Pick<OrderRecord, 'status' | 'payment_status'>): boolean =>
  status === 'pending_payment' && (paid === 'pending' || paid === 'failed');

/** What a voucher has left to be paid of an order, in grosze. */
export const amountDue = ({ grand_total: total, voucher_amount: voucher }: Pick<OrderRecord, 'grand_total' | 'voucher_amount'>): number =>
  total - voucher;

/** Whether an order can be paid (again) at a gateway now: not while a lender has an application for it. */
export const canPay = (order: OrderRecord): boolean =>
  awaitsPayment(order) && order.payment_review === null && providerOf(order.payment_method) !== undefined;
