import { isCredit, PAYMENT } from 'shared-contracts/codes';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { OrderRecord } from '../orders/order-record.ts';
import type { PaymentToStart } from './gateway.ts';
import type { PaymentRecord } from './payment-rows.ts';

/** What the shopper reads at the gateway: the order, and the instalments that were chosen for it. */
function descriptionOf({ number, document }: OrderRecord): string {
  const { instalments } = document.payment;
  return instalments == null
    ? `Zamówienie ${number}`
    : `Zamówienie ${number}, raty: ${instalments.months} × ${formatMoney(instalments.monthly)}`;
}

/** Shoppers come back to the order's own page, or to the one on which they can try again. */
export const pathsOf = ({ number, hash }: OrderRecord) => ({
  paidPath: `/checkout/success/${number}/${hash}`,
  failedPath: `/checkout/payment/error?order=${number}&hash=${hash}`,
});

interface Surroundings {
  /** Origin of each store by its code. */
  readonly storeUrls: ReadonlyMap<string, string>;
  /** Network address of the shopper's device. */
  readonly ip: string;
}

/** A payment as its gateway is told of it. */
export function toStart(order: OrderRecord, payment: PaymentRecord, { storeUrls, ip }: Surroundings): PaymentToStart {
  const { email, store_code: store, document } = order;
  const { firstname, lastname } = document.billing;
  return {
    id: payment.id,
    gateway: payment.gateway,
    method: payment.method,
    group: payment.method === PAYMENT.TPAY ? document.payment.group : null,
    amount: grosze(payment.amount),
    isCredit: isCredit(payment.method),
    description: descriptionOf(order),
    ...pathsOf(order),
    shopUrl: storeUrls.get(store) ?? '',
    payer: {
      email,
      name: [firstname, lastname].filter(Boolean).join(' ') || email,
      language: document.language ?? 'pl',
      ip,
    },
  };
}
