/** Payment codes (Y-01 … Y-14). ≠34: codes are server data, compared with their exact case. */
export const PAYMENT = {
  TPAY: 'Tpay',
  TPAY_BLIK: 'tpay_blik',
  PAYU: 'payu_gateway',
  PAYU_BLIK: 'payu_gateway_blik',
  PAYU_PAY_LATER: 'payu_gateway_pay_later',
  PAYU_INSTALLMENTS: 'payu_gateway_installments',
  BANK_TRANSFER: 'banktransfer',
  CASH_ON_DELIVERY: 'cashondelivery',
  IN_SHOP: 'checkmo',
  INSTALLMENTS: 'installments',
  SIMPLY_LEASE: 'simply_lease',
  SIMPLY_LEASE_SHOP: 'simply_lease_shop',
  EXTERNAL_VOUCHER: 'external_voucher',
} as const;

/** The gateways that the shop pays through. */
export const gatewayNames = ['payu', 'tpay'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** What follows when an order has been placed: nothing, the gateway's page, or a BLIK code to be sent or waited for. */
export type NextStep = 'none' | 'redirect' | 'blik-code' | 'blik-wait';

interface GatewayRoute {
  readonly gateway: GatewayName;
  readonly next: Exclude<NextStep, 'none'>;
}

/** K-08, K-13: methods that are paid at a gateway, and how. `blik-wait`: the BLIK code is part of the order. */
const gatewayRoutes: Readonly<Record<string, GatewayRoute>> = {
  [PAYMENT.PAYU]: { gateway: 'payu', next: 'redirect' },
  [PAYMENT.PAYU_BLIK]: { gateway: 'payu', next: 'blik-wait' },
  [PAYMENT.TPAY]: { gateway: 'tpay', next: 'redirect' },
  [PAYMENT.TPAY_BLIK]: { gateway: 'tpay', next: 'blik-code' },
};

/** The gateway at which a method is paid; undefined for those that need none (transfer, on delivery, in the shop). */
export const gatewayOf = (method: string): GatewayName | undefined => gatewayRoutes[method]?.gateway;

export const nextStepOf = (method: string): NextStep => gatewayRoutes[method]?.next ?? 'none';

/** K-08: whether a method asks the shopper for a BLIK code. */
export const isBlik = (method: string): boolean => {
  const next = nextStepOf(method);
  return next === 'blik-code' || next === 'blik-wait';
};
