import { PAYMENT } from 'shared-contracts/codes';

/** The gateways that the shop pays through. */
export type GatewayName = 'payu' | 'tpay';

/** What follows when an order has been placed: nothing, the gateway's page, or a BLIK code to be sent or waited for. */
export type NextStep = 'none' | 'redirect' | 'blik-code' | 'blik-wait';

interface Route {
  readonly gateway: GatewayName;
  readonly next: NextStep;
}

/** K-08, K-13: methods that are paid at a gateway, and how. */
const routes: Readonly<Record<string, Route>> = {
  [PAYMENT.PAYU]: { gateway: 'payu', next: 'redirect' },
  [PAYMENT.PAYU_BLIK]: { gateway: 'payu', next: 'blik-wait' },
  [PAYMENT.TPAY]: { gateway: 'tpay', next: 'redirect' },
  [PAYMENT.TPAY_BLIK]: { gateway: 'tpay', next: 'blik-code' },
};

/** Where a method is paid; undefined for those that need no gateway (transfer, on delivery, in the shop). */
export const gatewayOf = (method: string): GatewayName | undefined => routes[method]?.gateway;

export const nextStepOf = (method: string): NextStep => routes[method]?.next ?? 'none';

/** A BLIK code as it is sent: six digits, spaces left out; undefined for anything else. */
export function blikCode(text: string | undefined): string | undefined {
  const digits = text?.replace(/\s/g, '') ?? '';
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
