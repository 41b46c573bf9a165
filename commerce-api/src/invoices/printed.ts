import type { Reference } from '../catalogue/reference.ts';
import type { OrderHistory } from '../orders/order-view.ts';
import type { PrintedInvoice } from './invoice-pdf.ts';
import { hasProforma, PROFORMA, proformaOf } from './proforma.ts';

/**
 * A paper of an order as it is printed; undefined where the order has none of this id. The proforma of an order that has been paid is what
 * took its place: links of e-mails last.
 * @param id of `documents` of the order
 */
export function printedInvoice(
  { order, invoices }: Pick<OrderHistory, 'order' | 'invoices'>,
  id: string,
  { storesByCode }: Pick<Reference, 'storesByCode'>,
): PrintedInvoice | undefined {
  if (id === PROFORMA && hasProforma(order)) {
    const store = storesByCode.get(order.store_code);
    return store === undefined ? undefined : proformaOf(order, store);
  }
  const found = id === PROFORMA ? invoices[0] : invoices.find((one) => String(one.id) === id);
  if (found === undefined) return undefined;
  const { kind, number, issued_at: at, ksef_number: ksefNumber, document } = found;
  return { kind, number, issuedAt: at.toISOString(), ksefNumber, document, request: null };
}
