import type { Connection } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { mailAbout, orderMail } from '../orders/order-mail.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { polishDay } from '../promise/working-days.ts';
import { correctionOf } from './correct.ts';
import type { Reduction } from './correct.ts';
import { invoiceDocument } from './document.ts';
import { readInvoices } from './invoice-rows.ts';
import type { CorrectionReason, InvoiceDocument, InvoiceKind, IssuedInvoice } from './invoice.ts';

/** How the numbers of each kind begin. */
const marks = { invoice: 'FV', receipt: 'DS', correction: 'KOR' } as const satisfies Record<InvoiceKind, string>;
const digits = 6;

/** The next number of a series, `FV/AMPERIO/2026/000001`; whoever asks meanwhile waits for the end of the transaction, so that none is left out. */
async function nextNumber(db: Connection, storeCode: string, kind: InvoiceKind, day: string): Promise<string> {
  const year = Number(day.slice(0, 4));
  const { last } = await db
    .insertInto('invoice_series')
    .values({ store_code: storeCode, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['store_code', 'kind', 'year']).doUpdateSet((eb) => ({ last: eb('invoice_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return [marks[kind], storeCode.toUpperCase().replaceAll('_', '-'), year, String(last).padStart(digits, '0')].join('/');
}

interface NewInvoice {
  readonly kind: InvoiceKind;
  readonly position: number;
  readonly document: InvoiceDocument;
  readonly at: string;
}

async function write(db: Connection, order: OrderRecord, { kind, position, document, at }: NewInvoice): Promise<IssuedInvoice> {
  const number = await nextNumber(db, order.store_code, kind, polishDay(new Date(at)));
  const row = { order_id: order.id, kind, position, store_code: order.store_code, number, issued_at: at, document };
  return db
    .insertInto('invoice')
    .values({ id: nextOf('invoice_id'), ...row })
    .returning(['id', 'kind', 'number'])
    .executeTakeFirstOrThrow();
}

/**
 * J-245: the invoice of a locked order, or the receipt of who has asked for none: once, when it has been paid, and at the latest when it has
 * been packed (ADR 103).
 * @param at ISO 8601
 * @returns null where the order has it already, and where nothing of it is taxed: gift cards are not (ADR 105), what paying for them costs is
 */
export async function issueInvoice(db: Connection, order: OrderRecord, at: string): Promise<IssuedInvoice | null> {
  if ((await readInvoices(db, order.id)).length > 0) return null;
  const { document: store } = await db
    .selectFrom('store')
    .select('document')
    .where('code', '=', order.store_code)
    .executeTakeFirstOrThrow(() => new Error(`there is no store ${order.store_code}`));
  const document = invoiceDocument(order, store, polishDay(new Date(at)));
  if (document.positions.length === 0) return null;
  return write(db, order, { kind: order.document.withInvoice ? 'invoice' : 'receipt', position: 0, document, at });
}

/**
 * J-246: corrects the invoice of a locked order by what is paid back for it, and tells its customer. Receipts are not corrected, and nothing
 * is where nothing is left.
 */
export async function correctInvoice(
  db: Connection,
  order: OrderRecord,
  reduction: Reduction,
  { reason, at }: { readonly reason: CorrectionReason; readonly at: string },
): Promise<void> {
  const issued = await readInvoices(db, order.id);
  const document = correctionOf(issued, reduction, reason);
  if (document === null) return;
  const invoice = await write(db, order, { kind: 'correction', position: issued.length, document, at });
  await enqueueMail(db, { kind: 'invoice-corrected', data: { ...orderMail(order), invoice } }, mailAbout(order, at));
}
