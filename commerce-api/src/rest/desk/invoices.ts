import { Type } from 'typebox';
import type { DeskAccess } from '../../desk/access.ts';
import { invoicePdf } from '../../invoices/invoice-pdf.ts';
import { ksefNumber } from '../../invoices/ksef-number.ts';
import { printedInvoice } from '../../invoices/printed.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { ChangedOrder, KsefBody, RecordId } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['desk'];

/** J-245: papers of orders at the desk, and what the national system of e-invoices calls them. */
export function deskInvoiceRoutes(
  { database, reference, now }: Pick<AppServices, 'database' | 'reference' | 'now'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/orders/:id/documents/:document',
      {
        schema: {
          operationId: 'deskOrderDocument',
          tags,
          summary: 'An invoice, a receipt, a correction or the proforma of an order as PDF (J-245)',
          params: Type.Object({ id: RecordId, document: Type.String({ maxLength: 20 }) }),
          response: { 200: { content: { 'application/pdf': { schema: Type.Any() } } }, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const found = await database.run('desk.order', request.params.id);
        const printed = found === null ? undefined : printedInvoice(found, request.params.document, reference);
        if (printed === undefined) throw new ApiError(404, 'no_file', 'Nie ma takiego pliku.');
        reply.header('x-content-type-options', 'nosniff').header('content-disposition', 'attachment');
        return reply.type('application/pdf').send(await invoicePdf(printed));
      },
    );

    app.post(
      '/rest/V1/desk/orders/:id/documents/:document/ksef',
      {
        schema: {
          operationId: 'numberInvoice',
          tags,
          summary: 'Notes the number that the national system of e-invoices has given to an invoice (J-245)',
          params: Type.Object({ id: RecordId, document: RecordId }),
          body: KsefBody,
          response: { 200: ChangedOrder, ...errorAnswers },
        },
      },
      async (request) => {
        const { id, document: invoiceId } = request.params;
        const number = ksefNumber(request.body.ksef_number);
        requireValid({ ksef_number: number === null ? 'required' : null });
        const numbered = await database.run('desk.number-invoice', {
          orderId: id,
          invoiceId,
          ksefNumber: number ?? '',
          staffId: staffOf(request).id,
          at: now().toISOString(),
        });
        if (!('refusal' in numbered)) return { id };
        if (numbered.refusal === 'unknown') throw new ApiError(404, 'no_file', 'Nie ma takiego pliku.');
        if (numbered.refusal === 'taken') throw new ApiError(409, 'ksef_taken', 'Ten numer ma już inna faktura.');
        throw new ApiError(409, 'already_decided', 'Faktura ma już numer KSeF.');
      },
    );
  };
}
