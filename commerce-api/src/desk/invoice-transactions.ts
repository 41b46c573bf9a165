import type { Transaction } from '../database/database.ts';
import { noteAction } from './audit-transactions.ts';

export interface NumberInvoice {
  readonly orderId: number;
  readonly invoiceId: number;
  /** Of the national system of e-invoices. */
  readonly ksefNumber: string;
  readonly staffId: number;
  /** ISO 8601. */
  readonly at: string;
}

export type NumberedInvoice =
  | { readonly id: number }
  | { readonly refusal: 'unknown' }
  /** Another invoice has this number. */
  | { readonly refusal: 'taken' }
  /** It has another number. */
  | { readonly refusal: 'numbered' };

/** J-245: notes what the national system calls an invoice or a correction, once: the system gives a number only once. */
const number: Transaction<NumberInvoice, NumberedInvoice> = async (db, { orderId, invoiceId, ksefNumber, staffId, at }) => {
  const invoice = await db
    .selectFrom('invoice')
    .select(['id', 'ksef_number'])
    .where('id', '=', invoiceId)
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'receipt')
    .forUpdate()
    .executeTakeFirst();
  if (invoice === undefined) return { refusal: 'unknown' };
  if (invoice.ksef_number === ksefNumber) return { id: invoiceId };
  if (invoice.ksef_number !== null) return { refusal: 'numbered' };
  const other = await db.selectFrom('invoice').select('id').where('ksef_number', '=', ksefNumber).executeTakeFirst();
  if (other !== undefined) return { refusal: 'taken' };
  await db.updateTable('invoice').set({ ksef_number: ksefNumber }).where('id', '=', invoiceId).execute();
  await noteAction(db, { staffId, action: 'number-invoice', subjectId: orderId, before: 'none', after: 'numbered', at });
  return { id: invoiceId };
};

export const invoiceTransactions = { 'desk.number-invoice': number } as const;
