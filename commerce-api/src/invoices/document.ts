import { grosze } from 'shared-contracts/money';
import type { Store } from '../model/index.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import type { InvoiceDocument } from './invoice.ts';
import { positionsOf } from './positions.ts';
import { vatGroups } from './vat.ts';

export type InvoicedOrder = Pick<OrderRecord, 'number' | 'document' | 'payment_status' | 'voucher_amount'>;

/** J-245: what an order's invoice, receipt or proforma says. @param soldOn calendar day, `2026-11-26` */
export function invoiceDocument(order: InvoicedOrder, { config }: Pick<Store, 'config'>, soldOn: string): InvoiceDocument {
  const { billing, payment } = order.document;
  const { name, street, postcode, city, nip } = config.legalEntity;
  const positions = positionsOf(order.document);
  const groups = vatGroups(positions);
  return {
    orderNumber: order.number,
    seller: { name, street, postcode, city, nip },
    buyer: {
      name: billing.company ?? [billing.firstname, billing.lastname].filter((part) => part !== null).join(' '),
      street: billing.street.join(' '),
      postcode: billing.postcode,
      city: billing.city,
      nip: billing.vat_id,
    },
    soldOn,
    positions,
    groups,
    total: grosze(groups.reduce((sum, { gross }) => sum + gross, 0)),
    payment: { title: payment.title, isPaid: order.payment_status === 'paid', voucher: grosze(order.voucher_amount) },
  };
}
