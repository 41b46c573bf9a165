import { PAYMENT, providerOf } from 'shared-contracts/codes';
import { grosze } from 'shared-contracts/money';
import type { Reference } from '../catalogue/reference.ts';
import { instalmentTerms } from '../checkout/instalment-terms.ts';
import { methodsOf } from '../checkout/rules.ts';
import { chosenInstalments } from '../orders/chosen-instalments.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { amountDue } from '../orders/payable.ts';
import type { PaymentMethod } from '../model/index.ts';
import type { PaymentChoice } from './payments.ts';

/** A method changes no price any more: fees and deliveries of an order stand. Who leases is a company. */
const isOpenTo = ({ code, kind, fee, minTotal, maxTotal }: PaymentMethod, order: OrderRecord): boolean =>
  (providerOf(code) !== undefined || code === PAYMENT.BANK_TRANSFER) &&
  (kind !== 'lease' || (order.document.billing.vat_id !== null && !order.document.isVirtual)) &&
  fee === 0 &&
  amountDue(order) >= minTotal &&
  (maxTotal === null || amountDue(order) <= maxTotal);

/** Ways in which an order that waits for its payment can be paid: at a gateway, or by bank transfer (∅49). */
export function laterMethods(reference: Reference, order: OrderRecord): readonly (PaymentChoice & { readonly description: string })[] {
  const store = reference.storesByCode.get(order.store_code);
  if (store === undefined) return [];
  const { number: accountNumber, bank, owner } = store.config.bankAccount;
  return methodsOf(reference, store.code)
    .paymentMethods.filter((method) => isOpenTo(method, order))
    .map((method) => ({
      code: method.code,
      title: method.title,
      description: method.description,
      bankTransfer: method.code === PAYMENT.BANK_TRANSFER ? { accountNumber, bank, owner } : null,
      instalments: chosenInstalments(instalmentTerms(method, reference.installmentPlans, grosze(amountDue(order))), null),
    }));
}
