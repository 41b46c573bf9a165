import type { OrderRecord } from './order-document.ts';
import type { PlacedOrder } from '../rest/schemas/index.ts';

export type Gateway = 'payu' | 'tpay';

/** Which gateway takes the money; null for transfers by hand and for what is paid on the spot. */
export function gatewayOf(method: string): Gateway | null {
  if (method === 'Tpay' || method === 'tpay_blik') return 'tpay';
  return method.startsWith('payu_') ? 'payu' : null;
}

/** The method whose BLIK code comes with the order (K-08). */
export const blikWithOrder = 'payu_gateway_blik';

/** What the shopper does after the order has been placed. */
export function nextStep(method: string): PlacedOrder['payment']['next'] {
  if (method === 'tpay_blik') return 'blik-code';
  if (method === blikWithOrder) return 'blik-wait';
  return gatewayOf(method) === null ? 'none' : 'redirect';
}

/** Whether an order can be paid (again) at a gateway now. */
export const canPay = ({ status, payment_status: paid, payment_method: method }: OrderRecord): boolean =>
  status === 'pending_payment' && (paid === 'pending' || paid === 'failed') && gatewayOf(method) !== null;

/** Six digits; spaces are how people read them. Undefined when it is no BLIK code. */
export function blikCode(text: string | undefined): string | undefined {
  const digits = text?.replace(/\s/g, '') ?? '';
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
