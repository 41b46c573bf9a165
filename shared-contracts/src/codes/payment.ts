/** Payment codes (Y-01 … Y-14). ≠34: codes are server data, compared with their exact case. */
export const PAYMENT = {
  TPAY: 'Tpay',
  TPAY_BLIK: 'tpay_blik',
  PAYU: 'payu_gateway',
  PAYU_BLIK: 'payu_gateway_blik',
  PAYU_PAY_LATER: 'payu_gateway_pay_later',
  PAYU_INSTALLMENTS: 'payu_gateway_installments',
  PAYU_GOOGLE_PAY: 'payu_gateway_google_pay',
  PAYU_APPLE_PAY: 'payu_gateway_apple_pay',
  BANK_TRANSFER: 'banktransfer',
  CASH_ON_DELIVERY: 'cashondelivery',
  IN_SHOP: 'checkmo',
  INSTALLMENTS: 'installments',
  SIMPLY_LEASE: 'simply_lease',
  SIMPLY_LEASE_SHOP: 'simply_lease_shop',
  EXTERNAL_VOUCHER: 'external_voucher',
} as const;

const PLAN_CODE = /^global4net_installments_(\d{1,9})$/;

/** K-14: the id of the instalment plan that a method's code ends with; undefined for other codes. */
export function instalmentPlanId(method: string): number | undefined {
  const id = PLAN_CODE.exec(method)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The gateways that the shop pays through. */
export const gatewayNames = ['payu', 'tpay'] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** Who lends without a gateway between: the bank of the instalments, and the lessor. */
export const lenderNames = ['bank', 'simplylease'] as const;
/** Who an order can be paid at. */
export type ProviderName = GatewayName | (typeof lenderNames)[number];

/** What follows when an order has been placed: nothing, the gateway's page, or a BLIK code to be sent or waited for. */
export type NextStep = 'none' | 'redirect' | 'blik-code' | 'blik-wait';

/** J-370: wallets of telephones and browsers that hold a card. */
export const walletNames = ['googlepay', 'applepay'] as const;
export type WalletName = (typeof walletNames)[number];

interface GatewayRoute {
  readonly provider: ProviderName;
  readonly next: Exclude<NextStep, 'none'>;
  /** Somebody lends the money: the shopper applies for it, and the decision may take days. */
  readonly isCredit?: true;
  /** The gateway's page begins with this wallet; the shop offers it where a setting switches it on. */
  readonly wallet?: WalletName;
}

/** K-08, K-13: methods that are paid at a gateway, and how. `blik-wait`: the BLIK code is part of the order. */
const gatewayRoutes: Readonly<Record<string, GatewayRoute>> = {
  [PAYMENT.PAYU]: { provider: 'payu', next: 'redirect' },
  [PAYMENT.PAYU_BLIK]: { provider: 'payu', next: 'blik-wait' },
  [PAYMENT.TPAY]: { provider: 'tpay', next: 'redirect' },
  [PAYMENT.TPAY_BLIK]: { provider: 'tpay', next: 'blik-code' },
  [PAYMENT.PAYU_PAY_LATER]: { provider: 'payu', next: 'redirect', isCredit: true },
  [PAYMENT.PAYU_INSTALLMENTS]: { provider: 'payu', next: 'redirect', isCredit: true },
  [PAYMENT.PAYU_GOOGLE_PAY]: { provider: 'payu', next: 'redirect', wallet: 'googlepay' },
  [PAYMENT.PAYU_APPLE_PAY]: { provider: 'payu', next: 'redirect', wallet: 'applepay' },
  [PAYMENT.INSTALLMENTS]: { provider: 'bank', next: 'redirect', isCredit: true },
  [PAYMENT.SIMPLY_LEASE]: { provider: 'simplylease', next: 'redirect', isCredit: true },
};

/** Y-14: every plan has a code of its own and is applied for at the same bank. */
const planRoute: GatewayRoute = { provider: 'bank', next: 'redirect', isCredit: true };

const routeOf = (method: string): GatewayRoute | undefined =>
  gatewayRoutes[method] ?? (instalmentPlanId(method) === undefined ? undefined : planRoute);

/** Who a method is paid at; undefined for those that need nobody (transfer, on delivery, in the shop). */
export const providerOf = (method: string): ProviderName | undefined => routeOf(method)?.provider;

/** The payment gateway of a method, where money comes at once or never; undefined for those that need none, or a lender. */
export const gatewayOf = (method: string): GatewayName | undefined => {
  const provider = providerOf(method);
  return gatewayNames.find((name) => name === provider);
};

/** What a shopper does after the order to pay by a method; `none` for those that need nobody. */
export const nextStepOf = (method: string): NextStep => routeOf(method)?.next ?? 'none';

/** Whether a lender decides about the payment: a bank, an operator that lends, a lessor. */
export const isCredit = (method: string): boolean => routeOf(method)?.isCredit === true;

/** The wallet that a method is paid with; undefined for those that need none. */
export const walletOf = (method: string): WalletName | undefined => routeOf(method)?.wallet;

const withoutCalendar: ReadonlySet<string> = new Set([PAYMENT.BANK_TRANSFER, PAYMENT.SIMPLY_LEASE, PAYMENT.INSTALLMENTS]);

/** K-06, ≠44: whether a day of delivery can be chosen before the order; nobody knows it as long as the money may take days. */
export const hasDeliveryCalendar = (method: string): boolean => !withoutCalendar.has(method) && instalmentPlanId(method) === undefined;

/** K-08: whether a method asks the shopper for a BLIK code. */
export const isBlik = (method: string): boolean => {
  const next = nextStepOf(method);
  return next === 'blik-code' || next === 'blik-wait';
};
