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
