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
export type PaymentCode = (typeof PAYMENT)[keyof typeof PAYMENT];

/** Y-14 */
export const INSTALLMENT_PLAN_PREFIX = 'global4net_installments_';

/** K-14: the number that ends `global4net_installments_12`; undefined for any other code. */
export function installmentPlanId(code: string): number | undefined {
  if (!code.startsWith(INSTALLMENT_PLAN_PREFIX)) return undefined;
  const digits = code.slice(INSTALLMENT_PLAN_PREFIX.length);
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}
