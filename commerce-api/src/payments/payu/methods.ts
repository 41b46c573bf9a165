import { PAYMENT } from 'shared-contracts/codes';

/** How a method of the shop is paid at PayU: one of PayU's own methods, or on its page with all of them (null). */
const pages: Readonly<Record<string, string | null>> = {
  [PAYMENT.PAYU]: null,
  [PAYMENT.PAYU_BLIK]: 'blik',
  [PAYMENT.PAYU_PAY_LATER]: 'dpt',
  [PAYMENT.PAYU_INSTALLMENTS]: 'ai',
  [PAYMENT.PAYU_GOOGLE_PAY]: 'ap',
  [PAYMENT.PAYU_APPLE_PAY]: 'jp',
};

export interface PayMethods {
  readonly payMethod: { readonly type: 'PBL' | 'BLIK_AUTHORIZATION_CODE'; readonly value: string };
}

/** `payMethods` of an order for PayU's page; undefined: the payer chooses there. */
export function pageMethod(method: string): PayMethods | undefined {
  const value = pages[method] ?? null;
  return value === null ? undefined : { payMethod: { type: 'PBL', value } };
}

/** `payMethods` of an order that is paid by the code of a banking app. */
export const blikMethod = (code: string): PayMethods => ({ payMethod: { type: 'BLIK_AUTHORIZATION_CODE', value: code } });
