import type { Connection, RowOf } from '../database/database.ts';

const invoiceColumns = ['id', 'kind', 'number', 'issued_at', 'ksef_number', 'document'] as const;

/** A paper of an order. */
export type InvoiceRecord = Pick<RowOf<'invoice'>, (typeof invoiceColumns)[number]>;

/** The papers of an order, the oldest first. */
export const readInvoices = (db: Connection, orderId: number): Promise<readonly InvoiceRecord[]> =>
  db.selectFrom('invoice').select(invoiceColumns).where('order_id', '=', orderId).orderBy('position').execute();
