import { gatewayOf } from '../payments/methods.ts';
import type { OrderFields } from './order-document.ts';

/** Money is still awaited for it. */
export const awaitsPayment = ({ status, payment_status: paid }: Pick<OrderFields, 'status' | 'payment_status'>): boolean =>
  status === 'pending_payment' && (paid === 'pending' || paid === 'failed');

/** Whether an order can be paid (again) at a gateway now. */
export const canPay = (order: OrderFields): boolean => awaitsPayment(order) && gatewayOf(order.payment_method) !== undefined;
