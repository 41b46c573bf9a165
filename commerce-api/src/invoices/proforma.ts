import { grosze } from 'shared-contracts/money';
import type { Store } from '../model/index.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { amountDue, awaitsPayment } from '../orders/payable.ts';
import { polishDay } from '../promise/working-days.ts';
import { invoiceDocument } from './document.ts';
import type { PrintedInvoice } from './invoice-pdf.ts';
import { cardPositions } from './positions.ts';

/** What a proforma is called in addresses: it is drawn from its order, and never kept. */
export const PROFORMA = 'proforma' as const;

/** J-245: whether an order has a proforma: the shop waits for its transfer. */
export const hasProforma = (order: Pick<OrderRecord, 'status' | 'payment_status' | 'document'>): boolean =>
  order.document.payment.bankTransfer !== null && awaitsPayment(order);

/** It is no invoice, and its number in no series. */
export const proformaNumber = ({ number }: Pick<OrderRecord, 'number'>): string => `PRO/${number}`;

/** J-245: the proforma of an order that waits for its transfer: it asks for all that is to be paid, gift cards as well. */
export const proformaOf = (order: OrderRecord, store: Pick<Store, 'config'>): PrintedInvoice => ({
  kind: PROFORMA,
  number: proformaNumber(order),
  issuedAt: order.placed_at.toISOString(),
  ksefNumber: null,
  document: invoiceDocument(order, store, polishDay(order.placed_at)),
  request: {
    due: grosze(amountDue(order)),
    cards: cardPositions(order.document),
    transfer: order.document.payment.bankTransfer,
  },
});
