/** K-13: which gateway a way of paying belongs to, and where it sends the shopper. */
import { PAYMENT } from 'shared-contracts/codes';

export type Gateway = 'payu' | 'tpay';

/** Null for ways of paying without a gateway. */
export function gatewayOf(method: string): Gateway | null {
  if (method.startsWith('payu_')) return 'payu';
  return method === PAYMENT.TPAY || method === PAYMENT.TPAY_BLIK ? 'tpay' : null;
}

/** K-08: ways of paying that ask for a BLIK code. */
export function isBlik(method: string): boolean {
  return method === PAYMENT.TPAY_BLIK || method === PAYMENT.PAYU_BLIK;
}

/** The gateway's page: of this shop itself, or encrypted; null for anything else, which is never followed. */
export function safeRedirect(address: string | null, origin: string): string | null {
  if (address === null) return null;
  try {
    const url = new URL(address, origin);
    return url.origin === origin || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null; // Not an address at all.
  }
}
