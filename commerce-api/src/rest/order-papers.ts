import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { printedInvoice } from '../invoices/printed.ts';
import { invoicePdf } from '../invoices/invoice-pdf.ts';
import { PROFORMA } from '../invoices/proforma.ts';
import { orderPath } from '../mail/content/links.ts';
import { isHashOf } from '../orders/order-view.ts';
import type { AppServices } from '../server/app-services.ts';
import { sendLinkPage } from '../server/link-page.ts';
import { orderNotFound } from './order-answer.ts';
import { OrderQuery } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['orders'];
/** Papers that one network may load within a quarter of an hour: each is drawn anew. */
const mostPapers = 60;
const spanMs = 15 * 60_000;

/** J-245, J-246: papers of an order, for whoever holds its hash. */
export function orderPaperRoutes(services: Pick<AppServices, 'database' | 'limits' | 'reference' | 'translatorFor'>) {
  const { database, limits, reference } = services;
  const papers = limits.of({
    name: 'order-paper-network',
    most: mostPapers,
    spanMs,
    refusal: { code: 'too_many_tries', message: 'Zbyt wiele prób. Spróbuj za 15 minut.' },
  });

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/orders/:number/:hash/documents/:document',
      {
        schema: {
          operationId: 'orderDocument',
          tags,
          summary: 'An invoice, a receipt, a correction or the proforma of an order as PDF (J-245)',
          params: Type.Object({
            number: OrderQuery.properties.order,
            hash: OrderQuery.properties.hash,
            document: Type.String({ maxLength: 20, description: 'Its id, or proforma' }),
          }),
          response: { 200: { content: { 'application/pdf': { schema: Type.Any() } } }, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { number, hash, document } = request.params;
        await papers.take(addressKey(request.ip));
        const history = await database.run('orders.read', number);
        if (history === null || !isHashOf(history.order, hash)) throw orderNotFound();
        const printed = printedInvoice(history, document, reference);
        // E-mails lead to the proforma for as long as they are kept.
        if (printed === undefined && document === PROFORMA)
          return sendLinkPage(request, reply.status(404), services, {
            heading: 'Proforma jest nieaktualna',
            text: 'Zamówienie jest już opłacone, anulowane albo ma inną płatność. Szczegóły są na jego stronie.',
            onward: { label: 'Zobacz zamówienie', path: orderPath(number, hash) },
          });
        if (printed === undefined) throw orderNotFound();
        reply
          .header('x-content-type-options', 'nosniff')
          .header('content-disposition', `attachment; filename="${printed.number.replaceAll('/', '-')}.pdf"`);
        return reply.type('application/pdf').send(await invoicePdf(printed));
      },
    );
  };
}
