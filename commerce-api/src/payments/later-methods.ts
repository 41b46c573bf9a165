import { PAYMENT, gatewayOf } from 'shared-contracts/codes';
import type { Reference } from '../catalogue/reference.ts';
import { methodsOf } from '../checkout/rules.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import type { PaymentMethod } from '../model/index.ts';
import type { PaymentChoice } from './payments.ts';

/** A method changes no price any more: fees and deliveries of an order stand. */
const isOpenTo = ({ code, fee, minTotal, maxTotal }: PaymentMethod, { grand_total: total }: OrderRecord): boolean =>
  (gatewayOf(code) !== undefined || code === PAYMENT.BANK_TRANSFER) &&
  fee === 0 &&
  total >= minTotal &&
  (maxTotal === null || total <= maxTotal);

/** Ways in which an order that waits for its payment can be paid: at a gateway, or by bank transfer (∅49). */
export function laterMethods(reference: Reference, order: OrderRecord): readonly (PaymentChoice & { readonly description: string })[] {
  const store = reference.storesByCode.get(order.store_code);
  if (store === undefined) return [];
  const { number: accountNumber, bank, owner } = store.config.bankAccount;
  return methodsOf(reference, store.code)
    .paymentMethods.filter((method) => isOpenTo(method, order))
    .map(({ code, title, description }) => ({
      code,
      title,
      description,
      bankTransfer: code === PAYMENT.BANK_TRANSFER ? { accountNumber, bank, owner } : null,
    }));
}
