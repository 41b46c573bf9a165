import { gatewayOf } from 'shared-contracts/codes';
import type { OrderRecord } from './order-record.ts';

/** Money is still awaited for it. */
export const awaitsPayment = ({ status, payment_status: paid }: Pick<OrderRecord, 'status' | 'payment_status'>): boolean =>
  status === 'pending_payment' && (paid === 'pending' || paid === 'failed');

/** Whether an order can be paid (again) at a gateway now. */
export const canPay = (order: OrderRecord): boolean => awaitsPayment(order) && gatewayOf(order.payment_method) !== undefined;
